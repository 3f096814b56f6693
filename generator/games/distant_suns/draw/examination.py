"""The picture of an examination: findings on the grid, how soon each sector can be covered, and games that show it."""

from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from generator.draw.furniture.board import board_box
from generator.draw.furniture.board import largest_size
from generator.draw.furniture.examination import ExaminationPages
from generator.draw.furniture.examination import Numbered
from generator.draw.furniture.examination import WitnessPicture
from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.draw.text import set_text
from generator.game.answer import Verdict
from generator.game.component import Frame
from generator.game.examiner import Examined
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.draw.sheet_parts.grid import draw_grid
from generator.games.distant_suns.proof.line import Witness
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import HexGrid
from generator.geometry.inset import inset
from generator.geometry.outline import corners_of_outlines
from generator.geometry.path import circle
from generator.geometry.path import polygon
from generator.geometry.point import Box
from generator.geometry.point import Point

INSET = 0.09  # of an outline, as a share of the hex size
SIGN = 0.29  # radius of a sign, as a share of the hex size: it hides the label of its sector
LEAST_SIGN = 2.4  # mm, for two figures
PLAIN_SECTORS = "DS220"  # its answers are drawn as one map of turns instead of one picture each
COVERED = (PLAIN_SECTORS, "DS221", "DS222")  # answers about single sectors
TURNS = "The turn in which each sector is covered in the quickest game found"


def draw_examination(content: Content, examined: Sequence[Examined], look: Look, frame: Frame) -> tuple[Scene, ...]:
    """First the findings, then the map of turns, then every game that proves something."""
    caption = f"{look.words('game.title')} · papercosmos check · {content.title(look.language)} {content.code}"
    pages = ExaminationPages(look, frame.size, caption)
    findings = [finding for each in examined for finding in each.findings]
    proved = sum(each.count(Verdict.PROVED) for each in examined)
    shown = [answer for each in examined if each.code != PLAIN_SECTORS for answer in each.answers if answer.witness]
    games = [
        WitnessPicture(f"{answer.claim}: {answer.because}", partial(_game, content, answer.witness, look))
        for answer in shown
    ]
    return (
        *pages.findings(findings, proved, partial(_found, content, look)),
        pages.map(TURNS, partial(_turn_map, content, examined, look)),
        *pages.witnesses(games),
    )


@dataclass(frozen=True)
class _Picture:
    """The grid of the layout as large as it fits a box."""

    content: Content
    look: Look
    box: Box

    @property
    def grid(self) -> HexGrid:
        grid = self.content.layout.grid
        return grid.resized(largest_size(grid, self.box.size, self.look))

    @property
    def corner(self) -> Point:
        return self.box.corner_of(board_box(self.grid, self.look).size)

    def ground(self) -> Group:
        return draw_grid(self.content.layout, self.grid, self.content.scoring, self.look, self.corner)

    def place(self, cell: Hex) -> Point:
        """The middle of a hex on the page."""
        return self.grid.centre(cell) - board_box(self.grid, self.look).top_left + self.corner

    def outline(self, cells: Sequence[Hex], role: str) -> Iterator[Path]:
        """The line around some hexes, a little inside."""
        move = self.place(cells[0]) - self.grid.centre(cells[0])
        for line in corners_of_outlines(self.grid.only(*cells)):
            moved = [corner + move for corner in line]
            yield Path(polygon(inset(moved, INSET * self.grid.size)), self.look.style(role))

    def sign(self, words: str, cell: Hex) -> Iterator[Item]:
        """A number on a disc in the middle of a hex."""
        middle, radius = self.place(cell), max(LEAST_SIGN, SIGN * self.grid.size)
        yield Path(circle(middle, radius), self.look.style("pencil-badge"))
        box = Box.at(middle.x - radius, middle.y - radius, 2 * radius, 2 * radius)
        yield from set_text(words, box, self.look.type("cell"), Anchor.MIDDLE)


def _found(content: Content, look: Look, box: Box, numbered: Numbered) -> Iterator[Item]:
    """The grid with a number at each finding that is about a sector."""
    picture = _Picture(content, look, box)
    yield picture.ground()
    places = {sector.span: sector.cell for sector in content.layout.sectors}
    for number, finding in numbered:
        if finding.span in places:
            yield from picture.outline([places[finding.span]], "finding")
            yield from picture.sign(str(number), places[finding.span])


def _turn_map(content: Content, examined: Sequence[Examined], look: Look, box: Box) -> Iterator[Item]:
    """In each sector that can be covered the turn in which the quickest game that was found covers it."""
    picture = _Picture(content, look, box)
    yield picture.ground()
    places = {sector.span: sector.cell for sector in content.layout.sectors}
    for answer in (answer for each in examined if each.code in COVERED for answer in each.answers):
        if isinstance(answer.witness, Witness) and answer.span in places:
            yield from picture.sign(str(len(answer.witness.moves)), places[answer.span])


def _game(content: Content, witness: object, look: Look, box: Box) -> Iterator[Item]:
    """One game as numbered drawings of its first player."""
    picture = _Picture(content, look, box)
    drawn = list(_drawn(content, witness)) if isinstance(witness, Witness) else []
    for _, cells in drawn:
        yield from picture.outline(cells, "witness-tint")
    yield picture.ground()
    for turn, cells in drawn:
        yield from picture.outline(cells, "witness")
        yield from picture.sign(str(turn), cells[len(cells) // 2])


def _drawn(content: Content, witness: Witness) -> Iterator[tuple[int, list[Hex]]]:
    """The turn and the hexes of each drawing of the first player."""
    for turn, move in enumerate(witness.moves, start=1):
        drawing = move.drawings[0]
        if drawing:
            sectors = content.layout.sectors
            yield turn, [sectors[bit].cell for bit in range(len(sectors)) if drawing.mask >> bit & 1]
