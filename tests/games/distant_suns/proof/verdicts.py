"""Verdicts: what the validator says about goals, put beside what brute force found out."""

from collections.abc import Iterator
from collections.abc import Mapping

from brute import Wanted
from brute import earliest
from contents import described

from generator.game.answer import Verdict
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.proof.examination import Examination
from generator.games.distant_suns.proof.examination import Reached
from generator.games.distant_suns.proof.goal import Goal
from generator.geometry.hex_grid import Hex

BUDGET = 30  # million positions: enough for every sheet that is asked about


def goal_of(study: Examination, wanted: Wanted) -> Goal:
    return Goal(study.board.mask(Hex(*cell) for cell in wanted.sectors), wanted.needs_all)


def assert_all_agree(content: Content, goals: Mapping[str, Wanted]) -> None:
    """Every verdict is that of brute force, and every span of turns holds the earliest one."""
    study = Examination(content, BUDGET)
    known = earliest(content, goals.values())
    wrong = [
        f"{name}: {complaint}"
        for name, wanted in goals.items()
        for complaint in _complaints(study, wanted, known.get(wanted))
    ]
    assert not wrong, "\n".join([*wrong, described(content)])


def _complaints(study: Examination, wanted: Wanted, turn: int | None) -> Iterator[str]:
    truth = f"in turn {turn}" if turn else "impossible"
    try:
        reached = study.reach(goal_of(study, wanted))
    except AssertionError as error:  # all complaints about a sheet are shown, also where the referee stepped in
        yield f"{error}, and it is {truth}"
        return
    if reached.verdict is not (Verdict.PROVED if turn else Verdict.REFUTED):
        yield f"{reached.verdict} ({reached.because}), but it is {truth}"
    elif turn and not reached.at_least <= turn <= reached.at_most:
        yield f"said to be possible in turn {reached.turn} at the earliest, but it is {truth}"
    elif turn and not _is_complete(reached):
        yield "the witness has not as many turns as it was said to need"


def _is_complete(reached: Reached) -> bool:
    return reached.witness is not None and len(reached.witness.moves) == reached.at_most
