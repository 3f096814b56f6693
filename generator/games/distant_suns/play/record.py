"""Record: what is kept of a finished game for the metrics; made from any game played by the rules, bots or people."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from generator.games.distant_suns.content import Content
from generator.games.distant_suns.play.match import Match
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.game import State
from generator.games.distant_suns.rules.score import Score
from generator.games.distant_suns.rules.score import score
from generator.games.distant_suns.rules.setup import Setup
from generator.games.distant_suns.rules.sheet import Sheet


class Step(NamedTuple):
    """One player in one turn: the shape to draw, in how many ways it fitted whole, and the sectors drawn, 0 if none."""

    shape: str
    choices: int
    drawn: int
    spent: int


@dataclass(frozen=True)
class Record:
    """A game: `by_round` has the totals of all players after each round, `steps` what each did in each turn."""

    board: Board
    setup: Setup
    bots: tuple[str, ...]
    scores: tuple[Score, ...]
    by_round: tuple[tuple[int, ...], ...]
    steps: tuple[tuple[Step, ...], ...]
    covered: tuple[int, ...]
    arrivals: tuple[tuple[int, ...], ...]  # by seat and world: the turn it was reached in, 0 if never

    @property
    def players(self) -> int:
        return len(self.bots)

    @cached_property
    def totals(self) -> tuple[int, ...]:
        return self.by_round[-1]

    @cached_property
    def winners(self) -> tuple[int, ...]:
        """The seats with the highest score; several if they share the win."""
        best = max(self.totals)
        return tuple(seat for seat, total in enumerate(self.totals) if total == best)


def recorded(content: Content, board: Board, match: Match, bots: tuple[str, ...]) -> Record:
    setup = match.end.setup
    states = [*(turn.before for turn in match.turns), match.end]
    scores = tuple(score(board, setup, content.scoring, sheet) for sheet in match.end.sheets)
    return Record(
        board=board,
        setup=setup,
        bots=bots,
        scores=scores,
        by_round=(*_before_the_end(content, board, states), tuple(each.total for each in scores)),
        steps=tuple(
            tuple(
                _step(board, before, after, seat, turn.module.circle, turn.module.octagon) for seat in range(len(bots))
            )
            for turn, (before, after) in zip(match.turns, pairwise(states), strict=True)
        ),
        covered=tuple(sheet.covered for sheet in match.end.sheets),
        arrivals=tuple(_arrivals(board, states, seat) for seat in range(len(bots))),
    )


def _before_the_end(content: Content, board: Board, states: Sequence[State]) -> list[tuple[int, ...]]:
    """The totals at the end of all rounds but the last."""
    ends = [after for before, after in pairwise(states) if before.round != after.round and not after.is_over]
    return [tuple(score(board, state.setup, content.scoring, sheet).total for sheet in state.sheets) for state in ends]


def _step(board: Board, before: State, after: State, seat: int, circle: int, octagon: int) -> Step:
    shape = before.setup.shape(circle if seat == before.active else octagon)
    sheet, drawn = before.sheets[seat], after.sheets[seat]
    numbers = board.drawings.numbers(shape)
    choices = (sheet.anchored & ~sheet.blocked & numbers).bit_count()
    return Step(shape, choices, drawn.covered & ~sheet.covered, drawn.spent - sheet.spent)


def _arrivals(board: Board, states: Sequence[State], seat: int) -> tuple[int, ...]:
    last: Sheet = states[-1].sheets[seat]
    return tuple(
        next(turn for turn, state in enumerate(states) if state.sheets[seat].worlds[index]) if reached else 0
        for index, reached in enumerate(last.worlds)
    )
