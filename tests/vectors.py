"""The published test vectors of the pages about codes, compared with what this interpreter makes of the codes.

Run as a program it needs no pytest, so that every Python on a machine can be asked: exit code 1 if anything differs.
"""

import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from generator import discover
from generator.arrange.code import ALPHABET
from generator.arrange.code import NAMING
from generator.arrange.code import further_code
from generator.arrange.code import written
from generator.arrange.stream import shuffled
from generator.arrange.stream import stream
from generator.data import further_folders
from generator.discover import AnyGame
from generator.game.arranger import Arranger

ROOT = Path(__file__).parents[1]
MANY = 10_000
Rows = list[list[str]]


def pages() -> Iterator[Path]:
    """That of all games, then those of the games that have set-ups."""
    yield ROOT / "docs" / "codes.md"
    for folder in (ROOT, *further_folders()):
        yield from sorted(folder.glob("docs/games/*/codes.md"))


def tables(page: Path) -> dict[str, Rows]:
    """The tables of a page by the headings they stand under."""
    parts = page.read_text(encoding="utf-8").partition("## Test vectors")[2].split("\n### ")[1:]
    return {part.partition("\n")[0]: _rows(part) for part in parts}


def _rows(text: str) -> Rows:
    lines = [line for line in text.splitlines() if line.startswith("|")][2:]
    return [re.findall(r"`([^`]+)`", line) for line in lines]


def made(page: Path, heading: str, rows: Rows) -> Rows:
    """What this interpreter would write there."""
    match heading:
        case "Streams":
            return [[seed, name, *_drawn(seed, name)] for seed, name, _, _ in rows]
        case "Batches":
            return [[first, *(further_code(first[:2], first, index) for index in (1, 2, 3))] for first, *_ in rows]
        case "Set-ups":
            return [[code, described(discover.game(page.parent.name), code)] for code, _ in rows]
        case "Ten thousand":
            game = discover.game(page.parent.name)
            text = "".join(f"{code} {described(game, code)}\n" for code in many_codes(game))
            return [[sha256(text.encode()).hexdigest()]]
        case _:
            raise ValueError(f"nobody knows what {heading!r} on {page} is")


def _drawn(seed: str, name: str) -> tuple[str, str]:
    """Five numbers below 6, and the letters a to f shuffled."""
    chance = stream(seed, name)
    numbers = " ".join(str(chance.below(6)) for _ in range(5))
    return numbers, " ".join(shuffled("abcdef", stream(seed, name)))


def described(game: AnyGame, code: str) -> str:
    content = game.load(game.layouts[game.default_layout]).usable()
    return discover.needed(game.id, Arranger).arrange(content, code).description


def many_codes(game: AnyGame) -> list[str]:
    """The first codes of the game in the order of the alphabet."""
    return [written(game.initials, _naming(number)) for number in range(MANY)]


def _naming(number: int) -> str:
    digits = ""
    for _ in range(NAMING):
        number, digit = divmod(number, len(ALPHABET))
        digits = ALPHABET[digit] + digits
    return digits


def differing() -> list[str]:
    """The tables that this interpreter would write otherwise."""
    found = ((page, heading, rows) for page in pages() for heading, rows in tables(page).items())
    return [f"{page.parent.name}: {heading}" for page, heading, rows in found if made(page, heading, rows) != rows]


if __name__ == "__main__":
    wrong = differing()
    version = sys.version.split()[0]
    sys.stdout.write(f"Python {version}: {', '.join(wrong) + ' differ' if wrong else 'all vectors hold'}\n")
    sys.exit(1 if wrong else 0)
