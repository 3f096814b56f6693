"""Pen: the ways in which a leaflet and an aid set words: chapters, paragraphs, lists, rows with a symbol.

A *chapter* is a named passage; its words stand in one section of the language files, with numbers from the content.
"""

from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt

from generator.draw.lines import rule
from generator.draw.look import Look
from generator.draw.prose import Passage
from generator.draw.prose import Setting
from generator.draw.prose import below
from generator.draw.prose import beside
from generator.draw.prose import paragraph
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.geometry.path import circle
from generator.geometry.path import polygon
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import at_clock

Chapter = tuple[str, Passage]

UNIT = 4.0  # mm: the distance of lines, and what everything else is a multiple of
HEADING = 8.0
PART_GAP = 2.0  # between the parts of a chapter
LEAD_PITCH = 5.0
NUMBER = 2.6  # radius of the circle around the number of a chapter
INDENT = 5.0  # of lists
ENTRY_GAP = 1.0
BULLET = 1.6  # width of the hexagon before an entry
SIDES = 6
ICON = 7.0


@dataclass(frozen=True)
class Pen:
    look: Look
    facts: Mapping[str, object]
    section: str

    @property
    def setting(self) -> Setting:
        return Setting(self.look.type("prose"), self.look.type("stress"), UNIT)

    def words(self, key: str) -> str:
        return self.look.words(f"{self.section}.{key}", **self.facts)

    def text(self, key: str, width: float, anchor: Anchor = Anchor.START) -> Passage:
        return paragraph(self.words(key), width, self.setting, anchor)

    def lead(self, key: str, width: float) -> Passage:
        """In larger letters: what a game is about."""
        setting = Setting(self.look.type("lead"), self.look.type("lead-stress"), LEAD_PITCH)
        return paragraph(self.words(key), width, setting)

    def aside(self, key: str, width: float) -> Passage:
        setting = Setting(self.look.type("aside"), self.look.type("aside"), UNIT)
        return paragraph(self.words(key), width, setting)

    def line(self, name: str, words: str) -> str:
        """What a thing is called, and what there is to say of it."""
        return self.look.words("leaflet.line", name=name, words=words)

    def chapter(self, number: int, name: str, width: float, *parts: Passage) -> Chapter:
        """The parts under a heading."""
        heading = Passage(HEADING, partial(self._heading, number, name, width))
        return name, below((heading, *parts), PART_GAP)

    def _heading(self, number: int, key: str, width: float) -> Iterator[Item]:
        """The number of the chapter in a circle, its name, and a line below."""
        middle = Point(NUMBER + 0.2, HEADING / 2 - 0.6)
        badge = Box.at(middle.x - NUMBER, middle.y - NUMBER, 2 * NUMBER, 2 * NUMBER)
        name = Box(2 * NUMBER + 2.2, 0.6, width, 2 * middle.y - 0.6)
        yield Path(circle(middle, NUMBER), self.look.style("chapter"))
        yield from set_text(str(number), badge, self.look.type("chapter"), Anchor.MIDDLE)
        yield from set_text(self.words(key), name, self.look.type("section"))
        yield rule(0, width, HEADING - 1.0, self.look.style("rule"))

    def bullets(self, keys: Sequence[str], width: float) -> Passage:
        return below((self._entry(self._bullet(), key, width) for key in keys), ENTRY_GAP)

    def steps(self, keys: Sequence[str], width: float) -> Passage:
        entries = (self._entry(self._number(index), key, width) for index, key in enumerate(keys, start=1))
        return below(entries, ENTRY_GAP)

    def _entry(self, mark: Passage, key: str, width: float) -> Passage:
        return beside(mark, self.text(key, width - INDENT), INDENT)

    def _bullet(self) -> Passage:
        middle = Point(BULLET, UNIT / 2)
        shape = polygon(middle + at_clock(BULLET / sqrt(3), 60 + 360 / SIDES * corner) for corner in range(SIDES))
        return Passage(UNIT, lambda: (Path(shape, self.look.style("bullet")),))

    def _number(self, number: int) -> Passage:
        return paragraph(f"*{number}*", INDENT, self.setting)

    def with_symbol(self, symbol: str, passage: Passage, size: float = ICON) -> Passage:
        """The passage to the right of a symbol."""
        return self.with_icon(self.symbol(symbol, size), passage, size)

    def symbol(self, name: str, width: float = ICON, size: float | None = None) -> Passage:
        """The symbol in the middle of its column, as large as that or of the given size."""
        height = size or width
        return Passage(height, lambda: (self.look.symbol(name, Point(width / 2, height / 2), height),))

    def with_icon(self, icon: Passage, passage: Passage, size: float = ICON) -> Passage:
        """The passage to the right of a drawing so many mm wide; both in the middle of the row."""
        return beside(icon, passage, size + 2.0, level=0.5)
