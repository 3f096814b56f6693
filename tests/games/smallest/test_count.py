"""The smallest game: its proof agrees with trying everything, and a written game says who has won."""

from itertools import product
from math import inf
from pathlib import Path

import pytest
from prints import look_of

from generator.data import Written
from generator.findings import has_errors
from generator.games.smallest import GAME
from generator.games.smallest.proof.examination import Examination
from generator.games.smallest.rules.count import STEPS
from generator.games.smallest.written.scorer import score_written


def study(goal: int) -> Examination:
    text = f"name: A\nauthor: B\ntext: C\ngoal: {goal}\n"
    return Examination(GAME.load(Written("card.yaml", text)).usable(), 1, inf)


@pytest.mark.parametrize("goal", range(1, 13))
@pytest.mark.parametrize("seat", [0, 1])
def test_who_can_win_agrees_with_trying_all_games(goal: int, seat: int) -> None:
    lengths = [length for length in range(1, goal + 1) if length % 2 == (seat + 1) % 2]
    won = [length for length in lengths if any(sum(game) == goal for game in product(STEPS, repeat=length))]
    found = study(goal).won_by(seat)
    assert (len(found) if found else None) == (min(won) if won else None)


@pytest.mark.parametrize(
    ("moves", "codes", "verdict"),
    [
        ("[2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1]", [], "Ann has won."),
        ("[2, 2]", [], "Nobody has won yet."),
        ("[2, 3]", ["SG403"], "Nobody has won yet."),
        ("[2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]", ["SG403"], "Nobody has won yet."),
    ],
)
def test_a_written_game_is_replayed(moves: str, codes: list[str], verdict: str, tmp_path: Path) -> None:
    file = tmp_path / "game.yaml"
    file.write_text(f"game: smallest\nlayout: hello\nplayers: [Ann, Bob]\nmoves: {moves}\n", encoding="utf-8")
    scored = score_written(GAME, file)
    assert [finding.code for finding in scored.findings] == codes and has_errors(scored.findings) == bool(codes)
    assert scored.game and scored.game.scores(look_of("colour", "en", "smallest")).verdict == verdict
