"""Filled panel: what a pencil writes into the panel, band by band."""

from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import replace
from typing import TypeAlias

from generator.draw.furniture.bands import BandPlace
from generator.draw.furniture.bands import PanelBand
from generator.draw.look import Look
from generator.draw.minus import signed
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import cut_to
from generator.draw.text import set_text
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.draw.sheet_parts.filled import Filled
from generator.games.distant_suns.draw.sheet_parts.filled import pencil
from generator.games.distant_suns.draw.sheet_parts.score import columns
from generator.games.distant_suns.draw.sheet_parts.score import counted_box
from generator.games.distant_suns.draw.sheet_parts.score import total_box
from generator.games.distant_suns.draw.sheet_parts.shape_cell import ShapeInk
from generator.games.distant_suns.draw.sheet_parts.shape_cell import draw_shape_in
from generator.games.distant_suns.draw.sheet_parts.top import name_box
from generator.games.distant_suns.draw.sheet_parts.top import tick_rows
from generator.games.distant_suns.draw.sheet_parts.worlds import world_cells
from generator.games.distant_suns.draw.sheet_parts.worlds import world_points
from generator.games.distant_suns.written.words import printed_missions
from generator.geometry.path import circle
from generator.geometry.path import polyline
from generator.geometry.point import Box
from generator.geometry.point import Point

Fill: TypeAlias = Callable[[Filled, Content, Look, BandPlace], Iterator[Item]]

PADDING = 0.7  # between a box and the words in it
TICK = ((-0.27, 0.0), (-0.07, 0.24), (0.29, -0.26))  # shares of the size of its box


def with_pencil(bands: tuple[PanelBand[Content], ...], filled: Filled) -> tuple[PanelBand[Content], ...]:
    """The same bands, each with what is written into it after what is printed."""
    return tuple(
        replace(band, draw=_both(band, FILLS[band.name], filled)) if band.name in FILLS else band for band in bands
    )


def _both(band: PanelBand[Content], fill: Fill, filled: Filled) -> Callable[[Content, Look, BandPlace], Iterator[Item]]:
    def draw(content: Content, look: Look, place: BandPlace) -> Iterator[Item]:
        yield from band.draw(content, look, place)
        yield from fill(filled, content, look, place)

    return draw


def _fields(filled: Filled, content: Content, look: Look, place: BandPlace) -> Iterator[Item]:
    box, kind = name_box(place, look), pencil(look, "figure")
    yield from set_text(cut_to(filled.name, kind, box.width), box, kind, level=1)


def _upgrades(filled: Filled, content: Content, look: Look, place: BandPlace) -> Iterator[Item]:
    """Circles are ticked from the left for all that were earned, squares for all that were spent."""
    ticks = [tick for row in tick_rows(content, place) for tick in row]
    middles = [(tick.earned, tick.size) for tick in ticks[: filled.earned]]
    middles += [(tick.spent, tick.size) for tick in ticks[: filled.spent]]
    for middle, size in middles:
        points = (middle + Point(x, y) * size for x, y in TICK)
        yield Path(polyline(points), look.style("pencil"))


def _missions(filled: Filled, content: Content, look: Look, place: BandPlace) -> Iterator[Item]:
    shapes = {shape.id: shape for shape in content.all_shapes}
    ink = ShapeInk(look, "pencil-mark", pencil(look, "label"))
    has_names = ink.names_fit(columns(place.rows[0]).shape, content.shapes)
    for line, row in zip(printed_missions(content, filled.score), place.rows, strict=True):
        cells = columns(row)
        yield from draw_shape_in(cells.shape, shapes[line.shape], ink, has_names)
        yield from _written(str(line.count), cells.count, look)
        yield from _written(signed(line.points), cells.points, look)


def _worlds(filled: Filled, content: Content, look: Look, place: BandPlace) -> Iterator[Item]:
    """The value earned is circled and the other struck out; the high one also where somebody else was first."""
    for index, world in enumerate(content.layout.of_kind(SectorKind.WORLD)):
        cells, earned = world_cells(place, index), filled.score.worlds[index]
        if earned:
            ringed = cells.first if earned == world.first else cells.later
            yield Path(circle(ringed.centre, cells.ring), look.style("pencil"))
        if earned == world.first:
            yield _struck(cells.later, look)
        elif filled.taken[index]:
            yield _struck(cells.first, look)
    yield from _written(signed(sum(filled.score.worlds)), world_points(place), look)


def _struck(box: Box, look: Look) -> Path:
    middle = box.centre
    return Path(polyline((middle + Point(-2.6, 1.7), middle + Point(2.6, -1.7))), look.style("pencil"))


def _treasures(filled: Filled, content: Content, look: Look, place: BandPlace) -> Iterator[Item]:
    yield from _times(filled.score.treasures, filled.score.treasure_points, place, look)


def _aliens(filled: Filled, content: Content, look: Look, place: BandPlace) -> Iterator[Item]:
    yield from _times(filled.score.aliens, filled.score.alien_points, place, look)


def _times(count: int, points: int, place: BandPlace, look: Look) -> Iterator[Item]:
    (row,) = place.rows
    yield from _written(str(count), counted_box(row), look)
    yield from _written(signed(points), columns(row).points, look)


def _total(filled: Filled, content: Content, look: Look, place: BandPlace) -> Iterator[Item]:
    doubt = " ?" if filled.is_disputed else ""
    yield from _written(signed(filled.score.total) + doubt, total_box(place), look)


def _written(words: str, box: Box, look: Look) -> Iterator[Item]:
    inside, kind = box.grown(-PADDING), pencil(look, "figure")
    yield from set_text(cut_to(words, kind, inside.width), inside, kind, Anchor.MIDDLE)


FILLS: Mapping[str, Fill] = {
    "fields": _fields,
    "upgrades": _upgrades,
    "missions": _missions,
    "worlds": _worlds,
    "treasures": _treasures,
    "aliens": _aliens,
    "total": _total,
}
