"""Scene: a drawing in millimetres, made of a handful of frozen items that every writer understands.

A *symbol* is a drawing defined once and used many times. A *block* is a group with a name and the box it
claims: tests hold its contents inside that box and away from its neighbours. A *cut* is the finished outline of
something that is cut out of the paper; a scene without one is used as it lies on the page.
"""

from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import field
from dataclasses import replace
from enum import StrEnum

from generator.draw.fonts import Font
from generator.draw.fonts import mm
from generator.geometry.path import Segments
from generator.geometry.path import points_of
from generator.geometry.point import ORIGIN
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size
from generator.geometry.pose import AS_IT_IS
from generator.geometry.pose import Pose
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
    """A symbol in its place: scaled, turned clockwise by so many degrees around its origin, then moved."""

    symbol: Symbol
    at: Point = ORIGIN
    scale: float = 1.0
    turn: float = 0.0

    @property
    def pose(self) -> Pose:
        return Pose(self.at, self.scale, self.turn)


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
    """The items upside down, for those who sit opposite, turned around the given point.

    The name must not be that of another drawing.
    """
    return Use(symbol(name, items), about * 2, turn=180.0)


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
        case Use(used) if item.pose.is_upright or not used.items:
            return item.pose.box(used.box)
        case Use(used):
            return Box.union(_turned_bounds(each, item.pose) for each in used.items)


def _turned_bounds(item: Item, pose: Pose) -> Box:
    """The box of what the item inks where it lies; not the box around its turned box, which is larger."""
    match item:
        case Path(segments, style):
            return bounds(Path(pose.put_path(segments), replace(style, width=style.width * pose.scale)))
        case Text():
            return pose.box(item.ink)
        case Group(items, at):
            there = Pose(at).inside(pose)
            return Box.union([_turned_bounds(each, there) for each in items] or [pose.box(bounds(item))])
        case Use():
            there = item.pose.inside(pose)
            return bounds(replace(item, at=there.at, scale=there.scale, turn=there.turn))


@dataclass(frozen=True, slots=True)
class Placed:
    """An item with all that stands above it: how it lies on the page."""

    item: Item
    pose: Pose

    @property
    def box(self) -> Box:
        return self.pose.box(bounds(self.item)) if self.pose.is_upright else _turned_bounds(self.item, self.pose)


def walk(items: Iterable[Item], pose: Pose = AS_IT_IS) -> Iterator[Placed]:
    """Every item on the page, groups and uses before what they hold."""
    for item in items:
        yield Placed(item, pose)
        match item:
            case Group(inner, at):
                yield from walk(inner, Pose(at).inside(pose))
            case Use(used):
                yield from walk(used.items, item.pose.inside(pose))
            case Path() | Text():
                pass
