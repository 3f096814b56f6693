"""Component: something printed, as the drawer that makes it declares it."""

from collections.abc import Callable
from enum import StrEnum
from typing import ClassVar
from typing import Generic
from typing import TypeVar

from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.game.role import Role
from generator.geometry.point import Size
from generator.values import dataclass

C = TypeVar("C")

CLEARANCE = 0.25  # mm: what a template keeps from the line of the sheet on every side


@dataclass(frozen=True, slots=True)
class Frame:
    """The room a page has for one copy of a component, and how what must fit something else fits.

    On a shared page drawings may shrink; `cell_size` is for templates of a sheet printed at another size than its own.
    `companions` are what the kit around it has of all that it depends on; nothing where no kit is known.
    """

    size: Size
    may_shrink: bool = False
    clearance: float = CLEARANCE
    cell_size: float | None = None
    companions: frozenset[str] = frozenset()


class Per(StrEnum):
    """What a kit counts copies by; what is used up in playing is needed for each player of each game."""

    BOX = "box"
    PLAYER = "player"
    PLAY = "player and game"
    SETUP = "set-up"


@dataclass(frozen=True)
class Component(Generic[C]):
    """`draw` makes the scenes of one copy from the content of a game; `per` set-up, from the arranged content.

        def draw_board(content: Content, look: Look, frame: Frame) -> tuple[Scene, ...]: ...

        COMPONENT = Component("board", draw_board)

    One that `takes_setup` is drawn from either: where it is certain which set-up it is for, it shows what that adds. A
    component whose scenes have a cut is imposed piece by piece; others get a page for each scene. What it says may
    depend on the other components of a kit: rules speak of what people have before them.
    """

    ROLE: ClassVar = Role("component", ("draw",), "has nothing to print")

    id: str
    draw: Callable[[C, Look, Frame], tuple[Scene, ...]]
    per: Per = Per.BOX
    is_portrait: bool = False
    depends_on: frozenset[str] = frozenset()
    takes_setup: bool = False
