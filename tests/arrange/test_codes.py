"""Codes survive how people type them, and tell what is wrong with those that do not."""

import re
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator import discover
from generator.arrange.code import ALPHABET
from generator.arrange.code import NAMING
from generator.arrange.code import further_code
from generator.arrange.code import new_code
from generator.arrange.code import read_code
from generator.arrange.code import written
from generator.errors import FindingsError
from generator.findings import Finding

CODE = "DS-7KQ2-MK"
NAMINGS = st.text(alphabet=ALPHABET, min_size=NAMING, max_size=NAMING)


def refusal(typed: str, initials: str = "DS") -> Finding:
    with pytest.raises(FindingsError) as stopped:
        read_code(initials, typed)
    (finding,) = stopped.value.findings
    return finding


@pytest.mark.parametrize(
    "typed",
    [
        "DS-7KQ2-MK",
        "ds-7kq2-mk",
        "DS7KQ2MK",
        "7KQ2-MK",
        "7kq2mk",
        " DS 7KQ2 MK ",
        "DS–7KQ2—MK",
        "DS.7KQ2.MK",
        "“DS-7KQ2-MK”",
        "DS-7КQ2-МК",  # К and М of a Cyrillic keyboard
        "ＤＳ－７ＫＱ２－ＭＫ",
    ],
)
def test_it_does_not_matter_how_a_code_is_typed(typed: str) -> None:
    assert read_code("DS", typed) == CODE


def test_letters_that_are_easily_misread_are_read_as_meant() -> None:
    code = written("DS", "10101")
    assert read_code("DS", code.replace("1", "I").replace("0", "O")) == code
    assert read_code("DS", code.replace("1", "l").replace("0", "o")) == code


@given(NAMINGS)
def test_every_code_is_read_back(naming: str) -> None:
    code = written("DS", naming)
    assert re.fullmatch(f"DS-[{ALPHABET}]{{4}}-[{ALPHABET}]{{2}}", code)
    assert read_code("DS", code) == read_code("DS", code[3:]) == code


def test_a_code_without_initials_that_begins_like_them_is_read() -> None:
    code = written("DS", "DSDSD")
    assert read_code("DS", code) == read_code("DS", code[3:]) == code


@given(NAMINGS, st.integers(0, NAMING), st.sampled_from(ALPHABET))
def test_one_wrong_character_is_always_told(naming: str, place: int, char: str) -> None:
    typed = list(written("DS", naming).removeprefix("DS-").replace("-", ""))
    if typed[place] != char:
        typed[place] = char
        assert refusal("".join(typed)).code == "PC402"


@given(NAMINGS)
def test_two_exchanged_characters_are_always_told(naming: str) -> None:
    plain = written("DS", naming).removeprefix("DS-").replace("-", "")
    for one, other in combinations(range(len(plain)), 2):
        typed = list(plain)
        typed[one], typed[other] = typed[other], typed[one]
        if typed != list(plain):
            assert refusal("".join(typed)).code == "PC402"


def test_the_game_belongs_to_what_is_controlled() -> None:
    assert refusal(CODE.removeprefix("DS-"), initials="CC").code == "PC402"


@pytest.mark.parametrize(
    ("typed", "code", "said"),
    [
        ("CC-7KQ2-MK", "PC403", "another game: it begins with CC, not DS"),
        ("DS-7KQ2-M", "PC401", "5 characters besides DS, not 6"),
        ("DS-7KQ2-MKK", "PC401", "7 characters besides DS, not 6"),
        ("DS-7KQ2", "PC401", "4 characters besides DS, not 6"),
        ("DS", "PC401", "0 characters besides DS, not 6"),
        ("", "PC401", "0 characters"),
        ("DS-UKQ2-MK", "PC401", "a character that no code has: U"),
        ("DS-7ЖQ2-MK", "PC401", "a character that no code has: Ж"),
        ("DS-7KQ2-MM", "PC402", "typing error"),
        ("DS-7KQ2-KM", "PC402", "typing error"),
        ("x" * 5000, "PC401", "not 6"),
    ],
)
def test_a_wrong_code_is_told_what_is_wrong_with_it(typed: str, code: str, said: str) -> None:
    finding = refusal(typed)
    assert finding.code == code and said in finding.message and finding.help


def test_the_code_shown_as_an_example_is_one() -> None:
    shown = re.search(r"looks like (\S+);", refusal("x").help)
    assert shown and read_code("DS", shown[1]) == shown[1]


@given(st.text())
def test_whatever_is_typed_is_a_code_or_a_finding(typed: str) -> None:
    try:
        assert read_code("DS", read_code("DS", typed)) == read_code("DS", typed)
    except FindingsError as stopped:
        assert {finding.code for finding in stopped.findings} <= {"PC401", "PC402", "PC403"}


def test_new_codes_are_codes_and_differ() -> None:
    codes = {new_code("DS") for _ in range(200)}
    assert len(codes) > 190 and all(read_code("DS", code) == code for code in codes)


def test_further_codes_depend_on_the_first_only() -> None:
    again = [further_code("DS", CODE, index) for index in range(1, 100)]
    assert again == [further_code("DS", CODE, index) for index in range(1, 100)]
    assert len(set(again)) == len(again)
    assert again[0] != further_code("DS", written("DS", "00000"), 1)


def test_no_two_games_have_the_same_initials() -> None:
    initials = [discover.game(id).initials for id in discover.game_ids()]
    assert len(set(initials)) == len(initials)
    assert all(re.fullmatch("[A-Z]{2,3}", each) for each in initials)
