"""The reader: what words mean, where things stand, and which limits hold."""

import math
import time

import pytest
import yaml

from generator.load import yaml_reader
from generator.load.document import Location
from generator.load.document import YamlDocument
from generator.load.yaml_reader import read_yaml


def document(text: str) -> YamlDocument:
    found, findings = read_yaml(text, "file.yaml")
    assert found is not None and findings == ()
    return found


def codes(text: str) -> list[str]:
    return [finding.code for finding in read_yaml(text, "file.yaml")[1]]


@pytest.fixture(params=["CSafeLoader", "SafeLoader"])
def _both_parsers(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if not hasattr(yaml, request.param):
        pytest.skip("PyYAML is built without the parser in C")
    monkeypatch.setattr(yaml_reader, "LOADER", getattr(yaml, request.param))


pytestmark = pytest.mark.usefixtures("_both_parsers")


TEXT = [
    "yes",
    "no",
    "on",
    "off",
    "y",
    "n",
    "Yes",
    "NO",
    "12:30",
    "2024-01-01",
    "1_000",
    "0b1",
    "08x",
    "+",
    ".",
    "<<",
    "=",
]


@pytest.mark.parametrize("word", TEXT)
def test_words_that_older_yaml_mistakes_are_text(word: str) -> None:
    assert document(f"key: [{word} ]").data == {"key": [word]}


CORE: dict[str, object] = {
    "true": True,
    "False": False,
    "TRUE": True,
    "null": None,
    "~": None,
    "17": 17,
    "-3": -3,
    "+3": 3,
    "017": 17,
    "0o17": 15,
    "0x1F": 31,
    "1.5": 1.5,
    ".5": 0.5,
    "5.": 5.0,
    "1e3": 1000.0,
    "-.inf": -math.inf,
    ".INF": math.inf,
}


@pytest.mark.parametrize(("word", "value"), CORE.items())
def test_the_core_words_of_yaml_1_2_have_their_values(word: str, value: object) -> None:
    data = document(f"key: {word}").data
    assert data == {"key": value} and isinstance(data, dict) and type(data["key"]) is type(value)


def test_quoted_words_are_text() -> None:
    assert document("""[ "17", 'true', "null", '~' ]""").data == ["17", "true", "null", "~"]


def test_the_language_code_of_norwegian_is_text() -> None:
    assert document("name:\n  no: Lykt\n").data == {"name": {"no": "Lykt"}}


@pytest.mark.parametrize(
    ("location", "value", "key"),
    [
        (("name",), (1, 7, 5), (1, 1, 4)),
        (("list",), (3, 3, 1), (2, 1, 4)),
        (("list", 1), (4, 5, 6), (4, 5, 6)),
        (("flow", "b"), (5, 14, 1), (5, 11, 1)),
        (("empty",), (6, 1, 5), (6, 1, 5)),
        (("list", 9), (3, 3, 1), (2, 1, 4)),
    ],
)
def test_every_key_and_value_keeps_its_place(
    location: Location, value: tuple[int, int, int], key: tuple[int, int, int]
) -> None:
    text = "name: Small\nlist:\n  - one\n  - 'two'#\nflow: {a, b: 2}\nempty:\n".replace("'two'#", '"two!"')
    span, key_span = document(text).span(location), document(text).key_span(location)
    assert (span.line, span.column, span.length) == value
    assert (key_span.line, key_span.column, key_span.length) == key


@pytest.mark.parametrize("header", ["|", "|-", "|+", "|2", "|  # comment"])
def test_a_character_of_a_literal_block_keeps_its_place(header: str) -> None:
    found = document(f"a: 1\nrows: {header}\n  ab\n\n   cd\nb: 2\n")
    span = found.block_span(("rows",), 2, 2)
    assert found.is_literal(("rows",)) and not found.is_literal(("a",))
    assert (span.line, span.column, span.text) == (5, 5, "   cd")


@pytest.mark.parametrize("text", ["rows: >\n  ab\n", "rows: 'ab'\n", "rows: ab\n"])
def test_other_text_is_no_literal_block(text: str) -> None:
    assert not document(text).is_literal(("rows",))


@pytest.mark.parametrize("deep", ["[" * 32 + "]" * 32, "".join("  " * level + "a:\n" for level in range(32))])
def test_thirty_two_levels_are_accepted(deep: str) -> None:
    assert codes(deep) == []


@pytest.mark.parametrize(
    "deep", ["[" * 33 + "]" * 33, "".join("  " * level + "a:\n" for level in range(33)) + " " * 66 + "a: 1"]
)
def test_one_level_more_is_not(deep: str) -> None:
    assert codes(deep) == ["PC114"]


def test_all_duplicate_keys_are_reported_and_the_first_value_stays() -> None:
    found, findings = read_yaml("a: 1\na: 2\nb: {c: 1, c: 2}\na: 3\n", "file.yaml")
    assert found is not None and found.data == {"a": 1, "b": {"c": 1}}
    assert [(finding.span.line, finding.label) for finding in findings if finding.span] == [
        (2, "first used in line 1"),
        (3, "first used in line 3"),
        (4, "first used in line 1"),
    ]


HOSTILE = {
    "many values": "- x\n" * 60_000,
    "many keys": "".join(f"k{number}: 1\n" for number in range(20_000)),
    "many duplicates": "a: 1\n" * 50_000,
    "one long line": "a: " + "x" * 250_000,
    "one long key": "x" * 250_000 + ": 1",
    "open brackets": "[" * 250_000,
    "open braces": "{" * 250_000,
    "open pairs": "[{" * 125_000,
    "many dashes": "- " * 125_000,
    "many question marks": "? " * 125_000,
    "many colons": ": " * 125_000,
    "many quotes": "'" * 250_001,
    "many spaces": " " * 250_000 + "x: |\n y\nz",
    "many blank lines": "a: |\n" + "\n" * 250_000,
    "many exclamation marks": "!" * 250_000,
    "many stars": "*a " * 80_000,
    "long number": "a: " + "9" * 250_000,
    "long float": "a: " + "9" * 125_000 + "." + "9" * 120_000 + "e9",
    "escapes": 'a: "' + "\\x41" * 60_000 + '"',
    "comments": "#\n" * 125_000,
    "percent": "%" * 250_000,
    "tabs": "\t" * 250_000 + "a: 1",
    "merge bomb": "a: &a {b: 1}\n" + "".join(f"x{n}: &x{n} {{<<: [{'*a, ' * 9}]}}\n" for n in range(9)),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_answered_within_a_second(name: str, request: pytest.FixtureRequest) -> None:
    start = time.perf_counter()
    read_yaml(HOSTILE[name], "file.yaml")
    slack = 1 if "CSafeLoader" in request.node.name else 6  # the parser in Python is the spare wheel
    assert time.perf_counter() - start < slack


def test_an_escape_cannot_smuggle_in_what_cannot_be_printed() -> None:
    assert codes(r'a: "\x07"')[0] == "PC106"
    assert codes(r'a: "\ud800"')[0] in ("PC106", "PC110")
