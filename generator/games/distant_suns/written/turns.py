"""Transcript turns: whether the modules of a written game can have been put in as it says.

What is wrong with one module must not make the next ones wrong: after a module that cannot have been there, all places
it may have had are kept in mind, and a later module is at fault only if it fits none of these *standings*.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from generator.findings import Finding
from generator.findings import Severity
from generator.games.distant_suns.rules.control import ControlBoard
from generator.games.distant_suns.rules.control import Module
from generator.games.distant_suns.rules.control import can_be_placed
from generator.games.distant_suns.rules.control import is_round_over
from generator.games.distant_suns.rules.control import notches
from generator.games.distant_suns.rules.control import places
from generator.games.distant_suns.rules.setup import Setup
from generator.games.distant_suns.written.file import ReadTranscript
from generator.games.distant_suns.written.transcript import SIDES
from generator.games.distant_suns.written.transcript import SIGNS
from generator.load.document import Location
from generator.load.suggest import did_you_mean


@dataclass(frozen=True, slots=True, order=True)
class TurnStanding:
    """Where a game may be before a turn: its round, how many turns that has had, and the notches filled."""

    round: int = 1
    turns: int = 0
    filled: int = 0


@dataclass(frozen=True, slots=True)
class WrittenTurn:
    """A turn as written: its number, its round if that is certain, and the shapes; '' for one not on the board.

    Shapes that do not lie side by side are `doubtful`: one of them is wrong, and nobody knows which.
    """

    number: int
    round: int | None
    circle: str
    octagon: str
    module: Module | None

    @property
    def is_doubtful(self) -> bool:
        return bool(self.circle and self.octagon and self.module is None)

    def __str__(self) -> str:
        return f"turn {self.number} (round {self.round})" if self.round else f"turn {self.number}"


@dataclass(frozen=True, slots=True)
class Turns:
    """All turns up to the end of the game; `is_finished` is also False where a fault leaves it open."""

    turns: tuple[WrittenTurn, ...]
    is_finished: bool
    findings: tuple[Finding, ...]


def read_turns(source: ReadTranscript, setup: Setup, control: ControlBoard) -> Turns:
    reader = _Reader(source, setup, control)
    turns: list[WrittenTurn] = []
    for number in range(1, len(source.file.turns) + 1):
        if number > len(SIGNS) or all(standing.round > control.rounds for standing in reader.standings):
            reader.findings.append(_after_the_end(source, number, control))
            break
        turns.append(reader.turn(number, turns))
    is_finished = any(standing.round > control.rounds for standing in reader.standings)
    if not is_finished:
        reader.findings.append(_unfinished(source, min(reader.standings).round - 1, control))
    return Turns(tuple(turns), is_finished, tuple(reader.findings))


class _Reader:
    """Goes through the turns and keeps in mind where the game may be."""

    def __init__(self, source: ReadTranscript, setup: Setup, control: ControlBoard) -> None:
        self.source = source
        self.control = control
        self.zones = (*setup.tiles, setup.black_hole)
        self.standings = frozenset({TurnStanding()})
        self.findings: list[Finding] = []

    def turn(self, number: int, before: list[WrittenTurn]) -> WrittenTurn:
        entry = self.source.file.turns[number - 1]
        open_ = frozenset(standing for standing in self.standings if standing.round <= self.control.rounds)
        rounds = {standing.round for standing in self.standings}
        round_ = min(rounds) if len(rounds) == 1 else None
        location = ("turns", number - 1)
        shapes = [
            entry.circle if entry.circle in self.zones else "",
            entry.octagon if entry.octagon in self.zones else "",
        ]
        faults = [*self._unknown(location), *self._not_neighbours(location)]
        module = None if faults else Module(SIDES.index(entry.side), *map(self.zones.index, shapes))
        turn = WrittenTurn(number, round_, shapes[0], shapes[1], module)
        fitting = {standing for standing in open_ if module and can_be_placed(self.control, standing.filled, module)}
        if module and not fitting:
            faults.append(self._filled(location, turn, module, before))
        if module and fitting:
            self.standings = frozenset(_after(self.control, standing, module) for standing in fitting)
        else:
            anywhere = ((standing, each) for standing in open_ for each in places(self.control, standing.filled))
            self.standings = frozenset(_after(self.control, *each) for each in anywhere)
        self.findings += faults
        return turn

    def _unknown(self, location: Location) -> Iterator[Finding]:
        for half in ("circle", "octagon"):
            shape = str(self.source.document.value((*location, half)))
            if shape not in self.zones:
                yield off_the_board(shape, self.zones, self.source, (*location, half))

    def _not_neighbours(self, location: Location) -> Iterator[Finding]:
        circle, octagon = (self.source.document.value((*location, half)) for half in ("circle", "octagon"))
        if circle not in self.zones or octagon not in self.zones:
            return
        if abs(self.zones.index(circle) - self.zones.index(octagon)) != 1:
            yield Finding(
                "DS410",
                f"a module cannot point at {circle!r} and {octagon!r}: they do not lie side by side",
                self.source.document.span(location),
                help=f"on the board lie, from the left: {', '.join(self.zones)}",
            )

    def _filled(self, location: Location, turn: WrittenTurn, module: Module, before: list[WrittenTurn]) -> Finding:
        """The module that lies there already is named if it is certain which turns the round has had."""
        lengths = {standing.turns for standing in self.standings}
        in_round = before[len(before) - min(lengths) :] if len(lengths) == 1 else []
        wanted = notches(self.control, module)
        taken = [other for other in in_round if other.module and notches(self.control, other.module) & wanted]
        by = f" since turn {' and turn '.join(str(other.number) for other in taken)}" if taken else ""
        return Finding(
            "DS411",
            f"{turn}: no module fits there, as the {SIDES[module.side]} side is filled at that place{by}",
            self.source.document.span(location),
            help="check the side, and that no turn is missing or written twice",
        )


def _after(control: ControlBoard, standing: TurnStanding, module: Module) -> TurnStanding:
    filled = standing.filled | notches(control, module)
    if is_round_over(control, filled, standing.turns + 1):
        return TurnStanding(standing.round + 1)
    return TurnStanding(standing.round, standing.turns + 1, filled)


def off_the_board(shape: str, zones: tuple[str, ...], source: ReadTranscript, location: Location) -> Finding:
    """A shape that does not lie on the control board in this game."""
    message = f"{shape[:40]!r} does not lie on the board in this game"
    return Finding("DS409", message, source.document.span(location), help=did_you_mean(shape, zones))


def _after_the_end(source: ReadTranscript, number: int, control: ControlBoard) -> Finding:
    message = f"the game ended with turn {number - 1}, as {control.rounds} rounds are complete"
    place = source.document.span(("turns", number - 1))
    return Finding("DS412", message, place, help="remove the turns from here on, or check the sides of the modules")


def _unfinished(source: ReadTranscript, rounds: int, control: ControlBoard) -> Finding:
    turns = len(source.file.turns)
    return Finding(
        "DS413",
        f"the game is not finished: {turns} turn{'s' * (turns != 1)}, {rounds} of {control.rounds} rounds are complete",
        source.document.key_span(("turns",)),
        help="it is scored as it stands",
        severity=Severity.WARNING,
    )
