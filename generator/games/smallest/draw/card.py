"""The card: a title, a symbol and a text on a piece to cut out."""

from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Cut
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Scene
from generator.draw.text import set_text
from generator.game.component import Component
from generator.game.component import Frame
from generator.games.smallest.content import Content
from generator.geometry.path import rounded
from generator.geometry.point import Box
from generator.geometry.point import Size

CARD = Size(63.0, 88.0)
SAFE = 5.0  # from the cut to the text
CORNER = 3.0


def draw_card(content: Content, look: Look, frame: Frame) -> tuple[Scene, ...]:
    card = Box.at(0, 0, CARD.width, CARD.height)
    inside = card.grown(-SAFE)
    title = Box.at(inside.left, inside.top, inside.width, 12)
    text = Box(inside.left, inside.bottom - 30, inside.right, inside.bottom)
    items: tuple[Item, ...] = (
        *set_text(content.title(look.language), title, look.type("title"), Anchor.MIDDLE),
        look.symbol("start", inside.centre, 24),
        *set_text(content.text.in_language(look.language), text, look.type("label"), Anchor.MIDDLE, lines=6),
    )
    caption = f"{look.words('game.title')} · {look.words('component.card')}"
    return (Scene(CARD, (Group(items, name="card", box=card),), caption, cut=Cut(rounded(card, CORNER))),)


COMPONENT = Component("card", draw_card)
