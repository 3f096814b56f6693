"""Inventor of Distant Suns: candidates for sheets and sets of shapes, and how much two of them differ."""

from generator.arrange.stream import stream
from generator.errors import UsageError
from generator.game.inventor import Difficulty
from generator.game.inventor import Inventor
from generator.game.inventor import LayoutWishes
from generator.game.inventor import Level
from generator.game.inventor import Variation
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Layout
from generator.games.distant_suns.invent.like import varied
from generator.games.distant_suns.invent.names import name_of
from generator.games.distant_suns.invent.outline import draw_outline
from generator.games.distant_suns.invent.page import PLACES
from generator.games.distant_suns.invent.page import ROWS
from generator.games.distant_suns.invent.polyhexes import drawn_shapes
from generator.games.distant_suns.invent.sheet import Draft
from generator.games.distant_suns.invent.sheet import content_of
from generator.games.distant_suns.invent.sheet import drafted
from generator.games.distant_suns.invent.specials import put_specials
from generator.games.distant_suns.invent.text import shapes_text
from generator.games.distant_suns.invent.text import sheet_text
from generator.games.distant_suns.rules.polyhex import orientations
from generator.games.distant_suns.rules.polyhex import settled
from generator.geometry.hex_grid import Orientation

FEWEST = 85
OUTLINES = 20  # that are drawn for a candidate until walls and ways do not get into each other's way
WALLS = 8  # places that even the shortest ways to the worlds leave empty
# Points of planners among their like.
LEVELS = {Difficulty.EASY: Level(80, 115), Difficulty.NORMAL: Level(73, 80), Difficulty.HARD: Level(60, 73)}


def propose(base: Content, wishes: LayoutWishes, like: Content | None, seed: str, number: int) -> Content | None:
    """The candidate of that number, with the base's shapes and missions; None if nothing came of it."""
    draft = _draft(wishes, like, seed, number)
    least, most = wishes.sectors
    if draft is None or not least <= len(draft.kinds) <= most:
        return None
    return content_of(base, draft, name_of(seed, number))


def _draft(wishes: LayoutWishes, like: Content | None, seed: str, number: int) -> Draft | None:
    chance = stream(seed, f"sheet {number}")
    if like is not None:
        if like.layout.orientation is Orientation.FLAT:
            raise UsageError("only layouts whose hexes have a corner on top can be varied")
        return varied(like.layout, chance)
    for _ in range(OUTLINES):
        outline = draw_outline(wishes, chance)
        specials = put_specials(outline, chance) if outline else None
        if outline and specials:
            return drafted(outline, specials)
    return None


def difference(one: Content, other: Content) -> float:
    """Of the places that are a sector of either sheet, the share where the two do not show the same."""
    first, second = _shown(one.layout), _shown(other.layout)
    places = first.keys() | second.keys()
    return sum(first.get(place) != second.get(place) for place in places) / len(places)


def _shown(layout: Layout) -> dict[object, object]:
    return {sector.cell: (sector.kind, sector.first) for sector in layout.sectors}


def difference_of_shapes(one: Content, other: Content) -> float:
    """The share of the shapes of one set that the other has not, turned and mirrored as one likes."""
    first, second = ({orientations(settled(shape.cells)) for shape in each.shapes} for each in (one, other))
    return 1 - len(first & second) / max(len(first), len(second))


def names_of_shapes(content: Content) -> str:
    return ", ".join(shape.id for shape in content.shapes)


INVENTOR = Inventor(
    sizes=(FEWEST, PLACES * ROWS - WALLS),
    usual=(95, 112),
    size=lambda content: len(content.layout.sectors),
    levels=LEVELS,
    propose=propose,
    difference=difference,
    text=sheet_text,
    variations=(Variation("shapes", drawn_shapes, difference_of_shapes, shapes_text, names_of_shapes),),
)
