"""The shipped content is what the design says, and loads without findings."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from generator.data import Written
from generator.discover import file_kinds
from generator.discover import file_model
from generator.games.distant_suns import GAME
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Layout
from generator.games.distant_suns.content import Scoring
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.load.layout import load_layout
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import Orientation
from generator.load.schema import schema_text

ROOT = Path(__file__).parents[3]
SHIPPED = ROOT / "layouts" / "distant-suns"
LAYOUTS = SHIPPED / "layouts"
SAMPLES = Path(__file__).parent / "samples"

DESIGN = {
    "moon": [(0, 0), (1, -1), (2, -1), (2, 0)],
    "lightning": [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2)],
    "rocket": [(-2, 0), (-1, 0), (0, 0), (1, -1), (0, 1)],
    "comet": [(0, 0), (1, 0), (2, 0), (2, -1)],
    "star": [(0, 0), (1, 0), (0, -1), (-1, 1)],
    "planet": [(0, 0), (1, 0), (0, 1), (1, -1)],
    "satellite": [(0, 0), (1, -1), (0, -1), (-1, 1), (0, 1)],
    "telescope": [(0, 0), (1, 0), (2, 0)],
    "saucer": [(0, 0), (1, 0), (2, 0), (3, 0), (2, -1)],
    "astronaut": [(-1, 0), (0, 0), (1, 0), (2, -1), (1, 1), (0, 1)],
    "black-hole": [(0, 0), (1, 0), (0, 1)],
}


def content_of(sheet: Path) -> Content:
    loaded = GAME.load(sheet)
    assert loaded.findings == () and loaded.value is not None
    return loaded.value


def layout_from(text: str, folder: Path, name: str = "sheet.yaml") -> Layout:
    (folder / name).write_text(text, encoding="utf-8")
    layout = load_layout(folder / name).value
    assert layout is not None
    return layout


def counts(layout: Layout) -> tuple[int, ...]:
    kinds = (SectorKind.ALIEN, SectorKind.UPGRADE, SectorKind.TREASURE, SectorKind.WORLD, SectorKind.START)
    return (len(layout.sectors), *(len(layout.of_kind(kind)) for kind in kinds))


def at_origin(cells: list[tuple[int, int]] | tuple[Hex, ...]) -> set[tuple[int, int]]:
    corner = min((r, q) for q, r in cells)
    return {(q - corner[1], r - corner[0]) for q, r in cells}


@pytest.mark.parametrize("sheet", [*LAYOUTS.glob("*.yaml"), *SAMPLES.glob("*.yaml")], ids=lambda sheet: sheet.stem)
def test_a_shipped_sheet_or_sample_loads_without_findings(sheet: Path) -> None:
    assert content_of(sheet).layout.id == sheet.stem


@pytest.mark.parametrize(
    ("sheet", "code", "numbers"),
    [
        ("lantern", "R6YM", (100, 11, 8, 4, 4, 1)),
        ("twins", "PFHG", (95, 11, 8, 4, 4, 1)),
        ("spiral", "87CC", (99, 10, 8, 4, 4, 1)),
    ],
)
def test_a_shipped_sheet_has_its_code_and_its_sectors(sheet: str, code: str, numbers: tuple[int, ...]) -> None:
    layout = content_of(LAYOUTS / f"{sheet}.yaml").layout
    assert (layout.code, counts(layout)) == (code, numbers)


def test_the_samples_have_the_sizes_the_drawing_tests_rely_on() -> None:
    layouts = [content_of(SAMPLES / f"{name}.yaml").layout for name in ("small", "flat", "large")]
    assert [counts(layout)[0] for layout in layouts] == [60, 90, 200]
    assert [layout.orientation for layout in layouts] == [Orientation.POINTY, Orientation.FLAT, Orientation.POINTY]
    assert all(layout.of_kind(kind) for layout in layouts for kind in SectorKind if kind is not SectorKind.DECORATIVE)


@pytest.mark.parametrize("name", DESIGN)
def test_a_shape_is_drawn_as_designed(name: str) -> None:
    content = content_of(LAYOUTS / "lantern.yaml")
    shapes = {shape.id: shape for shape in (*content.shapes, content.black_hole)}
    assert at_origin(shapes[name].cells) == at_origin(DESIGN[name])
    assert len(shapes) == len(DESIGN)


def test_missions_and_points_are_those_of_the_rules() -> None:
    content = content_of(LAYOUTS / "lantern.yaml")
    assert content.missions == ("alien", "upgrade", "treasure", "cluster", "black-hole")
    assert content.scoring == Scoring(points=(0, 3, 6, 10, 15, 20), each_further=5, treasure=10, alien=-5)


def test_the_start_of_the_lantern_is_at_the_left_and_its_neighbours_lie_around_it() -> None:
    layout = content_of(LAYOUTS / "lantern.yaml").layout
    (start,) = layout.of_kind(SectorKind.START)
    assert (start.span.line, start.span.column) == (43, 3)
    assert len(layout.grid.neighbours(start.cell)) == 3  # right, upper right and lower right


def test_names_and_notes_are_in_four_languages() -> None:
    for sheet in LAYOUTS.glob("*.yaml"):
        layout = content_of(sheet).layout
        assert {wording.language for wording in layout.name.wordings} == {"en", "fr", "uk", "ru"}
        assert {wording.language for wording in layout.notes.wordings} == {"en", "fr", "uk", "ru"}


def test_norwegian_is_a_language(tmp_path: Path) -> None:
    text = (SAMPLES / "small.yaml").read_text(encoding="utf-8")
    layout = layout_from(text.replace("name: Small", "name:\n  no: Liten\n  en: Small"), tmp_path)
    assert layout.name.in_language("no") == "Liten"


def test_the_code_stays_when_only_the_looks_change(tmp_path: Path) -> None:
    text = (LAYOUTS / "lantern.yaml").read_text(encoding="utf-8")
    head, rows = text.split("rows: |\n")
    border = "  - - - - - - - - - -\n   - - - - - - - - - -\n"
    changed = head.replace("hex_size: 17", "hex_size: 20").replace("en: Lantern", "en: Lamp")
    code = layout_from(text, tmp_path).code
    assert layout_from(changed + "rows: |\n" + border + rows, tmp_path).code == code
    assert layout_from((head + "rows: |\n" + rows.replace("A", "B")).replace("  A:", "  B:"), tmp_path).code == code


@pytest.mark.parametrize(
    ("old", "new"),
    [("world 15/8", "world 15/9"), ("  S . U", "  S U ."), ("A: alien", "A: upgrade"), ("X - - -", "X . - -")],
)
def test_the_code_changes_with_what_is_played_on(old: str, new: str, tmp_path: Path) -> None:
    text = (LAYOUTS / "lantern.yaml").read_text(encoding="utf-8")
    assert old in text
    assert layout_from(text.replace(old, new), tmp_path).code != layout_from(text, tmp_path).code


@pytest.mark.parametrize("kind", file_kinds("distant-suns"))
def test_the_schema_for_editors_is_up_to_date(kind: str, request: pytest.FixtureRequest) -> None:
    file = SHIPPED / "schema" / f"{kind}.json"
    if request.config.getoption("--golden", default=False):
        file.write_text(schema_text(file_model("distant-suns", kind)), encoding="utf-8")
    assert json.loads(file.read_text(encoding="utf-8")) == json.loads(schema_text(file_model("distant-suns", kind)))


def test_every_content_file_names_the_schema_it_follows() -> None:
    for file in (*SHIPPED.glob("*.yaml"), *LAYOUTS.glob("*.yaml")):
        line = next(line for line in file.read_text(encoding="utf-8").splitlines() if "$schema=" in line)
        assert (file.parent / line.split("$schema=")[1]).is_file()


def test_what_all_layouts_are_played_with_can_be_text_too() -> None:
    text = (SHIPPED / "shapes.yaml").read_text(encoding="utf-8").replace("id: moon", "id: crescent")
    typed = replace(GAME, texts=(Written("shapes.yaml", text),))
    content = typed.load(LAYOUTS / "lantern.yaml").usable()
    assert "crescent" in [shape.id for shape in content.shapes]
    assert typed.shelf.replaced() == typed.texts, "so nobody takes it for what we ship and have proved"
    wrong = replace(GAME, texts=(Written("shapes.yaml", "shapes: 1"),)).load(LAYOUTS / "lantern.yaml")
    assert {finding.span.file for finding in wrong.findings if finding.span} == {"shapes.yaml"}
