"""Characters that look right: spaces that are none, typographic quotes, letters of another alphabet."""

import unicodedata
from collections.abc import Callable
from collections.abc import Sequence

from generator.findings import Finding
from generator.findings import Span
from generator.load.symbols import LOOK_ALIKES
from generator.load.symbols import alphabet_of
from generator.values import dataclass

SPACES = dict.fromkeys(
    "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f", " "
)
QUOTES = dict.fromkeys("“”„‟«»", '"') | dict.fromkeys("‘’‚‛‹›", "'")
MOST_NAMED = 5  # further lines


@dataclass(frozen=True, slots=True)
class Characters:
    """A kind of them: what each is meant to be, and what to say of a line, as written and mended, and its first one."""

    code: str
    meant: dict[str, str]
    message: Callable[[str, str], str]
    help: Callable[[str, str], str]

    def holds(self, line: str) -> bool:
        return any(char in self.meant for char in line)

    def mended(self, line: str) -> str:
        return "".join(self.meant.get(char, char) for char in line)

    def said_of(self, line: str) -> str:
        """What is wrong with its first such character."""
        return self.message(line, next(char for char in line if char in self.meant))

    def finding(self, file: str, lines: Sequence[str], numbers: Sequence[int]) -> Finding:
        """One for all lines, at the first such character."""
        first, *others = numbers
        line = lines[first]
        column, char = next((column, char) for column, char in enumerate(line, start=1) if char in self.meant)
        named = ", ".join(str(number + 1) for number in others[:MOST_NAMED])
        more = " and others" if len(others) > MOST_NAMED else ""
        return Finding(
            self.code,
            self.said_of(line),
            Span(file, first + 1, column, text=line),
            label=f"also in line{'s' if len(others) > 1 else ''} {named}{more}" if others else "",
            help=self.help(self.mended(line), char),
        )


def _quotes_in(line: str, _: str) -> str:
    used = dict.fromkeys(char for char in line if char in QUOTES)
    return f"typographic quotes ({' '.join(used)}) stand where plain ones belong"


def _space(_: str, char: str) -> str:
    return f"a {unicodedata.name(char).lower()} (U+{ord(char):04X}) stands where a plain space belongs"


def _letter(_: str, char: str) -> str:
    return f"{char!r} is a {alphabet_of(char)} letter here, though it looks like the Latin {LOOK_ALIKES[char]!r}"


ODD_SPACES = Characters("PC107", SPACES, _space, lambda line, char: "type a plain space in its place")
KINDS = (
    ODD_SPACES,
    Characters("PC108", QUOTES, _quotes_in, lambda line, char: f"write {line.strip()[:60]}"),
    Characters("PC109", LOOK_ALIKES, _letter, lambda line, char: f"type the Latin {LOOK_ALIKES[char]!r} in its place"),
)
