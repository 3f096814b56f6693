"""The smallest complete game: one card. Copy this folder and layouts/smallest to begin a game of your own."""

from generator.game.game import Game
from generator.games.smallest.content import load_content

GAME = Game(
    id="smallest",
    initials="SG",
    players=(1, 8),
    default_layout="hello",
    shown_by="card",
    load_content=load_content,
    is_example=True,
)
