"""Shipped: the shipped content that the pieces are drawn from."""

from functools import cache

from prints import GAME

from generator import discover
from generator.data import layouts_of
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Shape


@cache
def content() -> Content:
    game = discover.game(GAME)
    loaded = game.load_content(layouts_of(GAME), discover.variant_files(game)[game.default_variant])
    assert isinstance(loaded.value, Content)
    return loaded.value


def shapes() -> tuple[Shape, ...]:
    """Those of the tiles and the black hole."""
    return (*content().shapes, content().black_hole)
