"""The page about the rules has the numbers that we play by."""

import re
from itertools import chain

from prints import GAME
from prints import ROOT
from prints import SHIPPED

from generator import discover
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.rules.control import round_lengths

PAGE = " ".join((ROOT / "docs" / "games" / GAME / "rules.md").read_text(encoding="utf-8").split())


def content() -> Content:
    loaded = discover.game(GAME).load(SHIPPED["lantern"])
    assert isinstance(loaded.value, Content)
    return loaded.value


def test_the_points_are_those_of_the_missions() -> None:
    scoring = content().scoring
    cells = chain(map(str, scoring.points), [f"{scoring.each_further} more"])
    assert f"| points | {' | '.join(cells)} |" in PAGE
    assert f"{scoring.treasure} points for each treasure" in PAGE
    assert f"{-scoring.alien} points less for each alien" in PAGE


def test_the_worked_example_adds_up() -> None:
    counts = [int(count) for count in re.findall(r"(\d) for (?:alien|upgrade|treasure|cluster|black hole)", PAGE)]
    earned = [content().scoring.points[count] for count in counts]
    assert len(earned) == len(content().missions)
    assert f"{' + '.join(map(str, earned))} = {sum(earned)} points" in PAGE


def test_the_table_is_set_as_the_board_is() -> None:
    control = content().control
    assert (control.zones, control.sides, control.modules, control.rounds) == (6, 2, 5, 3)
    assert "six notches on each side and five modules" in PAGE and "after three rounds" in PAGE
    assert sorted(round_lengths(control)) == [4, 5] and "after four or five turns" in PAGE
