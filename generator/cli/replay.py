"""Replay: a written game is scored by the game it belongs to, and its finished sheets become pages."""

from dataclasses import dataclass
from pathlib import Path

from generator import discover
from generator.check import check
from generator.check import check_scenes
from generator.data import layouts_of
from generator.data import templates
from generator.discover import AnyGame
from generator.draw.component import Frame
from generator.draw.look import Look
from generator.draw.look_files import read_look
from generator.errors import FindingsError
from generator.findings import Finding
from generator.findings import has_errors
from generator.game import Scored
from generator.game import WhichGame
from generator.game import WrittenGame
from generator.impose import impose
from generator.impose.page import Document
from generator.impose.paper import Paper
from generator.impose.paper import plan_page
from generator.load import load
from generator.load.suggest import did_you_mean


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


def look_for(game: AnyGame, theme: str, language: str) -> Look:
    look = read_look(templates(), theme, language, game.id)
    if look.value is None:
        raise FindingsError(look.findings)
    return look.value


def finished_sheets(written: WrittenGame, look: Look, paper: Paper) -> Document:
    """The finished sheets as pages; FindingsError if something on them cannot be printed."""
    plan = plan_page(paper, per_page=1)
    _refuse_errors(check(written, look))
    scenes = written.draw(look, Frame(plan.slots[0].size, may_shrink=False))
    _refuse_errors(check_scenes(scenes, written, look))
    return Document(
        title=f"{look.words('game.title')} · {written.title(look.language)} · {written.summary(look.language)}",
        author=written.author,
        subject=look.words("document.subject"),
        keywords=(look.words("game.title"), written.title(look.language), written.code),
        licence=look.words("document.licence", author=written.author),
        language=look.language,
        pages=impose(scenes, 1, plan, look),
    )


def _refuse_errors(findings: tuple[Finding, ...]) -> None:
    if has_errors(findings):
        raise FindingsError(findings)
