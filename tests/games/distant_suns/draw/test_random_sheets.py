"""Whatever the outline of a sheet: its drawing keeps to the same boxes as those we ship."""

from pathlib import Path

import pytest
from boxes import faults
from hypothesis import HealthCheck
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st
from prints import drawn
from prints import order
from sheets import random_sheet

from generator import discover
from generator.errors import FindingsError
from generator.geometry.hex_grid import Orientation
from generator.impose.paper import plan_page
from generator.pipeline.order import Order

sheets = st.builds(
    random_sheet,
    count=st.integers(60, 200),
    spread=st.floats(0.05, 1),
    orientation=st.sampled_from(Orientation),
    hex_size=st.sampled_from((8, 10, 13.9, 14, 15, 17, 22.5)),
    seed=st.integers(0, 2**32),
)


def faults_of(wanted: Order) -> list[str]:
    plan = plan_page(wanted.paper, wanted.per_page)
    return [fault for page in drawn(wanted).document.pages for fault in faults(page, plan)]


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    sheet=sheets,
    paper=st.sampled_from(sorted(discover.papers())),
    per_page=st.sampled_from((1, 2)),
    theme=st.sampled_from(discover.theme_ids()),
    language=st.sampled_from(discover.language_ids()),
)
def test_a_random_sheet_keeps_to_its_boxes_or_is_too_large(
    sheet: str, paper: str, per_page: int, theme: str, language: str, tmp_path: Path
) -> None:
    file = tmp_path / "random.yaml"
    file.write_text(sheet, encoding="utf-8")
    try:
        assert faults_of(order(file, paper, theme, language, per_page)) == []
    except FindingsError as stopped:
        assert {finding.code for finding in stopped.findings} <= {"PC303", "PC304"}


@pytest.mark.parametrize("orientation", Orientation)
@pytest.mark.parametrize("count", [1, 2, 7, 400])
def test_a_sheet_of_unusual_size_is_drawn_too(count: int, orientation: Orientation, tmp_path: Path) -> None:
    file = tmp_path / "unusual.yaml"
    file.write_text(random_sheet(count, 0.05, orientation, 10, seed=1), encoding="utf-8")
    assert faults_of(order(file, "a3")) == []
