"""Fingerprint: everything the validator says about some contents, as text; run as a script it prints it."""

from collections.abc import Iterator

from contents import goals_of
from contents import random_large
from contents import random_small
from verdicts import goal_of

from generator.games.distant_suns.content import Content
from generator.games.distant_suns.proof.examination import Examination
from generator.games.distant_suns.proof.missions import reach_count
from generator.games.distant_suns.proof.pairings import all_pairings

BUDGET = 0.2
SMALL = (0, 3, 8, 9, 11, 14, 20)
LARGE = (1, 2)


def said_about(content: Content) -> Iterator[str]:
    study = Examination(content, BUDGET)
    for name, wanted in goals_of(content):
        if study.whole.covered & goal_of(study, wanted).sectors or len(study.board.cells) < 20:
            yield f"{name}: {study.reach(goal_of(study, wanted))}"
    for mission in content.missions:
        yield f"{mission}: {reach_count(study, mission, content.shapes[0].id, 2)}"
    yield str(study.widest())


def everything() -> Iterator[str]:
    for seed in SMALL:
        yield from said_about(random_small(seed))
        yield str(list(all_pairings(Examination(random_small(seed), BUDGET))))
    for seed in LARGE:
        yield from said_about(random_large(seed, tiles=6))


if __name__ == "__main__":
    print("\n".join(everything()))  # noqa: T201
