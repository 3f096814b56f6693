"""The PDF is sound, carries its fonts, and tells readers and printers what they ask."""

import re
import subprocess
from collections.abc import Callable
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pikepdf
import pytest
from prints import EACH_LAYOUT
from prints import document
from prints import order
from prints import pdf_of
from prints import silent
from readers import forms_in_pdf
from readers import opened
from readers import words_in_pdf

from generator import __version__
from generator import discover
from generator.pipeline import make
from generator.write.pdf import pdf


@pytest.fixture(scope="module")
def night() -> bytes:
    """Four copies of the lantern."""
    return pdf(make(replace(order(language="uk"), copies=4)).document, silent)


def resources(pdf: pikepdf.Pdf) -> Iterator[pikepdf.Object]:
    """Those of all pages and of all forms, wherever they are used from."""
    yield from (page.Resources for page in pdf.pages)
    for thing in pdf.objects:
        if isinstance(thing, pikepdf.Stream) and "/Resources" in thing:
            yield thing.Resources


def fonts(pdf: pikepdf.Pdf) -> dict[str, pikepdf.Object]:
    """All fonts by name, those that resources point to and those that merely lie in the file."""
    lying = [thing for thing in pdf.objects if isinstance(thing, pikepdf.Dictionary) and thing.get("/Type") == "/Font"]
    named = [font for each in resources(pdf) for font in each.get("/Font", {}).values()]
    return {str(font.BaseFont): font for font in [*lying, *named]}


@pytest.mark.parametrize("language", discover.language_ids())
@pytest.mark.parametrize("theme", discover.theme_ids())
@pytest.mark.parametrize("layout", EACH_LAYOUT)
def test_the_file_has_no_faults(layout: str, theme: str, language: str) -> None:
    assert opened(pdf_of(layout, "a4", theme, language)).check_pdf_syntax() == []


def test_qpdf_finds_no_faults(night: bytes, program: Callable[[str], str], tmp_path: Path) -> None:
    file = tmp_path / "night.pdf"
    file.write_bytes(night)
    checked = subprocess.run([program("qpdf"), "--check", file], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert "No syntax or stream encoding errors found" in checked.stdout


@pytest.mark.parametrize("language", discover.language_ids())
@pytest.mark.parametrize("theme", discover.theme_ids())
def test_every_font_is_embedded_and_maps_back_to_letters(theme: str, language: str) -> None:
    found = fonts(opened(pdf_of("lantern", "a4", theme, language)))
    assert {name.split("+")[1] for name in found} == {"FiraSans-Regular", "FiraSans-SemiBold", "RussoOne-Regular"}
    for font in found.values():
        assert len(font.FontDescriptor.FontFile2.read_bytes()) > 1000
        assert b"beginbf" in font.ToUnicode.read_bytes()


@pytest.mark.parametrize("language", discover.language_ids())
def test_the_text_can_be_read_out_again(language: str) -> None:
    made = document("lantern", language=language)
    expected = {
        "en": "Lantern Aliens",
        "fr": "Lanterne",
        "uk": "Ліхтар Поліпшення Інопланетяни",
        "ru": "Фонарь Пришельцы",
    }
    (words,) = words_in_pdf(pdf_of("lantern", language=language))
    assert set(expected.get(language, "").split()) <= set(words)
    assert set(made.title.split()) <= set(words)


def test_printers_are_asked_not_to_scale(night: bytes) -> None:
    preferences = opened(night).Root.ViewerPreferences
    assert preferences.PrintScaling == "/None"
    assert preferences.Duplex == "/Simplex"
    assert preferences.DisplayDocTitle is True


def test_the_outline_leads_to_each_scene_once(night: bytes) -> None:
    for content, pages in ((night, 4), (pdf_of("large"), 2)):
        file = opened(content)
        with file.open_outline() as outline:
            targets = [file.pages.index(pikepdf.Page(entry.destination[0])) for entry in outline.root]
            titles = [entry.title for entry in outline.root]
        assert len(file.pages) == pages
        assert targets == ([0] if pages == 4 else [0, 1])
        assert all(titles) and titles[0] == str(file.docinfo.Title)


def test_the_file_says_what_it_is_and_whose(night: bytes) -> None:
    file, made = opened(night), document(language="uk")
    assert str(file.docinfo.Title) == made.title and "Ліхтар" in made.title
    assert str(file.docinfo.Author) == made.author == "The Papercosmos authors"
    assert str(file.docinfo.Subject) == made.subject
    assert str(file.docinfo.Keywords).split(", ") == ["Далекі зорі", "Ліхтар", "R6YM"]
    assert __version__ in str(file.docinfo.Creator)
    assert str(file.Root.Lang) == "uk"


def test_the_licence_stands_in_the_metadata(night: bytes) -> None:
    file, made = opened(night), document(language="uk")
    with file.open_metadata(update_docinfo=False) as metadata:
        assert metadata["dc:rights"] == made.licence and "MIT" in made.licence
        assert metadata["dc:title"] == made.title
        assert metadata["dc:creator"] == [made.author]


@pytest.mark.parametrize("language", discover.language_ids())
def test_a_layout_without_an_author_leaves_no_gap_in_the_licence(language: str) -> None:
    assert document("small").author == ""
    assert not re.search(r"\s\.|:\s*\.", document("small", language=language).licence)


def test_metadata_survives_any_letters() -> None:
    made = replace(document(), title="<&> „Ω“ \\()", author="A & B <c@d>", licence="1 < 2 & 3 > 2")
    file = opened(pdf(made, silent))
    with file.open_metadata(update_docinfo=False) as metadata:
        assert (metadata["dc:title"], metadata["dc:rights"]) == (made.title, made.licence)
    assert (str(file.docinfo.Title), str(file.docinfo.Author)) == (made.title, made.author)
    assert file.check_pdf_syntax() == []


def test_pages_are_labelled_from_one(night: bytes) -> None:
    assert [page.label for page in opened(night).pages] == ["1", "2", "3", "4"]


def test_streams_are_compressed_and_binary(night: bytes) -> None:
    streams = [thing for thing in opened(night).objects if isinstance(thing, pikepdf.Stream)]
    drawings = [stream for stream in streams if stream.get("/Type") != "/Metadata"]
    assert len(drawings) > 10
    for stream in drawings:
        assert [str(name) for name in stream.Filter] == ["/FlateDecode"]


def test_equal_pages_share_one_drawing(night: bytes) -> None:
    names = [[spot.name for spot in page] for page in forms_in_pdf(night)]
    file = opened(night)
    assert all(page[0] == "page-page-1" for page in names) and len(names) == 4
    assert len({page.Resources.XObject["/FormXob.page-page-1"].objgen for page in file.pages}) == 1
    assert len(night) < 1.1 * len(pdf_of(language="uk"))
    assert all(len(page.Contents.read_bytes()) < 1000 for page in file.pages)


def test_pages_without_a_shared_drawing_do_without_forms_for_it() -> None:
    assert "page-page-1" not in {spot.name for spot in forms_in_pdf(pdf_of())[0]}


def test_the_date_in_the_file_is_no_date_of_today() -> None:
    assert str(opened(pdf_of()).docinfo.CreationDate) == "D:20000101000000+00'00'"
