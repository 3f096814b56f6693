"""The rules: two players count together, each adds one or two, and whoever says the goal has won."""

STEPS = (1, 2)
PLAYERS = 2


def legal(count: int, goal: int) -> tuple[int, ...]:
    """What may be added; nothing once the goal is reached."""
    return tuple(step for step in STEPS if count + step <= goal)


def winner(moves: int, first: int) -> int:
    """The seat that made the last of so many moves."""
    return (first + moves - 1) % PLAYERS
