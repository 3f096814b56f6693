"""The mission tiles: every mission once for each long side of the board, in sets that differ by hatch and pips."""

from collections.abc import Iterator

from generator.draw.furniture.piece import BLEED
from generator.draw.furniture.piece import SAFE
from generator.draw.furniture.piece import piece
from generator.draw.furniture.piece import upright
from generator.draw.look import Look
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.draw.scene import Use
from generator.game.component import Component
from generator.game.component import Frame
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.draw.pieces.control_geometry import MISSION
from generator.games.distant_suns.draw.pieces.faces import mission_face
from generator.games.distant_suns.draw.pieces.sets import pips
from generator.games.distant_suns.draw.pieces.sets import set_ground
from generator.geometry.path import circle
from generator.geometry.path import rounded
from generator.geometry.point import Box
from generator.geometry.point import Point

FRAME = 2.6  # mm, from the cut to the panel: what is seen of the hatch
CORNER = 2.0
PIPS_AT = 3.5  # mm, from the safe zone to the middle of the pips
BADGE = 6.0  # mm, radius of what the pips of a back stand on


def draw_missions(content: Content, look: Look, frame: Frame) -> tuple[Scene, ...]:
    box, outline = upright(MISSION)
    grounds = [Use(set_ground(number, look, box.grown(BLEED))) for number in range(content.control.sides)]
    return tuple(
        piece(
            "missions",
            look,
            outline,
            (ground, *_front(mission, number, look, box)),
            (ground, *_back(number, look, box)),
        )
        for number, ground in enumerate(grounds)
        for mission in content.missions
    )


def _front(mission: str, number: int, look: Look, box: Box) -> Iterator[Item]:
    safe = box.grown(-SAFE)
    yield Path(rounded(box.grown(-FRAME), CORNER), look.style("set-panel"))
    yield from mission_face(mission, look, safe.grown(-0.4))
    for x in (safe.left + PIPS_AT, safe.right - PIPS_AT):
        yield from pips(number, look, Point(x, safe.centre.y - 2.5))


def _back(number: int, look: Look, box: Box) -> Iterator[Item]:
    yield Path(circle(box.centre, BADGE), look.style("set-panel"))
    yield from pips(number, look, box.centre)


COMPONENT = Component("missions", draw_missions)
