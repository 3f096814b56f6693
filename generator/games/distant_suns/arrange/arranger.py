"""Arrange Distant Suns: which tiles lie in the slots, which mission belongs to each, and who begins.

The streams of a code are named 'tiles', 'missions' and 'first of 2', 'first of 3', 'first of 4'. What is shuffled is
sorted by id before, so that the order in the files does not matter.
"""

from generator.arrange.stream import shuffled
from generator.arrange.stream import stream
from generator.draw.look import Look
from generator.findings import Finding
from generator.game.arranger import Arranged
from generator.game.arranger import Arranger
from generator.games.distant_suns import GAME
from generator.games.distant_suns.arrange.described import read_description
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.rules.setup import PLAYERS
from generator.games.distant_suns.rules.setup import Setup

ArrangedSuns = Arranged[Content, Setup]


def arrange(content: Content, code: str) -> ArrangedSuns:
    """The set-up of a code."""
    tiles = shuffled(sorted(shape.id for shape in content.shapes), stream(code, "tiles"))
    missions = shuffled(sorted(content.missions), stream(code, "missions"))
    first = tuple(stream(code, f"first of {players}").below(players) for players in PLAYERS)
    setup = Setup(tiles[: len(missions)], missions, content.black_hole.id, first)
    return Arranged(content, setup, code, describe(setup))


def read(content: Content, typed: str) -> ArrangedSuns:
    """The set-up of a description, which is its code too."""
    setup = read_description(content, GAME.initials, typed)
    return Arranged(content, setup, describe(setup), describe(setup))


def describe(setup: Setup) -> str:
    """The set-up in words that outlive changes of the content: DS:moon=alien,…:1.3.2"""
    pairs = ",".join(f"{tile}={mission}" for tile, mission in zip(setup.tiles, setup.missions, strict=True))
    seats = ".".join(str(seat + 1) for seat in setup.first_seats)
    return ":".join(filter(None, (GAME.initials, pairs, seats)))


def faults(arranged: ArrangedSuns) -> tuple[Finding, ...]:
    """What hinders playing with the set-up on its layout; the search is loaded only for those who ask."""
    from generator.games.distant_suns.proof.setups import setup_faults

    return setup_faults(arranged.content, arranged.setup)


def told(arranged: ArrangedSuns, look: Look) -> str:
    """The set-up in one line: Moon – Aliens · … · First player: 1 of 2, 3 of 3, 2 of 4 (and who sits where)"""
    setup, look = arranged.setup, arranged.content.worded(look)
    pairs = (
        f"{look.words(f'shape.{tile}')} – {look.words(f'mission.{mission}')}"
        for tile, mission in zip(setup.tiles, setup.missions, strict=True)
    )
    seats = ", ".join(
        look.words("setup.seat-of", seat=seat + 1, players=players)
        for players, seat in zip(PLAYERS, setup.first_seats, strict=False)
    )
    first = f"{look.words('setup.first')}: {seats} ({look.words('setup.clockwise')})"
    return " · ".join((*pairs, first if seats else look.words("setup.youngest-begins")))


ARRANGER = Arranger(arrange, read, faults, told)
