"""Descriptions of set-ups: read back as they were, and answered with everything that is wrong."""

import re
from dataclasses import replace

import pytest
from suns import ARRANGER
from suns import CONTENT
from suns import MANY_CODES

from generator.errors import FindingsError
from generator.findings import Finding
from generator.games.distant_suns.arrange.arranger import describe
from generator.games.distant_suns.arrange.arranger import read
from generator.games.distant_suns.rules.setup import Setup

GOOD = "DS:moon=alien,rocket=upgrade,comet=treasure,star=cluster,planet=black-hole:1.3.2"
SETUP = Setup(
    ("moon", "rocket", "comet", "star", "planet"),
    ("alien", "upgrade", "treasure", "cluster", "black-hole"),
    first_seats=(0, 2, 1),
)


def refusals(typed: str) -> list[Finding]:
    with pytest.raises(FindingsError) as stopped:
        read(CONTENT, typed)
    return list(stopped.value.findings)


@pytest.mark.parametrize("typed", [GOOD, GOOD.upper(), GOOD.replace(",", ", "), f"  {GOOD.replace(':', ' : ')}\n"])
def test_a_description_is_read_however_it_is_spaced(typed: str) -> None:
    found = read(CONTENT, typed)
    assert found.setup == SETUP
    assert found.code == found.description == GOOD
    assert not found.has_short_code


def test_without_seats_people_decide_who_begins() -> None:
    found = read(CONTENT, GOOD.rsplit(":", 1)[0])
    assert found.setup == replace(SETUP, first_seats=())
    assert describe(found.setup) == GOOD.rsplit(":", 1)[0]


def test_a_description_outlives_changes_of_the_content() -> None:
    fewer = tuple(shape for shape in reversed(CONTENT.shapes) if shape.id != "telescope")
    assert read(replace(CONTENT, shapes=fewer), GOOD).setup == SETUP


def test_the_order_in_the_files_does_not_matter_for_codes() -> None:
    turned = replace(
        CONTENT,
        shapes=tuple(reversed(CONTENT.shapes)),
        missions=tuple(reversed(CONTENT.missions)),
    )
    for code in MANY_CODES[:50]:
        assert ARRANGER.arrange(turned, code).setup == ARRANGER.arrange(CONTENT, code).setup


@pytest.mark.parametrize(
    ("typed", "code", "said"),
    [
        (GOOD.replace("DS:", "CC:"), "PC403", "'CC'.*'DS'"),
        (GOOD.replace("moon", "mon"), "DS162", "no tile 'mon'"),
        (GOOD.replace("moon", "black-hole"), "DS162", "no tile 'black-hole'"),
        (GOOD.replace("=alien", "=aliens"), "DS163", "no mission 'aliens'"),
        (GOOD.replace("moon", "rocket"), "DS164", "tile 'rocket' is named twice"),
        (GOOD.replace("=alien", "=cluster"), "DS164", "mission 'cluster' is named twice"),
        (GOOD.replace(",planet=black-hole", ""), "DS161", "5 tiles.*here are 4"),
        (GOOD.replace(":1", ",saucer=alien:1"), "DS161", "5 tiles.*here are 6"),
        (GOOD.replace("moon=alien", "moon"), "DS161", "'moon' is no pair"),
        (GOOD.replace("moon=", "="), "DS161", "'alien' is no pair"),
        (GOOD.replace("1.3.2", "1.4.2"), "DS165", "'4' is no seat among 3"),
        (GOOD.replace("1.3.2", "0.3.2"), "DS165", "'0' is no seat among 2"),
        (GOOD.replace("1.3.2", "1.3"), "DS165", "3 first players.*here are 2"),
        (GOOD.replace("1.3.2", "1.3.2.1"), "DS165", "here are 4"),
        (GOOD.replace("1.3.2", "one"), "DS165", "here are 1"),
        ("DS:", "DS161", "here are 0"),
        (":", "PC403", "''"),
    ],
)
def test_a_wrong_description_is_told_what_is_wrong_with_it(typed: str, code: str, said: str) -> None:
    (found, *_) = [finding for finding in refusals(typed) if finding.code == code]
    assert re.search(said, found.message) and found.help


def test_likely_names_are_suggested() -> None:
    findings = refusals(GOOD.replace("moon", "mon").replace("=cluster", "=clutser"))
    assert [finding.help.split("?")[0] for finding in findings] == ["did you mean 'moon'", "did you mean 'cluster'"]


def test_all_that_is_wrong_is_said_at_once() -> None:
    findings = refusals("CC:mon=aliens,rocket=upgrade:9.9.9")
    assert {finding.code for finding in findings} == {"PC403", "DS161", "DS162", "DS163", "DS165"}
