"""Shipped: the shipped content that the pieces are drawn from."""

from functools import cache

from prints import GAME

from generator import discover
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Shape


@cache
def content() -> Content:
    game = discover.game(GAME)
    loaded = game.load(game.layouts[game.default_layout])
    assert isinstance(loaded.value, Content)
    return loaded.value


def shapes() -> tuple[Shape, ...]:
    """Those of the tiles and the black hole."""
    return (*content().shapes, content().black_hole)
