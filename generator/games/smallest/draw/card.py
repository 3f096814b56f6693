"""The card: a title, the goal and what to do on a piece to cut out."""

from generator.draw.furniture.card import CARD
from generator.draw.furniture.card import card
from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.draw.text import set_text
from generator.game.component import Component
from generator.game.component import Frame
from generator.games.smallest.content import Content
from generator.geometry.path import circle
from generator.geometry.point import Box

SAFE = 5.0  # from the cut to the text
RING = 13.0  # around the goal


def draw_card(content: Content, look: Look, frame: Frame) -> tuple[Scene, ...]:
    inside = CARD.grown(-SAFE)
    title = Box.at(inside.left, inside.top, inside.width, 12)
    text = Box(inside.left, inside.bottom - 30, inside.right, inside.bottom)
    goal = Box(inside.left, title.bottom, inside.right, text.top)
    front: tuple[Item, ...] = (
        *set_text(content.title(look.language), title, look.type("title"), Anchor.MIDDLE),
        Path(circle(goal.centre, RING), look.style("outline")),
        *set_text(str(content.goal), goal, look.type("cover-title"), Anchor.MIDDLE),
        *set_text(content.text.in_language(look.language), text, look.type("label"), Anchor.MIDDLE, lines=6),
    )
    return (card("card", look, front),)


COMPONENT = Component("card", draw_card)
