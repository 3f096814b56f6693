"""Descriptions of set-ups, read back: DS:moon=alien,rocket=upgrade,…:1.3.2

Before the first colon the initials of the game, then a pair of tile and mission for each slot from the left, then the
seat of the first player among 2, 3 and 4; without this last part people decide who begins.
"""

from collections.abc import Iterable
from collections.abc import Iterator

from generator.errors import FindingsError
from generator.findings import Finding
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.rules.setup import PLAYERS
from generator.games.distant_suns.rules.setup import Setup
from generator.load.suggest import did_you_mean

FORM = (
    "a description looks like {initials}:moon=alien,rocket=upgrade,comet=treasure,star=cluster,planet=black-hole:1.3.2"
)

Pair = tuple[str, str]


def read_description(content: Content, initials: str, typed: str) -> Setup:
    """The set-up; FindingsError with all that is wrong if it cannot be read."""
    game, pairs, seats = _parts(typed)
    findings = (
        *_other_game(game, initials),
        *_broken(pairs, content, initials),
        *_tile_faults([tile for tile, _ in pairs], content),
        *_mission_faults([mission for _, mission in pairs], content),
        *_seat_faults(seats),
    )
    if findings:
        raise FindingsError(findings)
    first = tuple(int(seat) - 1 for seat in seats)
    return Setup(tuple(tile for tile, _ in pairs), tuple(mission for _, mission in pairs), content.black_hole.id, first)


def _parts(typed: str) -> tuple[str, list[Pair], list[str]]:
    """Initials, pairs and seats, whatever they say; a missing part is empty."""
    game, pairs, seats = [*"".join(typed.lower().split()).split(":", 2), "", ""][:3]
    split = (pair.partition("=") for pair in pairs.split(",") if pair)
    return game.upper(), [(tile, mission) for tile, _, mission in split], seats.split(".") if seats else []


def _other_game(game: str, initials: str) -> Iterator[Finding]:
    if game != initials:
        message = f"the description is of another game: it begins with {game!r}, ours with {initials!r}"
        yield Finding("PC403", message, help="check which game it is for")


def _broken(pairs: list[Pair], content: Content, initials: str) -> Iterator[Finding]:
    wanted, help = len(content.missions), FORM.format(initials=initials)
    if len(pairs) != wanted:
        yield Finding("DS161", f"a set-up has {wanted} tiles with their missions, here are {len(pairs)}", help=help)
    for tile, mission in pairs:
        if not (tile and mission):
            yield Finding("DS161", f"{tile or mission!r} is no pair of a tile and its mission", help=help)


def _tile_faults(tiles: list[str], content: Content) -> Iterator[Finding]:
    known = [shape.id for shape in content.shapes]
    for tile in _strange(tiles, known):
        fix = "it lies at the end of the board in every game" if tile == content.black_hole.id else ""
        yield Finding("DS162", f"there is no tile {tile!r}", help=fix or did_you_mean(tile, known))
    for tile in _repeated(tiles):
        yield Finding("DS164", f"the tile {tile!r} is named twice", help="there is one of each")


def _mission_faults(missions: list[str], content: Content) -> Iterator[Finding]:
    for mission in _strange(missions, content.missions):
        yield Finding("DS163", f"there is no mission {mission!r}", help=did_you_mean(mission, content.missions))
    for mission in _repeated(missions):
        missing = ", ".join(each for each in content.missions if each not in missions)
        help = f"each mission belongs to one tile; not named: {missing}"
        yield Finding("DS164", f"the mission {mission!r} is named twice", help=help)


def _strange(names: Iterable[str], known: Iterable[str]) -> list[str]:
    return [name for name in dict.fromkeys(names) if name and name not in known]


def _repeated(names: list[str]) -> list[str]:
    return [name for name in dict.fromkeys(names) if name and names.count(name) > 1]


def _seat_faults(seats: list[str]) -> Iterator[Finding]:
    """Either a seat for each number of players or none at all."""
    help = "write the seat that begins among 2, 3 and 4 players, such as 1.3.2, or leave this part out"
    if seats and len(seats) != len(PLAYERS):
        yield Finding("DS165", f"there are {len(PLAYERS)} first players to name, here are {len(seats)}", help=help)
    for players, seat in zip(PLAYERS, seats, strict=False):
        if seat not in map(str, range(1, players + 1)):
            yield Finding("DS165", f"{seat!r} is no seat among {players} players", help=help)
