"""Fit: how large something can be drawn whose height depends on its width, such as columns of text."""

from collections.abc import Callable
from math import sqrt

from generator.geometry.near import fits
from generator.geometry.near import whole
from generator.geometry.point import Size

STEP = 0.01
GUESSES = 2
MORE = 4  # steps above the last guess that are tried


def largest_scale(height_at: Callable[[float], float], room: Size, largest: float) -> float:
    """The scale at which a drawing fills the room; `height_at` tells its height, unscaled, at an unscaled width.

    At another scale a column holds more or fewer letters and more or fewer lines, so it is the area that counts. As
    lines break where they break, the guesses are near the best scale but not on it.
    """
    scale = 1.0
    for _ in range(GUESSES):
        scale = min(largest, scale * sqrt(room.height / scale / height_at(room.width / scale)))
    steps = min(whole(largest / STEP), whole(scale / STEP) + MORE)
    while steps > 1 and not fits(height_at(room.width / (steps * STEP)), room.height / (steps * STEP)):
        steps -= 1
    return steps * STEP
