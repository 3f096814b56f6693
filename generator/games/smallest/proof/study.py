"""Study: one card under examination. Who can win is found by trying all games, the shortest first."""

from dataclasses import dataclass

from generator.games.smallest.content import Content
from generator.games.smallest.rules.count import PLAYERS
from generator.games.smallest.rules.count import STEPS
from generator.games.smallest.rules.count import legal

Moves = tuple[int, ...]


@dataclass(frozen=True)
class Study:
    """Every question is answered at once, so neither budget nor clock matters."""

    content: Content
    budget: float
    seconds: float
    was_stopped: bool = False

    def won_by(self, seat: int) -> Moves | None:
        """The shortest game that the seat wins if seat 0 begins; None if there is none.

        Games as long as the goal have only ones in them, so looking no further misses none.
        """
        games: set[Moves] = {()}
        for length in range(1, self.content.goal + 1):
            games = {(*game, step) for game in games for step in legal(sum(game), self.content.goal)}
            games = {min(same, key=len) for same in _by_count(games)}
            found = [game for game in games if sum(game) == self.content.goal]
            if found and (length - 1) % PLAYERS == seat:
                replay(found[0], self.content.goal, seat)
                return found[0]
        return None

    def written(self, witness: object, layout: str, head: str) -> str:
        assert isinstance(witness, tuple)
        moves = ", ".join(map(str, witness))
        return f"# {head}\ngame: smallest\nlayout: {layout}\nplayers: [One, Two]\nfirst: 1\nmoves: [{moves}]\n"


def _by_count(games: set[Moves]) -> list[list[Moves]]:
    """Games of one length that have come as far are alike: one of them stands for all."""
    return [[game for game in sorted(games) if sum(game) == count] for count in sorted({sum(game) for game in games})]


def replay(moves: Moves, goal: int, seat: int) -> None:
    """Holds a witness against the rules, with nothing from the search that found it."""
    assert sum(moves) == goal, "the goal is reached"
    assert all(move in STEPS for move in moves), "only ones and twos are added"
    assert len(moves) % PLAYERS == (seat + 1) % PLAYERS, "the seat makes the last move"
