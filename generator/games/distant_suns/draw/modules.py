"""The modules: what the circle points at is for the active player, what the octagon points at for everybody else.

The back shows the same with left and right swapped, so that turning a module over swaps the two zones.
"""

from collections.abc import Iterator

from generator.draw.furniture.piece import piece
from generator.draw.look import Look
from generator.draw.scene import Item
from generator.draw.scene import Scene
from generator.game.component import Component
from generator.game.component import Frame
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.draw.pieces.module_art import module_face
from generator.games.distant_suns.draw.pieces.module_geometry import ModulePlan


def draw_modules(content: Content, look: Look, frame: Frame) -> tuple[Scene, ...]:
    plan = ModulePlan(frame.clearance)

    def face(number: int, is_back: bool) -> Iterator[Item]:
        return module_face(plan, number, look, is_back)

    numbers = range(1, content.control.modules + 1)
    return tuple(piece("modules", look, plan.front, face(number, False), face(number, True)) for number in numbers)


COMPONENT = Component("modules", draw_modules)
