"""The set-up card: a poker card that says how to lay out one game, with its code to say, type or scan."""

from functools import partial

from generator.draw.furniture.card import SetupFace
from generator.draw.furniture.card import setup_card
from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.game.component import Component
from generator.game.component import Frame
from generator.game.component import Per
from generator.games.distant_suns.arrange.arranger import ArrangedSuns
from generator.games.distant_suns.draw.setup_parts.card_back import draw_ornament
from generator.games.distant_suns.draw.setup_parts.card_front import draw_board
from generator.games.distant_suns.draw.setup_parts.card_front import draw_foot


def draw_setup_card(arranged: ArrangedSuns, look: Look, frame: Frame) -> tuple[Scene, ...]:
    board, foot = partial(draw_board, arranged, look), partial(draw_foot, arranged, look)
    face = SetupFace(arranged.code, arranged.has_short_code, board, foot)
    return (setup_card("setup-card", face, look, draw_ornament(look)),)


COMPONENT = Component("setup-card", draw_setup_card, Per.SETUP)
