"""The parts of a cosmos sheet: its grid, the bands of its panel, and what a pencil has written on it."""
