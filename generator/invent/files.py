"""Files: an invented layout as YAML, a picture of it and its card; what is written was read again first."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from generator import discover
from generator.discover import AnyGame
from generator.draw.minus import signed
from generator.errors import GeneratorError
from generator.figures import ENDING
from generator.game.content import Content
from generator.impose.paper import Paper
from generator.invent.attempt import Plan
from generator.invent.attempt import inventor_of
from generator.invent.search import Invented
from generator.pipeline import make
from generator.pipeline.order import Order
from generator.play.card import card_json
from generator.play.card import card_text
from generator.play.card import cards
from generator.play.report import Report
from generator.write.png import png
from generator.write.temporary import temporary_folder

THEME, LANGUAGE = "colour", "en"  # of pictures to look at
SHAPES = "shapes"


class MisreadError(GeneratorError):
    """A file of ours says something else than what was examined: our own mistake."""


def sheet_files(game: AnyGame, plan: Plan, found: Invented, paper: Paper) -> Iterator[tuple[str, bytes]]:
    """The layout, its picture and its measurements, by file name."""
    name = found.attempt.content.layout_id
    text = inventor_of(plan).text(found.attempt.content, _notes(plan, found))
    yield f"{name}.yaml", text.encode()
    with temporary_folder() as folder:
        file = folder / f"{name}.yaml"
        file.write_text(text, encoding="utf-8")
        _read_again(game, file, found.attempt.content)
        yield f"{name}.png", _picture(game, file, paper)
    yield from _cards(plan, found, name)


def shape_files(game: AnyGame, plan: Plan, found: Invented, name: str) -> Iterator[tuple[str, bytes]]:
    """The shapes as a project would have them, and their measurements."""
    inventor = inventor_of(plan)
    text = inventor.text_of_shapes(found.attempt.content, _notes(plan, found))
    with temporary_folder() as folder:
        (folder / f"{SHAPES}.yaml").write_text(text, encoding="utf-8")
        loaded = replace(game, own=folder).load(game.layouts[game.default_layout])
    if loaded.value is None or inventor.difference_of_shapes(loaded.value, found.attempt.content):
        raise MisreadError(f"the shapes of candidate {found.attempt.number} are not what was examined")
    yield f"{name}.yaml", text.encode()
    yield from _cards(plan, found, name)


def _cards(plan: Plan, found: Invented, name: str) -> Iterator[tuple[str, bytes]]:
    report = _report(found)
    (card,) = cards(report, inventor_of(plan).levels)
    yield f"{name}.txt", card_text(report.layouts[0], _facts(plan, found)).encode()
    yield f"{name}{ENDING}", card_json(card)


def _facts(plan: Plan, found: Invented) -> Iterator[str]:
    content, study = found.attempt.content, _report(found).study
    yield f"{content.title('en')} ({content.code})"
    yield f"Seed {plan.seed}, candidate {found.attempt.number}; proved by all checks."
    yield f"Differs from {found.nearest}, the one most like it, in {found.difference:.0%}."
    yield f"Measured on fresh seeds ({study.seed}), {study.players} players:"


def _report(found: Invented) -> Report:
    assert found.attempt.report is not None, "what was found was measured"
    return found.attempt.report


def _notes(plan: Plan, found: Invented) -> str:
    """Where it comes from, in a sentence."""
    origin = f"Invented from the seed {plan.seed}, candidate {found.attempt.number}"
    if plan.layouts:
        return f"{origin}."
    (card,) = cards(_report(found), inventor_of(plan).levels)
    assert card.points is not None, "planners played on every layout that was found"
    return f"{origin}; good players make {signed(f'{card.points.mean:.0f}')} points on average."


def _read_again(game: AnyGame, file: Path, content: Content) -> None:
    loaded = game.load(file)
    if loaded.value is None or loaded.findings or loaded.value.code != content.code:
        raise MisreadError(f"{file.name} is not what was examined: {[finding.message for finding in loaded.findings]}")


def _picture(game: AnyGame, file: Path, paper: Paper) -> bytes:
    component = discover.component(game.id, game.shown_by)
    made = make(Order(game, component, file, paper, THEME, LANGUAGE))
    return next(png(made.document, lambda done, pages: None))
