"""Fit: how large something can be drawn whose height depends on its width, such as columns of text."""

from collections.abc import Callable
from math import floor
from math import sqrt

from generator.geometry.point import Size

STEP = 0.01
GUESSES = 3


def largest_scale(height_at: Callable[[float], float], room: Size, largest: float) -> float:
    """The scale at which a drawing fills the room; `height_at` tells its height, unscaled, at an unscaled width.

    At another scale a column holds more or fewer letters and more or fewer lines, so it is the area that counts. The
    scale may be a step below the largest possible one, as lines break where they break.
    """
    scale = 1.0
    for _ in range(GUESSES):
        scale = min(largest, scale * sqrt(room.height / scale / height_at(room.width / scale)))
    steps = max(1, floor(scale / STEP + 1))
    while steps > 1 and (steps * STEP > largest or height_at(room.width / (steps * STEP)) > room.height / (steps * STEP)):
        steps -= 1
    return steps * STEP
