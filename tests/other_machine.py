"""Another machine: floats whose last bits differ, as sums and sines do between versions of Python and of the C library.

Run as a program (`other_machine.py SEED FOLDER STEP`) it does on such a machine what `same_bytes.py` does on this one.
"""

import importlib
import math
import pkgutil
import sys
from collections.abc import Callable
from random import Random
from types import ModuleType

import same_bytes

import generator
from generator.geometry.point import Point

INEXACT = ("sin", "cos", "tan", "asin", "acos", "atan2", "hypot")  # sqrt is exact to the last bit everywhere
ULPS = 2


def disturb(seed: int) -> None:
    """From now on everything that may differ on another machine does, by an ulp or two, and differently each time."""
    random = Random(seed)
    for module in _modules():
        for name in INEXACT:
            if getattr(module, name, None) is getattr(math, name):
                setattr(module, name, _nudged(getattr(math, name), random))
        module.__dict__["sum"] = _nudged(sum, random)
    # Reading "x + y" as sums, too, tries every order in which coordinates might be added.
    for name in ("__add__", "__sub__", "__mul__"):
        setattr(Point, name, _nudged(getattr(Point, name), random))


def nudge(value: float, random: Random) -> float:
    """An ulp or two up or down, or none."""
    towards = random.choice((-math.inf, math.inf))
    for _ in range(random.randrange(ULPS + 1)):
        value = math.nextafter(value, towards)
    return value


def _nudged(function: Callable[..., object], random: Random) -> Callable[..., object]:
    def nudged(*args: object) -> object:
        match function(*args):
            case float(value):
                return nudge(value, random)
            case Point(x, y):
                return Point(nudge(x, random), nudge(y, random))
            case exact:
                return exact

    return nudged


def _modules() -> list[ModuleType]:
    """All modules that reach paper; those of studies and bots count in whole numbers."""
    found = pkgutil.walk_packages(generator.__path__, "generator.")
    names = [info.name for info in found if not info.name.endswith("__main__") and ".compiled" not in info.name]
    return [importlib.import_module(name) for name in names]


if __name__ == "__main__":
    disturb(int(sys.argv[1]))
    same_bytes.main(*sys.argv[2:])
