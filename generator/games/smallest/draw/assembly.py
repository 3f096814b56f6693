"""The assembly: the card as it lies on the table."""

from generator.draw.look import Look
from generator.draw.scene import Symbol
from generator.draw.scene import symbol
from generator.game.assembly import Assembly
from generator.game.component import Frame
from generator.games.smallest.content import Content
from generator.games.smallest.draw.card import draw_card
from generator.geometry.point import Size


def draw_assembled(content: Content, look: Look) -> Symbol:
    (scene,) = draw_card(content, look, Frame(Size(0, 0)))
    return symbol("picture-assembled", scene.items)


ASSEMBLY = Assembly("card", draw_assembled)
