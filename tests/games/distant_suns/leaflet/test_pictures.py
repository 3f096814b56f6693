"""The pictures of the leaflet: only holes are hatched, what is covered is white, and what is shortened says so."""

from collections.abc import Iterator
from itertools import pairwise
from math import atan2
from math import degrees

import pytest
from prints import GAME
from prints import SHIPPED
from prints import look_of

from generator import discover
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.draw.scene import walk
from generator.games.distant_suns.draw.leaflet_parts import examples
from generator.games.distant_suns.draw.leaflet_parts.board_picture import MODULE
from generator.games.distant_suns.draw.leaflet_parts.example import Example
from generator.games.distant_suns.draw.leaflet_parts.pictures import HEX
from generator.games.distant_suns.draw.leaflet_parts.pictures import example_picture
from generator.games.distant_suns.draw.leaflet_parts.pictures import finished_picture
from generator.games.distant_suns.draw.leaflet_parts.table_picture import table_picture
from generator.games.distant_suns.rules.control import can_be_placed
from generator.geometry.holes import holes
from generator.geometry.path import points_of
from generator.geometry.point import Box
from generator.geometry.point import Point

THEMES = discover.theme_ids()


def shown() -> list[Example]:
    four = examples.drawing_examples()
    others = [examples.upgrade_example(), examples.world_example(), examples.finished_example()]
    return [four.first, four.next, four.apart, four.over_a_treasure, *others]


def paths(item: Item) -> Iterator[tuple[Path, Point]]:
    """All lines and areas but those of symbols, which are drawings of their own, with where they are."""
    inside = {id(part) for placed in walk((item,)) if isinstance(placed.item, Use) for part in placed.item.symbol.items}
    for placed in walk((item,)):
        if isinstance(placed.item, Path) and id(placed.item) not in inside:
            yield placed.item, placed.pose.at


def slanted(item: Item) -> list[Box]:
    """Strokes of a hatch: lines at 45 degrees, which no edge of a hex has."""
    found = []
    for path, at in paths(item):
        points = [point + at for point in points_of(path.segments)]
        for start, end in pairwise(points):
            angle = degrees(atan2(end.y - start.y, end.x - start.x)) % 90
            if abs(angle - 45) < 0.01 and start != end and path.style.fill is None and not path.style.dash:
                found.append(Box.around((start, end)))
    return found


@pytest.mark.parametrize("theme", THEMES)
def test_only_holes_are_hatched(theme: str) -> None:
    look = look_of(theme)
    for example in shown():
        picture = example_picture(example, look)
        grid = example.layout.grid.resized(HEX)
        origin = grid.box.grown(look.style("outline").width / 2).top_left
        empty = holes(grid)
        places = [Box.around(grid.corners(cell)).moved(Point(0, 0) - origin) for cell in empty]
        strokes = slanted(picture.item)
        assert all(any(place.holds(stroke, 0.01) for place in places) for stroke in strokes)
        assert all(any(place.holds(stroke, 0.01) for stroke in strokes) for place in places)


def test_the_finished_sheet_has_a_hole_to_look_at() -> None:
    assert len(holes(examples.finished_example().layout.grid)) == 1


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_covered_is_white_inside_a_strong_line(theme: str) -> None:
    look = look_of(theme)
    assert look.style("pencil").width >= 1.5 * look.style("grid").width and look.style("pencil").fill is None
    for example in shown():
        picture = example_picture(example, look)
        grid = example.layout.grid.resized(HEX)
        origin = grid.box.grown(look.style("outline").width / 2).top_left
        covered = [grid.centre(cell) - origin for cell in example.board.cells_of(example.sheet.covered)]
        fills = [
            Box.around(point + at for point in points_of(path.segments))
            for path, at in paths(picture.item)
            if path.style.fill not in (None, look.style("badge").fill)
        ]
        assert not any(_holds(box, centre) for box in fills for centre in covered)


def _holds(box: Box, point: Point) -> bool:
    return box.left < point.x < box.right and box.top < point.y < box.bottom


def test_every_shortened_shape_of_the_finished_sheet_is_marked() -> None:
    """The caption speaks of shapes marked −1."""
    example = examples.finished_example()
    spent = [drawing.spent for drawing in example.sheet.drawings if drawing.spent]
    picture = finished_picture(example, look_of("colour"))
    marks = [placed.item.words for placed in walk((picture.item,)) if isinstance(placed.item, Text)]
    assert marks == ["−1"] * len(spent) and set(spent) == {1}


def test_the_turn_on_the_table_is_one_that_can_be_played() -> None:
    content = discover.game(GAME).load(SHIPPED["lantern"]).value
    control = content.control
    assert can_be_placed(control, 0, MODULE)
    look = look_of("colour")
    items = tuple(table_picture(content, look, 100.0).items)
    circles = [placed.item for placed in walk(items) if isinstance(placed.item, Path)]
    notches = [path for path in circles if path.style == look.style("notch")]
    assert len(notches) == control.sides * control.rounds * control.zones
    boxes = [Box.around(points_of(path.segments)) for path in notches]
    pencil = [Box.around(points_of(path.segments)) for path in circles if path.style == look.style("pencil")]
    written = {index for index, box in enumerate(boxes) for stroke in pencil if box.holds(stroke)}
    first, second = sorted(written)
    assert second == first + 1, "an initial and a cross, side by side"
