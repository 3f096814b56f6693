"""Study: one card under examination. Who can win is found by trying all games, the shortest first."""

from dataclasses import dataclass

from generator.games.smallest.content import Content
from generator.games.smallest.rules.count import PLAYERS
from generator.games.smallest.rules.count import STEPS
from generator.games.smallest.rules.count import legal

Moves = tuple[int, ...]


@dataclass(frozen=True)
class Examination:
    """Every question is answered at once, so neither budget nor clock matters."""

    content: Content
    budget: float
    seconds: float
    was_stopped: bool = False

    def won_by(self, seat: int) -> Moves | None:
        """The shortest game that the seat wins if seat 0 begins; None if there is none.

        What can follow depends on the count alone, so of all games of one length that have counted as far one stands
        for all; and no game is longer than one that adds nothing but ones.
        """
        goal = self.content.goal
        games: dict[int, Moves] = {0: ()}
        for length in range(1, goal + 1):
            games = {count + step: (*moves, step) for count, moves in games.items() for step in legal(count, goal)}
            if goal in games and (length - 1) % PLAYERS == seat:
                replay(games[goal], goal, seat)
                return games[goal]
        return None

    def written(self, witness: object, layout: str, head: str) -> str:
        assert isinstance(witness, tuple)
        moves = ", ".join(map(str, witness))
        return f"{head}\ngame: smallest\nlayout: {layout}\nplayers: [One, Two]\nfirst: 1\nmoves: [{moves}]\n"


def replay(moves: Moves, goal: int, seat: int) -> None:
    """Holds a witness against the rules, with nothing from the search that found it."""
    assert sum(moves) == goal, "the goal is reached"
    assert all(move in STEPS for move in moves), "only ones and twos are added"
    assert len(moves) % PLAYERS == (seat + 1) % PLAYERS, "the seat makes the last move"
