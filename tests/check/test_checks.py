"""What is checked before and after drawing: letters our fonts have, texts that fit, each fault at its place."""

from pathlib import Path

import pytest
from prints import SHIPPED
from prints import order

from generator.check.texts import fits
from generator.draw.fonts import Font
from generator.draw.scene import Anchor
from generator.draw.scene import Text
from generator.errors import FindingsError
from generator.findings import Finding
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.pipeline import make

BOX = Box.at(10, 10, 20, 5)


def text(x: float, y: float, width: float, anchor: Anchor = Anchor.START) -> Text:
    return Text(Point(x, y), "word", Font.TEXT, 10, "#000000", anchor, width, BOX)


def renamed(folder: Path, **names: str) -> Path:
    """The lantern with other names in some languages."""
    lines = SHIPPED["lantern"].read_text(encoding="utf-8").splitlines()
    for language, name in names.items():
        index = next(index for index, line in enumerate(lines) if line.startswith(f"  {language}:"))
        lines[index] = f'  {language}: "{name}"'
    file = folder / "renamed.yaml"
    file.write_text("\n".join(lines), encoding="utf-8")
    return file


def findings(layout: Path, language: str) -> tuple[Finding, ...]:
    with pytest.raises(FindingsError) as stopped:
        make(order(layout, language=language))
    return stopped.value.findings


@pytest.mark.parametrize("anchor", Anchor)
def test_a_text_as_wide_as_its_box_fits_and_a_wider_one_does_not(anchor: Anchor) -> None:
    x = {Anchor.START: 10, Anchor.MIDDLE: 20, Anchor.END: 30}[anchor]
    assert fits(text(x, 14, 20, anchor))
    assert not fits(text(x, 14, 20.1, anchor))
    assert not fits(text(x + 0.5, 14, 20, anchor))


def test_a_text_may_neither_rise_above_its_box_nor_stand_below_it() -> None:
    cap = text(10, 14, 5).at.y - text(10, 14, 5).ink.top
    assert fits(text(10, 15, 5)) and not fits(text(10, 15.1, 5))
    assert fits(text(10, 10 + cap, 5)) and not fits(text(10, 9.9 + cap, 5))


def test_all_letters_without_a_glyph_are_named_at_once(tmp_path: Path) -> None:
    (finding,) = findings(renamed(tmp_path, en="月 and 🚀 and 月"), "en")
    assert finding.code == "PC301"
    assert "'月' (U+6708), '🚀' (U+1F680)" in finding.message
    assert finding.span and finding.span.text == '  en: "月 and 🚀 and 月"'


def test_only_the_language_that_is_printed_is_checked(tmp_path: Path) -> None:
    layout = renamed(tmp_path, uk="月", fr="W" * 60)
    assert make(order(layout, language="en")).findings == ()
    (glyphs,), (width,) = findings(layout, "uk"), findings(layout, "fr")
    assert (glyphs.code, width.code) == ("PC301", "PC302")
    assert glyphs.span and width.span
    assert glyphs.span.text.startswith("  uk:") and width.span.text.startswith("  fr:")


def test_a_text_that_does_not_fit_is_shown_with_its_sizes(tmp_path: Path) -> None:
    (finding,) = findings(renamed(tmp_path, en="W" * 60), "en")
    assert "does not fit" in finding.message and "mm" in finding.message and finding.help


def test_a_long_name_is_shrunk_before_it_is_refused(tmp_path: Path) -> None:
    assert make(order(renamed(tmp_path, en="The Long Way Around the Sun"))).findings == ()
