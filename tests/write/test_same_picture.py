"""SVG and PDF show the same picture and say the same words."""

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from pictures import RENDERED
from pictures import Difference
from pictures import difference
from pictures import from_browser
from pictures import from_pdf
from pictures import from_svg
from prints import EACH_LAYOUT
from prints import FIRST
from prints import document
from prints import pdf_of
from prints import silent
from prints import svg_of
from readers import SVG
from readers import SvgFile
from readers import texts_in_scene
from readers import words_in_pdf

from generator import discover
from generator.geometry.point import Size
from generator.write.svg import svg

WORST_BLOCK = 3.0  # per cent
MEAN = 0.5  # per cent; a page moved by a tenth of a millimetre differs by more than 1

Print = tuple[str, str, str, str, int]  # layout, paper, theme, language, copies on a page

PRINTS: list[Print] = [
    *(
        (layout, paper, theme, "en", count)
        for layout, theme in product(FIRST, discover.theme_ids())
        if layout == "lantern" or theme == "colour"
        for paper, count in (("a4", 1), ("letter", 2))
    ),
    *(
        ("lantern", paper, "colour", language, count)
        for language in discover.language_ids()
        for paper, count in (("letter", 1), ("a4", 2))
    ),
    ("flat", "a4", "colour", "en", 1),
    ("large", "letter", "mono", "uk", 1),
]


def compared(pdf: bytes, index: int, page: bytes) -> Difference:
    """One of the renderers puts letters on whole pixels, so what seems to differ is looked at in smaller ones."""
    coarse = difference(from_pdf(pdf, index), from_svg(page))
    if coarse.worst <= WORST_BLOCK:
        return coarse
    fine = 2 * RENDERED
    return difference(from_pdf(pdf, index, fine), from_svg(page, rendered=fine), fine)


@pytest.mark.parametrize("wanted", PRINTS, ids=lambda wanted: "-".join(map(str, wanted)))
def test_no_block_of_the_page_differs(wanted: Print) -> None:
    for index, page in enumerate(svg_of(*wanted)):
        found = compared(pdf_of(*wanted), index, page)
        assert found.worst <= WORST_BLOCK
        assert found.mean <= MEAN


@pytest.mark.parametrize("language", discover.language_ids())
@pytest.mark.parametrize("layout", EACH_LAYOUT)
def test_svg_and_pdf_say_the_words_of_the_scene(layout: str, language: str) -> None:
    pages = document(layout, language=language).pages
    drawn = svg_of(layout, language=language)
    for page, picture, words in zip(pages, drawn, words_in_pdf(pdf_of(layout, language=language)), strict=True):
        texts = texts_in_scene(page.items)
        assert SvgFile(picture).texts() == texts
        assert words == sorted(word for text in texts for word in text.split())


@pytest.mark.parametrize("language", discover.language_ids())
def test_letters_as_outlines_look_like_letters_as_text(language: str) -> None:
    (text,) = svg_of(language=language)
    (outlined,) = svg(document(language=language), True, silent)
    elements = {element.tag for element in SvgFile(outlined).root.iter()}
    assert f"{SVG}text" not in elements and f"{SVG}style" not in elements
    assert b"font" not in outlined
    found = difference(from_svg(text), from_svg(outlined, with_fonts=False))
    assert found.worst <= WORST_BLOCK
    assert found.mean <= 0.05


def test_a_browser_shows_the_svg_as_it_is_printed(program: Callable[[str], str], tmp_path: Path) -> None:
    (page,) = svg_of("lantern", "a4", "colour", "uk")
    printed = from_pdf(pdf_of("lantern", "a4", "colour", "uk"), 0)
    shown = from_browser(program("chromium"), page, Size(297, 210), tmp_path)
    found = difference(printed, shown.crop((0, 0, *printed.size)))
    assert found.worst <= WORST_BLOCK
    assert found.mean <= MEAN
