"""The pages about codes: what is published there holds, and every game with set-ups has published some."""

from pathlib import Path

import pytest
import vectors

from generator import discover
from generator.game.arranger import Arranger

PAGES = {page.parent.name: page for page in vectors.pages()}
TABLES = [(page, heading, rows) for page in PAGES.values() for heading, rows in vectors.tables(page).items()]


@pytest.mark.parametrize(
    ("page", "heading", "rows"), TABLES, ids=[f"{page.parent.name} {heading}" for page, heading, _ in TABLES]
)
def test_the_published_vectors_hold(page: Path, heading: str, rows: vectors.Rows) -> None:
    assert rows and vectors.made(page, heading, rows) == rows


@pytest.mark.parametrize("id", [id for id in discover.game_ids() if discover.answer(id, Arranger)])
def test_a_game_with_set_ups_says_what_some_codes_mean(id: str) -> None:
    """They mean the same in ten years."""
    assert id in PAGES and vectors.tables(PAGES[id])["Set-ups"]
