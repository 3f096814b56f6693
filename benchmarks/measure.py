"""Measure: programs run cold, each in a fresh process, by wall time, peak memory and the size of what they write.

*Cold* means a fresh interpreter; the files of Python and its libraries are in the system's cache and compiled, as on
any second run. Peak memory is what the kernel reports when the process ends. It counts the process that started
it too, so the starter must stay small: import nothing but the standard library there. Works where `os.wait4` does:
Linux and macOS.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from pathlib import Path
from statistics import median
from tempfile import TemporaryFile
from time import perf_counter

MEMORY_UNIT = 1 if sys.platform == "darwin" else 1024  # bytes in one unit of ru_maxrss


class RunError(Exception):
    """A measured program failed; the message ends with what it said."""


@dataclass(frozen=True)
class Program:
    """Something to measure; `output` is the file it writes, if any; what `is_slow` is run once and not warmed up."""

    name: str
    command: Sequence[str]
    output: Path | None = None
    extra_environment: dict[str, str] = field(default_factory=dict)
    is_slow: bool = False


@dataclass(frozen=True)
class Result:
    """Of all runs of a program: seconds of each, the highest peak memory, the size of the output, in bytes."""

    name: str
    seconds: tuple[float, ...]
    memory: int
    size: int

    @property
    def best(self) -> float:
        return min(self.seconds)

    @property
    def middle(self) -> float:
        return median(self.seconds)


def measure(programs: Sequence[Program], runs: int, progress: Callable[[int, str], None]) -> dict[str, Result]:
    """All programs in turn, round by round, so that a busy moment of the machine hits all alike.

    Round 0 is not counted: it compiles and caches what later runs find ready.
    """
    seconds: dict[str, list[float]] = {program.name: [] for program in programs}
    memory: dict[str, list[int]] = {program.name: [] for program in programs}
    for turn in range(runs + 1):
        for program in programs:
            if program.is_slow and turn != 1:
                continue
            progress(turn, program.name)
            took, peak = run_cold(program)
            if turn:
                seconds[program.name].append(took)
                memory[program.name].append(peak)
    return {
        program.name: Result(program.name, tuple(seconds[program.name]), max(memory[program.name]), _size(program))
        for program in programs
    }


def run_cold(program: Program) -> tuple[float, int]:
    """Seconds and peak bytes of one run."""
    with TemporaryFile() as said:
        start = perf_counter()
        process = subprocess.Popen(program.command, stdout=said, stderr=said, env=environment(program))
        _, status, usage = os.wait4(process.pid, 0)
        took = perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            said.seek(0)
            raise RunError(f"{program.name} ended with {process.returncode}:\n{said.read().decode(errors='replace')}")
    return took, usage.ru_maxrss * MEMORY_UNIT


def environment(program: Program) -> dict[str, str]:
    """Ours, without the settings of Python that would make it compile all modules on every run."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return inherited | program.extra_environment


def _size(program: Program) -> int:
    return program.output.stat().st_size if program.output else 0
