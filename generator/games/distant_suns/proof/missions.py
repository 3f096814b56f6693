"""Missions: the counts that a shape can reach in a mission, and whether all five missions of a set-up can score."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from itertools import permutations

from generator.check.answer import Verdict
from generator.games.distant_suns.proof.closure import numbers_of
from generator.games.distant_suns.proof.referee import RefereeError
from generator.games.distant_suns.proof.study import Reached
from generator.games.distant_suns.proof.study import Study
from generator.games.distant_suns.proof.wishes import AllMissions
from generator.games.distant_suns.proof.wishes import Count
from generator.games.distant_suns.rules.board import bits_of
from generator.games.distant_suns.rules.board import union

TRIES = 30  # lines for one count, or for one choice of tiles
BROAD_TRIES = 3  # lines for all pairings of a choice at once, before they are taken one by one


def reach_count(study: Study, mission: str, shape: str, wanted: int) -> Reached:
    """Whether the shape can reach that count in the mission."""
    most = most_possible(study, mission, shape)
    if most < wanted:
        return Reached(Verdict.REFUTED, f"{most} can be counted at most")
    for number in range(TRIES):
        wish = Count(study.board, mission, shape, wanted)
        seed = f"{mission} {shape} {number}"
        line = study.bot(study.some_tiles(seed, shape), seed).line(wish)
        if wish.is_fulfilled:
            witness, drawn = study.witness(line)
            _hold(study.referee.count(drawn, mission, shape) >= wanted)
            return Reached(Verdict.PROVED, at_least=1, at_most=len(line.steps), witness=witness)
        if study.is_out_of_budget:
            break
    return Reached(Verdict.UNKNOWN, study.in_vain)


def most_possible(study: Study, mission: str, shape: str) -> int:
    """A count that cannot be exceeded, whatever is played."""
    board, control = study.board, study.content.control
    reached = _sectors_reached_by(study, shape)
    match mission:
        case "alien":
            return (reached & board.aliens).bit_count()
        case "upgrade":
            return (reached & board.upgrades).bit_count()
        case "treasure":
            return sum(bool(spot.around & reached) for spot in board.treasures)
        case _:  # a zone has as many notches as there are sides, in each round
            return control.sides * control.rounds if reached else 0


def _sectors_reached_by(study: Study, shape: str) -> int:
    """All sectors that a drawing of this shape may cover, overlaps ignored."""
    drawings = study.all_drawings
    anchored = drawings.opening | union(drawings.touching, study.any_shape.covered)
    found = 0
    for number in bits_of(anchored & numbers_of(drawings, (shape,))):
        found |= drawings.masks[number]
    return found


@dataclass(frozen=True, slots=True)
class Pairings:
    """Ways to give the missions tiles of one choice: how many score in all five, which cannot, which are open."""

    shown: int
    impossible: tuple[tuple[str, ...], ...]
    open: tuple[tuple[str, ...], ...]


def all_pairings(study: Study) -> Iterator[Pairings]:
    """For each choice of tiles: can all missions score in one game, whichever tile each of them belongs to?"""
    missions = study.content.missions
    never = {(mission, tile) for mission in missions for tile in study.tiles if not most_possible(study, mission, tile)}
    for tiles in combinations(study.tiles, study.content.control.zones - 1):
        orders = set(permutations(tiles))
        impossible = {order for order in orders if not never.isdisjoint(zip(missions, order, strict=True))}
        left = _not_shown(study, tiles, orders - impossible)
        yield Pairings(len(orders) - len(impossible) - len(left), tuple(sorted(impossible)), tuple(sorted(left)))


def _not_shown(study: Study, tiles: tuple[str, ...], left: set[tuple[str, ...]]) -> set[tuple[str, ...]]:
    """The pairings of these for which no game is found in which all missions score."""
    missions = study.content.missions
    lines = 0
    while left and lines < TRIES and not study.is_out_of_budget:
        first = zip(missions, min(left), strict=True) if lines >= BROAD_TRIES else ()
        wish = AllMissions(study.board, tiles, study.black_hole, first)
        line = study.bot(tiles, f"{tiles} {lines}").line(wish)
        lines += 1
        pairs = {(mission, tile) for mission in missions for tile in tiles if wish.has_scored(mission, tile)}
        shown = {order for order in left if pairs.issuperset(zip(missions, order, strict=True))}
        if shown:
            _, drawn = study.witness(line)
            _hold(all(study.referee.count(drawn, mission, tile) for mission, tile in pairs))
        left = left - shown
    return left


def _hold(is_so: bool) -> None:
    if not is_so:
        raise RefereeError("the witness does not count what it was said to count")
