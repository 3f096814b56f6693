"""Assembly: how the pieces of a game lie when they are put together."""

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
class Assembly(Generic[C]):
    """How the pieces of a game lie when they are put together, in millimetres; shown if a kit has that component.

    def draw_assembled(content: Content, look: Look) -> Symbol: ...

    ASSEMBLY = Assembly("tiles", draw_assembled)
    """

    ROLE: ClassVar = Role("assembly", ("draw",), "does not say how its pieces lie together")

    component: str
    draw: Callable[[C, Look], Symbol]
