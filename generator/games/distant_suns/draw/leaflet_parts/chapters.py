"""Chapters: what the leaflet says, one idea each, as named passages of a given width."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from functools import partial

from generator.draw.furniture.example import GUTTER
from generator.draw.furniture.example import ExamplePicture
from generator.draw.furniture.example import in_a_row
from generator.draw.furniture.example import judged
from generator.draw.furniture.pen import ICON
from generator.draw.furniture.pen import PART_GAP
from generator.draw.furniture.pen import Chapter
from generator.draw.furniture.pen import Pen
from generator.draw.look import Look
from generator.draw.prose import Passage
from generator.draw.prose import below
from generator.draw.prose import beside
from generator.draw.prose import paragraph
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.draw.leaflet_parts.board_picture import board_picture
from generator.games.distant_suns.draw.leaflet_parts.example import Example
from generator.games.distant_suns.draw.leaflet_parts.example_grid import draw_hole_mark
from generator.games.distant_suns.draw.leaflet_parts.examples import drawing_examples
from generator.games.distant_suns.draw.leaflet_parts.examples import finished_example
from generator.games.distant_suns.draw.leaflet_parts.examples import upgrade_example
from generator.games.distant_suns.draw.leaflet_parts.examples import world_example
from generator.games.distant_suns.draw.leaflet_parts.facts import facts
from generator.games.distant_suns.draw.leaflet_parts.means import BOARD
from generator.games.distant_suns.draw.leaflet_parts.means import TABLE
from generator.games.distant_suns.draw.leaflet_parts.means import TEMPLATES
from generator.games.distant_suns.draw.leaflet_parts.pictures import example_picture
from generator.games.distant_suns.draw.leaflet_parts.pictures import finished_picture
from generator.games.distant_suns.draw.leaflet_parts.pictures import shortened_by
from generator.games.distant_suns.draw.leaflet_parts.score_table import finished_scores
from generator.games.distant_suns.draw.leaflet_parts.score_table import points_table
from generator.games.distant_suns.draw.leaflet_parts.table_picture import draw_written
from generator.games.distant_suns.draw.leaflet_parts.table_picture import table_picture
from generator.geometry.path import circle
from generator.geometry.path import polyline
from generator.geometry.point import Box
from generator.geometry.point import Point

PICTURE_SHARE = 0.6  # of the width, where words stand beside a picture
SETUP_STEPS = {BOARD: 5, TABLE: 3}
WORLD = 6.0  # two of them stand under each other
HOLE = 5.4  # size of the hex
CIRCLE = 2.6  # radius
SECTORS = ("start", "alien", "upgrade", "treasure")
VALUE = 9.0  # the square around a value of a world


@dataclass(frozen=True)
class Chapters:
    """All chapters of one leaflet; pictures are drawn once and then put on the page at any width."""

    content: Content
    look: Look
    means: frozenset[str]

    @cached_property
    def pen(self) -> Pen:
        quoted = {
            "game": self.look.words("game.title"),
            "first": self.look.words("setup.first"),
            "mark": shortened_by(1),
        }
        return Pen(self.look, {**facts(self.content), **quoted}, "leaflet")

    @property
    def _middle(self) -> str:
        """What the rules are about that lies in the middle; where there are both, that is the board."""
        return BOARD if BOARD in self.means else TABLE

    @property
    def _has_choice(self) -> bool:
        return {BOARD, TABLE} <= self.means

    def _told(self, key: str, count: int) -> tuple[str, ...]:
        """The keys of what is different with the board and with the table."""
        return tuple(f"{key}-{self._middle}-{number}" for number in range(1, count + 1))

    @cached_property
    def _judged_pictures(self) -> tuple[tuple[Example, ExamplePicture, str], ...]:
        shown = drawing_examples()
        named = (
            (shown.first, "right-first"),
            (shown.next, "right-next"),
            (shown.apart, "wrong-apart"),
            (shown.over_a_treasure, "wrong-treasure"),
        )
        return tuple((example, self._picture(example), key) for example, key in named)

    @cached_property
    def _upgrade_picture(self) -> ExamplePicture:
        return example_picture(upgrade_example(), self.look, overhang=1)

    @cached_property
    def _world_picture(self) -> ExamplePicture:
        return self._picture(world_example())

    @cached_property
    def _finished_picture(self) -> ExamplePicture:
        return finished_picture(finished_example(), self.look)

    def _picture(self, example: Example) -> ExamplePicture:
        return example_picture(example, self.look)

    def need(self, number: int, width: float) -> Chapter:
        keys = ["need-player", f"need-{self._middle}"]
        keys += ["need-instead"] if self._has_choice else []
        keys += ["need-templates"] if TEMPLATES in self.means else []
        return self.pen.chapter(number, "need", width, self.pen.bullets(keys, width))

    def setup(self, number: int, width: float) -> Chapter:
        steps = self._told("setup", SETUP_STEPS[self._middle])
        return self.pen.chapter(number, "setup", width, self.pen.steps(steps, width))

    def sheet(self, number: int, width: float) -> Chapter:
        hole = Passage(ICON, partial(draw_hole_mark, Point(ICON / 2, ICON / 2), HOLE, self.look))
        icons = {kind: self.pen.symbol(kind) for kind in SECTORS}
        icons |= {"world": below(self.pen.symbol(world, ICON, WORLD) for world in ("world", "far-world")), "hole": hole}
        rows = (self.pen.with_icon(icon, self.pen.text(kind, width - ICON - 2)) for kind, icon in icons.items())
        return self.pen.chapter(number, "sheet", width, self.pen.text("sectors", width), below(rows, 1.0))

    def assign(self, number: int, width: float) -> Chapter:
        parts = self._assign_on_board(width) if self._middle == BOARD else self._assign_on_table(width)
        return self.pen.chapter(number, "assign", width, *parts)

    def _assign_on_board(self, width: float) -> Iterator[Passage]:
        yield self.pen.text("assign-board", width)
        yield board_picture(self.content, self.look, width, self.pen.words("active"), self.pen.words("others"))
        if self._has_choice:
            yield self.pen.text("assign-instead", width)

    def _assign_on_table(self, width: float) -> Iterator[Passage]:
        """What is written, with a picture of it, and where."""
        yield self.pen.text("assign-table", width)
        for what in ("initial", "cross"):
            icon = Passage(2 * CIRCLE, partial(draw_written, what, Point(ICON / 2, CIRCLE), CIRCLE, self.look))
            yield self.pen.with_icon(icon, self.pen.text(f"assign-{what}", width - ICON - 2))
        yield table_picture(self.content, self.look, width)
        yield self.pen.text("assign-tick", width)

    def draw(self, number: int, width: float) -> Chapter:
        rules = self.pen.bullets(("draw-1", "draw-2", "draw-3", "draw-4", "draw-5"), width)
        return self.pen.chapter(
            number, "draw", width, self.pen.text("draw-text", width), rules, self.pen.text("draw-next", width)
        )

    def rounds(self, number: int, width: float) -> Chapter:
        return self.pen.chapter(number, "rounds", width, self.pen.bullets(self._told("rounds", 2), width))

    def drawings(self, width: float) -> Chapter:
        """Four pictures in a row across the page: two drawings that are legal, two that are not."""
        pictures = [
            partial(judged, picture, example.is_legal(), key, self.pen)
            for example, picture, key in self._judged_pictures
        ]
        return "drawings", in_a_row(pictures, width)

    def upgrades(self, number: int, width: float) -> Chapter:
        keys = ("upgrades-earn", "upgrades-spend", "upgrades-rest", "upgrades-may")
        left = width * PICTURE_SHARE
        words = self.pen.text("upgrades-example", width - left - GUTTER)
        shown = beside(self._upgrade_picture.as_wide_as(left), words, left + GUTTER, level=0.5)
        return self.pen.chapter(number, "upgrades", width, self.pen.bullets(keys, width), shown)

    def worlds(self, number: int, width: float) -> Chapter:
        left = width * PICTURE_SHARE
        values = below((self._values("worlds-first", 0), self._values("worlds-later", 1)), PART_GAP)
        grid = left * self._world_picture.width / self._upgrade_picture.width  # hexes as large as in the other
        shown = beside(self._world_picture.as_wide_as(grid), values, left + GUTTER, level=0.5)
        return self.pen.chapter(number, "worlds", width, self.pen.text("worlds-text", width), shown)

    def _values(self, key: str, earned: int) -> Passage:
        name = paragraph(f"*{self.pen.words(key)}*", 3 * VALUE + 6, self.pen.setting)
        return below((name, Passage(VALUE, partial(self._pencilled, earned))))

    def _pencilled(self, earned: int) -> Iterator[Item]:
        """Both values of a world as a player leaves them: one circled, the other struck out."""
        world = world_example().board.worlds[0].sector
        for place, value in enumerate((world.first, world.later)):
            box = Box.at((VALUE + 3) * place, 0, VALUE, VALUE)
            strike = (box.centre + Point(-3, 2.4), box.centre + Point(3, -2.4))
            yield from set_text(str(value), box, self.look.type("figure"), Anchor.MIDDLE)
            yield Path(circle(box.centre, 3.8) if place == earned else polyline(strike), self.look.style("pencil"))

    def finished(self, width: float) -> Chapter:
        return "finished", below((self.pen.text("finished", width), self._finished_picture.as_wide_as(width)), PART_GAP)

    def scoring(self, number: int, width: float) -> Chapter:
        return self.pen.chapter(
            number,
            "scoring",
            width,
            self.pen.text("scoring-text", width),
            points_table(self.content, self.pen, width),
            finished_scores(self.content, self.pen, width),
        )

    def details(self, number: int, width: float, second: float) -> Chapter:
        """Two columns of answers; `second` is where the right one begins."""
        room = width - second
        left = self.pen.bullets(("details-first", "details-hole"), room)
        right = self.pen.bullets(("details-edge", "details-never", "details-alone"), room)
        return self.pen.chapter(number, "details", width, beside(left, right, second))
