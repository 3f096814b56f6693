"""The set-up card: who begins, with a code to say, type or scan."""

from functools import partial

from generator.draw.furniture.card import SetupFace
from generator.draw.furniture.card import setup_card
from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Scene
from generator.draw.text import set_text
from generator.game.arranger import Arranged
from generator.game.component import Component
from generator.game.component import Frame
from generator.game.component import Per
from generator.games.smallest.arrange.arranger import told
from generator.games.smallest.content import Content
from generator.geometry.point import Box


def draw_setup_card(arranged: Arranged[Content, int], look: Look, frame: Frame) -> tuple[Scene, ...]:
    first = partial(_words, told(arranged, look), look, "label")
    card = partial(_words, arranged.content.title(look.language), look, "card-name")
    face = SetupFace(arranged.code, arranged.has_short_code, first, card)
    return (setup_card("setup-card", face, look, ()),)


def _words(words: str, look: Look, kind: str, box: Box) -> tuple[Item, ...]:
    return tuple(set_text(words, box, look.type(kind), Anchor.MIDDLE, lines=3))


COMPONENT = Component("setup-card", draw_setup_card, Per.SETUP)
