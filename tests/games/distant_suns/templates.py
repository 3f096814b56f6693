"""Templates: what they must cover, worked out without any of our geometry, and their files in every format."""

from dataclasses import dataclass
from dataclasses import replace
from functools import cache
from math import cos
from math import pi
from math import sin
from math import sqrt

from prints import GAME
from prints import SHIPPED
from prints import look_of
from prints import silent
from shapely.geometry import Polygon
from shapely.ops import unary_union

from generator import discover
from generator.draw.scene import Scene
from generator.game.component import Frame
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Shape
from generator.games.distant_suns.draw.templates import draw_templates
from generator.geometry.hex_grid import DIRECTIONS
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import Orientation
from generator.geometry.point import Size
from generator.impose import impose
from generator.impose.cut_sheet import Bed
from generator.impose.cut_sheet import CutSheet
from generator.impose.cut_sheet import lay_out
from generator.impose.run import PrintRun
from generator.pipeline.document import bind
from generator.write.pdf import pdf

# Shapes that somebody may make: a ring, a single hex, a long name, a solid of seven.
OWN = (
    Shape("ring", DIRECTIONS),
    Shape("dot", (Hex(0, 0),)),
    Shape("a-name-longer-than-any-hex", (Hex(0, 0), Hex(1, 0))),
    Shape("flower", (Hex(0, 0), *DIRECTIONS)),
)


@dataclass(frozen=True)
class Fit:
    """How templates are wanted."""

    hex_size: float
    orientation: Orientation
    clearance: float = 0.25
    kerf: float = 0.0
    language: str = "en"
    theme: str = "colour"


@cache
def content_with(orientation: Orientation) -> Content:
    content = discover.game(GAME).load(SHIPPED["lantern"]).value
    assert isinstance(content, Content)
    layout = replace(content.layout, orientation=orientation)
    return replace(content, layout=layout, shapes=(*content.shapes, *OWN))


def shapes_of(fit: Fit) -> tuple[Shape, ...]:
    content = content_with(fit.orientation)
    return (*content.shapes, content.black_hole)


@cache
def scenes_of(fit: Fit) -> tuple[Scene, ...]:
    look = look_of(fit.theme, fit.language)
    frame = Frame(Size(280, 190), clearance=fit.clearance, cell_size=fit.hex_size)
    return draw_templates(content_with(fit.orientation), look, frame)


@cache
def sheets_of(fit: Fit) -> tuple[CutSheet, ...]:
    return lay_out(scenes_of(fit), 1, Bed(Size(400, 400), 5, 2), fit.kerf)


@cache
def pdf_of_templates(fit: Fit) -> bytes:
    paper, look = discover.papers()["a3"], look_of(fit.theme, fit.language)
    pages = impose(scenes_of(fit), PrintRun(paper), look, "page")
    return pdf(bind(content_with(fit.orientation), look, pages, paper), silent)


def centres(shape: Shape, fit: Fit) -> list[tuple[float, float]]:
    """The middles of its hexes on the sheet: neighbours are a hex size apart, in six directions."""
    turn = 0 if fit.orientation is Orientation.POINTY else 30
    along, down = (_at(fit.hex_size, angle + turn) for angle in (0, 60))
    return [(q * along[0] + r * down[0], q * along[1] + r * down[1]) for q, r in shape.cells]


def covered(shape: Shape, fit: Fit) -> Polygon:
    """All that its sectors cover on the sheet."""
    first = 30 if fit.orientation is Orientation.POINTY else 0
    corners = [_at(fit.hex_size / sqrt(3), first + 60 * corner) for corner in range(6)]
    hexes = [Polygon([(x + dx, y + dy) for dx, dy in corners]) for x, y in centres(shape, fit)]
    return unary_union([each.buffer(1e-7, join_style="mitre") for each in hexes])


def _at(radius: float, angle: float) -> tuple[float, float]:
    return radius * cos(angle * pi / 180), radius * sin(angle * pi / 180)
