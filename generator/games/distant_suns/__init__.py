"""Distant Suns: a hex draw-and-write game of shapes, missions and far worlds."""

from generator.game.game import Game
from generator.games.distant_suns.load.content import load_content
from generator.games.distant_suns.load.content import load_shared

GAME = Game(
    id="distant-suns",
    initials="DS",
    players=(2, 4),
    default_layout="lantern",
    shown_by="sheet",
    load_content=load_content,
    load_shared=load_shared,
    former_folders=("sheets",),
)
