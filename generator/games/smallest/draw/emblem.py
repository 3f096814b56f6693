"""The emblem of a card: its goal."""

from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Symbol
from generator.draw.scene import symbol
from generator.draw.text import set_text
from generator.game.emblem import Emblem
from generator.games.smallest.content import Content
from generator.geometry.point import Box


def draw_emblem(content: Content, look: Look) -> Symbol:
    goal = set_text(str(content.goal), Box.at(0, 0, 20, 20), look.type("title"), Anchor.MIDDLE)
    return symbol(f"picture-emblem-{content.layout_id}-{content.code}", goal)


EMBLEM = Emblem(draw_emblem)
