"""The pages of an examination: nothing touches a letter and nothing is too small, however small the hexes are."""

from math import inf

import pytest
from boxes import smallest_text
from boxes import touching
from prints import LAYOUTS

from generator import discover
from generator.check.examine import examine
from generator.game.examiner import Examiner
from generator.pipeline.examined import report

GAME = discover.game("distant-suns")


@pytest.mark.parametrize("paper", ["a4", pytest.param("letter", marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    "layout", ["flat", *(pytest.param(each, marks=pytest.mark.slow) for each in ("lantern", "large"))]
)
def test_the_pages_of_an_examination_can_be_read(layout: str, paper: str) -> None:
    content = GAME.load(LAYOUTS[layout]).value
    examined = examine(
        discover.checks(GAME.id), discover.needed(GAME.id, Examiner).study(content, 0.1, inf), lambda *_: None
    )
    pages = report(GAME, content, examined, discover.papers()[paper]).pages
    assert len(pages) > 10
    for number, page in enumerate(pages, start=1):
        assert touching(page) == [], number
        assert smallest_text(page) >= 7
