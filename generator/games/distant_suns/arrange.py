"""Arrange Distant Suns: which tiles lie in the slots, which mission belongs to each, and who begins."""

from generator.arrange import Arranged
from generator.arrange.stream import shuffled
from generator.arrange.stream import stream
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.rules.setup import Setup

PLAYERS = (2, 3, 4)  # the game is for that many

ArrangedSuns = Arranged[Content, Setup]


def arrange(content: Content, code: str) -> ArrangedSuns:
    """The set-up of a code."""
    tiles = shuffled((shape.id for shape in content.shapes), stream(code, "tiles"))
    missions = shuffled(content.missions, stream(code, "missions"))
    first = tuple(stream(code, f"first of {players}").below(players) for players in PLAYERS)
    setup = Setup(tiles[: len(missions)], missions, content.black_hole.id, first)
    return Arranged(content, setup, code, describe(setup))


def describe(setup: Setup) -> str:
    """The set-up in words that outlive changes of the content: DS:moon=alien,…:1.3.2"""
    pairs = ",".join(f"{tile}={mission}" for tile, mission in zip(setup.tiles, setup.missions, strict=True))
    return f"DS:{pairs}:{'.'.join(str(seat + 1) for seat in setup.first_seats)}"
