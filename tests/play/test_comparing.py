"""Comparing two layouts: probabilities as in the tables, real changes found, chance not taken for one."""

from pathlib import Path

import pytest
from studies import PLAYTEST
from studies import content_of
from studies import played
from studies import study_of

from generator.play.compare import compare
from generator.play.compare import two_sided
from generator.play.conduct import concluded

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("t", "freedom", "probability"),
    [(12.706, 1, 0.05), (2.228, 10, 0.05), (3.169, 10, 0.01), (2.023, 39, 0.05), (0.0, 5, 1.0), (-2.228, 10, 0.05)],
)
def test_probabilities_are_those_of_the_tables(t: float, freedom: int, probability: float) -> None:
    assert two_sided(t, freedom) == pytest.approx(probability, rel=0.002)


def changes(folder: Path, layouts: tuple[str, ...]):
    study = study_of(layouts, "greedy", 120)
    ledger = played(folder, study)
    contents = [content_of(name) for name in layouts]
    return compare(concluded(study, ledger.finished(), contents, PLAYTEST))


def test_a_layout_does_not_differ_from_itself(tmp_path: Path) -> None:
    found = changes(tmp_path, ("twins", "twins"))
    assert len(found) > 15
    assert all(change.before == change.after and change.probability == 1 and not change.is_real for change in found)


def test_what_differs_is_found(tmp_path: Path) -> None:
    real = {change.title for change in changes(tmp_path, ("lantern", "spiral")) if change.is_real}
    assert {"ways to draw in a turn", "surrounded treasures", "uncovered aliens"} <= real
    assert "games won by seat 1" not in real
