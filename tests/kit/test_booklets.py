"""Booklets in kits: every player gets all stops, with their set-ups and figures, at the size the paper allows."""

import json
from dataclasses import replace
from math import dist
from pathlib import Path

import pikepdf
import pytest
from boxes import faults
from boxes import plan_of
from command_line import run
from kit.kits import kit
from prints import SHIPPED
from prints import silent
from pypdfium2 import PdfDocument
from readers import forms_in_pdf
from readers import texts_in_scene

from generator import discover
from generator.draw.scene import Path as Line
from generator.draw.scene import walk
from generator.figures import ENDING
from generator.impose.page import Page
from generator.write.pdf import pdf

PAPERS = discover.papers()
LEAVES = 4  # of a booklet with twelve stops
SAMPLED = [("a4", "colour", "en"), ("letter", "mono", "uk"), ("a3", "low-ink", "fr"), ("tabloid", "mono", "ru")]
OWN = """name: Ours
parts:
  - component: sheet
    layout: mine.yaml
    is_bound: true
    heading: {en: First}
  - component: sheet
    layout: twins
    is_bound: true
  - component: sheet
    layout: spiral
    is_bound: true
    heading: Last
  - component: table
"""


def words_of(page: Page) -> str:
    return " ".join(texts_in_scene(page.items))


@pytest.mark.parametrize(("paper", "theme", "language"), SAMPLED)
def test_the_pages_of_a_booklet_and_its_plan_keep_to_their_boxes(paper: str, theme: str, language: str) -> None:
    made = kit(name="tour", paper=paper, theme=theme, language=language, players=2, games=12)
    plan, *pages = made.document.pages
    assert faults(plan, plan_of(plan, PAPERS[paper])) == []
    safe = plan_of(pages[0], PAPERS[paper]).safe
    for number, page in enumerate(pages[: 2 * LEAVES], start=1):
        assert faults(page, plan_of(page, PAPERS[paper])) == [], number
        assert all(safe.holds(placed.box, 0.3) for placed in walk(page.items) if isinstance(placed.item, Line)), number


def test_every_player_gets_a_booklet_of_four_leaves() -> None:
    made = kit(name="tour", players=3, games=12)
    (entry, *others) = made.entries
    assert entry.is_booklet and not any(other.is_booklet for other in others)
    assert (len(entry.section.pages), entry.section.sheets) == (3 * 2 * LEAVES, 3 * LEAVES)
    plan = words_of(made.document.pages[0])
    assert "Booklets: 3 · 12 × A4" in plan and "short edge" in plan and "staple" in plan


def halves(file: bytes, page: int) -> tuple[str, str]:
    """What is written on the upper and on the lower half of a page of a finished file."""
    read = PdfDocument(file)[page]
    (width, height), text = read.get_size(), read.get_textpage()
    return text.get_text_bounded(0, height / 2, width, height), text.get_text_bounded(0, 0, width, height / 2)


def test_the_finished_file_has_the_pages_of_the_booklet_in_their_places() -> None:
    file = pdf(kit(name="tour", games=12).document, silent)
    for copy in (0, 3):
        first = 1 + copy * 2 * LEAVES
        back, cover = halves(file, first)
        assert "The tour" in cover and "Papercosmos" in back
        for side, numbers in enumerate([(2, 15), (14, 3), (4, 13), (12, 5), (6, 11), (10, 7), (8, 9)], start=1):
            for half, number in zip(halves(file, first + side), numbers, strict=True):
                assert half.rstrip().endswith(f"page {number}")


@pytest.mark.parametrize(("paper", "size"), [("a4", 10.9), ("a3", 17.0)])
def test_sectors_are_as_large_as_half_the_paper_allows(paper: str, size: float) -> None:
    made = kit(name="tour", paper=paper, players=2, games=12).document
    forms = forms_in_pdf(pdf(replace(made, pages=made.pages[3:4]), silent))[0]
    spots = [(spot.x, spot.y) for spot in forms if spot.name.startswith("sector-plain")]
    assert min(dist(one, other) for index, one in enumerate(spots) for other in spots[:index]) == pytest.approx(
        size, abs=0.01
    )


def test_each_stop_has_its_own_set_up_and_a_table_that_says_so() -> None:
    made = kit(name="tour", games=12)
    booklet, tables = made.entries[0].section, made.entries[1].section
    stops, codes = words_of(booklet.pages[1]), [setup.code for setup in tables.order.setups]
    assert len(set(codes)) == len(tables.pages) == 12
    assert all(stops.count(code) == 1 for code in codes)
    for number, (code, page) in enumerate(zip(codes, tables.pages, strict=True), start=1):
        assert code in words_of(page) and f"Stop {number} · " in words_of(page)
        (sheet,) = [side for side in booklet.pages[: 2 * LEAVES] if f"Stop {number} · " in words_of(side)]
        assert f"{code} · page {number + 2}" in words_of(sheet)


def card(layout: str, folder: Path, code: str) -> None:
    points = {"mean": 61.4, "low": 40.2, "high": 88.9}
    about = {"layout": layout, "code": code, "fingerprint": "", "version": "", "players": 4, "setup": "", "seed": ""}
    text = json.dumps({**about, "difficulty": "hard", "points": points, "series": []})
    (folder / f"{layout}{ENDING}").write_text(text, encoding="utf-8")


def test_a_booklet_of_ones_own_quotes_figures_and_can_be_rebuilt(tmp_path: Path) -> None:
    ours, out = tmp_path / "ours.yaml", tmp_path / "out"
    ours.write_text(OWN, encoding="utf-8")
    (tmp_path / "mine.yaml").write_bytes(SHIPPED["lantern"].read_bytes())
    code = discover.game("distant-suns").load(SHIPPED["lantern"]).value.code
    card("mine", tmp_path, code)
    ran = run("night", "--craft", str(ours), "--players", "2", "--paper", "a4", "--lang", "en", "--out", str(out))
    assert ran.exit_code == 0 and "3 stops: mine, twins, spiral" in ran.output
    assert "pages 2 to 9, two-sided, turned on the short edge" in ran.output
    (file,) = out.glob("*.pdf")
    stops, notes = halves(file.read_bytes(), 2)
    assert all(words in stops for words in ("61 (40–89)", "hard", "First", "Last"))
    assert "Notes" in notes  # seven pages make two leaves, with one to spare
    with pikepdf.open(file) as read:
        assert len(read.pages) == 1 + 2 * 4 + 3
    before = file.read_bytes()
    for path in (ours, tmp_path / "mine.yaml", tmp_path / f"mine{ENDING}"):
        path.unlink()
    ran = run("rebuild", str(out / "manifest.json"))
    assert ran.exit_code == 0 and file.read_bytes() == before


@pytest.mark.parametrize("component", ["tiles", "leaflet", "table"])
def test_what_is_no_lengthwise_page_cannot_be_bound(component: str, tmp_path: Path) -> None:
    file = tmp_path / "kit.yaml"
    file.write_text(f"name: X\nparts:\n  - component: {component}\n    is_bound: true\n", encoding="utf-8")
    ran = run("night", "--craft", str(file), "--out", str(tmp_path / "out"))
    assert ran.exit_code == 1 and "PC313" in ran.output and "kit.yaml:3:16" in ran.output


@pytest.mark.parametrize(
    "key", ["copies: 2", "per_page: 2", "sides: front", "paper: a3", "setups: 2", "is_optional: true"]
)
def test_a_bound_part_has_no_say_in_how_the_booklet_is_printed(key: str, tmp_path: Path) -> None:
    file = tmp_path / "kit.yaml"
    file.write_text(f"name: X\nparts:\n  - component: sheet\n    is_bound: true\n    {key}\n", encoding="utf-8")
    ran = run("night", "--craft", str(file), "--out", str(tmp_path / "out"))
    assert ran.exit_code == 1 and "PC311" in ran.output and "kit.yaml:5" in ran.output


def test_a_heading_belongs_to_a_bound_part(tmp_path: Path) -> None:
    file = tmp_path / "kit.yaml"
    file.write_text("name: X\nparts:\n  - component: sheet\n    heading: Spring\n", encoding="utf-8")
    ran = run("night", "--craft", str(file), "--out", str(tmp_path / "out"))
    assert ran.exit_code == 1 and "PC312" in ran.output
