"""The same content gets the same verdicts, witnesses and figures in every process."""

import os
import subprocess
import sys
from pathlib import Path

from contents import random_small
from fingerprint import said_about

from generator.check import budget

HERE = Path(__file__).parent


def printed(hash_seed: str) -> str:
    folders = (HERE, HERE.parent / "rules", HERE.parents[2], HERE.parents[3])
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(map(str, folders))}
    command = [sys.executable, str(HERE / "fingerprint.py")]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def test_two_processes_with_different_hash_seeds_say_the_same():
    one, other = printed("0"), printed("4711")
    assert one.splitlines() == other.splitlines()
    assert one.count("PROVED") > 50
    assert one.count("REFUTED") > 10


def test_a_machine_that_is_much_slower_says_the_same(monkeypatch):
    """Every look at the clock takes a minute; positions are what counts."""
    usual = list(said_about(random_small(3)))
    time = iter(range(0, 10**12, 60))
    monkeypatch.setattr(budget, "monotonic", lambda: next(time))
    assert list(said_about(random_small(3))) == usual
