"""Figures: the card of what was measured of a layout, and what lists and booklets say of it.

A card is written by `playtest` and `invent`; beside the file of the layout it belongs to that layout.
"""

from pathlib import Path
from typing import Annotated
from typing import Any

from pydantic import Field
from pydantic import ValidationError

from generator.data import FIGURES
from generator.errors import FindingsError
from generator.findings import Finding
from generator.game import Content
from generator.game import Game
from generator.invention import Difficulty
from generator.load.models import AS_LIST
from generator.load.models import FileModel

ENDING = FIGURES
Range = Annotated[tuple[float | None, float | None], AS_LIST]


class Figure(FileModel):
    """One figure; shares are from 0 to 1."""

    metric: str
    key: str
    title: str
    value: float
    unit: str
    interval: Range | None
    band: Range | None


class SeriesOfGames(FileModel):
    name: str
    games: int
    figures: Annotated[tuple[Figure, ...], AS_LIST]


class Points(FileModel):
    """What good players make: on average, what 5 % do not reach, and what 5 % exceed."""

    mean: float
    low: float
    high: float


class Card(FileModel):
    """What was measured of a layout, in which games; `code` and `fingerprint` tell if it has changed since."""

    layout: str
    code: str
    fingerprint: str
    version: str
    players: int
    setup: str
    seed: str
    difficulty: Annotated[Difficulty, Field(strict=False)] | None
    points: Points | None
    series: Annotated[tuple[SeriesOfGames, ...], AS_LIST]


def figures_of(game: Game[Any], layout: Path, content: Content) -> Card | None:
    """The card of the layout in that file; None if there is none, or if what was measured is not what is there now."""
    file, shelf = layout.with_name(f"{layout.stem}{ENDING}"), game.shelf
    has_other_rules = file.is_relative_to(shelf.shipped) and shelf.replaced()
    if has_other_rules or not file.is_file():
        return None
    card = _read(file)
    return card if card.code == content.code else None


def _read(file: Path) -> Card:
    try:
        return Card.model_validate_json(file.read_bytes())
    except (OSError, ValidationError) as trouble:
        first = trouble.errors()[0] if isinstance(trouble, ValidationError) else {"loc": (), "msg": str(trouble)}
        place = ".".join(map(str, first["loc"])) or "the file"
        message = f"{file} is no card of figures: {place}: {first['msg']}"
        help = "measure again with `papercosmos playtest`, or take the file away"
        raise FindingsError((Finding("PC324", message, help=help),)) from None
