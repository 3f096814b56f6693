"""Inventor: what makes new layouts of a game."""

from collections.abc import Callable
from collections.abc import Mapping
from enum import StrEnum
from typing import Any
from typing import ClassVar
from typing import Generic
from typing import TypeVar

from generator.game.content import Content
from generator.game.role import Role
from generator.values import dataclass

C = TypeVar("C", bound=Content)


class Difficulty(StrEnum):
    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


class Symmetry(StrEnum):
    NONE = "none"
    MIRROR = "mirror"  # the right half is the left one, mirrored
    ROTATION = "rotation"  # the sheet turned by half is the same


@dataclass(frozen=True, slots=True)
class LayoutWishes:
    """What somebody wants of new layouts; `sectors` are the fewest and the most."""

    sectors: tuple[int, int]
    difficulty: Difficulty | None = Difficulty.NORMAL  # None is any
    symmetry: Symmetry = Symmetry.NONE


@dataclass(frozen=True, slots=True)
class Level:
    """How a difficulty shows in play: from the least to the most points that players make on average."""

    least: float
    most: float

    def holds(self, points: float) -> bool:
        return self.least <= points <= self.most


@dataclass(frozen=True)
class Inventor(Generic[C]):
    """The games' side of an invention. Each candidate has a number, and depends on the seed and that alone.

    `propose` takes what the game is played with, the wishes, a layout to stay close to or None, the seed and the
    number; `propose_shapes` the same without wishes, for other shapes on the same layout.

        INVENTOR = Inventor(propose=propose, difference=difference, text=text, …)
    """

    ROLE: ClassVar = Role("inventor", ("invent",), "has no inventor of layouts")

    sectors: tuple[int, int]  # the fewest and the most that fit
    size: Callable[[C], int]  # sectors of a layout
    levels: Mapping[Difficulty, Level]
    propose: Callable[[C, LayoutWishes, C | None, str, int], C | None]  # None if nothing came of that number
    propose_shapes: Callable[[C, str, int], C | None]
    study: Callable[[C], object]  # under examination, with an end that does not depend on the clock
    difference: Callable[[C, C], float]  # of two layouts, from 0 (the same) to 1
    difference_of_shapes: Callable[[C, C], float]
    text: Callable[[C, str], str]  # the YAML of a layout, with notes
    text_of_shapes: Callable[[C, str], str]


AnyInventor = Inventor[Any]  # content types differ from game to game
