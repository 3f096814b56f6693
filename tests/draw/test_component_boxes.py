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
LEAST_ON_PAPER = 7.0  # points, as they are printed


@pytest.mark.parametrize(("game", "component"), COMPONENTS)
def test_a_component_keeps_to_its_boxes(game: str, component: str) -> None:
    wanted = component_order(game, component)
    for paper, (theme, language) in product(discover.papers().values(), LOOKS):
        made = drawn(replace(wanted, paper=paper, theme=theme, language=language))
        found = [fault for page in made.document.pages for fault in faults(page, plan_of(page, paper))]
        assert found == [], (paper.id, theme, language)
        assert all(smallest_text(page) >= LEAST_ON_PAPER for page in made.document.pages), (paper.id, theme, language)
