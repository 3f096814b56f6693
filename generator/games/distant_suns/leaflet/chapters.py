"""Chapters: what the leaflet says, one idea each, as named passages of a given width."""

from generator.draw.look import Look
from generator.draw.prose import Passage
from generator.draw.prose import below
from generator.draw.prose import beside
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.draw.scene import Anchor
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.leaflet.board_picture import board_picture
from generator.games.distant_suns.leaflet.example import Example
from generator.games.distant_suns.leaflet.examples import drawing_examples
from generator.games.distant_suns.leaflet.examples import finished_example
from generator.games.distant_suns.leaflet.examples import upgrade_example
from generator.games.distant_suns.leaflet.examples import world_example
from generator.games.distant_suns.leaflet.pen import UNIT
from generator.games.distant_suns.leaflet.pen import Pen
from generator.games.distant_suns.leaflet.pictures import BADGE
from generator.games.distant_suns.leaflet.pictures import example_picture
from generator.games.distant_suns.leaflet.pictures import verdict_badge
from generator.games.distant_suns.leaflet.score_table import points_table
from generator.games.distant_suns.leaflet.score_table import score_table
from generator.geometry.path import circle
from generator.geometry.path import polyline
from generator.geometry.point import Box
from generator.geometry.point import Point

Chapter = tuple[str, Passage]

GAP = 2.0  # between the parts of a chapter
GUTTER = 4.0  # between two pictures
SECTORS = ("start", "alien", "upgrade", "treasure", "world")


def idea(number: int, content: Content, pen: Pen, width: float) -> Chapter:
    return "idea", below((pen.heading(number, "idea", width), pen.text("idea-text", width)), GAP)


def need(number: int, content: Content, pen: Pen, width: float) -> Chapter:
    keys = ("need-player", "need-cut", "need-uncut")
    return "need", below((pen.heading(number, "need", width), pen.bullets(keys, width)), GAP)


def setup(number: int, content: Content, pen: Pen, width: float) -> Chapter:
    steps = pen.steps(("setup-1", "setup-2", "setup-3", "setup-4"), width)
    return "setup", below((pen.heading(number, "setup", width), steps, pen.text("setup-card", width)), GAP)


def sheet(number: int, content: Content, pen: Pen, width: float) -> Chapter:
    rows = (pen.with_symbol(kind, pen.text(kind, width - 9)) for kind in SECTORS)
    return "sheet", below((pen.heading(number, "sheet", width), below(rows, 1.0)), GAP)


def assign(number: int, content: Content, pen: Pen, width: float) -> Chapter:
    board = board_picture(content, pen.look, width, pen.words("active"), pen.words("others"))
    parts = (pen.heading(number, "assign", width), pen.text("assign-text", width), board, pen.text("assign-uncut", width))
    return "assign", below(parts, GAP)


def draw(number: int, content: Content, pen: Pen, width: float) -> Chapter:
    rules = pen.bullets(("draw-1", "draw-2", "draw-3", "draw-4", "draw-5"), width)
    shown = drawing_examples()
    half = (width - GUTTER) / 2
    pairs = (
        ((shown.first, "right-first"), (shown.next, "right-next")),
        ((shown.apart, "wrong-apart"), (shown.over_a_treasure, "wrong-treasure")),
    )
    rows = [
        beside(*(_judged(example, key, content, pen, half) for example, key in pair), half + GUTTER) for pair in pairs
    ]
    parts = (pen.heading(number, "draw", width), pen.text("draw-text", width), rules, pen.text("draw-next", width), *rows)
    return "draw", below(parts, GAP)


def _judged(example: Example, key: str, content: Content, pen: Pen, width: float) -> Passage:
    """The picture over a tick or a cross and the reason."""
    picture = example_picture(example, content.scoring, pen.look, _hex_size(example, pen.look, width))
    badge = Passage(tuple(verdict_badge(example.is_legal(), Point(BADGE + 0.2, UNIT / 2), pen.look)), UNIT)
    return below((picture, beside(badge, pen.text(key, width - 6), 6)), 1.0)


def _hex_size(example: Example, look: Look, width: float) -> float:
    """The size at which the sheet of the example is as wide as there is room."""
    return (width - look.style("outline").width) / example.layout.grid.resized(1.0).box.width


def upgrades(number: int, content: Content, pen: Pen, width: float) -> Chapter:
    example = upgrade_example()
    size = (width * 0.6 - 1) / (example.layout.grid.resized(1.0).box.width + 1)
    picture = example_picture(example, content.scoring, pen.look, size, overhang=1)
    words = pen.text("upgrades-example", width * 0.4 - GUTTER)
    keys = ("upgrades-earn", "upgrades-spend", "upgrades-rest", "upgrades-may")
    parts = (pen.heading(number, "upgrades", width), pen.bullets(keys, width))
    return "upgrades", below((*parts, beside(picture, words, width * 0.6 + GUTTER, level=0.5)), GAP)


def worlds(number: int, content: Content, pen: Pen, width: float) -> Chapter:
    example = world_example()
    left = width * 0.6
    picture = example_picture(example, content.scoring, pen.look, _hex_size(example, pen.look, left - 9))
    world = example.board.worlds[0].sector
    values = below(
        (_values(pen, "worlds-first", world.first, world.later, 0), _values(pen, "worlds-later", world.first, world.later, 1)), GAP
    )
    parts = (pen.heading(number, "worlds", width), pen.text("worlds-text", width))
    return "worlds", below((*parts, beside(picture, values, left + GUTTER, level=0.5)), GAP)


def _values(pen: Pen, key: str, first: int, later: int, earned: int) -> Passage:
    """Both values of a world as a player leaves them: one circled or kept, the other struck out."""
    name = pen.text(key, 34)
    items = []
    for place, value in enumerate((first, later)):
        box = Box.at(2 + 12 * place, 0, 9, 9)
        items += set_text(str(value), box, pen.look.type("figure"), Anchor.MIDDLE)
        if place == earned:
            items.append(Path(circle(box.centre, 3.8), pen.look.style("pencil")))
        else:
            ends = (box.centre + Point(-3, 2.4), box.centre + Point(3, -2.4))
            items.append(Path(polyline(ends), pen.look.style("pencil")))
    return below((name, Passage(tuple(items), 9)))


def rounds(number: int, content: Content, pen: Pen, width: float) -> Chapter:
    keys = ("rounds-over", "rounds-next", "rounds-uncut")
    return "rounds", below((pen.heading(number, "rounds", width), pen.bullets(keys, width)), GAP)


def scoring(number: int, content: Content, pen: Pen, width: float) -> Chapter:
    example = finished_example()
    picture = example_picture(example, content.scoring, pen.look, _hex_size(example, pen.look, width))
    parts = (
        pen.heading(number, "scoring", width),
        pen.text("scoring-text", width),
        points_table(content, pen, width),
        score_table(content, pen, width),
        picture,
    )
    return "scoring", below(parts, GAP)


def credit(content: Content, pen: Pen, width: float) -> Chapter:
    return "credit", pen.text("credit", width)
