"""The assembly: the card as it lies on the table."""

from generator.draw.furniture.card import CARD
from generator.draw.furniture.card import CORNER
from generator.draw.look import Look
from generator.draw.scene import Path
from generator.draw.scene import Symbol
from generator.draw.scene import symbol
from generator.game.assembly import Assembly
from generator.game.component import Frame
from generator.games.smallest.content import Content
from generator.games.smallest.draw.card import draw_card
from generator.geometry.path import rounded


def draw_assembled(content: Content, look: Look) -> Symbol:
    (card,) = draw_card(content, look, Frame(CARD.size))
    return symbol("picture-assembled", (Path(rounded(CARD, CORNER), look.style("outline")), *card.items))


ASSEMBLY = Assembly("card", draw_assembled)
