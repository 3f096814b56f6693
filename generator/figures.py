"""Figures: the card of what was measured of a layout, and what lists and booklets say of it.

A card is written by `playtest` and `invent`; beside the file of the layout it belongs to that layout.
"""

from typing import Annotated
from typing import Any

from pydantic import Field

from generator.data import FIGURES
from generator.data import Source
from generator.data import Written
from generator.errors import FindingsError
from generator.findings import Finding
from generator.game.content import Content
from generator.game.game import Game
from generator.game.inventor import Difficulty
from generator.load.json_reader import JsonKind
from generator.load.json_reader import load_json
from generator.load.models import AS_LIST
from generator.load.models import FileModel

ENDING = FIGURES
KIND = JsonKind(
    "card of figures",
    256,
    "PC324",
    "PC324",
    "measure again with `papercosmos playtest`, or take the file away",
)
Range = Annotated[tuple[float | None, float | None], AS_LIST]
Short = Annotated[str, Field(max_length=1000)]
Count = Annotated[int, Field(ge=0, le=1_000_000_000)]
Total = Annotated[float, Field(ge=-10_000, le=10_000)]  # of a player, as far as a line has room for it


class CardFigure(FileModel):
    """One figure; shares are from 0 to 1."""

    metric: Short
    key: Short
    title: Short
    value: float
    unit: Short
    interval: Range | None
    band: Range | None


class SeriesOfGames(FileModel):
    name: Short
    games: Count
    figures: Annotated[tuple[CardFigure, ...], AS_LIST, Field(max_length=1000)]


class Points(FileModel):
    """What good players make: on average, what 5 % do not reach, and what 5 % exceed."""

    mean: Total
    low: Total
    high: Total


class Card(FileModel):
    """What was measured of a layout, in which games; `code` and `fingerprint` tell if it has changed since."""

    layout: Short
    code: Short
    fingerprint: Short
    version: Short
    players: Count
    setup: Annotated[str, Field(max_length=2000)]
    seed: Short
    difficulty: Annotated[Difficulty, Field(strict=False)] | None
    points: Points | None
    series: Annotated[tuple[SeriesOfGames, ...], AS_LIST, Field(max_length=1000)]


def figures_of(game: Game[Any], layout: Source, content: Content) -> Card | None:
    """The card of the layout in that file; None if there is none, or if what was measured is not what is there now."""
    if isinstance(layout, Written):
        return None
    file, shelf = layout.with_name(f"{layout.stem}{ENDING}"), game.shelf
    has_other_rules = file.is_relative_to(shelf.shipped) and shelf.replaced()
    if has_other_rules or not file.is_file():
        return None
    card = load_json(file, Card, KIND)
    if isinstance(card, Finding):
        raise FindingsError((card,))
    return card if card.code == content.code else None
