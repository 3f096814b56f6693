"""Replays: a written game, scored by the game it belongs to, and its finished sheets."""

from pathlib import Path

from generator import discover
from generator.data import Source
from generator.desk.kinds import WRITTEN
from generator.desk.kinds import refuse_other_kinds
from generator.desk.names import game_of
from generator.desk.names import language_for
from generator.desk.names import paper_for
from generator.desk.names import theme_for
from generator.desk.ready import ReadyPages
from generator.desk.ready import ready_pages
from generator.discover import AnyGame
from generator.draw.look import Look
from generator.errors import FindingsError
from generator.findings import Finding
from generator.game.written_game import Scorer
from generator.game.written_game import ScoreTable
from generator.game.written_game import WrittenGame
from generator.impose.paper import Paper
from generator.load import load
from generator.load.suggest import did_you_mean
from generator.load.suggest import same_name
from generator.load.which_game import WhichGame
from generator.names import joined
from generator.pipeline.draw import look_for
from generator.pipeline.examined import finished_sheets
from generator.values import dataclass


@dataclass(frozen=True, slots=True)
class ScoreWish:
    """A game written down in a file or as text, and how its scores and sheets shall look."""

    written: Source
    paper: str = "a4"
    theme: str = "colour"
    language: str = "en"
    data: Path | None = None


@dataclass(frozen=True)
class Replayed:
    """A written game, what is wrong with it as far as it can be scored still, and how it is shown."""

    game: AnyGame
    written: WrittenGame
    findings: tuple[Finding, ...]
    look: Look
    theme: str
    paper: Paper

    @property
    def scores(self) -> ScoreTable:
        return self.written.scores(self.look)


def replay(wish: ScoreWish) -> Replayed:
    """FindingsError if the file does not say which game it is of, or if nothing in it can be scored."""
    paper, theme, language = paper_for(wish.paper), theme_for(wish.theme), language_for(wish.language)
    if isinstance(wish.written, Path):
        refuse_other_kinds(game_of("", wish.data), wish.written, WRITTEN)
    game = game_of(_game_of(wish.written), wish.data)
    scored = discover.needed(game.id, Scorer).score(game, wish.written)
    if scored.game is None:
        raise FindingsError(scored.findings)
    return Replayed(game, scored.game, scored.findings, look_for(game, theme, language), theme, paper)


def score_pages(replayed: Replayed) -> ReadyPages:
    """The finished sheets, one for each player; FindingsError if something on them cannot be printed."""
    look, paper, written = replayed.look, replayed.paper, replayed.written
    name = joined(replayed.game.id, "score", written.layout_id, look.language, replayed.theme, paper.id)
    return ready_pages(finished_sheets(written, look, paper), name)


def _game_of(written: Source) -> str:
    loaded = load(written, WhichGame)
    named = loaded.document.value(("game",)) if loaded.document else None
    game = same_name(named, discover.game_ids()) if isinstance(named, str) else None
    if game:
        return game  # whatever else is wrong, the game itself says better
    if loaded.value is None or loaded.document is None:
        raise FindingsError(loaded.findings)
    place = loaded.document.span(("game",))
    help = did_you_mean(str(named), discover.offered_game_ids())
    raise FindingsError((Finding("PC205", f"game cannot be {str(named)[:40]!r}", place, help=help),))
