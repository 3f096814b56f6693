"""The published test vectors of docs/codes.md, read and compared with what this interpreter makes of the codes.

Run as a program it needs no pytest, so that every Python on a machine can be asked: exit code 1 if anything differs.
"""

import re
import sys
from hashlib import sha256
from pathlib import Path

from generator import discover
from generator.arrange.code import ALPHABET
from generator.arrange.code import NAMING
from generator.arrange.code import further_code
from generator.arrange.code import written
from generator.arrange.stream import shuffled
from generator.arrange.stream import stream
from generator.game.arranger import Arranger

PAGE = (Path(__file__).parents[1] / "docs" / "codes.md").read_text(encoding="utf-8")
GAME = discover.game("distant-suns")
CONTENT = GAME.load(GAME.layouts[GAME.default_layout]).value
ARRANGER = discover.needed(GAME.id, Arranger)
MANY = 10_000


def rows(heading: str) -> list[list[str]]:
    """The table under a heading of the page, without its head."""
    table = PAGE.split(f"\n### {heading}\n")[1].split("\n#")[0]
    lines = [line for line in table.splitlines() if line.startswith("|")][2:]
    return [re.findall(r"`([^`]+)`", line) for line in lines]


def many_codes() -> list[str]:
    """The first codes of the game in the order of the alphabet."""
    return [written(GAME.initials, _naming(number)) for number in range(MANY)]


def _naming(number: int) -> str:
    digits = ""
    for _ in range(NAMING):
        number, digit = divmod(number, len(ALPHABET))
        digits = ALPHABET[digit] + digits
    return digits


def streams() -> list[list[str]]:
    """For the streams of the page: five numbers below 6, and the letters a to f shuffled."""
    return [[seed, name, *_drawn(seed, name)] for seed, name, _, _ in rows("Streams")]


def _drawn(seed: str, name: str) -> tuple[str, str]:
    chance = stream(seed, name)
    numbers = " ".join(str(chance.below(6)) for _ in range(5))
    return numbers, " ".join(shuffled("abcdef", stream(seed, name)))


def setups() -> list[list[str]]:
    return [[code, ARRANGER.arrange(CONTENT, code).description] for code, _ in rows("Set-ups")]


def batches() -> list[list[str]]:
    indices = range(1, 4)
    return [[first, *(further_code(GAME.initials, first, index) for index in indices)] for first, *_ in rows("Batches")]


def fingerprint() -> list[list[str]]:
    text = "".join(f"{code} {ARRANGER.arrange(CONTENT, code).description}\n" for code in many_codes())
    return [[sha256(text.encode()).hexdigest()]]


VECTORS = {
    "Streams": streams,
    "Set-ups": setups,
    "Batches": batches,
    "Ten thousand": fingerprint,
}


def differing() -> list[str]:
    """The tables of the page that this interpreter would write otherwise."""
    return [heading for heading, made in VECTORS.items() if made() != rows(heading)]


if __name__ == "__main__":
    wrong = differing()
    version = sys.version.split()[0]
    sys.stdout.write(f"Python {version}: {', '.join(wrong) + ' differ' if wrong else 'all vectors hold'}\n")
    sys.exit(1 if wrong else 0)
