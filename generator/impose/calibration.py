"""The calibration sheet: two pages, front and back, that show what a printer does to lengths and to backs.

On the front are two long rulers, the grid and the combs of `drift_scale`, and what to do; on the back the marks that
shine through, drawn mirrored, because turning the sheet over swaps left and right.
"""

from dataclasses import replace

from generator.draw.look import Look
from generator.draw.scene import Group
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.geometry.path import Close
from generator.geometry.path import Curve
from generator.geometry.path import Line
from generator.geometry.path import Move
from generator.geometry.path import Segment
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.impose.axis import Axis
from generator.impose.calibration_words import BADGE
from generator.impose.calibration_words import command
from generator.impose.calibration_words import readings
from generator.impose.calibration_words import steps
from generator.impose.drift_scale import DEPTH
from generator.impose.drift_scale import GRID_ROOM
from generator.impose.drift_scale import LENGTH
from generator.impose.drift_scale import Comb
from generator.impose.drift_scale import DriftGrid
from generator.impose.drift_scale import example
from generator.impose.footer import imprint
from generator.impose.footer import numbered
from generator.impose.footer import scale_bar
from generator.impose.long_ruler import ROOM
from generator.impose.long_ruler import long_ruler
from generator.impose.long_ruler import ruler_length
from generator.impose.page import Document
from generator.impose.page import Page
from generator.impose.paper import PagePlan
from generator.impose.paper import Paper
from generator.impose.paper import plan_page
from generator.values import dataclass

GAP = 4.0
WIDEST, HIGHEST = 200.0, 264.0
TITLE = 12.0
COMMAND = 26.0
EXAMPLE = 24.0
LINE = 0.5  # half a line's width and a bit, so that lines stay within the margin


def calibration(paper: Paper, look: Look) -> Document:
    """The sheet for one paper; it stands upright, as all two-sided pages do."""
    layout = _Layout(plan_page(paper, 1, is_portrait=True))
    return Document(
        title=_caption(look),
        author="Papercosmos",
        subject=look.words("calibration.subject"),
        keywords=("Papercosmos", look.words("calibration.name"), paper.name),
        licence=look.words("document.licence"),
        language=look.language,
        pages=numbered((_front(layout, look), _back(layout, look)), paper, look),
    )


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where everything lies; the combs make a right angle, with grid, readings and command inside it."""

    plan: PagePlan

    @property
    def room(self) -> Box:
        """On large papers all but the rulers keeps together in the upper left."""
        (slot,) = self.plan.slots
        return Box(slot.left, slot.top, min(slot.right, slot.left + WIDEST), min(slot.bottom, slot.top + HIGHEST))

    @property
    def body(self) -> Box:
        """All but the ruler at the left and the title."""
        return Box(self.room.left + ROOM + GAP, self.room.top + TITLE, self.room.right, self.room.bottom)

    @property
    def rulers(self) -> tuple[float, float]:
        (slot,) = self.plan.slots
        return ruler_length(slot.right - self.body.left - 2 * LINE), ruler_length(slot.height - 2 * LINE)

    @property
    def down(self) -> Comb:
        """In the lower right corner."""
        return Comb(Axis.DOWN, Point(self.room.right - DEPTH, self.room.bottom - LENGTH[Axis.DOWN] / 2))

    @property
    def across(self) -> Comb:
        """At the foot, beside the other."""
        middle = self.down.box.left - GAP - LENGTH[Axis.ACROSS] / 2
        return Comb(Axis.ACROSS, Point(middle, self.room.bottom - DEPTH))

    @property
    def inside(self) -> Box:
        return Box(self.across.box.left, self.down.box.top, self.down.box.left - GAP, self.across.box.top - GAP)

    @property
    def grid(self) -> DriftGrid:
        return DriftGrid(Point(self.inside.left + GRID_ROOM, self.inside.top + GRID_ROOM + 2 * BADGE))

    @property
    def words(self) -> Box:
        """What the rulers and the right angle leave free."""
        top = self.body.top + ROOM + GAP
        return Box(self.body.left, top, self.room.right, self.down.box.top - GAP)


def _front(layout: _Layout, look: Look) -> Page:
    room, body, inside, rulers = layout.room, layout.body, layout.inside, layout.rulers
    title = Box(body.left, room.top, body.right, body.top - 1)
    readings_box = Box(layout.grid.box.right + GAP, inside.top, inside.right, layout.grid.box.bottom)
    command_box = Box(inside.left, inside.bottom - COMMAND, inside.right, inside.bottom)
    between = (readings_box.bottom + command_box.top - EXAMPLE) / 2
    example_box = Box.at(inside.left, between, inside.width, EXAMPLE)
    items = (
        Group(set_text(look.words("calibration.title"), title, look.type("title"), level=0), name="title", box=title),
        long_ruler(Axis.DOWN, Point(room.left + LINE, room.top + LINE), rulers[1], "height", look),
        long_ruler(Axis.ACROSS, Point(body.left + LINE, body.top), rulers[0], "width", look),
        steps(layout.words, rulers, look),
        layout.grid.front(look),
        readings(readings_box, look),
        example(example_box, look),
        command(command_box, rulers, look),
        layout.across.front(("left", "right"), look),
        layout.down.front(("up", "down"), look),
    )
    return Page(layout.plan.size, (*items, *_footer(layout.plan, look)), bookmark=_caption(look))


def _back(layout: _Layout, look: Look) -> Page:
    items = (
        _back_words(layout, look),
        _shining_through("drift-grid", layout.grid, layout, look),
        _shining_through("drift-across", layout.across, layout, look),
        _shining_through("drift-down", layout.down, layout, look),
    )
    return Page(layout.plan.size, (*items, *_footer(layout.plan, look)), is_back=True)


def _back_words(layout: _Layout, look: Look) -> Group:
    """Above all marks."""
    box = replace(layout.words, left=layout.room.left, top=layout.room.top)
    top = replace(box, bottom=box.top + TITLE)
    text = replace(box, top=top.bottom)
    items = (
        *set_text(look.words("calibration.back"), top, look.type("title"), level=0),
        *set_text(look.words("calibration.turn"), text, look.type("label"), lines=4, level=0),
    )
    return Group(items, name="back", box=box)


def _shining_through(name: str, scale: Comb | DriftGrid, layout: _Layout, look: Look) -> Group:
    mirrored = tuple(_mirrored(path, layout) for path in scale.back(look))
    corners = (_turned(corner, layout) for corner in (scale.box.top_left, Point(scale.box.right, scale.box.bottom)))
    return Group(mirrored, name=name, box=Box.around(corners))


def _mirrored(path: Path, layout: _Layout) -> Path:
    def turned(segment: Segment) -> Segment:
        match segment:
            case Move(to):
                return Move(_turned(to, layout))
            case Line(to):
                return Line(_turned(to, layout))
            case Curve(first, second, to):
                return Curve(_turned(first, layout), _turned(second, layout), _turned(to, layout))
            case Close():
                return segment

    return Path(tuple(map(turned, path.segments)), path.style)


def _turned(point: Point, layout: _Layout) -> Point:
    """Where a point that is seen through the paper lies on the back itself."""
    return Point(layout.plan.size.width - point.x, point.y)


def _footer(plan: PagePlan, look: Look) -> tuple[Group, Group]:
    return scale_bar(plan.footer, look), imprint(plan.footer, _caption(look), look)


def _caption(look: Look) -> str:
    return f"Papercosmos · {look.words('calibration.name')}"
