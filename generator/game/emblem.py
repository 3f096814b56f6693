"""Emblem: the small picture by which one knows a layout again."""

from collections.abc import Callable
from typing import ClassVar
from typing import Generic
from typing import TypeVar

from generator.draw.look import Look
from generator.draw.scene import Symbol
from generator.game.role import Role
from generator.values import dataclass

C = TypeVar("C")


@dataclass(frozen=True)
class Emblem(Generic[C]):
    """A small picture by which one knows a layout again, about 20 mm wide; its name is that of no other drawing.

    def draw_emblem(content: Content, look: Look) -> Symbol: ...

    EMBLEM = Emblem(draw_emblem)
    """

    ROLE: ClassVar = Role("emblem", ("draw",), "has no small pictures of its layouts")

    draw: Callable[[C, Look], Symbol]
