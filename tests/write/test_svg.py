"""The SVG is well-formed, in millimetres, draws what repeats once, and carries the letters it needs."""

import re
from base64 import b64decode
from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from prints import EACH_LAYOUT
from prints import SHIPPED
from prints import document
from prints import order
from prints import pdf_of
from prints import silent
from prints import svg_of
from readers import LINK
from readers import SVG
from readers import SvgFile
from readers import opened
from readers import words_in_pdf

from generator import discover
from generator.draw.fonts import Font
from generator.draw.scene import Path as Outline
from generator.draw.scene import Style
from generator.draw.scene import Use
from generator.draw.scene import symbol
from generator.geometry.path import circle
from generator.geometry.point import ORIGIN
from generator.pipeline import make
from generator.write.number import number
from generator.write.pdf import pdf
from generator.write.shared import shared_symbols
from generator.write.svg import svg

FACE = re.compile(r'font-family:"([^"]+)";font-weight:(\d+);src:[^}]*base64,([^)]+)\)')


@pytest.mark.parametrize("outlines", [False, True])
@pytest.mark.parametrize("layout", EACH_LAYOUT)
def test_every_use_has_its_symbol_and_every_symbol_is_used_more_than_once(layout: str, outlines: bool) -> None:
    for page in svg(document(layout), outlines, silent):
        root = SvgFile(page).root
        symbols = [element.get("id") for element in root.iter(f"{SVG}symbol")]
        uses = [element.get(LINK, "").lstrip("#") for element in root.iter(f"{SVG}use")]
        assert len(set(symbols)) == len(symbols)
        assert set(uses) == set(symbols)
        assert all(uses.count(str(name)) > 1 for name in symbols)


@pytest.mark.parametrize("language", discover.language_ids())
def test_the_page_says_its_title_and_language(language: str) -> None:
    root = SvgFile(svg_of(language=language)[0]).root
    title = root.find(f"{SVG}title")
    assert title is not None and title.text == document(language=language).title
    assert root.get("{http://www.w3.org/XML/1998/namespace}lang") == language


@pytest.mark.parametrize("language", discover.language_ids())
def test_the_fonts_inside_have_every_letter_of_the_page(language: str) -> None:
    (page,) = svg_of(language=language)
    fonts = {
        (family, weight): TTFont(BytesIO(b64decode(data))).getBestCmap()
        for family, weight, data in FACE.findall(page.decode())
    }
    texts = list(SvgFile(page).root.iter(f"{SVG}text"))
    assert len(fonts) == len(Font) and texts
    for text in texts:
        known = fonts[text.get("font-family", ""), text.get("font-weight", "")]
        assert [char for char in "".join(text.itertext()) if ord(char) not in known] == []


def test_letters_are_not_moved_by_kerning_or_ligatures() -> None:
    style = SvgFile(svg_of()[0]).root.find(f".//{SVG}style")
    assert style is not None and "font-kerning:none" in str(style.text)
    assert "font-variant-ligatures:none" in str(style.text)


def test_a_page_is_small_enough_to_be_mailed() -> None:
    assert len(svg_of()[0]) < 150_000
    assert len(pdf_of()) < 150_000


def test_signs_of_markup_in_a_name_stay_what_they_are(tmp_path: Path) -> None:
    name = """A<b> & "c" 'd' ]]>"""
    file = tmp_path / "signs.yaml"
    text = SHIPPED["lantern"].read_text(encoding="utf-8")
    file.write_text(text.replace("en: Lantern", f"en: '{name.replace(chr(39), chr(39) * 2)}'"), encoding="utf-8")
    made = make(order(file)).document
    (page,) = svg(made, False, silent)
    (outlined,) = svg(made, True, silent)
    assert name in SvgFile(page).texts()
    assert SvgFile(outlined).root.findtext(f"{SVG}title") == made.title
    assert set(name.split()) <= set(words_in_pdf(pdf(made, silent))[0])
    assert str(opened(pdf(made, silent)).docinfo.Title) == made.title


def test_only_what_is_used_twice_is_shared_and_inner_drawings_come_first() -> None:
    dot = symbol("dot", [Outline(circle(ORIGIN, 1), Style(fill="#000000"))])
    pair = symbol("pair", [Use(dot), Use(dot)])
    once = symbol("once", [Use(pair)])
    assert shared_symbols([Use(once), Use(pair)]) == (dot, pair)
    assert shared_symbols([Use(once)]) == (dot,)
    assert shared_symbols([Use(dot)]) == ()


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.0, "0"),
        (-0.0, "0"),
        (-0.0004, "0"),
        (1.0, "1"),
        (100.0, "100"),
        (1.23456, "1.235"),
        (-2.5, "-2.5"),
        (1e-9, "0"),
    ],
)
def test_a_number_has_at_most_three_decimals(value: float, text: str) -> None:
    assert number(value) == text
