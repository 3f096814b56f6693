"""Sheet: a candidate as content, fit to be examined, played and drawn like any layout."""

from collections.abc import Mapping
from dataclasses import replace

from generator.findings import Span
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Layout
from generator.games.distant_suns.content import Sector
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.invent.outline import Outline
from generator.games.distant_suns.invent.page import place_of
from generator.games.distant_suns.load.code import layout_code
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import Orientation
from generator.geometry.hex_grid import around
from generator.load.words import Wording
from generator.load.words import Words
from generator.values import dataclass

HEX_SIZE = 17.0  # mm
NEAR, FAR = (10, 5), (15, 8)  # what worlds are worth to the first and to later players
NOWHERE = Span("", 1, 1)


@dataclass(frozen=True, slots=True)
class Draft:
    """What lies where, and what each world is worth; the hexes it does not name are empty."""

    kinds: Mapping[Hex, SectorKind]
    worth: Mapping[Hex, tuple[int, int]]
    hex_size: float = HEX_SIZE


def drafted(outline: Outline, specials: Mapping[Hex, SectorKind]) -> Draft:
    """Plain where nothing else lies; the half of the worlds that is farther from the start is worth more."""
    kinds = dict.fromkeys(outline.cells, SectorKind.PLAIN) | dict(specials)
    kinds[outline.start] = SectorKind.START
    kinds |= dict.fromkeys(outline.worlds, SectorKind.WORLD)
    steps = steps_from(outline.start, outline.cells)
    order = sorted(outline.worlds, key=lambda world: (steps.get(world, 0), world))
    half = len(order) // 2
    return Draft(kinds, dict.fromkeys(order[:half], NEAR) | dict.fromkeys(order[half:], FAR))


def steps_from(start: Hex, cells: frozenset[Hex]) -> dict[Hex, int]:
    """How many steps over the cells lead to each."""
    steps, rim = {start: 0}, [start]
    while rim:
        beyond = []
        for cell in rim:
            for other in around(cell):
                if other in cells and other not in steps:
                    steps[other] = steps[cell] + 1
                    beyond.append(other)
        rim = beyond
    return steps


def content_of(base: Content, draft: Draft, name: str) -> Content:
    """The draft with all else as in the base; its sectors have no place in a file yet."""
    sectors = tuple(_sector(draft, cell) for cell in sorted(draft.kinds, key=lambda cell: (cell.r, cell.q)))
    layout = Layout(
        id=name.lower().replace(" ", "-"),
        name=Words((Wording("", name, NOWHERE),)),
        author="",
        notes=Words(),
        hex_size=draft.hex_size,
        orientation=Orientation.POINTY,
        sectors=sectors,
        code=layout_code(Orientation.POINTY, sectors),
        span=NOWHERE,
    )
    return replace(base, layout=layout)


def _sector(draft: Draft, cell: Hex) -> Sector:
    kind = draft.kinds[cell]
    first, later = draft.worth.get(cell, (0, 0))
    return Sector(cell, kind, NOWHERE, first, later, cell.r + 1, place_of(cell) + 1)
