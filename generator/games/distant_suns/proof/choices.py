"""Choices of tiles: what can be reached with each of them, and with which only by spending upgrades.

A line shows something for every choice that has the tiles it was given, drawn or passed over: what lies in the other
slots is never given to its player, so the same line can be played with any tiles there. Sets of choices are kept as the
bits of an integer.
"""

from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from random import Random

from generator.check.budget import OutOfBudgetError
from generator.check.budget import Part
from generator.games.distant_suns.proof.closure import closure
from generator.games.distant_suns.proof.goal import Goal
from generator.games.distant_suns.proof.ground import Ground
from generator.games.distant_suns.proof.line import GameLine
from generator.games.distant_suns.proof.line import Witness
from generator.games.distant_suns.proof.referee import RefereeError
from generator.games.distant_suns.proof.wishes import Savings
from generator.games.distant_suns.rules.board import bits_of

FEW = (0, 1, 2)  # tiles of a chain, beside the black hole: the fewer it needs, the more choices it shows something for
CHAINS = 500  # and beginnings of chains, that are tried for one set of tiles
TRIES = 12  # lines that bots play for one choice
MOST_SAVED = 4  # upgrades that they earn before they spend


@dataclass(frozen=True, slots=True)
class Shown:
    """A line that was played and replayed: for which choices it stands, and what it covers, first without spending."""

    witness: Witness
    choices: int
    freely: int
    covered: int


@dataclass(frozen=True, slots=True)
class ByChoice:
    """The choices with which something is never reached, not without spending, without spending, and at all.

    `never` and `costly` are refuted by a closure, and `never` by a search of all games if `is_searched`; `free` and
    `shown` are shown by games.
    """

    never: int
    is_searched: bool
    costly: int
    free: int
    free_games: tuple[Witness, ...]
    shown: int
    games: tuple[Witness, ...]


class Choices:
    """All choices of tiles on one sheet, with the games found for them so far."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self.tiles = tuple(combinations(ground.tiles, ground.content.control.zones - 1))
        self.all = (1 << len(self.tiles)) - 1
        self._shown: list[Shown] = []
        self._reaches: dict[int, int] = {}
        self._known: dict[int, ByChoice] = {}

    def reach(self, sectors: int) -> ByChoice:
        """With which choices one of these sectors can be covered."""
        if sectors not in self._known:
            self._known[sectors] = self._found(sectors)
        return self._known[sectors]

    def _found(self, sectors: int) -> ByChoice:
        costly = sum(1 << number for number, whole in enumerate(self._whole) if not whole & sectors)
        self._find_chains(sectors, costly)
        never = self._find_lines(sectors)
        searched = 0 if never else self._find_refutation(sectors)
        free, free_games = _together(each for each in self._shown if each.freely & sectors)
        shown, games = _together(each for each in self._shown if each.covered & sectors)
        return ByChoice(never | searched, bool(searched), costly, free, free_games, shown, games)

    def first(self, some: int) -> str:
        """The tiles of the first of these choices, in words."""
        return ", ".join(self.tiles[next(bits_of(some))])

    @cached_property
    def _whole(self) -> list[int]:
        """For each choice the sectors to which whole shapes lead."""
        board, black_hole = self._ground.board, self._ground.black_hole
        return [closure(board.drawings, (*tiles, black_hole), board.coverable).covered for tiles in self.tiles]

    def _freely_shown(self, sectors: int) -> int:
        return _together(each for each in self._shown if each.freely & sectors)[0]

    def _shown_at_all(self, sectors: int) -> int:
        return _together(each for each in self._shown if each.covered & sectors)[0]

    def _with(self, tiles: set[str]) -> int:
        """The choices that have all these tiles."""
        return sum(1 << number for number, choice in enumerate(self.tiles) if tiles.issubset(choice))

    def _note(self, line: GameLine) -> None:
        """Keeps the line once the referee has replayed it."""
        witness, drawn = self._ground.witness(line)
        covered, freely, has_spent = 0, 0, False
        for step in line.steps:
            if step.drawing:
                has_spent = has_spent or step.drawing.spent > 0
                covered |= step.drawing.mask
                freely |= 0 if has_spent else step.drawing.mask
        if {cell for _, cells in drawn for cell in cells} != set(self._ground.board.cells_of(covered)):
            raise RefereeError("the witness does not cover what it was said to cover")
        slots = len(line.tiles)
        given = {line.tiles[step.zone] for step in line.steps if step.zone < slots}
        self._shown.append(Shown(witness, self._with(given), freely, covered))

    def _find_chains(self, sectors: int, costly: int) -> None:
        """Shortest chains of few tiles, until something is shown without spending for all choices or they are tried."""
        tried: set[tuple[str, ...]] = set()
        given_up = costly
        while (left := self.all & ~given_up & ~self._freely_shown(sectors)) and not self._ground.was_stopped:
            number = next(bits_of(left))
            for some in self._some_of(self.tiles[number], tried):
                self._find_chain(some, sectors)
                if self._freely_shown(sectors) >> number & 1:
                    break
            else:
                given_up |= 1 << number

    def _some_of(self, tiles: tuple[str, ...], tried: set[tuple[str, ...]]) -> Iterator[tuple[str, ...]]:
        for count in (*FEW, len(tiles)):
            for some in combinations(tiles, count):
                if some not in tried:
                    tried.add(some)
                    yield some

    def _find_chain(self, tiles: tuple[str, ...], sectors: int) -> None:
        try:
            line = self._ground.chains_of(tiles).shortest(sectors, Part(self._ground.clock, CHAINS))
        except OutOfBudgetError:
            return
        if line:
            self._note(line)

    def _find_lines(self, sectors: int) -> int:
        """Lines of bots that may spend for the choices that are left; returns those for which there can be none."""
        never = given_up = 0
        while (left := self.all & ~never & ~given_up & ~self._shown_at_all(sectors)) and not self._ground.was_stopped:
            number = next(bits_of(left))
            if not self._reach_of(number) & sectors:
                never |= 1 << number
            elif not self._has_line(number, sectors):
                given_up |= 1 << number
        return never

    def _reach_of(self, number: int) -> int:
        """The sectors to which whole and reduced shapes of a choice lead."""
        if number not in self._reaches:
            self._reaches[number] = self._ground.spending.reach((*self.tiles[number], self._ground.black_hole))
        return self._reaches[number]

    def _has_line(self, number: int, sectors: int) -> bool:
        try:
            with self._ground.question("choices") as part:
                self._note(self._line(self.tiles[number], sectors, part))
        except OutOfBudgetError:
            return False
        return True

    def _line(self, tiles: tuple[str, ...], sectors: int, part: Part) -> GameLine:
        """A line of a bot that prefers a few of the tiles, as it then shows something for more choices."""
        for number in range(TRIES):
            chance = Random(f"{tiles} {number}")
            order = chance.sample(tiles, len(tiles))
            preferred = (*chance.sample(tiles, 2), self._ground.black_hole)
            wish = Savings(self._ground.board, Goal(sectors), preferred, number % (MOST_SAVED + 1))
            line = self._ground.bot(order, f"{tiles} {number}", part).line(wish)
            if wish.is_fulfilled:
                return line
        raise OutOfBudgetError

    def _find_refutation(self, sectors: int) -> int:
        """One of the choices that are left for which all games were tried in vain: that decides it."""
        for number in bits_of(self.all & ~self._shown_at_all(sectors)):
            try:
                with self._ground.question("games of choices") as part:
                    line = self._ground.search_of(self.tiles[number]).line(Goal(sectors), part)
            except OutOfBudgetError:
                return 0
            if line is None:
                return 1 << number
            self._note(line)
        return 0


def _together(shown: Iterable[Shown]) -> tuple[int, tuple[Witness, ...]]:
    """The choices for which some of these stand, and those of the games that are needed for that."""
    choices, games = 0, []
    for each in shown:
        if each.choices & ~choices:
            choices |= each.choices
            games.append(each.witness)
    return choices, tuple(games)
