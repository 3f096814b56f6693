"""Pairings: whether all five missions can score in one game, whichever tiles they belong to.

A *pairing* gives each mission a tile of one choice. Which mission a tile has changes nothing of what can be drawn, so
one game shows all pairings of which every pair has scored in it; where the tiles lie on the board is left to the game.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from itertools import permutations

from generator.check.budget import Budget
from generator.check.budget import OutOfBudgetError
from generator.check.budget import Part
from generator.games.distant_suns.proof.examination import Examination
from generator.games.distant_suns.proof.ground import LEAST
from generator.games.distant_suns.proof.ground import MILLION
from generator.games.distant_suns.proof.line import Witness
from generator.games.distant_suns.proof.missions import hold
from generator.games.distant_suns.proof.missions import most_possible
from generator.games.distant_suns.proof.wishes import AllMissions
from generator.games.distant_suns.rules.board import MOST_SPENT

SHARES = 2  # budgets for all choices together, as they make one claim
BROAD_TRIES = 3  # lines for all pairings of a choice at once, before they are taken one by one

Pairing = tuple[str, ...]  # the tiles, in the order of the missions


@dataclass(frozen=True, slots=True)
class Pairings:
    """Those of one choice of tiles: how many score in all five missions, which cannot, which are open, and the games.

    `is_cramped` if all of them are impossible for want of room.
    """

    tiles: tuple[str, ...]
    shown: int
    impossible: tuple[Pairing, ...]
    open: tuple[Pairing, ...]
    games: tuple[Witness, ...] = ()
    is_cramped: bool = False


def all_pairings(study: Examination) -> list[Pairings]:
    """For each choice of tiles: can all missions score in one game, whichever tile each of them belongs to?"""
    missions = study.content.missions
    never = {(mission, tile) for mission in missions for tile in study.tiles if not most_possible(study, mission, tile)}
    hunts = [_Hunt(study, tiles, never) for tiles in combinations(study.tiles, study.content.control.zones - 1)]
    if study.budget:
        _play(study, hunts)
    return [hunt.pairings for hunt in hunts]


def _play(study: Examination, hunts: list["_Hunt"]) -> None:
    """A line for each choice; then on with those that are open, until one of them stays open: that decides it."""
    budget = Budget(SHARES * study.budget * MILLION, study.clock)
    try:
        for hunt in hunts:
            hunt.play(Part(study.clock), lines=1)
        for hunt in hunts:
            with budget.question(LEAST, is_free=False) as part:
                hunt.play(part)
    except OutOfBudgetError:
        pass


class _Hunt:
    """Looks for games that show the pairings of one choice of tiles."""

    def __init__(self, study: Examination, tiles: tuple[str, ...], never: set[tuple[str, str]]) -> None:
        """Missions and tiles that never score together are known beforehand."""
        self._study = study
        self._tiles = tiles
        self._all = set(permutations(tiles))
        self._is_cramped = hexes_needed(study, tiles) > study.reachable.bit_count()
        self._impossible = self._all if self._is_cramped else set(self._with_one_of(never))
        self._left = self._all - self._impossible
        self._games: list[Witness] = []
        self._lines = 0

    @property
    def pairings(self) -> Pairings:
        return Pairings(
            self._tiles,
            len(self._all) - len(self._impossible) - len(self._left),
            tuple(sorted(self._impossible)),
            tuple(sorted(self._left)),
            tuple(self._games),
            self._is_cramped,
        )

    def _with_one_of(self, pairs: set[tuple[str, str]]) -> Iterator[Pairing]:
        missions = self._study.content.missions
        return (order for order in self._all if not pairs.isdisjoint(zip(missions, order, strict=True)))

    def play(self, part: Part, lines: int | None = None) -> None:
        """Plays until all pairings are shown, so many lines are played, or the budget ends it."""
        while self._left and (lines is None or self._lines < lines):
            self._play_line(part)

    def _play_line(self, part: Part) -> None:
        study, missions = self._study, self._study.content.missions
        first = zip(missions, min(self._left), strict=True) if self._lines >= BROAD_TRIES else ()
        wish = AllMissions(study.board, self._tiles, study.black_hole, first)
        line = study.bot(self._tiles, f"{self._tiles} {self._lines}", part).line(wish)
        self._lines += 1
        pairs = {(mission, tile) for mission in missions for tile in self._tiles if wish.has_scored(mission, tile)}
        shown = {order for order in self._left if pairs.issuperset(zip(missions, order, strict=True))}
        if shown:
            witness, drawn = study.witness(line)
            hold(all(study.referee.count(drawn, mission, tile) for mission, tile in pairs))
            self._games.append(witness)
            self._left -= shown


def hexes_needed(study: Examination, tiles: tuple[str, ...]) -> int:
    """All missions score with no fewer hexes: each has another tile, which is drawn, and one needs a black hole too.

    Drawings do not overlap; at most two hexes of each are left out, and in all no more than there are upgrades.
    """
    sizes = [len(study.board.shapes[shape].cells) for shape in (*tiles, study.black_hole)]
    upgrades = (study.reachable & study.board.upgrades).bit_count()
    return sum(sizes) - min(upgrades, sum(min(MOST_SPENT, size - 1) for size in sizes))
