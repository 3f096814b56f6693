"""On every page of every component, whatever the language, theme and paper: text in its box, ink off the margin."""

from dataclasses import replace
from itertools import product

import pytest
from boxes import faults
from boxes import plan_of
from boxes import smallest_text
from prints import component_order
from prints import drawn

from generator import discover

COMPONENTS = [(game, component) for game in discover.game_ids() for component in discover.component_ids(game)]
LOOKS = list(product(discover.theme_ids(), discover.language_ids()))
PAPERS = [
    paper if paper in ("a4", "letter") else pytest.param(paper, marks=pytest.mark.slow) for paper in discover.papers()
]
LEAST_ON_PAPER = 7.0  # points, as they are printed


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("game", "component"), COMPONENTS)
def test_a_component_keeps_to_its_boxes(game: str, component: str, paper: str) -> None:
    wanted = replace(component_order(game, component), paper=discover.papers()[paper])
    for theme, language in LOOKS:
        made = drawn(replace(wanted, theme=theme, language=language))
        found = [fault for page in made.document.pages for fault in faults(page, plan_of(page, wanted.paper))]
        assert found == [], (theme, language)
        assert all(smallest_text(page) >= LEAST_ON_PAPER for page in made.document.pages), (theme, language)
