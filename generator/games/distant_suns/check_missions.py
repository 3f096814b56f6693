"""Checks of missions: that they can score, with every shape they may belong to and all in one game."""

from collections.abc import Iterator

from generator.check.answer import Answer
from generator.check.answer import Verdict
from generator.check.registry import check
from generator.findings import Severity
from generator.games.distant_suns.proof.missions import all_pairings
from generator.games.distant_suns.proof.missions import most_possible
from generator.games.distant_suns.proof.missions import reach_count
from generator.games.distant_suns.proof.study import Study

SHOWN = 3  # set-ups named in one finding


@check("DS230", "each mission can score with each shape")
def missions_can_score(study: Study) -> Iterator[Answer]:
    for mission, _ in study.content.demands.mission_counts:
        for shape in study.tiles:
            yield _counted(study, "DS230", mission, shape, 1, Severity.ERROR)


@check("DS231", "each mission can reach its count with each shape")
def missions_can_reach_their_count(study: Study) -> Iterator[Answer]:
    for mission, wanted in study.content.demands.mission_counts:
        for shape in study.tiles:
            if wanted > 1 and most_possible(study, mission, shape) > 0:
                yield _counted(study, "DS231", mission, shape, wanted, Severity.WARNING)


def _counted(study: Study, code: str, mission: str, shape: str, wanted: int, severity: Severity) -> Answer:
    reached = reach_count(study, mission, shape, wanted)
    score = "score" if wanted == 1 else f"reach a count of {wanted}"
    return Answer(
        code,
        claim=f"the mission {mission!r} can {score} with the shape {shape!r}",
        denial=f"the mission {mission!r} can never {score} with the shape {shape!r}",
        verdict=reached.verdict,
        because=f"in {reached.at_most} turns" if reached.verdict is Verdict.PROVED else reached.because,
        span=study.content.layout.span,
        help="add what the mission counts, or put it where the shape fits",
        severity=severity,
        witness=reached.witness,
    )


@check("DS232", "all five missions of a set-up can score in one game")
def all_missions_can_score(study: Study) -> Iterator[Answer]:
    pairings = list(all_pairings(study))
    ways = sum(each.shown + len(each.impossible) + len(each.open) for each in pairings)
    impossible = [order for each in pairings for order in each.impossible]
    left = [order for each in pairings for order in each.open]
    yield Answer(
        "DS232",
        claim=f"all five missions can score in one game, in all {ways:,} ways to give them tiles",
        denial=f"in {len(impossible):,} of {ways:,} ways to give them tiles, not all five missions can score",
        verdict=Verdict.REFUTED if impossible else Verdict.UNKNOWN if left else Verdict.PROVED,
        because=_examples(study, impossible or left) or "a game was found for each",
        span=study.content.layout.span,
        help="see what else is found about missions; what is open, a larger --budget may decide",
    )


def _examples(study: Study, orders: list[tuple[str, ...]]) -> str:
    if not orders:
        return ""
    shown = "; ".join(", ".join(order) for order in orders[:SHOWN])
    return f"{len(orders):,} such ways, the missions {', '.join(study.content.missions)} with {shown}"
