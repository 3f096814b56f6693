"""Tables and panels of an invented game, and the pages of an examination: all words are there and touch nothing."""

import pytest
from boxes import touching
from invented import LONG
from invented import faults_of
from invented import ground
from invented import printed
from invented import tides

from generator import discover
from generator.draw.furniture.bands import BandPlace
from generator.draw.furniture.bands import BandSpan
from generator.draw.furniture.bands import PanelBand
from generator.draw.furniture.bands import least_height
from generator.draw.furniture.bands import stacked
from generator.draw.furniture.examination import ExaminationPages
from generator.draw.furniture.examination import Numbered
from generator.draw.furniture.examination import WitnessPicture
from generator.draw.furniture.table import Column
from generator.draw.furniture.table import Ruled
from generator.draw.furniture.table import rounded_box
from generator.draw.furniture.table import two_lines
from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.draw.scene import Text
from generator.draw.scene import bounds
from generator.draw.scene import walk
from generator.findings import Finding
from generator.geometry.point import Box
from generator.geometry.point import Size

ROOM = Size(270.0, 180.0)
THEMES = discover.theme_ids()
WORTH = [("1", "−2"), ("2", "0"), ("3", "2"), ("4", "3"), ("5", "5"), ("6", "7"), ("7+", "10")]


def page_of(items: tuple[Item, ...]) -> Scene:
    box = Box.at(0, 0, ROOM.width, ROOM.height)
    return Scene(ROOM, (Group(items, name="table", box=box),), "Tides")


def words_in(scene: Scene) -> list[str]:
    return [placed.item.words for placed in walk(scene.items) if isinstance(placed.item, Text)]


@pytest.mark.parametrize("theme", THEMES)
def test_a_ruled_table_has_lines_where_one_writes(theme: str) -> None:
    look = tides(theme)
    columns = (
        Column("boat", "Boat", 3),
        Column("wave", "Wave", 1, Anchor.MIDDLE),
        Column("mine", "Points", 1, is_written_on=True),
    )
    table = Ruled(columns, look, 1.0)
    heads, rows = Box.at(0, 0, 120, 8), [Box.at(0, 8 + 9 * index, 120, 9) for index in range(4)]
    written = [item for row in rows for item in table.row({"boat": LONG, "wave": "7"}, row)]
    lines = tuple(table.uprights(Box.union(rows)))
    scene = page_of((*table.heads(heads), *written, *lines))
    assert words_in(scene).count("7") == 4 and {"Boat", "Wave", "Points"} <= set(words_in(scene))
    assert [round(bounds(line).centre.x) for line in lines] == [96, 120]
    assert faults_of((scene,), look) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("width", "height"), [(70, 9), (110, 16)])
def test_two_lines_of_figures_stand_above_each_other(theme: str, width: float, height: float) -> None:
    look = tides(theme)
    scene = page_of(tuple(two_lines(("Stars", "Points"), WORTH, look, Box.at(4, 4, width, height))))
    texts = {placed.item.words: placed.item for placed in walk(scene.items) if isinstance(placed.item, Text)}
    assert texts["7+"].at.x == pytest.approx(texts["10"].at.x) and texts["7+"].at.y < texts["10"].at.y
    assert faults_of((scene,), look) == []


def test_a_box_to_write_in_keeps_its_line_inside() -> None:
    place = Box.at(10, 10, 20, 8)
    assert place.holds(bounds(rounded_box(place, tides())), 0.001)


@pytest.mark.parametrize("height", [30.0, 44.0, 90.0])
def test_bands_share_the_height_there_is(height: float) -> None:
    look, seen = tides(), []

    def draw(boats: int, look: Look, place: BandPlace) -> list[Item]:
        seen.append(place)
        return [ground(row, look) for row in place.rows]

    bands = (
        PanelBand("boats", BandSpan(0.0, 5.0), BandSpan(7.0, 10.0), 3, draw),
        PanelBand("total", BandSpan(0.0, 0.0), BandSpan(8.0, 12.0), 1, draw),
    )
    box = Box.at(0, 0, 80, height)
    blocks = list(stacked(bands, 3, look, box))
    assert least_height(bands) == 29 and all(box.holds(block.box, 0.001) for block in blocks if block.box)
    assert [len(place.rows) for place in seen] == [3, 1]
    assert (seen[0].heading is None) == (height == 30.0)


def examination(look: Look, findings: int, witnesses: int) -> tuple[Scene, ...]:
    def drawn(box: Box, numbered: Numbered = ()) -> list[Item]:
        return [ground(box, look)]

    pages = ExaminationPages(look, ROOM, "Tides · check")
    message = f"a boat can never leave: {LONG * 3}"
    found = [Finding("TD101", message, proof="refuted")] * findings
    pictures = [WitnessPicture(f"Boat {number} comes home", drawn) for number in range(witnesses)]
    return (*pages.findings(found, 3, drawn), pages.map("First waves", drawn), *pages.witnesses(pictures))


def test_an_examination_shows_every_finding_and_every_witness() -> None:
    look = tides()
    scenes = examination(look, findings=14, witnesses=8)
    said = [words for scene in scenes for words in words_in(scene)]
    assert len(scenes) == 2 + 1 + 2 and {scene.size for scene in scenes} == {ROOM}
    assert [str(number) for number in range(1, 15)] == [words for words in said if words.isdigit()]
    assert sum("comes home" in words for words in said) == 8
    for scene, page in zip(scenes, printed(scenes, look), strict=True):
        assert touching(page) == []
        assert Box.at(0, 0, ROOM.width, ROOM.height).holds(Box.union(map(bounds, scene.items)), 0.3)


def test_witness_pictures_do_not_overlap() -> None:
    (page,) = examination(tides(), findings=0, witnesses=6)[2:]
    boxes = [bounds(item) for item in page.items if isinstance(item, Path)]
    assert len(boxes) == 6
    assert not any(one.overlaps(other) for one in boxes for other in boxes if one is not other)


def test_nothing_found_is_said_too() -> None:
    first = examination(tides(), findings=0, witnesses=0)[0]
    assert words_in(first) == ["No findings, 3 claims proved"]
