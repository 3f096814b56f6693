"""Planner: looks ahead over the shapes it may be given next, and at who is on the way to the same worlds.

It compares its best few drawings by playing on from each with the same shapes to come. Its budget is a number of
positions it may look at for a decision, so that it plays alike on slow and fast machines.
"""

from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass

from generator.games.distant_suns.play.appraise import Appraiser
from generator.games.distant_suns.play.appraise import Prizes
from generator.games.distant_suns.play.appraise import Taste
from generator.games.distant_suns.play.appraise import View
from generator.games.distant_suns.play.bits import any_of
from generator.games.distant_suns.play.bits import highest
from generator.games.distant_suns.play.bits import nth
from generator.games.distant_suns.play.bot import BotMaker
from generator.games.distant_suns.play.bot import Seat
from generator.games.distant_suns.play.bot import drawing_of
from generator.games.distant_suns.play.bots.greedy import TASTE
from generator.games.distant_suns.play.standing import Standing
from generator.games.distant_suns.rules.control import Module
from generator.games.distant_suns.rules.game import State
from generator.games.distant_suns.rules.sheet import Drawing
from generator.games.distant_suns.rules.sheet import Sheet
from generator.games.distant_suns.rules.sheet import drawn

BUDGET = 100  # positions for one decision
CANDIDATES = 5  # drawings worth a closer look
HORIZON = 3  # own drawings looked ahead
ZONES = 3  # shapes worth a closer look when it places the module
STRIDE = 3  # sectors by which a player comes nearer to a world in a turn
SPITE = 0.75  # how much what others gain counts, as a share of the own gain
NEAR_THE_END = 1  # turns left
AT_THE_END = Taste(upgrade=0, approach=0, surrounding=(0, 0, 0, 0, 0, 0, 40))  # nothing is left to prepare for


@dataclass(frozen=True)
class Candidate:
    value: float
    drawing: Drawing


@dataclass(frozen=True)
class Future:
    """What may come: for each turn a shape, what the worlds will be worth then, and how drawings are judged then."""

    shapes: tuple[str, ...]
    prizes: tuple[Prizes, ...]
    judges: tuple[Appraiser, ...]


class Planner:
    def __init__(self, seat: Seat, budget: int = BUDGET) -> None:
        self._seat = seat
        self._budget = budget
        self._hopeful = Appraiser(seat.table, TASTE)
        self._final = Appraiser(seat.table, AT_THE_END)

    def module(self, state: State) -> Module:
        """What it gains itself, less a share of what the others gain from the octagon's shape."""
        modules, setup, me = self._seat.modules(state), state.setup, self._seat.number
        zones = sorted({zone for module in modules for zone in (module.circle, module.octagon)})
        gains = {zone: self._gain(state, me, setup.shape(zone)) for zone in zones}
        likely = sorted(zones, key=lambda zone: -gains[zone])[:ZONES]
        own = {zone: gains[zone] for zone in zones}
        for zone in likely:
            plans = self._plans(state, setup.shape(zone), self._budget // ZONES)
            own[zone] = plans[0].value if plans else -1.0
        modules = tuple(module for module in modules if module.circle in likely) or modules
        others = [seat for seat in range(len(state.sheets)) if seat != me]
        theirs = {
            zone: sum(self._gain(state, seat, setup.shape(zone)) for seat in others) / len(others) for zone in zones
        }
        worth = [own[module.circle] - SPITE * theirs[module.octagon] for module in modules]
        wanted = [module for module, value in zip(modules, worth, strict=True) if value == max(worth)]
        return wanted[int(self._seat.chance() * len(wanted))]

    def drawing(self, state: State, shape: str) -> Drawing | None:
        plans = self._plans(state, shape, self._budget)
        return plans[0].drawing if plans else None

    def _gain(self, state: State, seat: int, shape: str) -> float:
        """What a player would gain at once from a shape drawn whole."""
        sheet = state.sheets[seat]
        ways = self._seat.table.ways.of(shape)[0]
        legal = ways.legal(sheet)
        view = Seat(self._seat.table, seat, self._seat.chance).view(state)
        return highest(self._judge(state).planes(ways, legal, view), legal)[0] if legal else -1.0

    def _judge(self, state: State, turns: int = 0) -> Appraiser:
        """In so many turns; towards the end nothing is left to prepare for."""
        return self._hopeful if turns_left(state) - turns > NEAR_THE_END else self._final

    def _plans(self, state: State, shape: str, budget: int) -> list[Candidate]:
        """The drawings worth a look, best first, each with what it and the turns after it are expected to gain."""
        me = self._seat.number
        view, sheet = self._seat.view(state), state.sheets[me]
        found = self._candidates(sheet, shape, view, self._judge(state))
        depth = min(HORIZON, turns_left(state))
        if len(found) < 2 or not depth:
            return found
        futures = [self._future(state, view, depth) for _ in range(max(1, budget // (len(found) * depth)))]
        plans = [
            Candidate(plan.value + self._expected(sheet, view.standing, plan.drawing, futures), plan.drawing)
            for plan in found
        ]
        return sorted(plans, key=lambda plan: -plan.value)

    def _candidates(self, sheet: Sheet, shape: str, view: View, judge: Appraiser) -> list[Candidate]:
        found = [
            Candidate(value - ways.spent * judge.taste.upgrade, drawing_of(ways, index))
            for ways, legal in self._seat.choices(sheet, shape)
            for value, index in self._best_of(judge.planes(ways, legal, view), legal)
        ]
        return sorted(found, key=lambda plan: -plan.value)[:CANDIDATES]

    def _best_of(self, planes: list[int], legal: int) -> Iterator[tuple[int, int]]:
        """The best few drawings of a set with their values; among equals some by chance."""
        count = 0
        while legal and count < CANDIDATES:
            value, members = highest(planes, legal)
            legal &= ~members
            while members and count < CANDIDATES:
                index = any_of(members, self._seat.chance)
                members &= ~(1 << index)
                count += 1
                yield value, index

    def _future(self, state: State, view: View, depth: int) -> Future:
        zones = state.control.zones
        shapes = tuple(state.setup.shape(int(self._seat.chance() * zones)) for _ in range(depth))
        turns = range(1, depth + 1)
        judges = tuple(self._judge(state, turn) for turn in turns)
        return Future(shapes, tuple(self._prizes(state, view, turn) for turn in turns), judges)

    def _prizes(self, state: State, view: View, turns: int) -> Prizes:
        """What worlds will be worth in so many turns: the later value where somebody else can be first by then."""
        table, me = self._seat.table, self._seat.number
        rivals = [table.standing(seat, sheet).distances for seat, sheet in enumerate(state.sheets) if seat != me]
        nearest = [min(distances) for distances in zip(*rivals, strict=True)]
        return tuple(
            min(prize, spot.sector.later) if distance <= STRIDE * turns else prize
            for prize, spot, distance in zip(view.prizes, table.board.worlds, nearest, strict=True)
        )

    def _expected(self, sheet: Sheet, standing: Standing, first: Drawing, futures: Sequence[Future]) -> float:
        table = self._seat.table
        sheet = drawn(table.board, sheet, first)
        standing = table.after(standing, first.shape, first.mask)
        return sum(self._played_on(sheet, standing, future) for future in futures) / len(futures)

    def _played_on(self, sheet: Sheet, standing: Standing, future: Future) -> int:
        """What is gained by always taking the best in the turns to come."""
        table, total = self._seat.table, 0
        for shape, prizes, judge in zip(future.shapes, future.prizes, future.judges, strict=True):
            ways = table.ways.of(shape)[0]
            legal = ways.legal(sheet)
            if legal:
                left = tuple(
                    prize if distance else 0 for prize, distance in zip(prizes, standing.distances, strict=True)
                )
                value, members = highest(judge.planes(ways, legal, View(standing, left)), legal)
                mask = ways.masks[nth(members, 0)]
                sheet, standing = drawn(table.board, sheet, Drawing(shape, mask)), table.after(standing, shape, mask)
                total += value
        return total


def turns_left(state: State) -> int:
    """How many turns follow this one, if rounds are as long as they mostly are."""
    control = state.control
    return (control.rounds - state.round) * control.modules + control.modules - state.turn


BOTS: dict[str, BotMaker] = {"planner": Planner}
