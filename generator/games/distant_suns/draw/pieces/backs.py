"""Backs: the sides of tiles that tell nothing but what the pile is; drawn so that they forgive a printer's drift."""

from collections.abc import Iterator

from generator.draw.furniture.piece import BLEED
from generator.draw.look import Look
from generator.draw.orbits import orbits
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.geometry.path import circle
from generator.geometry.path import rectangle
from generator.geometry.point import Box
from generator.geometry.point import at_clock

SUN = 14.0  # mm, the symbol in the middle
RING_STEP = 5.0
PLANET = 1.1  # mm, radius
PLANETS = ((2, 40), (3, 165), (3, 290), (4, 350), (4, 110))  # which ring, clock angle


def sun_back(look: Look, box: Box) -> Iterator[Item]:
    """A sun with its planets, whose orbits run over the cut."""
    style, centre = look.style("back-orbit"), box.centre
    ground = box.grown(BLEED)
    reach = int((box.width + box.height) / RING_STEP)
    rings = orbits(centre, (RING_STEP * number for number in range(2, reach)), ground.grown(-style.width / 2))
    yield Path(rectangle(ground), look.style("back-ground"))
    yield Path(rings, style)
    for ring, angle in PLANETS:
        yield Path(circle(centre + at_clock(ring * RING_STEP, angle), PLANET), look.style("back-planet"))
    yield look.symbol("sun", centre, SUN)
