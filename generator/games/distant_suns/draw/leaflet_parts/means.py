"""Means: what people play with, as far as the kit around rules and aids tells."""

BOARD, TABLE, TEMPLATES = "board", "table", "templates"
ALL = frozenset({BOARD, TABLE, TEMPLATES})


def means_of(companions: frozenset[str]) -> frozenset[str]:
    """Whoever has neither board nor table in the kit has one from elsewhere, so everything is told."""
    return companions if companions & {BOARD, TABLE} else ALL
