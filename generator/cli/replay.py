"""Replay: a written game is scored by the game it belongs to; its finished sheets go through the pipeline."""

from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path

from generator import discover
from generator.data import layouts_of
from generator.data import templates
from generator.discover import AnyGame
from generator.draw.component import Component
from generator.draw.component import Frame
from generator.draw.look import Look
from generator.draw.look_files import read_look
from generator.draw.scene import Scene
from generator.errors import FindingsError
from generator.findings import Finding
from generator.game import Scored
from generator.game import ScoreTable
from generator.game import WhichGame
from generator.game import WrittenGame
from generator.load import Loaded
from generator.load import load
from generator.load.suggest import did_you_mean
from generator.pipeline import Order


@dataclass(frozen=True, slots=True)
class Replayed:
    """A game and what came of one of its written games; `scored` is None if the game cannot be scored."""

    game: AnyGame
    scored: Scored | None


def replay(file: Path) -> Replayed:
    """The written game with its scores; FindingsError if the file does not say which game it is of."""
    game = discover.game(_game_of(file))
    return Replayed(game, game.score(layouts_of(game.id), file) if game.score else None)


def _game_of(file: Path) -> str:
    loaded = load(file, WhichGame)
    named = loaded.document.value(("game",)) if loaded.document else None
    games = discover.game_ids()
    if isinstance(named, str) and named in games:
        return named  # whatever else is wrong, the game itself says better
    if loaded.value is None or loaded.document is None:
        raise FindingsError(loaded.findings)
    place = loaded.document.span(("game",))
    raise FindingsError(
        (Finding("PC205", f"game cannot be {str(named)[:40]!r}", place, help=did_you_mean(str(named), games)),)
    )


def scores(game: AnyGame, written: WrittenGame, theme: str, language: str) -> ScoreTable:
    """The scores in words."""
    look = read_look(templates(), theme, language, game.id)
    if look.value is None:
        raise FindingsError(look.findings)
    return written.scores(look.value)


def finished_sheets(order: Order, written: WrittenGame) -> Order:
    """An order for the finished sheets: the written game takes the place of the content, and draws itself."""

    def draw(content: WrittenGame, look: Look, frame: Frame) -> tuple[Scene, ...]:
        return content.draw(look, frame)

    game = replace(order.game, load_content=lambda folder, file: Loaded(written))
    return replace(order, game=game, component=Component("finished-sheet", draw))
