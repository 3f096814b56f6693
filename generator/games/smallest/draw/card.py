"""The card: a title, a symbol and a text on a piece to cut out."""

from generator.draw.furniture.card import CARD
from generator.draw.furniture.card import card
from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Scene
from generator.draw.text import set_text
from generator.game.component import Component
from generator.game.component import Frame
from generator.games.smallest.content import Content
from generator.geometry.point import Box

SAFE = 5.0  # from the cut to the text


def draw_card(content: Content, look: Look, frame: Frame) -> tuple[Scene, ...]:
    inside = CARD.grown(-SAFE)
    title = Box.at(inside.left, inside.top, inside.width, 12)
    text = Box(inside.left, inside.bottom - 30, inside.right, inside.bottom)
    front: tuple[Item, ...] = (
        *set_text(content.title(look.language), title, look.type("title"), Anchor.MIDDLE),
        look.symbol("start", inside.centre, 24),
        *set_text(content.text.in_language(look.language), text, look.type("label"), Anchor.MIDDLE, lines=6),
    )
    return (card("card", look, front),)


COMPONENT = Component("card", draw_card)
