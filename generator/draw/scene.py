"""Scene: a drawing in millimetres, made of a handful of frozen items that every writer understands.

A *symbol* is a drawing defined once and used many times. A *block* is a group with a name and the box it
claims: tests hold its contents inside that box and away from its neighbours. A *cut* is the finished outline of
something that is cut out of the paper; a scene without one is used as it lies on the page.
"""

from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import field
from enum import StrEnum

from generator.draw.fonts import Font
from generator.draw.fonts import mm
from generator.geometry.path import Segments
from generator.geometry.path import points_of
from generator.geometry.point import ORIGIN
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size
from generator.values import dataclass

PICTURE = "picture-"  # how the names of symbols begin that show a whole page in small


@dataclass(frozen=True, slots=True)
class Style:
    """How an outline is inked; colours are '#rrggbb', joins and ends are round."""

    fill: str | None = None
    stroke: str | None = None
    width: float = 0.0
    dash: tuple[float, ...] = ()


class Anchor(StrEnum):
    START = "start"
    MIDDLE = "middle"
    END = "end"


@dataclass(frozen=True, slots=True)
class Path:
    segments: Segments
    style: Style


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text, measured and placed: `at` is on the baseline, `box` what it must not leave."""

    at: Point
    words: str
    font: Font
    size_pt: float
    colour: str
    anchor: Anchor
    width: float
    box: Box

    @property
    def left(self) -> float:
        return self.at.x - self.width * {Anchor.START: 0, Anchor.MIDDLE: 0.5, Anchor.END: 1}[self.anchor]

    @property
    def ink(self) -> Box:
        """From the top of capitals to the foot of descenders, as wide as the letters advance."""
        size = mm(self.size_pt)
        top, bottom = self.at.y - size * self.font.cap_height, self.at.y + size * self.font.descent
        return Box(self.left, top, self.left + self.width, bottom)


@dataclass(frozen=True, slots=True)
class Group:
    """Items that belong together; a block if it has a name."""

    items: tuple["Item", ...]
    at: Point = ORIGIN
    name: str = ""
    box: Box | None = None


@dataclass(frozen=True, slots=True)
class Symbol:
    name: str
    items: tuple["Item", ...]
    box: Box = field(compare=False)


@dataclass(frozen=True, slots=True)
class Use:
    """A symbol in its place; a negative scale turns it by half a circle, for those who sit opposite."""

    symbol: Symbol
    at: Point = ORIGIN
    scale: float = 1.0


Item = Path | Text | Group | Use


@dataclass(frozen=True, slots=True)
class Cut:
    """Closed outlines, the first around the piece and the others around what falls out of it; open lines to score."""

    outline: Segments
    holes: tuple[Segments, ...] = ()
    scores: tuple[Segments, ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """What one copy of a component, or one page of it, looks like; the caption says so in the footer.

    A piece to cut out has a cut, whose box is the scene's size; its ground reaches `bleed` beyond the cut all around.
    Its back, if it has one, is drawn as one sees it after turning the piece over like the leaf of a book.
    """

    size: Size
    items: tuple[Item, ...]
    caption: str
    cut: Cut | None = None
    bleed: float = 0.0
    back: tuple[Item, ...] = ()


def symbol(name: str, items: Iterable[Item]) -> Symbol:
    items = tuple(items)
    return Symbol(name, items, Box.union(map(bounds, items)))


def half_turned(name: str, items: Iterable[Item], about: Point) -> Use:
    """The items upside down, turned around the given point; the name must not be that of another drawing."""
    return Use(symbol(name, items), about * 2, -1.0)


def bounds(item: Item) -> Box:
    """The box of all that the item inks, in the coordinates the item is placed in."""
    match item:
        case Path(segments, style):
            return Box.around(points_of(segments)).grown(style.width / 2 if style.stroke else 0.0)
        case Text():
            return item.ink
        case Group((), at):
            return Box.at(at.x, at.y, 0, 0)
        case Group(items, at):
            return Box.union(map(bounds, items)).moved(at)
        case Use(used, at, scale):
            return used.box.scaled(scale).moved(at)


@dataclass(frozen=True, slots=True)
class Placed:
    """An item with all that stands above it: where its origin is on the page and how much it is scaled."""

    item: Item
    at: Point
    scale: float

    @property
    def box(self) -> Box:
        return bounds(self.item).scaled(self.scale).moved(self.at)


def walk(items: Iterable[Item], at: Point = ORIGIN, scale: float = 1.0) -> Iterator[Placed]:
    """Every item on the page, groups and uses before what they hold."""
    for item in items:
        yield Placed(item, at, scale)
        match item:
            case Group(inner, offset):
                yield from walk(inner, at + offset * scale, scale)
            case Use(used, offset, factor):
                yield from walk(used.items, at + offset * scale, scale * factor)
            case Path() | Text():
                pass
