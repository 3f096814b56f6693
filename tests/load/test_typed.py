"""Typing: strict types, and every fault at its line in plain words."""

from typing import Annotated
from typing import Literal

import pytest
from pydantic import Field

from generator.findings import Finding
from generator.load.models import AS_LIST
from generator.load.models import FileModel
from generator.load.models import LineWords
from generator.load.models import words
from generator.load.typed import typed
from generator.load.yaml_reader import read_yaml


class Part(FileModel):
    id: str


class Sample(FileModel):
    size: Annotated[float, Field(gt=0, lt=100)] = 1.0
    count: int = 1
    is_round: bool = False
    colour: Literal["red", "blue"] = "red"
    name: LineWords = "x"
    parts: Annotated[tuple[Part, ...], AS_LIST] = ()


def findings_of(text: str) -> tuple[Finding, ...]:
    document, found = read_yaml(text, "file.yaml")
    assert document is not None and not found
    return typed(document, Sample)[1]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("size: wide", "size must be a number, not 'wide'"),
        ("size: '17'", "size must be a number, not '17'"),
        ("size: true", "size must be a number, not true"),
        ("size: 0", "size must be more than 0, not 0"),
        ("size: 100", "size must be less than 100, not 100"),
        ("count: 1.5", "count must be a whole number, not 1.5"),
        ("count: [1]", "count must be a whole number, not a list"),
        ("is_round: 1", "is_round must be true or false, not 1"),
        ("is_round: yes", "is_round must be true or false, not 'yes'"),
        ("colour: green", "colour cannot be 'green'"),
        ("parts: 3", "parts must be a list, not 3"),
        ("parts: [{id: 3}]", "id must be text, not 3"),
        ("parts: [x]", "item 1 of parts must be a block of keys, not 'x'"),
        ("parts: [{}]", "item 1 of parts has no key 'id'"),
        ("name: {en: 3}", "en must be text, not 3"),
        ("name: {EN: x}", "EN is no language code"),
        ("name: {}", "name must have at least 1 entry, not 0"),
        ("colours: red", "there is no key 'colours' here"),
    ],
)
def test_a_fault_is_told_once_and_in_plain_words(text: str, message: str) -> None:
    assert [finding.message for finding in findings_of(text)] == [message]


def test_all_faults_are_told_in_one_go() -> None:
    found = findings_of("size: wide\ncount: many\nparts:\n  - id: 1\n  - ids: x\n")
    assert [(finding.span.line, finding.code) for finding in found if finding.span] == [
        (1, "PC203"),
        (2, "PC203"),
        (4, "PC203"),
        (5, "PC201"),
    ]


def test_an_unknown_key_is_met_with_the_likely_one() -> None:
    assert findings_of("colr: red")[0].help.startswith("did you mean 'colour'?")
    assert "'id'" in findings_of("parts: [{idd: x}]")[0].help


def test_a_number_where_text_belongs_is_told_to_take_quotes() -> None:
    assert "quotes" in findings_of("parts: [{id: 3}]")[0].help


def test_many_faults_end_in_a_summary() -> None:
    found = findings_of("".join(f"key{number}: 1\n" for number in range(4000)))
    assert len(found) == 51 and found[-1].message == "3950 more faults like these"


def test_words_are_kept_by_language_with_single_spaces() -> None:
    document, _ = read_yaml("name: {en: a, no: b}", "sheet.yaml")
    assert document
    assert words("a\n b", document, "name").in_language("fr") == "a b"
    both = words({"en": "a", "no": "b"}, document, "name")
    assert (both.in_language("no"), both.in_language("fr")) == ("b", "a")
    assert [(wording.text, wording.span.column) for wording in both.chosen("no")] == [("b", 19)]
    assert words("", document, "name").in_language("en") == ""
