"""Codes: what people say aloud and type to get the same set-up again, such as DS-7KQ2-MX.

Before the first dash the initials of the game, after it five characters that name the set-up and one that tells
a typing error. There is no I, L, O or U among them; whoever types I or L means 1, and O means 0.
"""

import secrets

from generator.arrange.stream import stream

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MEANT = str.maketrans("ILO", "110")
NAMING = 5  # characters that name the set-up


def new_code(initials: str) -> str:
    """Any code, from the randomness of the system."""
    return _written(initials, "".join(secrets.choice(ALPHABET) for _ in range(NAMING)))


def further_code(initials: str, code: str, index: int) -> str:
    """The code that follows in a batch: it depends on the first one only."""
    chance = stream(code, f"batch/{index}")
    return _written(initials, "".join(ALPHABET[chance.below(len(ALPHABET))] for _ in range(NAMING)))


def read_code(initials: str, typed: str) -> str | None:
    """The code as we write it, however it was typed; None if it is none of this game's."""
    plain = "".join(typed.upper().split()).replace("-", "").removeprefix(initials).translate(MEANT)
    if len(plain) != NAMING + 1 or not set(plain) <= set(ALPHABET):
        return None
    code = _written(initials, plain[:NAMING])
    return code if code.endswith(plain[NAMING]) else None


def _written(initials: str, naming: str) -> str:
    control = ALPHABET[stream(f"{initials}{naming}", "control").below(len(ALPHABET))]
    return f"{initials}-{naming[:4]}-{naming[4:]}{control}"
