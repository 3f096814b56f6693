"""Ways out: whoever does what the one finding of a faulty file says has a file without errors."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from prints import drawn
from prints import order
from test_faulty_files import FAULTY
from test_faulty_files import SHIPPED
from test_faulty_files import folder_with

from generator.errors import FindingsError
from generator.findings import Finding
from generator.findings import has_errors
from generator.games.distant_suns import GAME
from generator.load.suggest import did_you_mean

LANTERN = SHIPPED / "layouts" / "lantern.yaml"
Way = tuple[str, tuple[tuple[str, str], ...]]


def way(says: str, *changes: tuple[str, str]) -> Way:
    """What the help must say, and what somebody changes who does it."""
    return says, changes


WAYS_OUT = {
    "layout/key-indented-too-far": way("remove 1 space before it", ("\n author", "\nauthor")),
    "layout/first-key-indented": way("remove 1 space before it", ("\n name", "\nname")),
    "layout/entry-indented-too-far": way("remove 1 space before it", ("\n   S:", "\n  S:")),
    "layout/entries-indented-too-far": way("remove 1 space before each", *((f"   {s}:", f"  {s}:") for s in "SAUTW")),
    "layout/rows-key-indented": way("remove 1 space before it", ("\n rows", "\nrows")),
    "layout/entry-not-indented": way("put 2 spaces before it", ("\nU:", "\n  U:")),
    "layout/bad-indentation": way("put 1 space before it", ("\n A:", "\n  A:")),
    "layout/typographic-quotes": way('write "-": nothing', ("“-”", '"-"'), ("“.”", '"."')),
    "layout/typographic-closing-quote": way('write name: "Small"', ("Small”", 'Small"')),
    "layout/guillemets-around-a-number": way("write 17, without quotes", ("«17»", "17")),
    "layout/no-break-space-in-a-row": way("type a plain space", ("\u00a0", " ")),
    "layout/no-break-space-indentation": way("type a plain space", ("\u00a0", " ")),
    "layout/no-break-space-after-a-colon": way("type a plain space", (":\u00a0", ": ")),
    "layout/no-break-space-before-a-colon": way("type a plain space", ("\u00a0", " ")),
    "layout/narrow-space-in-a-kind": way("type a plain space", ("\u202f", " ")),
    "layout/colon-in-a-name": way('name: "Small: the return"', ("Small: the return", '"Small: the return"')),
    "layout/colon-in-a-language": way("en: 'Small: a \"classic\"'", ('Small: a "classic"', "'Small: a \"classic\"'")),
    "layout/cyrillic-in-the-legend": way("type the Latin 'A'", ("А:", "A:")),
    "layout/cyrillic-in-the-rows": way("type the Latin 'A'", ("А", "A")),
    "layout/cyrillic-in-a-key": way("type the Latin 'o'", ("rоws", "rows")),
    "layout/cyrillic-in-a-kind": way("type the Latin 'a'", ("аlien", "alien")),
    "layout/cyrillic-symbol": way("type the Latin 'A'", ("А", "A")),
    "layout/greek-in-the-legend": way("type the Latin 'T'", ("Τ:", "T:")),
    "layout/legend-as-list": way("remove the '-' before each line", ("  - ", "  ")),
    "layout/world-out-of-range": way("whole numbers from 0 to 99", ("100/5", "99/5")),
    "layout/hex-size-too-small": way("write a number from 8 to 40", ("hex_size: 2", "hex_size: 15")),
    "layout/huge-hex-size": way("write a number from 8 to 40", ("hex_size: 41", "hex_size: 40")),
    "layout/hash-as-symbol": way('write "#": plain', ("#: plain", '"#": plain')),
    "layout/zero-width-space": way("remove it", ("\u200b", "")),
    "layout/right-to-left-override": way("remove it", ("\u202e", "")),
    "missions/missions-as-text": way(
        "write [alien, upgrade, treasure, cluster, black-hole]",
        ("alien, upgrade, treasure, cluster, black-hole", "[alien, upgrade, treasure, cluster, black-hole]"),
    ),
    "missions/points-as-text": way("write [0, 3, 6, 10, 15, 20]", ("0 3 6 10 15 20", "[0, 3, 6, 10, 15, 20]")),
    "missions/points-too-large": way("write a whole number from", ("1500", "15")),
    "missions/points-with-typographic-minus": way("write -5, with a plain minus", ("−5", "-5")),
    "shapes/cyrillic-in-an-id": way("type the Latin 'c'", ("сomet", "comet")),
    "shapes/cells-indented-too-far": way("remove 1 space before it", ("\n     cells", "\n    cells")),
}


def findings(kind: str, text: str, folder: Path) -> tuple[Finding, ...]:
    """What is found in a file of this kind with this text."""
    (folder / kind).mkdir(exist_ok=True)
    file = folder / kind / "file.yaml"
    file.write_text(text, encoding="utf-8")
    if kind == "layout":
        return GAME.load(file).findings
    return replace(GAME, own=folder_with(file, folder)).load(LANTERN).findings


@pytest.mark.parametrize("name", WAYS_OUT)
def test_a_slip_is_told_once_and_who_does_what_is_said_has_a_file_without_errors(name: str, tmp_path: Path) -> None:
    says, changes = WAYS_OUT[name]
    kind, text = name.split("/", maxsplit=1)[0], (FAULTY / f"{name}.yaml").read_text(encoding="utf-8")
    (finding,) = findings(kind, text, tmp_path)
    assert says in finding.help
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    assert not has_errors(findings(kind, text, tmp_path))


@pytest.mark.parametrize(
    ("name", "step"), [("rows-without-spaces", 2), ("rows-without-spaces-shifted", 2), ("rows-without-spaces-flat", 4)]
)
def test_rows_without_spaces_are_told_once_and_load_when_spaced_as_said(name: str, step: int, tmp_path: Path) -> None:
    text = (FAULTY / "layout" / f"{name}.yaml").read_text(encoding="utf-8")
    (finding,) = findings("layout", text, tmp_path)
    assert "every other row is shifted" in finding.help
    head, rows = text.split("rows: |\n")
    spaced = [(" " * (step - 1)).join(row.strip()) for row in rows.splitlines()]
    shifted = [" " * (step // 2 * (number % 2)) + row for number, row in enumerate(spaced)]
    for row, told in zip(shifted, re.findall("'([^']+)…'", finding.help), strict=False):
        assert row.startswith(told)
    text = head + "rows: |\n" + "".join(f"  {row}\n" for row in shifted)
    assert not has_errors(findings("layout", text, tmp_path))


@pytest.mark.parametrize("separator", [", ", ",", "; ", " "])
def test_a_list_written_as_text_is_shown_as_a_list(separator: str, tmp_path: Path) -> None:
    text = (FAULTY / "missions" / "missions-as-text.yaml").read_text(encoding="utf-8")
    (finding,) = findings("missions", text.replace(", ", separator, 4), tmp_path)
    assert "write [alien, upgrade, treasure, cluster, black-hole]" in finding.help


def test_what_is_wrong_besides_a_slip_is_told_too_with_the_lines_as_written(tmp_path: Path) -> None:
    text = (FAULTY / "layout" / "typographic-quotes.yaml").read_text(encoding="utf-8")
    text = text.replace("U: upgrade", "U: upgrad").replace("\nlegend", "\nauthor:\u00a0Ann\nlegend")
    found = findings("layout", text, tmp_path)
    assert [(each.code, each.span.line) for each in found if each.span] == [("PC107", 3), ("PC108", 5), ("DS105", 9)]
    assert all(each.span and each.span.text == text.split("\n")[each.span.line - 1] for each in found)


@pytest.mark.parametrize("name", ["“Small”", "The comet’s tail", "Une comète\u00a0!", "«\u202fComète\u202f»", "Соте"])
def test_texts_that_are_printed_may_hold_such_characters(name: str, tmp_path: Path) -> None:
    text = LANTERN.read_text(encoding="utf-8")
    text = re.sub("^name:(\n  .*)+$", f"name: {name}", text, flags=re.MULTILINE)
    assert f"name: {name}" in text
    assert findings("layout", text, tmp_path) == ()


def test_a_name_with_a_character_that_looks_right_is_told_which() -> None:
    told = did_you_mean("shееt", ("sheet", "tiles"))
    assert told.startswith("did you mean 'sheet'? 'е' is a Cyrillic letter here, though it looks like the Latin 'e'")
    assert did_you_mean("“sheet”", ("sheet", "tiles")).startswith("did you mean 'sheet'? typographic quotes (“ ”)")


@pytest.mark.parametrize(
    "title",
    [
        "The extraordinarily long journey of the comet through the whole solar system",
        "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz der Kometen",
    ],
)
@pytest.mark.parametrize("per_page", [1, 2])
def test_a_title_that_is_too_long_is_told_where_it_stands_and_what_would_fit(
    title: str, per_page: int, tmp_path: Path
) -> None:
    file = tmp_path / "sheet.yaml"
    text = re.sub("^name:(\n  .*)+$", "name: NAME", LANTERN.read_text(encoding="utf-8"), flags=re.MULTILINE)
    file.write_text(text.replace("NAME", title), encoding="utf-8")
    with pytest.raises(FindingsError) as stopped:
        drawn(order(file, per_page=per_page))
    (finding,) = dict.fromkeys(stopped.value.findings)
    assert finding.code == "PC302" and finding.span and finding.span.text == f"name: {title}"
    fitting = re.search("letters: '(.+)' would fit", finding.help)
    assert fitting and len(fitting[1]) > 10 and title.startswith(fitting[1])
    file.write_text(text.replace("NAME", fitting[1]), encoding="utf-8")
    assert drawn(order(file, per_page=per_page)).findings == ()
