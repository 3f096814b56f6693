"""Examination: pages that show what checks found: findings beside a picture, a map, the games that prove claims.

A *witness picture* is one such game in small, with its claim below. What a picture shows is the game's: it fills a box.
"""

from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass

from generator.draw.look import Look
from generator.draw.scene import Item
from generator.draw.scene import Scene
from generator.draw.text import set_text
from generator.findings import Finding
from generator.geometry.point import Box
from generator.geometry.point import Size

GAP = 6.0  # between pictures, and between a picture and the list beside it
COLUMNS, ROWS = 3, 2  # witness pictures on one page
CAPTION = 8.0  # height of the two lines under a picture, and of a heading
LIST_WIDTH = 96.0  # of the findings beside a picture
ENTRY = 15.0  # height of one finding in the list
NUMBER = 8.0  # width of its number
LONGEST_ENTRY, LONGEST_CLAIM = 190, 110  # letters

Numbered = Sequence[tuple[int, Finding]]


@dataclass(frozen=True, slots=True)
class WitnessPicture:
    claim: str
    draw: Callable[[Box], Iterable[Item]]


@dataclass(frozen=True, slots=True)
class ExaminationPages:
    """Pages of one size with one caption."""

    look: Look
    size: Size
    caption: str

    def findings(
        self, findings: Sequence[Finding], proved: int, picture: Callable[[Box, Numbered], Iterable[Item]]
    ) -> Iterator[Scene]:
        """The picture with a number at each finding, and beside it what was found there, as many as a page holds."""
        per_page = int((self.size.height - CAPTION) / ENTRY)
        room = Box(0, 0, self.size.width - LIST_WIDTH - GAP, self.size.height)
        side = Box(self.size.width - LIST_WIDTH, 0, self.size.width, self.size.height)
        for start in range(0, max(1, len(findings)), per_page):
            numbered = list(enumerate(findings, start=1))[start : start + per_page]
            yield self._page((*picture(room, numbered), *self._list(numbered, proved, side)))

    def _list(self, numbered: Numbered, proved: int, box: Box) -> Iterator[Item]:
        heading = Box(box.left, box.top, box.right, box.top + CAPTION)
        title = f"{len(numbered)} findings on this page" if numbered else "No findings"
        yield from set_text(f"{title}, {proved} claims proved", heading, self.look.type("heading"), level=0)
        for row, (number, finding) in enumerate(numbered):
            top = heading.bottom + row * ENTRY
            name, text = Box.at(box.left, top, NUMBER, 4), Box(box.left + NUMBER, top, box.right, top + ENTRY - 1)
            words = f"{finding.code}: {finding.message}" + (f" ({finding.proof})" if finding.proof else "")
            yield from set_text(str(number), name, self.look.type("figure"), level=0)
            yield from set_text(_cut(words, LONGEST_ENTRY), text, self.look.type("small"), lines=4, level=0)

    def map(self, title: str, draw: Callable[[Box], Iterable[Item]]) -> Scene:
        """One picture under a heading."""
        heading = set_text(title, Box(0, 0, self.size.width, CAPTION), self.look.type("heading"), level=0)
        return self._page((*heading, *draw(Box(0, CAPTION, self.size.width, self.size.height))))

    def witnesses(self, pictures: Sequence[WitnessPicture]) -> Iterator[Scene]:
        """All games, as many as a page holds."""
        per_page = COLUMNS * ROWS
        for start in range(0, len(pictures), per_page):
            shown = enumerate(pictures[start : start + per_page])
            yield self._page(item for place, picture in shown for item in self._witness(place, picture))

    def _witness(self, place: int, picture: WitnessPicture) -> Iterator[Item]:
        width = (self.size.width - GAP * (COLUMNS - 1)) / COLUMNS
        height = (self.size.height - GAP * (ROWS - 1)) / ROWS
        box = Box.at(place % COLUMNS * (width + GAP), place // COLUMNS * (height + GAP), width, height)
        words = Box(box.left, box.bottom - CAPTION, box.right, box.bottom)
        yield from picture.draw(Box(box.left, box.top, box.right, words.top))
        yield from set_text(_cut(picture.claim, LONGEST_CLAIM), words, self.look.type("small"), lines=2, level=0.3)

    def _page(self, items: Iterable[Item]) -> Scene:
        return Scene(self.size, tuple(items), self.caption)


def _cut(words: str, most: int) -> str:
    return words if len(words) <= most else f"{words[: most - 1]}…"
