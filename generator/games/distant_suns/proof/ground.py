"""Ground: a layout made ready for proofs: its board, its closures, bots to play on it, and the referee.

A layout gets so many positions to be looked at in vain, for each kind of question anew.
"""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from dataclasses import field
from functools import cached_property
from random import Random

from generator.check.budget import Budget
from generator.check.budget import Clock
from generator.check.budget import Part
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.proof.bot import LineBot
from generator.games.distant_suns.proof.chain import Chains
from generator.games.distant_suns.proof.closure import Closure
from generator.games.distant_suns.proof.closure import Spending
from generator.games.distant_suns.proof.closure import closure
from generator.games.distant_suns.proof.exact import Search
from generator.games.distant_suns.proof.line import GameLine
from generator.games.distant_suns.proof.line import Witness
from generator.games.distant_suns.proof.line import witness_of
from generator.games.distant_suns.proof.referee import Drawn
from generator.games.distant_suns.proof.referee import Referee
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.board import Drawings
from generator.games.distant_suns.rules.board import drawings_with_upgrades
from generator.games.distant_suns.rules.board import make_board
from generator.games.distant_suns.written.witness import witness_text

MILLION = 1_000_000
LEAST = 20_000  # positions for any question: a few lines of a bot


@dataclass(frozen=True, eq=False)
class Ground:
    """The content, how many million positions may be looked at in vain for each kind of question, and the upper stop.

    Only the clock can make two machines say different things; `was_stopped` tells whether it did.
    """

    content: Content
    budget: float
    clock: Clock = field(default_factory=Clock)
    _budgets: dict[str, Budget] = field(default_factory=dict)

    @property
    def was_stopped(self) -> bool:
        return self.clock.has_stopped

    def question(self, kind: str, least: int = LEAST) -> AbstractContextManager[Part]:
        """What may be spent on one question of this kind; whoever leaves it open raises OutOfBudgetError."""
        return self._budgets.setdefault(kind, Budget(self.budget * MILLION, self.clock)).question(least)

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

    def chains_of(self, tiles: tuple[str, ...]) -> Chains:
        """Chains of these tiles and the black hole."""
        return Chains(self.board, (*tiles, self.black_hole), self.tiles, self.black_hole, self.content.control)

    @cached_property
    def reachable(self) -> int:
        """The sectors that chains of drawings lead to; reduced shapes matter only where whole ones leave gaps."""
        complete = self.whole.covered == self.board.coverable
        return self.whole.covered if complete else self.spending.reach(self.board.shapes)

    @cached_property
    def spending(self) -> Spending:
        return Spending(self.board, self.all_drawings)

    def search_of(self, tiles: tuple[str, ...]) -> Search:
        """All games in which these tiles, or some of them, lie on the board."""
        return Search(self.board, tiles, self.black_hole, self.content.control)

    def bot(self, tiles: Sequence[str], seed: str, part: Part | None = None) -> LineBot:
        """A bot that may look at so many positions; only the clock stops it if nothing is said."""
        part = part or Part(self.clock)
        return LineBot(self.board, tiles, self.black_hole, self.content.control, seed, part)

    def some_tiles(self, seed: str, *wanted: str) -> tuple[str, ...]:
        """Tiles for all slots, the wanted ones among them; the same for the same seed on every machine."""
        stream = Random(seed)
        others = sorted((tile for tile in self.tiles if tile not in wanted), key=lambda tile: stream.random())
        tiles = [*wanted, *others[: self.content.control.zones - 1 - len(wanted)]]
        return tuple(sorted(tiles, key=lambda tile: stream.random()))

    @property
    def in_vain(self) -> str:
        """Why something is unknown."""
        if self.was_stopped:
            return f"the search was stopped after {self.clock.seconds:g} s"
        return "no game was found that shows it within the budget"

    @cached_property
    def openings(self) -> dict[str, int]:
        """How many first drawings each shape has."""
        return {shape: len(self.board.legal(shape, 0)) for shape in self.board.shapes}

    @property
    def shapes_that_cannot_open(self) -> tuple[str, ...]:
        return tuple(shape for shape, count in self.openings.items() if not count)

    @property
    def most_hexes(self) -> int:
        """More hexes than this cannot be drawn in one game: a zone is given once a round for each of its notches."""
        control = self.content.control
        sizes = sorted((len(shape.cells) for shape in self.content.shapes), reverse=True)[: control.zones - 1]
        given = sorted([*sizes, len(self.content.black_hole.cells)] * control.sides * control.rounds, reverse=True)
        return sum(given[: control.modules * control.rounds])

    def witness(self, line: GameLine) -> tuple[Witness, Drawn]:
        """The line as a game that the referee has replayed, and what its player has drawn in it."""
        found = witness_of(self.board, line, self.content.missions)
        return found, self.referee.replay(found)[0]

    def written(self, witness: object, layout: str, head: str) -> str:
        """The witness as a game written down; '' if it is too long for that."""
        assert isinstance(witness, Witness), "witnesses of a study are games of its layout"
        return witness_text(self.board, witness, layout, head)
