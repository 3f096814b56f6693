"""Regions of hexes for property tests: any set of cells near the origin, in both orientations."""

from hypothesis import strategies as st

from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import HexGrid
from generator.geometry.hex_grid import Orientation

cells = st.builds(Hex, st.integers(-6, 6), st.integers(-6, 6))
sizes = st.floats(5, 40)
grids = st.builds(HexGrid, st.frozensets(cells, min_size=1, max_size=70), sizes, st.sampled_from(Orientation))
