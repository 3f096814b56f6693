"""Prose: paragraphs in a column, wrapped and measured.

A *passage* is text or pictures of known height, drawn from the origin downwards; passages are put below or beside one
another until they fill a page. In a paragraph *stars* enclose what is stressed.
"""

from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from functools import partial
from itertools import groupby

from generator.draw.fonts import Font
from generator.draw.fonts import mm
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Text
from generator.draw.text import Type
from generator.geometry.near import fits
from generator.geometry.point import Box
from generator.geometry.point import Point

STRESS = "*"
NEVER_FIRST = frozenset(":;!?»–—×=+")  # signs that stay with the word before them
NEVER_LAST = frozenset({"«"})
NARROWER = (0.97, 0.94, 0.91, 0.88, 0.85)  # of the width

Run = tuple[str, Font]
Word = tuple[Run, ...]  # its letters may be in two fonts, such as a stressed word and a full stop
Line = list[Word]


@dataclass(frozen=True, slots=True)
class Passage:
    """Its height is known at once; it is drawn when asked for, as pages are measured more often than drawn."""

    height: float
    draw: Callable[[], Iterable[Item]]

    @property
    def items(self) -> tuple[Item, ...]:
        return tuple(self.draw())


@dataclass(frozen=True, slots=True)
class Setting:
    """How paragraphs are set: running text, stressed text, and the distance of lines."""

    text: Type
    stressed: Type
    pitch: float


def paragraph(words: str, width: float, setting: Setting, anchor: Anchor = Anchor.START) -> Passage:
    """The words in as many lines as they need."""
    lines = _wrapped(words, width, setting)
    return Passage(len(lines) * setting.pitch, partial(_set_lines, lines, width, setting, anchor))


def below(passages: Iterable[Passage], gap: float = 0.0) -> Passage:
    """One under the other."""
    placed: list[tuple[Passage, Point]] = []
    top = 0.0
    for passage in passages:
        placed.append((passage, Point(0, top)))
        top += passage.height + gap
    return Passage(top - gap, partial(_grouped, placed))


def beside(left: Passage, right: Passage, offset: float, level: float = 0.0) -> Passage:
    """Two next to each other, the second so far to the right; `level` 0.5 puts the lower one in the middle."""
    height = max(left.height, right.height)
    placed = [(each, Point(x, level * (height - each.height))) for each, x in ((left, 0.0), (right, offset))]
    return Passage(height, partial(_grouped, placed))


def _grouped(placed: list[tuple[Passage, Point]]) -> Iterator[Group]:
    return (Group(passage.items, at=place) for passage, place in placed)


def block(passage: Passage, name: str, at: Point, width: float) -> Group:
    """The passage as a block of a scene."""
    return Group(passage.items, at=at, name=name, box=Box.at(0, 0, width, passage.height))


def column(passages: Sequence[tuple[str, Passage]], box: Box, gaps: tuple[float, float]) -> Iterator[Group]:
    """Named passages as blocks in a column; the room left over is shared between them, up to the larger gap."""
    room = box.height - sum(passage.height for _, passage in passages)
    gap = min(gaps[1], max(gaps[0], room / max(1, len(passages) - 1)))
    top = box.top
    for name, passage in passages:
        yield block(passage, name, Point(box.left, top), box.width)
        top += passage.height + gap


def column_height(passages: Sequence[tuple[str, Passage]], gap: float) -> float:
    return sum(passage.height for _, passage in passages) + gap * (len(passages) - 1)


def _words(words: str, setting: Setting) -> Iterator[Word]:
    runs: list[Run] = []
    for number, part in enumerate(words.split(STRESS)):
        font = (setting.stressed if number % 2 else setting.text).font
        for place, letters in enumerate(part.split(" ")):
            if place and runs:
                yield tuple(runs)
                runs = []
            if letters:
                runs.append((letters, font))
    if runs:
        yield tuple(runs)


def _wrapped(words: str, width: float, setting: Setting) -> list[Line]:
    """In as few lines as possible; where one word would be left for the last, the others make room for company."""
    chunks = _measured(words, setting)
    lines = _filled(chunks, width, setting)
    for share in NARROWER if len(lines) > 1 and len(lines[-1]) == 1 else ():
        tighter = _filled(chunks, width * share, setting)
        if len(tighter) == len(lines) and len(tighter[-1]) > 1:
            return tighter
    return lines


def _filled(chunks: Sequence[tuple[Line, float]], width: float, setting: Setting) -> list[Line]:
    """As many words in each line as it holds."""
    lines: list[Line] = [[]]
    room = width
    for chunk, needed in _loosened(chunks, width, setting):
        space = lines[-1][-1][-1][1].width(" ", setting.text.size_pt) if lines[-1] else 0.0
        if lines[-1] and not fits(space + needed, room):
            lines.append([])
            room, space = width, 0.0
        lines[-1] = lines[-1] + chunk
        room -= space + needed
    return lines


def _loosened(chunks: Iterable[tuple[Line, float]], width: float, setting: Setting) -> Iterator[tuple[Line, float]]:
    """Words that should stay together but are wider than a line go one by one."""
    for chunk, needed in chunks:
        if fits(needed, width):
            yield chunk, needed
        else:
            yield from (([word], _width([word], setting)) for word in chunk)


@cache
def _measured(words: str, setting: Setting) -> tuple[tuple[Line, float], ...]:
    """What stays on one line, with its width; kept, as a page is tried at many widths before one is chosen."""
    return tuple((chunk, _width(chunk, setting)) for chunk in _chunks(_words(words, setting)))


def _width(line: Line, setting: Setting) -> float:
    return sum(font.width(letters, setting.text.size_pt) for letters, font in _runs(line))


def _chunks(words: Iterable[Word]) -> Iterator[Line]:
    """Words that stay on one line: a sign with its word, a number or a word of one letter with the next."""
    chunk: Line = []
    for word in words:
        if chunk and not _stays(_letters(chunk[-1]), _letters(word)):
            yield chunk
            chunk = []
        chunk.append(word)
    if chunk:
        yield chunk


def _stays(word: str, following: str) -> bool:
    return following in NEVER_FIRST or word in NEVER_LAST or word[0].isdigit() or (len(word) == 1 and word.isalpha())


def _letters(word: Word) -> str:
    return "".join(letters for letters, _ in word)


def _runs(line: Line) -> Iterator[Run]:
    """The line as few stretches of one font each; a space belongs to the stretch before it."""
    spaced = [run for word in line for run in (*word[:-1], (f"{word[-1][0]} ", word[-1][1]))]
    spaced[-1] = (spaced[-1][0][:-1], spaced[-1][1])
    for font, runs in groupby(spaced, key=lambda run: run[1]):
        yield "".join(letters for letters, _ in runs), font


def _set_lines(lines: list[Line], width: float, setting: Setting, anchor: Anchor) -> Iterator[Text]:
    for row, line in enumerate(lines):
        yield from _set_line(line, row * setting.pitch, width, setting, anchor)


def _set_line(line: Line, top: float, width: float, setting: Setting, anchor: Anchor) -> Iterator[Text]:
    kinds = {setting.text.font: setting.text, setting.stressed.font: setting.stressed}
    size = setting.text.size_pt
    spare = width - sum(font.width(letters, size) for letters, font in _runs(line))
    x = {Anchor.START: 0.0, Anchor.MIDDLE: spare / 2, Anchor.END: spare}[anchor]
    foot = top + baseline(setting)
    for letters, font in _runs(line):
        shown, advance = letters.rstrip(), font.width(letters, size)
        box = Box.at(0, top, width, setting.pitch)
        measured = font.width(shown, size)
        yield Text(Point(x, foot), shown, font, size, kinds[font].colour, Anchor.START, measured, box)
        x += advance


def baseline(setting: Setting) -> float:
    """How far below the top of its line a text stands: the room above capitals and below descenders is the same."""
    font, size = setting.text.font, mm(setting.text.size_pt)
    return (setting.pitch + size * (font.cap_height - font.descent)) / 2
