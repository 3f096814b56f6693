"""Print run: on which paper, how often and how something is printed."""

from enum import StrEnum

from generator.impose.paper import Paper
from generator.values import dataclass


class Sides(StrEnum):
    """What becomes of backs: folded behind the fronts, on the other side of the paper, or left out."""

    FOLD = "fold"
    DUPLEX = "duplex"
    FRONT = "front"


@dataclass(frozen=True, slots=True)
class PrintRun:
    """`per_page` and `is_portrait` are for scenes that are pages, `sides` and `has_long_marks` for pieces."""

    paper: Paper
    copies: int = 1
    per_page: int = 1
    is_portrait: bool = False
    sides: Sides = Sides.FOLD
    has_long_marks: bool = False
