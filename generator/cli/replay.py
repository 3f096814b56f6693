"""Replay: a written game is scored by the game it belongs to."""

from dataclasses import dataclass
from pathlib import Path

from generator import discover
from generator.cli.kinds import WRITTEN
from generator.cli.kinds import refuse_other_kinds
from generator.cli.options import game_of
from generator.discover import AnyGame
from generator.errors import FindingsError
from generator.findings import Finding
from generator.game.written_game import Scored
from generator.game.written_game import Scorer
from generator.load import load
from generator.load.suggest import did_you_mean
from generator.load.suggest import same_name
from generator.load.which_game import WhichGame


@dataclass(frozen=True, slots=True)
class Replayed:
    """A game and what came of one of its written games; `scored` is None if the game cannot be scored."""

    game: AnyGame
    scored: Scored | None


def replay(file: Path, data: Path | None) -> Replayed:
    """The written game with its scores; FindingsError if the file does not say which game it is of."""
    refuse_other_kinds(game_of("", data), file, WRITTEN)
    game = game_of(_game_of(file), data)
    scorer = discover.answer(game.id, Scorer)
    return Replayed(game, scorer.score(game, file) if scorer else None)


def _game_of(file: Path) -> str:
    loaded = load(file, WhichGame)
    named = loaded.document.value(("game",)) if loaded.document else None
    game = same_name(named, discover.game_ids()) if isinstance(named, str) else None
    if game:
        return game  # whatever else is wrong, the game itself says better
    if loaded.value is None or loaded.document is None:
        raise FindingsError(loaded.findings)
    place = loaded.document.span(("game",))
    help = did_you_mean(str(named), discover.offered_game_ids())
    raise FindingsError((Finding("PC205", f"game cannot be {str(named)[:40]!r}", place, help=help),))
