"""Study: one layout under examination; what several checks ask for is worked out once.

Refuting comes before searching: what the closure does not hold, or what no drawings can cover side by side, needs no
search. Then shortest chains, then bots, then the exact search as long as the budget lasts. Every line found is
played as a game and replayed by the referee before it counts as a proof. Nothing else is proved by a study, and each
reason to refute is an argument that stands where it is made.
"""

from dataclasses import dataclass
from dataclasses import field
from functools import cached_property

from generator.check.budget import OutOfBudgetError
from generator.check.budget import Part
from generator.game.answer import Verdict
from generator.games.distant_suns.proof.chain import Chains
from generator.games.distant_suns.proof.choices import Choices
from generator.games.distant_suns.proof.cover import can_be_covered_at_once
from generator.games.distant_suns.proof.exact import Search
from generator.games.distant_suns.proof.goal import Goal
from generator.games.distant_suns.proof.ground import Ground
from generator.games.distant_suns.proof.line import GameLine
from generator.games.distant_suns.proof.line import Witness
from generator.games.distant_suns.proof.referee import RefereeError
from generator.games.distant_suns.proof.wishes import Cover
from generator.games.distant_suns.proof.wishes import Widest
from generator.games.distant_suns.rules.board import bits_of

NO_SECTOR = "no sector there can ever be covered"
ALL_TRIED = "all games were tried"
WIDE_LINES = 5
COMPARED = 8  # lines that reach a goal, of which the shortest is taken
TRIES = 40  # lines that bots play for one goal, before the exact search
CHAINS = 2_000  # and beginnings of chains, that are tried for one goal


@dataclass(frozen=True, slots=True)
class Reached:
    """Whether a goal can be reached; if so the earliest turn, as far as it is known, and a game that shows it."""

    verdict: Verdict
    because: str = ""
    at_least: int = 0
    at_most: int = 0
    witness: Witness | None = None

    @property
    def witnesses(self) -> tuple[Witness, ...]:
        return (self.witness,) if self.witness else ()

    @property
    def turn(self) -> str:
        return str(self.at_most) if self.at_least == self.at_most else f"{self.at_least} to {self.at_most}"


@dataclass(frozen=True, eq=False)
class Examination(Ground):
    """What the checks ask: which goals can be reached, and how soon."""

    _known: dict[Goal, Reached] = field(default_factory=dict)

    @cached_property
    def choices(self) -> Choices:
        return Choices(self)

    def widest(self) -> GameLine | None:
        """The line of a few that covers most; None if the clock did not even allow one."""
        lines: list[GameLine] = []
        try:
            for number in range(WIDE_LINES):
                lines.append(self.bot(self.some_tiles(f"widest {number}"), str(number)).line(Widest()))
        except OutOfBudgetError:
            pass  # the clock; then what was played until now must do
        return max(lines, key=_hexes, default=None)

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
        try:
            line = self._line(goal)
        except OutOfBudgetError:
            return Reached(Verdict.UNKNOWN, self.in_vain)
        return self._reached(goal, line) if line else Reached(Verdict.REFUTED, ALL_TRIED)

    def _line(self, goal: Goal) -> GameLine | None:
        """A line that reaches the goal, from the cheapest search that finds one; None if there is none at all."""
        line = None if goal.needs_all else self._chain(goal)
        line = line or self._played(goal)
        if line:
            return line
        with self.question("all games") as part:
            return self._search.line(goal, part)

    @cached_property
    def _search(self) -> Search:
        return self.search_of(self.tiles)

    def _chain(self, goal: Goal) -> GameLine | None:
        try:
            return self._chains.shortest(goal.sectors, Part(self.clock, CHAINS))
        except OutOfBudgetError:
            return None

    @cached_property
    def _chains(self) -> Chains:
        return self.chains_of(self.tiles)

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

    def _played(self, goal: Goal) -> GameLine | None:
        """The shortest of the lines that bots play with various tiles, if any of them reaches the goal."""
        lines: list[GameLine] = []
        try:
            with self.question("lines") as part:
                for number in range(TRIES):
                    wish = Cover(self.board, goal)
                    line = self.bot(self.some_tiles(f"{goal.sectors} {number}"), str(number), part).line(wish)
                    if wish.is_fulfilled:
                        lines.append(line)
                    if len(lines) == COMPARED:
                        break
                if not lines:
                    raise OutOfBudgetError
        except OutOfBudgetError:
            pass  # what was found before counts
        return min(lines, key=lambda line: len(line.steps), default=None)

    def _reached(self, goal: Goal, line: GameLine) -> Reached:
        """The line as a proof, with the earliest turn between what the layers say and what the line needs."""
        witness, drawn = self.witness(line)
        covered = {cell for _, cells in drawn for cell in cells}
        if not goal.holds_on(covered, self.board):
            raise RefereeError("the witness does not reach its goal")
        return Reached(Verdict.PROVED, at_least=self._soonest(goal), at_most=len(line.steps), witness=witness)


def _hexes(line: GameLine) -> int:
    return sum(step.drawing.mask.bit_count() for step in line.steps if step.drawing)
