"""Fuzz: every kind of file that we read, damaged in any way, and given to the commands that read it.

Whatever a file holds, a command answers with its work or with a message. Anything else is a fault: an exception, an
exit code that means neither, or no answer in time. Run as a program (`fuzz.py --seconds 60 --seed WORD`) it goes on for
so long and shows faults with the options that give them again.
"""

import argparse
import faulthandler
import os
import shutil
import signal
import sys
import tempfile
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from random import SystemRandom
from time import monotonic
from typing import NoReturn

from command_line import run
from damage import damaged

SAMPLES = Path(__file__).parent / "games" / "distant_suns" / "samples"
LAYOUTS = Path(__file__).parents[1] / "layouts" / "distant-suns" / "layouts"
GAME, PROJECT = "distant-suns", "comet"
TWO_GAMES = ("playtest", GAME, "--games", "2", "--bots", "random", "--jobs", "1")
ANSWERED = (0, 1, 2)  # fine, findings, wrong usage
PATIENCE = 60  # seconds: what takes longer hangs
MOST_SHOWN = 5  # faults of one kind


@dataclass(frozen=True)
class Kind:
    """A kind of file: where one lies in the folder of samples, and what is asked of it there."""

    file: str
    commands: tuple[tuple[str, ...], ...]


SHEET = ("print", GAME, "sheet", "--format", "svg", "--out", "out")
KINDS = {
    "layout": Kind("lantern.yaml", ((*SHEET, "--layout", "lantern.yaml"),)),
    "card": Kind("hello.yaml", (("print", "smallest", "card", "--layout", "hello.yaml", "--out", "out"),)),
    "project": Kind(f"{PROJECT}/papercosmos.yaml", ((*SHEET, "--data", PROJECT),)),
    "shapes": Kind(f"{PROJECT}/shapes.yaml", (("print", GAME, "templates", "--data", PROJECT, "--out", "out"),)),
    "missions": Kind(f"{PROJECT}/missions.yaml", (("print", GAME, "missions", "--data", PROJECT, "--out", "out"),)),
    "play": Kind(f"{PROJECT}/play.yaml", ((*TWO_GAMES, "--data", PROJECT, "--out", "played"),)),
    "kit": Kind(f"{PROJECT}/kits/{PROJECT}.yaml", (("night", "--data", PROJECT, "--craft", PROJECT, "--out", "out"),)),
    "figures": Kind(f"{PROJECT}/layouts/lantern.figures.json", (("list", "--data", PROJECT),)),
    "game": Kind("two-players.yaml", (("score", "two-players.yaml"),)),
    "printers": Kind("home/printers.yaml", (("printer",), SHEET)),
    "manifest": Kind(
        "made/manifest.json", (("verify", "made/manifest.json"), ("rebuild", "made/manifest.json", "--out", "out"))
    ),
    "study": Kind("study/study.json", (("merge", "study", "--out", "out"),)),
    "ledger": Kind("study/blocks.jsonl", (("merge", "study", "--out", "out"), (*TWO_GAMES, "--out", "study"))),
}


def make_samples(folder: Path) -> None:
    """A sound file of every kind, as the program itself makes it."""
    os.chdir(folder)
    os.environ["PAPERCOSMOS_HOME"] = str(folder / "home")
    shutil.copy(LAYOUTS / "lantern.yaml", folder)
    shutil.copy(LAYOUTS.parents[1] / "smallest" / "layouts" / "hello.yaml", folder)
    shutil.copy(SAMPLES / "games" / "two-players.yaml", folder)
    for words in (
        ("new", PROJECT, "--shapes", "--missions", "--play"),
        ("night", "--layout", "lantern.yaml", "--out", "made"),
        (*TWO_GAMES, "--out", "study"),
        ("printer", "study", "--width", "149.6", "--height", "250.3", "--right", "1.2"),
    ):
        ran = run(*words)
        assert ran.exit_code == 0, ran.output
    layouts = folder / PROJECT / "layouts"
    for name in ("lantern.yaml", "lantern.figures.json"):
        shutil.copy(LAYOUTS / name, layouts)


def faults(samples: Path, name: str, seed: str, number: int) -> Iterator[str]:
    """What is wrong with the answers to one damaged file; it lies in the folder `case` beside the samples."""
    kind, case = KINDS[name], samples.parent / "case"
    shutil.rmtree(case, ignore_errors=True)
    shutil.copytree(samples, case)
    file = case / kind.file
    file.write_bytes(damaged(file.read_bytes(), Random(f"{seed} {name} {number}")))
    os.chdir(case)
    os.environ["PAPERCOSMOS_HOME"] = str(case / "home")
    for words in kind.commands:
        fault = _fault(words)
        if fault:
            yield f"papercosmos {' '.join(words)}\n{fault}"


def _fault(words: tuple[str, ...]) -> str:
    faulthandler.dump_traceback_later(2 * PATIENCE, exit=True)  # for what not even a signal can interrupt
    signal.alarm(PATIENCE)
    try:
        ran = run(*words)
        return "" if ran.exit_code in ANSWERED and "Traceback" not in ran.output else f"{ran.exit_code}: {ran.output}"
    except (Exception, NoAnswerError):  # whatever it is, it should have been a message
        return traceback.format_exc()
    finally:
        signal.alarm(0)
        faulthandler.cancel_dump_traceback_later()


class NoAnswerError(BaseException):
    """A command hangs; not an Exception, so that nobody mistakes it for trouble with a file."""


def _no_answer(signal: int, frame: object) -> NoReturn:
    raise NoAnswerError(f"no answer within {PATIENCE} seconds")


def fuzz(samples: Path, name: str, seed: str, seconds: float) -> tuple[int, dict[int, str]]:
    """Damages files of one kind for so long: how many there were, and the first fault of each that had one."""
    end, found, number = monotonic() + seconds, dict[int, str](), 0
    while monotonic() < end:
        for fault in faults(samples, name, seed, number):
            found.setdefault(number, fault)
        number += 1
    return number, found


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Gives damaged files of every kind to the commands that read them.")
    parser.add_argument("--seconds", type=float, default=60.0, help="for all kinds together")
    parser.add_argument("--seed", default=str(SystemRandom().randrange(10**9)))
    parser.add_argument("--only", choices=KINDS, help="one kind")
    parser.add_argument("--case", type=int, help="one case of that kind")
    return parser.parse_args()


def main() -> int:
    given = _arguments()
    signal.signal(signal.SIGALRM, _no_answer)
    samples = Path(tempfile.mkdtemp(prefix="fuzz-")) / "samples"
    samples.mkdir()
    make_samples(samples)
    sys.stdout.write(f"Seed: {given.seed}\n")
    names = [given.only] if given.only else list(KINDS)
    faulty = 0
    for name in names:
        if given.case is None:
            number, found = fuzz(samples, name, given.seed, given.seconds / len(names))
        else:
            number, found = 1, dict.fromkeys([given.case], "\n".join(faults(samples, name, given.seed, given.case)))
        sys.stdout.write(f"{name}: {number} files, {len(found)} with faults\n")
        for case, fault in list(found.items())[:MOST_SHOWN]:
            sys.stdout.write(f"--seed {given.seed} --only {name} --case {case}: {fault}\n")
        faulty += len(found)
    return 1 if faulty else 0


if __name__ == "__main__":
    sys.exit(main())
