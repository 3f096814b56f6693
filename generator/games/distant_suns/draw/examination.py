"""The picture of an examination: findings on the grid, how soon each sector can be covered, and games that show it."""

from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass

from generator.draw.furniture.board import board_box
from generator.draw.furniture.board import largest_size
from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.draw.text import set_text
from generator.findings import Finding
from generator.game.answer import Answer
from generator.game.answer import Verdict
from generator.game.component import Frame
from generator.game.examiner import Examined
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Sector
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
from generator.geometry.point import Size

GAP = 6.0  # between pictures, and between a picture and the list beside it
COLUMNS, ROWS = 3, 2  # pictures of games on one page
CAPTION = 8.0  # height of the two lines under a picture
LIST_WIDTH = 96.0  # of the findings beside the grid
ENTRY = 15.0  # height of one finding in the list
INSET = 0.09  # of an outline, as a share of the hex size
SIGN = 0.29  # radius of a sign, as a share of the hex size: it hides the label of its sector
LEAST_SIGN = 2.4  # mm, for two figures
PLAIN_SECTORS = "DS220"  # its answers are drawn as one map of turns instead of one picture each


def draw_examination(content: Content, examined: Sequence[Examined], look: Look, frame: Frame) -> tuple[Scene, ...]:
    """First the findings, then the map of turns, then every game that proves something."""
    shown = [answer for each in examined if each.code != PLAIN_SECTORS for answer in each.answers if answer.witness]
    per_page = COLUMNS * ROWS
    pages = [shown[start : start + per_page] for start in range(0, len(shown), per_page)]
    caption = f"{look.words('game.title')} · papercosmos check · {content.title(look.language)} {content.code}"
    return (
        *(Scene(frame.size, tuple(items), caption) for items in _finding_pages(content, examined, look, frame.size)),
        Scene(frame.size, tuple(_turn_map(content, examined, look, frame.size)), caption),
        *(Scene(frame.size, tuple(_games(content, page, look, frame.size)), caption) for page in pages),
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
        yield from set_text(words, box, self.look.type("sector"), Anchor.MIDDLE)


def _finding_pages(content: Content, examined: Sequence[Examined], look: Look, size: Size) -> Iterator[list[Item]]:
    """The grid with a number at each finding, and beside it what was found there, as many as a page holds."""
    findings = [finding for each in examined for finding in each.findings]
    per_page = int((size.height - CAPTION) / ENTRY)
    for start in range(0, max(1, len(findings)), per_page):
        numbered = list(enumerate(findings, start=1))[start : start + per_page]
        picture = _Picture(content, look, Box(0, 0, size.width - LIST_WIDTH - GAP, size.height))
        side = Box(size.width - LIST_WIDTH, 0, size.width, size.height)
        yield [picture.ground(), *_marks(picture, numbered), *_list(numbered, examined, look, side)]


def _marks(picture: _Picture, numbered: Sequence[tuple[int, Finding]]) -> Iterator[Item]:
    places = {sector.span: sector for sector in picture.content.layout.sectors}
    for number, finding in numbered:
        sector: Sector | None = places.get(finding.span) if finding.span else None
        if sector:
            yield from picture.outline([sector.cell], "finding")
            yield from picture.sign(str(number), sector.cell)


def _list(
    numbered: Sequence[tuple[int, Finding]], examined: Sequence[Examined], look: Look, box: Box
) -> Iterator[Item]:
    proved = sum(each.count(Verdict.PROVED) for each in examined)
    heading = Box(box.left, box.top, box.right, box.top + CAPTION)
    title = f"{len(numbered)} findings on this page" if numbered else "No findings"
    yield from set_text(f"{title}, {proved} claims proved", heading, look.type("heading"), level=0)
    for row, (number, finding) in enumerate(numbered):
        top = box.top + CAPTION + row * ENTRY
        name, text = Box.at(box.left, top, 8, 4), Box(box.left + 8, top, box.right, top + ENTRY - 1)
        yield from set_text(str(number), name, look.type("figure"), level=0)
        words = f"{finding.code}: {finding.message}" + (f" ({finding.proof})" if finding.proof else "")
        yield from set_text(_cut(words), text, look.type("small"), lines=4, level=0)


def _cut(words: str, most: int = 190) -> str:
    return words if len(words) <= most else f"{words[: most - 1]}…"


def _turn_map(content: Content, examined: Sequence[Examined], look: Look, size: Size) -> Iterator[Item]:
    """In each sector that can be covered the turn in which the quickest game that was found covers it."""
    heading = Box(0, 0, size.width, CAPTION)
    yield from set_text(
        "The turn in which each sector is covered in the quickest game found", heading, look.type("heading"), level=0
    )
    picture = _Picture(content, look, Box(0, CAPTION, size.width, size.height))
    yield picture.ground()
    places = {sector.span: sector.cell for sector in content.layout.sectors}
    for answer in (answer for each in examined if each.code in ("DS220", "DS221", "DS222") for answer in each.answers):
        if isinstance(answer.witness, Witness) and answer.span in places:
            yield from picture.sign(str(len(answer.witness.moves)), places[answer.span])


def _games(content: Content, answers: Sequence[Answer], look: Look, size: Size) -> Iterator[Item]:
    width = (size.width - GAP * (COLUMNS - 1)) / COLUMNS
    height = (size.height - GAP * (ROWS - 1)) / ROWS
    for index, answer in enumerate(answers):
        box = Box.at(index % COLUMNS * (width + GAP), index // COLUMNS * (height + GAP), width, height)
        yield from _game(content, answer, look, box)


def _game(content: Content, answer: Answer, look: Look, box: Box) -> Iterator[Item]:
    """One game as numbered drawings of its first player, with what it proves below."""
    picture = _Picture(content, look, Box(box.left, box.top, box.right, box.bottom - CAPTION))
    drawn = list(_drawn(content, answer.witness)) if isinstance(answer.witness, Witness) else []
    for _, cells in drawn:
        yield from picture.outline(cells, "witness-tint")
    yield picture.ground()
    for turn, cells in drawn:
        yield from picture.outline(cells, "witness")
        yield from picture.sign(str(turn), cells[len(cells) // 2])
    words = Box(box.left, box.bottom - CAPTION, box.right, box.bottom)
    yield from set_text(_cut(f"{answer.claim}: {answer.because}", 110), words, look.type("small"), lines=2, level=0.3)


def _drawn(content: Content, witness: Witness) -> Iterator[tuple[int, list[Hex]]]:
    """The turn and the hexes of each drawing of the first player."""
    for turn, move in enumerate(witness.moves, start=1):
        drawing = move.drawings[0]
        if drawing:
            sectors = content.layout.sectors
            yield turn, [sectors[bit].cell for bit in range(len(sectors)) if drawing.mask >> bit & 1]
