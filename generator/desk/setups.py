"""Set-ups: some of a game, by chance or by code, in words and as cards."""

from dataclasses import replace
from pathlib import Path

from generator import discover
from generator.data import Written
from generator.desk.limits import Limits
from generator.desk.limits import Whole
from generator.desk.limits import hold
from generator.desk.names import game_of
from generator.desk.names import language_for
from generator.desk.names import layout_of
from generator.desk.names import theme_for
from generator.desk.prints import PrintWish
from generator.desk.prints import plain_order
from generator.discover import AnyGame
from generator.game.arranger import AnySetup
from generator.game.arranger import Arranger
from generator.game.component import Per
from generator.impose.run import Sides
from generator.pipeline.draw import look_for
from generator.pipeline.order import Order
from generator.pipeline.setups import choose
from generator.values import dataclass

CARD = "setup-card"  # what games call it; if one has none, another component that shows a set-up will do
LIMITS: Limits = {"count": Whole(1, 500)}


@dataclass(frozen=True, slots=True)
class SetupWish:
    """How many set-ups of which layout, the first by its code if it has one; '' or None where it is left to us."""

    game: str
    count: int = 1
    code: str = ""
    layout: str | Written = ""
    paper: str = ""
    theme: str = ""
    language: str = ""
    sides: Sides = Sides.FRONT
    anyway: bool = False
    data: Path | None = None


@dataclass(frozen=True)
class ChosenSetups:
    """The set-ups, each in words, and the order for their cards; None if the game has none."""

    game: AnyGame
    setups: tuple[AnySetup, ...]
    words: tuple[str, ...]
    order: Order | None


def setups_for(wish: SetupWish) -> ChosenSetups:
    """UsageError if the game has no set-ups, FindingsError if such a one cannot be."""
    hold(wish, LIMITS)
    game = game_of(wish.game, wish.data)
    arranger = discover.needed(game.id, Arranger)
    card = _card_of(game.id)
    order = plain_order(_cards(wish, card)) if card else None
    look = look_for(game, theme_for(wish.theme), language_for(wish.language))
    setups = choose(game, (layout_of(game, wish.layout),), wish.count, wish.code, wish.anyway)
    words = tuple(arranger.told(setup, look) for setup in setups)
    return ChosenSetups(game, setups, words, replace(order, setups=setups) if order else None)


def _card_of(game_id: str) -> str | None:
    ids = discover.component_ids(game_id)
    shown = (id for id in ids if discover.component(game_id, id).per is Per.SETUP)
    return CARD if CARD in ids else next(shown, None)


def _cards(wish: SetupWish, card: str) -> PrintWish:
    return PrintWish(
        wish.game,
        card,
        wish.layout,
        paper=wish.paper,
        theme=wish.theme,
        language=wish.language,
        sides=wish.sides,
        anyway=wish.anyway,
        data=wish.data,
    )
