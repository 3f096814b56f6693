"""Checks of missions: that they can score, with every shape they may belong to and all in one game."""

from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import replace

from generator.findings import Severity
from generator.game.answer import Answer
from generator.game.answer import Verdict
from generator.game.check import check
from generator.games.distant_suns.proof.examination import Examination
from generator.games.distant_suns.proof.examination import Reached
from generator.games.distant_suns.proof.missions import most_possible
from generator.games.distant_suns.proof.missions import reach_count
from generator.games.distant_suns.proof.pairings import all_pairings
from generator.games.distant_suns.proof.pairings import hexes_needed

SHOWN = 3  # set-ups named in one finding


@check("DS230", "each mission can score with each shape")
def missions_can_score(study: Examination) -> Iterator[Answer]:
    for mission, _ in study.content.demands.mission_counts:
        yield from _counted(study, mission, study.tiles, 1)


@check("DS231", "each mission can reach its count with each shape")
def missions_can_reach_their_count(study: Examination) -> Iterator[Answer]:
    for mission, wanted in study.content.demands.mission_counts:
        if wanted > 1:
            shapes = [shape for shape in study.tiles if most_possible(study, mission, shape) > 0]
            yield from _counted(study, mission, shapes, wanted)


def _counted(study: Examination, mission: str, shapes: Sequence[str], wanted: int) -> Iterator[Answer]:
    """An answer for each shape that can, and one for all those that cannot or of which nothing is known."""
    reached = {shape: reach_count(study, mission, shape, wanted) for shape in shapes}
    for shape, one in reached.items():
        if one.verdict is Verdict.PROVED:
            yield _answer(study, mission, [shape], wanted, one)
    for verdict in (Verdict.REFUTED, Verdict.UNKNOWN):
        alike = [shape for shape, one in reached.items() if one.verdict is verdict]
        if alike:
            yield _answer(study, mission, alike, wanted, _together([reached[shape] for shape in alike]))


def _together(several: list[Reached]) -> Reached:
    """What is alike of several shapes told once, with the reasons of all of them."""
    return replace(several[0], because=", ".join(dict.fromkeys(each.because for each in several)))


def _answer(study: Examination, mission: str, shapes: list[str], wanted: int, reached: Reached) -> Answer:
    """A count of one is a must, a higher one is a wish."""
    score = "score" if wanted == 1 else f"reach a count of {wanted}"
    named = ", ".join(shapes) if len(shapes) < len(study.tiles) else "any shape"
    return Answer(
        "DS230" if wanted == 1 else "DS231",
        claim=f"the mission {mission!r} can {score} with {named}",
        denial=f"the mission {mission!r} can never {score} with {named}",
        verdict=reached.verdict,
        because=f"in turn {reached.at_most}" if reached.verdict is Verdict.PROVED else reached.because,
        span=study.content.layout.span,
        help="add what the mission counts, or put it where the shapes fit",
        severity=Severity.ERROR if wanted == 1 else Severity.WARNING,
        witnesses=reached.witnesses,
    )


@check("DS232", "all five missions can score in one game whatever tiles they get")
def all_missions_can_score(study: Examination) -> Iterator[Answer]:
    """Ways that hold a pair which can never score are left out: DS230 has said so."""
    if study.shapes_that_cannot_open:
        return
    pairings = all_pairings(study)
    cramped = [each.tiles for each in pairings if each.is_cramped]
    ways = sum(each.shown + len(each.open) for each in pairings)
    left = [order for each in pairings for order in each.open]
    if not ways and not cramped:
        return
    yield Answer(
        "DS232",
        claim=f"all five missions can score in one game, in {ways:,} ways to give them tiles",
        denial=f"with {len(cramped)} of {len(pairings)} choices of tiles the missions cannot all score in one game",
        verdict=Verdict.REFUTED if cramped else Verdict.UNKNOWN if left else Verdict.PROVED,
        because=_no_room(study, cramped) or _examples(study, left) or "a game was found for each",
        span=study.content.layout.span,
        help="leave more room around what the missions count, or give a larger --budget",
        witnesses=tuple(game for each in pairings for game in each.games),
    )


def _no_room(study: Examination, cramped: list[tuple[str, ...]]) -> str:
    if not cramped:
        return ""
    room, needed = study.reachable.bit_count(), hexes_needed(study, cramped[0])
    tiles = ", ".join(cramped[0])
    return f"{room} sectors can be covered at most, and a drawing of each shape takes {needed}, such as with {tiles}"


def _examples(study: Examination, orders: list[tuple[str, ...]]) -> str:
    if not orders:
        return ""
    shown = "; ".join(", ".join(order) for order in orders[:SHOWN])
    missions = ", ".join(study.content.missions)
    return f"for {len(orders):,} ways {study.in_vain}, such as {missions} with {shown}"
