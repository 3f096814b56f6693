"""The set-up card: a poker card that says how to lay out one game, with its code to say, type or scan."""

from generator.draw.look import Look
from generator.draw.scene import Cut
from generator.draw.scene import Group
from generator.draw.scene import Scene
from generator.game.component import Component
from generator.game.component import Frame
from generator.game.component import Per
from generator.games.distant_suns.arrange.arranger import ArrangedSuns
from generator.games.distant_suns.draw.setup_parts.card_back import draw_back
from generator.games.distant_suns.draw.setup_parts.card_front import draw_front
from generator.geometry.path import rounded
from generator.geometry.point import Box
from generator.geometry.point import Size

CARD = Size(63.0, 88.0)
CORNER = 3.0


def draw_setup_card(arranged: ArrangedSuns, look: Look, frame: Frame) -> tuple[Scene, ...]:
    outline = Box.at(0, 0, CARD.width, CARD.height)
    front = Group(tuple(draw_front(arranged, look, CARD)), name="setup-card", box=outline)
    back = Group(tuple(draw_back(look, CARD)), name="setup-card", box=outline)
    caption = look.words(
        "setup.caption",
        game=look.words("game.title"),
        component=look.words("component.setup-card"),
        code=arranged.code,
    )
    return (Scene(CARD, (front,), caption, cut=Cut(rounded(outline, CORNER)), back=(back,)),)


COMPONENT = Component("setup-card", draw_setup_card, Per.SETUP)
