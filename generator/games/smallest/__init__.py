"""The smallest complete game: count together, and say the number on the card. It answers every role.

To begin a game of your own, copy this folder and its namesakes in layouts/, templates/, docs/games/ and tests/games/.
"""

from generator.game.game import Game
from generator.games.smallest.load.content import load_content

GAME = Game(
    id="smallest",
    initials="SG",
    players=(2, 2),
    default_layout="hello",
    shown_by="card",
    load_content=load_content,
    is_example=True,
)
