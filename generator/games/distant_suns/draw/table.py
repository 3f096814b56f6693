"""The no-cut table: the control board of one set-up on one page, to be played on with a pencil.

A module is two marks in neighbouring circles: the initial of the active player where the module's circle would point, a
cross where its octagon would.
"""

from collections.abc import Iterator

from generator.draw.caption import caption
from generator.draw.furniture.bands import BandPlace
from generator.draw.look import Look
from generator.draw.scene import Group
from generator.draw.scene import Scene
from generator.draw.scene import Use
from generator.draw.scene import symbol
from generator.draw.text import set_text
from generator.errors import FindingsError
from generator.findings import Finding
from generator.game.component import Component
from generator.game.component import Frame
from generator.game.component import Per
from generator.games.distant_suns.arrange.arranger import ArrangedSuns
from generator.games.distant_suns.draw.setup_parts.table_plan import LEAST
from generator.games.distant_suns.draw.setup_parts.table_plan import SHRUNK
from generator.games.distant_suns.draw.setup_parts.table_plan import plan_table
from generator.games.distant_suns.draw.setup_parts.table_plan import table_scale
from generator.games.distant_suns.draw.setup_parts.table_rounds import draw_side
from generator.games.distant_suns.draw.setup_parts.table_rounds import draw_turns
from generator.games.distant_suns.draw.setup_parts.table_words import HEADING
from generator.games.distant_suns.draw.setup_parts.table_words import draw_begins
from generator.games.distant_suns.draw.setup_parts.table_words import draw_heading
from generator.games.distant_suns.draw.setup_parts.table_words import draw_legend
from generator.games.distant_suns.draw.setup_parts.table_words import draw_players
from generator.games.distant_suns.draw.setup_parts.table_zones import DrawnZones
from generator.games.distant_suns.draw.setup_parts.table_zones import draw_zone
from generator.games.distant_suns.draw.setup_parts.table_zones import hexes_on
from generator.games.distant_suns.draw.setup_parts.zones import zones_of
from generator.games.distant_suns.draw.sheet_parts.score import draw_points_table
from generator.geometry.near import fits
from generator.geometry.point import Box
from generator.geometry.point import Size

LEGEND, PLAYERS = 0.52, 0.18  # shares of the foot's width; the points have the rest
GAP = 8.0
TABLE = 16.0  # height of the points table


def draw_table(arranged: ArrangedSuns, look: Look, frame: Frame) -> tuple[Scene, ...]:
    scale = table_scale(arranged.content.control, frame.size)
    if not fits(SHRUNK if frame.may_shrink else LEAST, scale):
        raise FindingsError((_too_small(scale, frame.size),))
    blocks = _blocks if fits(LEAST, scale) else _shrunk
    return (Scene(frame.size, tuple(blocks(arranged, look, frame.size)), caption("table", look, arranged.code)),)


def _shrunk(arranged: ArrangedSuns, look: Look, size: Size) -> Iterator[Group]:
    """The table as it would be on a page just large enough, made smaller as a whole."""
    factor = table_scale(arranged.content.control, size) / LEAST
    larger = Size(size.width / factor, size.height / factor)
    name = "".join(char if char.isalnum() else "-" for char in f"table-{arranged.description}")
    parts = (Group(block.items) for block in _blocks(arranged, look, larger))
    whole = Use(symbol(name, parts), scale=factor)
    yield Group((whole,), name="table", box=Box.at(0, 0, size.width, size.height))


def _too_small(scale: float, room: Size) -> Finding:
    needed = Size(room.width * LEAST / scale, room.height * LEAST / scale)
    message = (
        f"the table would be too small to write on: it needs about {needed.width:.0f} × {needed.height:.0f} mm, "
        f"there are {room.width:.0f} × {room.height:.0f} mm"
    )
    return Finding("PC306", message, help="print one table to a page, or choose a larger --paper")


def _blocks(arranged: ArrangedSuns, look: Look, size: Size) -> Iterator[Group]:
    control = arranged.content.control
    plan = plan_table(control, size)
    yield Group(tuple(draw_heading(arranged, look, plan.title)), name="title", box=plan.title)
    for name, rows in (("far-side", plan.far), ("near-side", plan.near)):
        if rows:
            yield Group(tuple(draw_side(rows, plan, look)), name=name, box=Box.union(rows))
    yield Group(tuple(draw_turns(control.modules, control.rounds, plan, look)), name="turns", box=plan.turns)
    pairs = zip(zones_of(arranged), plan.columns, strict=True)
    hexes = hexes_on(arranged.content.all_shapes, plan.columns[0], look, plan.scale)
    drawn = DrawnZones(look, plan.scale, hexes)
    zones = tuple(item for zone, column in pairs for item in draw_zone(zone, column, drawn))
    yield Group(zones, name="zones", box=plan.zones)
    yield Group(tuple(draw_begins(arranged, look, plan.begins, plan.scale)), name="begins", box=plan.begins)
    yield from _foot(arranged, look, plan.foot, plan.scale)


def _foot(arranged: ArrangedSuns, look: Look, foot: Box, scale: float) -> Iterator[Group]:
    legend = Box(foot.left, foot.top, foot.left + foot.width * LEGEND - GAP, foot.bottom)
    players = Box.at(legend.right + GAP, foot.top, foot.width * PLAYERS, foot.height)
    points = Box(players.right + GAP, foot.top, foot.right, foot.bottom)
    modules = arranged.content.control.modules
    yield Group(tuple(draw_legend(modules, look, legend, scale)), name="legend", box=legend)
    yield Group(tuple(draw_players(look, players, scale)), name="players", box=players)
    heading = Box.at(points.left, points.top, points.width, HEADING * scale)
    row = Box(points.left, heading.bottom, points.right, heading.bottom + TABLE * scale)
    items = (
        *set_text(look.words("table.points"), heading, look.type("heading").scaled(scale), level=0),
        *draw_points_table(arranged.content, look, BandPlace(None, (row,))),
    )
    yield Group(items, name="points", box=points)


COMPONENT = Component("table", draw_table, Per.SETUP)
