"""Set-ups: whether the shapes of one set-up can open, and whether its missions can all score in one game.

The tiles stay in their slots, so this asks more than the check of all pairings does. Only so many lines are played,
and never by the clock: the same set-up gets the same answer on every machine.
"""

from dataclasses import replace
from functools import lru_cache

from generator.findings import Finding
from generator.findings import Severity
from generator.game.answer import Answer
from generator.game.answer import Verdict
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.proof.examination import Examination
from generator.games.distant_suns.proof.examination import Reached
from generator.games.distant_suns.proof.missions import hold
from generator.games.distant_suns.proof.missions import most_possible
from generator.games.distant_suns.proof.wishes import OnePairing
from generator.games.distant_suns.rules.setup import Setup

TRIES = 20  # lines played for one set-up
WAY_OUT = "choose another set-up, or change the layout"


def setup_faults(content: Content, setup: Setup) -> tuple[Finding, ...]:
    """What hinders playing: what is refuted, and what could not be shown, for a card is a promise."""
    study = _study(content)
    closed = [shape for shape in (*setup.tiles, setup.black_hole) if not study.openings[shape]]
    answers = [_closed(study, shape) for shape in closed] or [_scoring(study, setup)]
    found = (answer.finding for answer in answers)
    return tuple(replace(finding, severity=Severity.ERROR) for finding in found if finding)


@lru_cache(maxsize=1)
def _study(content: Content) -> Examination:
    """The layout is worked out once for a batch."""
    return Examination(content, budget=0)


def _closed(study: Examination, shape: str) -> Answer:
    return Answer(
        "DS168",
        claim=f"{shape} of this set-up can be the first drawing",
        denial=f"{shape} of this set-up cannot be the first drawing anywhere",
        verdict=Verdict.REFUTED,
        because="there are no ways to draw it beside the start",
        span=study.content.layout.of_kind(SectorKind.START)[0].span,
        help=f"{WAY_OUT}: open more sectors around the start",
    )


def _scoring(study: Examination, setup: Setup) -> Answer:
    reached = all_missions_score(study, setup)
    return Answer(
        "DS169",
        claim="all missions of this set-up can score in one game",
        denial="the missions of this set-up cannot all score in one game",
        verdict=reached.verdict,
        because=reached.because,
        span=study.content.layout.span,
        help=WAY_OUT,
        witnesses=reached.witnesses,
    )


def all_missions_score(study: Examination, setup: Setup) -> Reached:
    """Whether all missions can score in one game with this very set-up."""
    pairs = tuple(zip(setup.missions, setup.tiles, strict=True))
    never = [f"{mission} with {tile}" for mission, tile in pairs if not most_possible(study, mission, tile)]
    if never:
        return Reached(Verdict.REFUTED, f"in no game scores {', '.join(never)}")
    for number in range(TRIES):
        wish = OnePairing(study.board, setup.tiles, setup.black_hole, pairs)
        line = study.bot(setup.tiles, f"{setup.tiles} {setup.missions} {number}").line(wish)
        if wish.is_fulfilled:
            witness, drawn = study.witness(line)
            hold(all(study.referee.count(drawn, mission, tile) for mission, tile in pairs))
            return Reached(Verdict.PROVED, at_least=1, at_most=len(line.steps), witness=witness)
    return Reached(Verdict.UNKNOWN, f"{TRIES} games were tried, and in none of them all five scored")
