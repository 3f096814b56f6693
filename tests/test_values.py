"""Values: our quick decorator makes the same classes as the standard one."""

import copy
import dataclasses
import inspect
import pickle
from dataclasses import field

import pytest

from generator import values
from generator.draw.scene import Style
from generator.geometry.point import Point


def pair(decorator):
    """The same class, made by one decorator or the other."""

    @decorator(frozen=True, slots=True, order=True)
    class Pair:
        """Two of something."""

        one: int
        other: str = "x"
        note: str = field(default="", compare=False, repr=False)

        @property
        def both(self) -> str:
            return f"{self.one}{self.other}"

    return Pair


OURS, STANDARD = pair(values.dataclass), pair(dataclasses.dataclass)


@pytest.mark.parametrize("made", [OURS, STANDARD])
def test_a_value_is_made_compared_shown_and_replaced_in_the_same_way(made: type) -> None:
    value = made(1, note="n")
    assert (value.one, value.other, value.note, value.both) == (1, "x", "n", "1x")
    assert value == made(1, "x") and hash(value) == hash(made(1, "x"))
    assert value != made(2) and value != (1, "x")
    assert made(1, "a") < made(1, "b") <= made(2, "a") and made(2) > made(1) >= made(1)
    assert repr(value) == "pair.<locals>.Pair(one=1, other='x')"
    assert dataclasses.replace(value, one=3) == made(3)
    assert dataclasses.asdict(value) == {"one": 1, "other": "x", "note": "n"}
    assert copy.deepcopy(value).note == "n"
    assert made.__match_args__ == ("one", "other", "note") and made.__doc__ == "Two of something."
    assert not hasattr(value, "__dict__")


@pytest.mark.parametrize("made", [OURS, STANDARD])
def test_a_value_does_not_change(made: type) -> None:
    value = made(1)
    for change in (lambda: setattr(value, "one", 2), lambda: delattr(value, "one")):
        with pytest.raises(dataclasses.FrozenInstanceError):
            change()
    assert value == made(1)


def test_the_arguments_are_those_of_the_standard_one() -> None:
    ours, standard = inspect.signature(OURS), inspect.signature(STANDARD)
    assert [(each.name, each.default) for each in ours.parameters.values()] == [
        (each.name, each.default) for each in standard.parameters.values()
    ]
    for wrong in ({}, {"two": 1}, {"one": 1, "third": 3}):
        with pytest.raises(TypeError):
            OURS(**wrong)


@pytest.mark.parametrize("value", [Point(1, 2), Style("#000000", width=0.5)])
def test_our_own_values_survive_pickling(value: object) -> None:
    assert pickle.loads(pickle.dumps(value)) == value


def test_what_is_not_offered_is_refused_at_once() -> None:
    with pytest.raises(AssertionError):

        @values.dataclass(frozen=True)
        class Listed:
            entries: list[str] = field(default_factory=list)

    with pytest.raises(AssertionError):
        values.dataclass(frozen=False)
