"""Layout code: four characters that tell two layouts apart at the table.

Made from what is played on (orientation, sectors, values of worlds), so a new name, symbol or hex size keeps it.
"""

from collections.abc import Sequence
from hashlib import sha256

from generator.games.distant_suns.content import Sector
from generator.games.distant_suns.content import SectorKind
from generator.geometry.hex_grid import Orientation

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's base 32: no I, L, O, U
LENGTH = 4


def layout_code(orientation: Orientation, sectors: Sequence[Sector]) -> str:
    """The code of the layout; sectors come in reading order."""
    digest = sha256(_canonical(orientation, sectors).encode("ascii")).digest()
    number = int.from_bytes(digest, "big")
    bits = len(digest) * 8
    return "".join(ALPHABET[number >> (bits - 5 * (place + 1)) & 31] for place in range(LENGTH))


def _canonical(orientation: Orientation, sectors: Sequence[Sector]) -> str:
    """One line for the orientation and one for each sector, its hex counted from the first sector."""
    return "\n".join([orientation.value, *(_line(sector, sectors[0]) for sector in sectors)]) + "\n"


def _line(sector: Sector, origin: Sector) -> str:
    line = f"{sector.cell.q - origin.cell.q} {sector.cell.r - origin.cell.r} {sector.kind.value}"
    return f"{line} {sector.first}/{sector.later}" if sector.kind is SectorKind.WORLD else line
