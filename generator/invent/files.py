"""Files: an invented layout as YAML, a picture of it and its card; what is written was read again first."""

from collections.abc import Iterator
from dataclasses import replace

from generator import discover
from generator.data import Written
from generator.discover import AnyGame
from generator.draw.minus import signed
from generator.errors import GeneratorError
from generator.figures import ENDING
from generator.game.content import Content
from generator.impose.paper import Paper
from generator.invent.attempt import Plan
from generator.invent.attempt import inventor_of
from generator.invent.attempt import playtest_of
from generator.invent.search import Invented
from generator.pipeline import make
from generator.pipeline.order import Order
from generator.play.card import card_json
from generator.play.card import card_text
from generator.play.card import cards
from generator.play.report import Report
from generator.write.png import png

THEME, LANGUAGE = "colour", "en"  # of pictures to look at


class MisreadError(GeneratorError):
    """A file of ours says something else than what was examined: our own mistake."""


def layout_files(game: AnyGame, plan: Plan, found: Invented, paper: Paper) -> Iterator[tuple[str, bytes]]:
    """The layout, its picture and its measurements, by file name."""
    name = found.attempt.content.layout_id
    text = inventor_of(plan).text(found.attempt.content, _notes(plan, found))
    written = Written(f"{name}.yaml", text)
    _read_again(game, written, found.attempt.content)
    yield written.name, text.encode()
    yield f"{name}.png", _picture(game, written, paper)
    yield from _cards(plan, found, name)


def variation_files(game: AnyGame, plan: Plan, found: Invented, name: str) -> Iterator[tuple[str, bytes]]:
    """The file as a project would have it, and its measurements."""
    variation = inventor_of(plan).variation(plan.variation)
    text = variation.text(found.attempt.content, _notes(plan, found))
    varied = replace(game, texts=(Written(f"{plan.variation}.yaml", text),))
    loaded = varied.load(game.layouts[game.default_layout])
    if loaded.value is None or variation.difference(loaded.value, found.attempt.content):
        raise MisreadError(f"the {plan.variation} of candidate {found.attempt.number} are not what was examined")
    yield f"{name}.yaml", text.encode()
    yield from _cards(plan, found, name)


def _cards(plan: Plan, found: Invented, name: str) -> Iterator[tuple[str, bytes]]:
    report = _report(found)
    (card,) = cards(report, inventor_of(plan).levels, playtest_of(plan).wise)
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
    if plan.variation or not playtest_of(plan).wise:
        return f"{origin}."
    (card,) = cards(_report(found), inventor_of(plan).levels, playtest_of(plan).wise)
    assert card.points is not None, "wise bots played on every layout that was found"
    return f"{origin}; good players make {signed(f'{card.points.mean:.0f}')} points on average."


def _read_again(game: AnyGame, file: Written, content: Content) -> None:
    loaded = game.load(file)
    if loaded.value is None or loaded.findings or loaded.value.code != content.code:
        raise MisreadError(f"{file.name} is not what was examined: {[finding.message for finding in loaded.findings]}")


def _picture(game: AnyGame, file: Written, paper: Paper) -> bytes:
    component = discover.component(game.id, game.shown_by)
    made = make(Order(game, component, file, paper, THEME, LANGUAGE))
    return next(png(made.document, lambda done, pages: None))
