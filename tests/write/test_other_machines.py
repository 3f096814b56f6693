"""What is written does not depend on the last bits of a float, in which machines and versions of Python differ."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from other_machine import nudge
from prints import TESTS

from generator.geometry.near import covering
from generator.geometry.near import fits
from generator.geometry.near import whole
from generator.write.number import factor
from generator.write.number import number
from generator.write.number import settled

FEW, MANY = "67", "7"  # every so many prints of the set


def printed(program: str, *words: str) -> list[str]:
    ran = subprocess.run([sys.executable, TESTS / program, *words], check=True, capture_output=True, text=True)
    return ran.stdout.splitlines()


@pytest.mark.parametrize("step", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
def test_files_are_equal_on_a_machine_that_adds_and_draws_circles_otherwise(step: str, tmp_path: Path) -> None:
    here = printed("same_bytes.py", str(tmp_path / "here"), step)
    there = printed("other_machine.py", step, str(tmp_path / "there"), step)
    assert here == there
    assert len(here) > 300 / int(step)


def test_a_length_between_two_thousandths_is_written_alike_whatever_its_last_bits() -> None:
    random = Random("edges")
    for _ in range(20_000):
        edge = random.randrange(-600_000, 600_000) / 2000  # half of these lie between two thousandths
        written = {(number(value), settled(value)) for value in (edge, *(nudge(edge, random) for _ in range(3)))}
        assert len(written) == 1, edge


def test_a_factor_between_two_decimals_is_written_alike_whatever_its_last_bits() -> None:
    random = Random("factors")
    for _ in range(5000):
        edge = random.randrange(1, 40_000_000) / 20_000_000
        assert len({factor(nudge(edge, random)) for _ in range(3)}) == 1, edge


def test_what_is_settled_is_written_as_it_is() -> None:
    random = Random("settled")
    for _ in range(5000):
        value = random.uniform(-500, 500)
        assert float(number(value)) == settled(value) == settled(settled(value))
    assert str(settled(-0.0001)) == "0.0" and number(-0.0001) == "0"


def test_decisions_do_not_hang_on_the_last_bits() -> None:
    random = Random("decisions")
    for count in range(1, 2000):
        step = random.choice((0.01, 0.1, 0.25, 0.3, 0.5, 7.5))
        length = nudge(count * step, random)
        assert fits(length, count * step) and fits(count * step, length)
        assert whole(length / step) == covering(length / step) == count
    assert not fits(1.00001, 1) and whole(0.99999) == 0 and covering(1.00001) == 2
