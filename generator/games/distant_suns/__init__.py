"""Distant Suns: a hex draw-and-write game of shapes, missions and far worlds."""

from generator.game import Game
from generator.games.distant_suns.load.content import load_content

GAME = Game(
    id="distant-suns",
    initials="DS",
    players=(2, 4),
    variants="sheets",
    default_variant="lantern",
    load_content=load_content,
)
