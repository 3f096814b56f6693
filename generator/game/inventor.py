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
class Variation(Generic[C]):
    """Something else that can be invented: another file that all layouts are played with, such as other shapes.

    It is called like that file, without its ending. `propose` takes a layout, the seed and the number of the candidate;
    `told` names what is new in it.
    """

    name: str
    propose: Callable[[C, str, int], C | None]
    difference: Callable[[C, C], float]
    text: Callable[[C, str], str]
    told: Callable[[C], str]


@dataclass(frozen=True)
class Inventor(Generic[C]):
    """The games' side of an invention. Each candidate has a number, and depends on the seed and that alone.

        INVENTOR = Inventor(
            sizes=(20, 60),
            usual=(30, 40),
            size=size,
            levels={},
            propose=propose,
            difference=difference,
            text=text,
        )

    `propose` takes what the game is played with, the wishes, a layout to stay close to or None, the seed and the
    number.
    """

    ROLE: ClassVar = Role("inventor", ("invent",), "has no inventor of layouts")

    sizes: tuple[int, int]  # the fewest and the most sectors that fit
    usual: tuple[int, int]  # that are wanted if nobody says otherwise
    size: Callable[[C], int]  # of a layout
    levels: Mapping[Difficulty, Level]
    propose: Callable[[C, LayoutWishes, C | None, str, int], C | None]  # None if nothing came of that number
    difference: Callable[[C, C], float]  # of two layouts, from 0 (the same) to 1
    text: Callable[[C, str], str]  # the YAML of a layout, with notes
    variations: tuple[Variation[C], ...] = ()

    def variation(self, name: str) -> Variation[C]:
        return next(each for each in self.variations if each.name == name)


AnyInventor = Inventor[Any]  # content types differ from game to game
