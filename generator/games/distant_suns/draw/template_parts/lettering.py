"""Name and symbol of a template: as large as there is room between holes and edge, at any size of the hexes."""

from collections.abc import Callable
from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from generator.draw.fonts import mm
from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.draw.text import SHRINK_STEP_PT
from generator.draw.text import Type
from generator.draw.text import set_text
from generator.games.distant_suns.content import Shape
from generator.games.distant_suns.draw.pieces.shapes import shape_mark
from generator.games.distant_suns.draw.template_parts.form import TemplateForm
from generator.geometry.near import fits
from generator.geometry.near import key
from generator.geometry.near import whole
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size
from generator.geometry.room import Room

# Shares of the hex size.
SAFE = 0.06  # from letters to the edge and to the holes
LARGEST_SYMBOL = 0.5
GOOD_SYMBOL = 0.22  # a smaller one leaves its hex
POINTS_PER_MM = 0.6  # how the name grows with the hexes

GOOD_SHARE = 0.62  # of its size: a name that must shrink more leaves its hex
LEAST_SYMBOL = 2.0  # mm
SYMBOL_STEP = 0.1  # mm
MOST_SAFE = 1.0  # mm
ACCENT = 0.28  # room for what stands above capitals, as a share of their height
FEWEST_LETTERS = 2  # of a name that is cut short


@dataclass(frozen=True, slots=True)
class Lettering:
    """What is printed on the template, and the boxes it takes; no name or symbol where there is no room for one."""

    items: tuple[Text | Use, ...] = ()
    boxes: tuple[Box, ...] = ()

    def __add__(self, other: "Lettering") -> "Lettering":
        return Lettering(self.items + other.items, self.boxes + other.boxes)


def letter(form: TemplateForm, shape: Shape, look: Look) -> Lettering:
    """Name and symbol in one hex, below and above its hole; where that is too narrow, wherever there is room."""
    safe = min(SAFE * form.grid.size, MOST_SAFE)
    return _in_one_hex(form, shape, look, safe) or _anywhere(form, shape, look, safe)


def _in_one_hex(form: TemplateForm, shape: Shape, look: Look, safe: float) -> Lettering | None:
    """In the hex nearest to the middle of the shape, if the name is large enough there."""
    cell = min(form.grid, key=lambda cell: _apart(form.grid.centre(cell), form.middle))
    one = TemplateForm(form.grid.only(cell), form.clearance)
    room, (hole,), hexagon = _room(one, safe), one.holes, one.box
    above = room.without(Box(hexagon.left, hole.top - safe, hexagon.right, hexagon.bottom))
    below = room.without(Box(hexagon.left, hexagon.top, hexagon.right, hole.bottom + safe))
    size, sizes = form.grid.size, _sizes(form, look).at_least(GOOD_SHARE)
    name = _name(_words(shape, look), below, Point(hole.centre.x, hole.bottom + size * 0.15), sizes)
    symbol = _symbol(shape, look, above, Point(hole.centre.x, hole.top - size / 4), (GOOD_SYMBOL * size, size / 2))
    return name + symbol if name.items and symbol.items else None


def _anywhere(form: TemplateForm, shape: Shape, look: Look, safe: float) -> Lettering:
    """The name first, then the symbol in what is left; both as near to the middle of the shape as they can be."""
    room, sizes, words = _room(form, safe), _sizes(form, look), _words(shape, look)
    shorter = (f"{words[:length].rstrip()}." for length in range(len(words) - 2, FEWEST_LETTERS - 1, -1))
    name = next(
        (found for text in (words, *shorter) if (found := _name(text, room, form.middle, sizes)).items), Lettering()
    )
    left = room.without(*(box.grown(safe / 2) for box in name.boxes))
    return name + _symbol(shape, look, left, form.middle, (LEAST_SYMBOL, LARGEST_SYMBOL * form.grid.size))


def _room(form: TemplateForm, safe: float) -> Room:
    return Room(form.inside(safe)).without(*(hole.grown(safe) for hole in form.holes))


def _words(shape: Shape, look: Look) -> str:
    """The name in the language of the look; a shape of somebody's own has only its id."""
    return look.texts.get(f"shape.{shape.id}") or shape.id.replace("-", " ").capitalize()


@dataclass(frozen=True, slots=True)
class _Sizes:
    """A kind of lettering with the sizes in points that may be tried, growing."""

    kind: Type
    sizes_pt: tuple[float, ...]

    def at_least(self, share: float) -> "_Sizes":
        return _Sizes(self.kind, tuple(size for size in self.sizes_pt if fits(share * self.sizes_pt[-1], size)))


def _sizes(form: TemplateForm, look: Look) -> _Sizes:
    kind = look.type("template")
    most = max(min(kind.size_pt, POINTS_PER_MM * form.grid.size), kind.smallest_pt)
    steps = whole((most - kind.smallest_pt) / SHRINK_STEP_PT)
    return _Sizes(kind, tuple(kind.smallest_pt + step * SHRINK_STEP_PT for step in range(steps + 1)))


def _name(words: str, room: Room, near: Point, sizes: _Sizes) -> Lettering:
    """The words as large as they fit the room; nothing if they do not."""
    font = sizes.kind.font

    def spot(size_pt: float) -> Box | None:
        height = mm(size_pt) * (font.cap_height * (1 + ACCENT) + font.descent)
        return room.spot(Size(font.width(words, size_pt) + 0.02, height), near)

    size_pt, box = _largest(sizes.sizes_pt, spot)
    if box is None:
        return Lettering()
    cap = mm(size_pt) * font.cap_height
    line = Box(box.left, box.top + cap * ACCENT, box.right, box.top + cap * (1 + ACCENT) + 0.01)
    return Lettering(set_text(words, line, sizes.kind.sized(size_pt), Anchor.MIDDLE, level=0.0), (box,))


def _symbol(shape: Shape, look: Look, room: Room, near: Point, limits: tuple[float, float]) -> Lettering:
    """The symbol as large as it fits between the limits; nothing if it would be smaller than people can see."""
    least, most = max(limits[0], LEAST_SYMBOL), max(limits[1], LEAST_SYMBOL)
    sizes = tuple(least + step * SYMBOL_STEP for step in range(whole((most - least) / SYMBOL_STEP) + 1))
    size, box = _largest(sizes, lambda size: room.spot(Size(size, size), near))
    return Lettering((shape_mark(shape, look, box.centre, size),), (box,)) if box else Lettering()


def _largest(sizes: Sequence[float], spot: Callable[[float], Box | None]) -> tuple[float, Box | None]:
    """The largest of the growing sizes for which there is a spot, found by halving: what fits, fits smaller too."""
    low, high = 0, len(sizes)
    best: tuple[float, Box | None] = (0.0, None)
    while low < high:
        middle = (
            (low + high) // 2 if best[1] or high < len(sizes) else high - 1
        )  # the largest mostly fits: try it first
        box = spot(sizes[middle])
        if box:
            best, low = (sizes[middle], box), middle + 1
        else:
            high = middle
    return best


def _apart(one: Point, other: Point) -> float:
    return key(hypot(one.x - other.x, one.y - other.y))
