"""Study: one layout under examination; what several checks ask for is worked out once.

Refuting comes before searching: what the closure does not hold, or what no drawings can cover side by side, needs no
search. Then shortest chains, then bots, then the exact search as long as the budget lasts. Every line found is
played as a game and replayed by the referee before it counts as a proof.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from functools import cached_property
from random import Random
from time import process_time

from generator.check.answer import Verdict
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.proof.bot import Bot
from generator.games.distant_suns.proof.chain import Chains
from generator.games.distant_suns.proof.closure import Closure
from generator.games.distant_suns.proof.closure import closure
from generator.games.distant_suns.proof.cover import can_be_covered_at_once
from generator.games.distant_suns.proof.exact import OutOfBudgetError
from generator.games.distant_suns.proof.exact import Search
from generator.games.distant_suns.proof.goal import Goal
from generator.games.distant_suns.proof.line import Line
from generator.games.distant_suns.proof.line import Witness
from generator.games.distant_suns.proof.line import witness_of
from generator.games.distant_suns.proof.referee import Drawn
from generator.games.distant_suns.proof.referee import Referee
from generator.games.distant_suns.proof.referee import RefereeError
from generator.games.distant_suns.proof.wishes import Cover
from generator.games.distant_suns.proof.wishes import Widest
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.board import Drawings
from generator.games.distant_suns.rules.board import bits_of
from generator.games.distant_suns.rules.board import drawings_with_upgrades
from generator.games.distant_suns.rules.board import make_board

NO_SECTOR = "no sector there can ever be covered"
WIDE_LINES = 5
COMPARED = 8  # lines that reach a goal, of which the shortest is taken
TRIES = 40  # lines that bots play for one goal, before the exact search


@dataclass(frozen=True, slots=True)
class Reached:
    """Whether a goal can be reached; if so the earliest turn, as far as it is known, and a game that shows it."""

    verdict: Verdict
    because: str = ""
    at_least: int = 0
    at_most: int = 0
    witness: Witness | None = None

    @property
    def turn(self) -> str:
        return str(self.at_most) if self.at_least == self.at_most else f"{self.at_least} to {self.at_most}"


@dataclass(frozen=True, eq=False)
class Study:
    """The content, and for how many seconds of processor time searches without a sure end may run.

    A study that is not exact leaves out the search of all games, the one thing whose end may depend on the clock.
    """

    content: Content
    budget: float
    is_exact: bool = True
    _started: float = field(default_factory=process_time)
    _known: dict[Goal, Reached] = field(default_factory=dict)

    @cached_property
    def board(self) -> Board:
        return make_board(self.content.layout, (*self.content.shapes, self.content.black_hole))

    @property
    def tiles(self) -> tuple[str, ...]:
        return tuple(shape.id for shape in self.content.shapes)

    @property
    def black_hole(self) -> str:
        return self.content.black_hole.id

    @cached_property
    def referee(self) -> Referee:
        return Referee(self.content)

    @cached_property
    def whole(self) -> Closure:
        """Where whole shapes lead."""
        return closure(self.board.drawings, self.board.shapes, self.board.coverable)

    @cached_property
    def all_drawings(self) -> Drawings:
        """Whole shapes, and reduced ones if any upgrade can be earned."""
        can_upgrade = self.whole.covered & self.board.upgrades
        return drawings_with_upgrades(self.board) if can_upgrade else self.board.drawings

    @cached_property
    def any_shape(self) -> Closure:
        """Where shapes lead, reduced ones included."""
        return closure(self.all_drawings, self.board.shapes, self.board.coverable)

    @cached_property
    def _chains(self) -> Chains:
        return Chains(self.board, self.whole, self.tiles, self.black_hole, self.content.control)

    @cached_property
    def reachable(self) -> int:
        """The sectors that chains of drawings lead to; reduced shapes matter only where whole ones leave gaps."""
        complete = self.whole.covered == self.board.coverable
        return self.whole.covered if complete else self.any_shape.covered

    @property
    def most_hexes(self) -> int:
        """More hexes than this cannot be drawn in one game: each zone is given only so often."""
        control = self.content.control
        sizes = sorted((len(shape.cells) for shape in self.content.shapes), reverse=True)[: control.zones - 1]
        given = sorted([*sizes, len(self.content.black_hole.cells)] * control.sides * control.rounds, reverse=True)
        return sum(given[: control.modules * control.rounds])

    def widest(self) -> tuple[int, Line]:
        """The line of a few that covers most, and how many sectors that is."""
        lines = [
            self.bot(self.some_tiles(f"widest {number}"), str(number)).line(Widest()) for number in range(WIDE_LINES)
        ]
        covered = [sum(step.drawing.mask.bit_count() for step in line.steps if step.drawing) for line in lines]
        return max(zip(covered, lines, strict=True), key=lambda pair: pair[0])

    def reach(self, goal: Goal) -> Reached:
        """Whether the goal can be reached in some game, and how soon; without a budget only refutations are sought."""
        if goal not in self._known:
            self._known[goal] = self._reach(goal)
        return self._known[goal]

    def _reach(self, goal: Goal) -> Reached:
        reason = self._refutation(goal)
        if reason:
            return Reached(Verdict.REFUTED, reason)
        if not self.budget:
            return Reached(Verdict.UNKNOWN, "nothing was tried")
        line = None if goal.needs_all else self._chains.shortest(goal.sectors)
        if line is None:
            line = self._played(goal)
        if line is None and not self.is_exact:
            return Reached(Verdict.UNKNOWN, self.in_vain)
        try:
            line = line or self._search.line(goal)
        except OutOfBudgetError:
            return Reached(Verdict.UNKNOWN, self.in_vain)
        if line is None:
            return Reached(Verdict.REFUTED, "all games were tried")
        return self._reached(goal, line)

    def _refutation(self, goal: Goal) -> str:
        """A reason why the goal is out of reach that needs no search; '' if there is none."""
        if not goal.sectors:
            return NO_SECTOR
        unreached = goal.sectors & ~self.reachable
        if unreached == goal.sectors or (goal.needs_all and unreached):
            return "no chain of drawings leads there, even if overlaps were allowed"
        turns = self.content.control.rounds * self.content.control.modules
        if self.budget and self._soonest(goal) > turns:
            return f"it takes {self._soonest(goal)} drawings at least, and a game has {turns} turns at most"
        if not goal.needs_all or can_be_covered_at_once(self.board.drawings, goal.sectors):
            return ""
        if can_be_covered_at_once(self.all_drawings, goal.sectors):
            return ""
        return "no drawings can cover all these sectors side by side"

    def _soonest(self, goal: Goal) -> int:
        """No game reaches the goal with fewer drawings than this."""
        layers = [self.any_shape.layer_of(1 << bit) or 0 for bit in bits_of(goal.sectors)]
        return max(layers) if goal.needs_all else min(layer for layer in layers if layer)

    def _played(self, goal: Goal) -> Line | None:
        """The shortest of the lines that bots play with various tiles, if any of them reaches the goal."""
        lines = []
        for number in range(TRIES):
            wish = Cover(self.board, goal)
            tiles = self.some_tiles(f"{goal.sectors} {number}")
            line = self.bot(tiles, str(number)).line(wish)
            if wish.is_fulfilled:
                lines.append(line)
            if len(lines) == COMPARED:
                break
        return min(lines, key=lambda line: len(line.steps), default=None)

    def bot(self, tiles: Sequence[str], seed: str) -> Bot:
        return Bot(self.board, tiles, self.black_hole, self.content.control, seed)

    def some_tiles(self, seed: str, *wanted: str) -> tuple[str, ...]:
        """Tiles for all slots, the wanted ones among them; the same for the same seed on every machine."""
        stream = Random(seed)
        others = sorted((tile for tile in self.tiles if tile not in wanted), key=lambda tile: stream.random())
        tiles = [*wanted, *others[: self.content.control.zones - 1 - len(wanted)]]
        return tuple(sorted(tiles, key=lambda tile: stream.random()))

    @cached_property
    def _search(self) -> Search:
        def spend() -> None:
            if self.is_out_of_budget:
                raise OutOfBudgetError

        return Search(self.board, self.tiles, self.black_hole, self.content.control, spend)

    @property
    def in_vain(self) -> str:
        """Why something is unknown."""
        end = f"the budget of {self.budget:g} s was used up" if self.is_out_of_budget else "some games were tried"
        return f"{end} and no game was found that shows it"

    @cached_property
    def openings(self) -> dict[str, int]:
        """How many first drawings each shape has."""
        return {shape: len(self.board.legal(shape, 0)) for shape in self.board.shapes}

    @property
    def shapes_that_cannot_open(self) -> tuple[str, ...]:
        return tuple(shape for shape, count in self.openings.items() if not count)

    @property
    def is_out_of_budget(self) -> bool:
        return process_time() - self._started > self.budget

    def _reached(self, goal: Goal, line: Line) -> Reached:
        """The line as a proof, with the earliest turn between what the layers say and what the line needs."""
        witness, drawn = self.witness(line)
        covered = {cell for _, cells in drawn for cell in cells}
        if not goal.holds_on(covered, self.board):
            raise RefereeError("the witness does not reach its goal")
        return Reached(Verdict.PROVED, at_least=self._soonest(goal), at_most=len(line.steps), witness=witness)

    def witness(self, line: Line) -> tuple[Witness, Drawn]:
        """The line as a game that the referee has replayed, and what its player has drawn in it."""
        found = witness_of(self.board, line, self.content.missions)
        return found, self.referee.replay(found)[0]
