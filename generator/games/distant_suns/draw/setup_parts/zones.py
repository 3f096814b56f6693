"""Zones of one set-up: the tiles in their slots with their missions, and the black hole at the end of the board."""

from generator.games.distant_suns.arrange.arranger import ArrangedSuns
from generator.games.distant_suns.content import Shape
from generator.values import dataclass


@dataclass(frozen=True, slots=True)
class Zone:
    """`number` counts from 1 as people do; the black hole has no mission."""

    number: int
    shape: Shape
    mission: str = ""


def zones_of(arranged: ArrangedSuns) -> tuple[Zone, ...]:
    """In the order of the board."""
    shapes = {shape.id: shape for shape in arranged.content.shapes}
    setup = arranged.setup
    pairs = enumerate(zip(setup.tiles, setup.missions, strict=True), start=1)
    slots = tuple(Zone(number, shapes[tile], mission) for number, (tile, mission) in pairs)
    return (*slots, Zone(len(slots) + 1, arranged.content.black_hole))
