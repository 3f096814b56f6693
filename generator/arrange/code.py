"""Codes: what people say aloud and type to get the same set-up again, such as DS-7KQ2-MK.

Before the first dash the *initials* of the game; then five characters that name the set-up, and a *control character*
that tells a typing error: any one wrong character and any two that have changed places. There is no I, L, O or U
among them; whoever types I or L means 1, and O means 0. Letters that look alike on a Cyrillic keyboard are fine.
"""

import unicodedata
from os import urandom

from generator.arrange.stream import stream
from generator.errors import FindingsError
from generator.findings import Finding

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LOOK_ALIKE = str.maketrans("АВЕКМНОРСТУХІ", "ABEKMHOPCTYXI")
MEANT = str.maketrans("ILO", "110")
NAMING = 5  # characters that name the set-up
TYPED = NAMING + 1
LONGEST = 40  # characters of what was typed worth repeating
FIELD = 0b100101  # x⁵ + x² + 1: the 32 characters are the numbers of a field, in which no product of non-zeros is zero

AGAIN = "read it again, or scan the QR code beside it"


def new_code(initials: str) -> str:
    """Any code, from the randomness of the system."""
    return written(initials, "".join(ALPHABET[byte % len(ALPHABET)] for byte in urandom(NAMING)))


def further_code(initials: str, first: str, index: int) -> str:
    """A code that follows another one in a batch: it depends on the first only, which may be a description too."""
    chance = stream(first, f"batch {index}")
    return written(initials, "".join(ALPHABET[chance.below(len(ALPHABET))] for _ in range(NAMING)))


def read_code(initials: str, typed: str) -> str:
    """The code as we write it, however it was typed; FindingsError if it is none of this game's."""
    words = _words(typed)
    plain = "".join(words)
    has_initials = words[:1] == [initials] or len(plain) != TYPED
    meant = (plain.removeprefix(initials) if has_initials else plain).translate(MEANT)
    finding = _misread(initials, typed[:LONGEST], plain, meant)
    if finding:
        raise FindingsError((finding,))
    return written(initials, meant[:NAMING])


def _words(typed: str) -> list[str]:
    """Letters and figures only, large, and Latin where they look it; split where anything else stands."""
    letters = unicodedata.normalize("NFKC", typed).upper().translate(LOOK_ALIKE)
    return "".join(char if char.isalnum() else " " for char in letters).split()


def _misread(initials: str, typed: str, plain: str, meant: str) -> Finding | None:
    """What is wrong with a code, most telling first."""
    example = f"a code looks like {written(initials, '7KQ2M')}"
    if len(meant) == TYPED + len(initials):
        message = f"the code {typed!r} is of another game: it begins with {plain[: len(initials)]}, not {initials}"
        return Finding("PC403", message, help=f"{example}; check which game the code is for")
    if len(meant) != TYPED:
        message = f"the code {typed!r} has {len(meant)} characters besides {initials}, not {TYPED}"
        return Finding("PC401", message, help=f"{example}; {AGAIN}")
    strange = ", ".join(char for char in dict.fromkeys(meant) if char not in ALPHABET)
    if strange:
        message = f"the code {typed!r} has a character that no code has: {strange}"
        return Finding("PC401", message, help=f"{example}; {'U is probably V' if strange == 'U' else AGAIN}")
    if meant[NAMING] != control_character(initials, meant[:NAMING]):
        message = f"the code {typed!r} has a typing error: its last character does not belong to the others"
        return Finding("PC402", message, help=f"{AGAIN}; a wrong or exchanged character is always noticed")
    return None


def written(initials: str, naming: str) -> str:
    """The code with its control character, as it is printed."""
    return f"{initials}-{naming[:4]}-{naming[4:]}{control_character(initials, naming)}"


def control_character(initials: str, naming: str) -> str:
    """The value of the polynomial whose coefficients are the characters, at the field's generator.

    Each place has another weight, so that one wrong character, or two exchanged, always change the sum.
    """
    value = 0
    for number in (*(ord(letter) - ord("A") for letter in initials), *map(ALPHABET.index, naming)):
        value = _doubled(value) ^ number
    return ALPHABET[_doubled(value)]


def _doubled(number: int) -> int:
    return number << 1 ^ (FIELD if number & 0b10000 else 0)
