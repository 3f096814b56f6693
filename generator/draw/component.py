"""Component: something printed, as the drawer that makes it declares it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic
from typing import TypeVar

from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.geometry.point import Size

C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Frame:
    """The room a page has for one copy of a component; on a shared page drawings may shrink to fit."""

    size: Size
    may_shrink: bool


@dataclass(frozen=True)
class Component(Generic[C]):
    """`draw` makes the scenes of one copy from the content of a game."""

    id: str
    draw: Callable[[C, Look, Frame], tuple[Scene, ...]]
