"""The referee: replays a witness with plain sets of hexes; it shares no code with the engine or with any search."""

from collections.abc import Set

from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.proof.line import Witness
from generator.games.distant_suns.proof.line import WitnessMove
from generator.games.distant_suns.rules.sheet import Drawing
from generator.geometry.hex_grid import Hex

STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
HEXES_LEFT_OUT = 2

Sectors = frozenset[Hex]
Drawn = tuple[tuple[str, Sectors], ...]  # what one player has drawn: shapes with their sectors


class RefereeError(AssertionError):
    """The witness breaks a rule: our own mistake, since it was said to be legal."""


class Referee:
    """Knows the sheet and every place on it where a shape can lie."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.cells = [sector.cell for sector in content.layout.sectors]
        self.kinds = {sector.cell: sector.kind for sector in content.layout.sectors}
        self.start = {cell for cell, kind in self.kinds.items() if kind is SectorKind.START}
        coverable = {SectorKind.PLAIN, SectorKind.ALIEN, SectorKind.UPGRADE}
        self.open = frozenset(cell for cell, kind in self.kinds.items() if kind in coverable)
        self.shapes = {shape.id: frozenset(shape.cells) for shape in (*content.shapes, content.black_hole)}
        self.next_to = {cell: frozenset(Hex(cell.q + q, cell.r + r) for q, r in STEPS) for cell in self.cells}
        self.places = {id: self._places(cells) for id, cells in self.shapes.items()}

    def around(self, cells: Set[Hex]) -> Sectors:
        """All hexes next to one of these, on the sheet or off it."""
        return frozenset().union(*(self.next_to[cell] for cell in cells))

    def _places(self, shape: Sectors) -> dict[Sectors, Sectors]:
        """Every way to lay the shape on sectors that can be covered, with the hexes around it."""
        found = {
            frozenset(Hex(cell.q + q, cell.r + r) for q, r in form)
            for form in _turned_and_mirrored(shape)
            for cell in self.cells
        }
        return {place: self.around(place) for place in found if place <= self.open}

    def replay(self, witness: Witness) -> tuple[Drawn, ...]:
        """What each player has drawn at the end; RefereeError if any of it is illegal."""
        return _Table(self, witness).played()

    def count(self, drawn: Drawn, mission: str, shape: str) -> int:
        """What the mission counts for the shape on a sheet."""
        mine = [sectors for id, sectors in drawn if id == shape]
        covered = {cell for sectors in mine for cell in sectors}
        match mission:
            case "alien" | "upgrade":
                return sum(self.kinds[cell] is SectorKind(mission) for cell in covered)
            case "treasure":
                near = self.around(covered)
                return sum(kind is SectorKind.TREASURE and cell in near for cell, kind in self.kinds.items())
            case "cluster":
                return max((len(self._group(sectors, mine)) for sectors in mine), default=0)
            case _:
                holes = {cell for id, sectors in drawn if id == self.content.black_hole.id for cell in sectors}
                near = self.around(holes)
                return sum(not sectors.isdisjoint(near) for sectors in mine)

    def _group(self, first: Sectors, drawings: list[Sectors]) -> set[Sectors]:
        group = {first}
        while more := {new for new in drawings if new not in group and any(self.around(old) & new for old in group)}:
            group |= more
        return group


class _Table:
    """One game as it lies on the table."""

    def __init__(self, referee: Referee, witness: Witness) -> None:
        self.referee = referee
        self.control = referee.content.control
        self.zones = [*witness.setup.tiles, referee.content.black_hole.id]
        self.moves = witness.moves
        seats = len(witness.moves[0].drawings) if witness.moves else 0
        self.drawn: list[list[tuple[str, Sectors]]] = [[] for _ in range(seats)]
        self.covered: list[set[Hex]] = [set() for _ in range(seats)]
        self.upgrades = [0] * seats
        self.filled: set[tuple[int, int]] = set()
        self.turn_of_round = 0
        self.round = 1
        tiles = set(witness.setup.tiles)
        _hold(len(tiles) == len(witness.setup.tiles) == self.control.zones - 1, "different tiles in all slots")
        _hold(tiles <= set(referee.shapes) - {referee.content.black_hole.id}, "tiles are shapes of this game")
        _hold(sorted(witness.setup.missions) == sorted(referee.content.missions), "each mission once")

    def played(self) -> tuple[Drawn, ...]:
        for number, move in enumerate(self.moves):
            _hold(len(move.drawings) == len(self.drawn), "everybody plays every turn")
            self._place(move)
            for seat, drawing in enumerate(move.drawings):
                zone = move.module.circle if number % len(self.drawn) == seat else move.module.octagon
                self._draw(seat, self.zones[zone], drawing)
        return tuple(tuple(drawings) for drawings in self.drawn)

    def _sectors(self, mask: int) -> Sectors:
        _hold(mask >> len(self.referee.cells) == 0, "drawings lie on the sheet")
        return frozenset(cell for number, cell in enumerate(self.referee.cells) if mask & (1 << number))

    def _place(self, move: WitnessMove) -> None:
        self._begin_round_if_full()
        _hold(self.round <= self.control.rounds, "the game is over after its rounds")
        zones = (move.module.circle, move.module.octagon)
        pair = {(move.module.side, zone) for zone in zones}
        _hold(pair <= {(side, zone) for side, zone in self._all_notches()}, "notches exist")
        _hold(abs(zones[0] - zones[1]) == 1 and not pair & self.filled, "two neighbouring free notches")
        self.filled |= pair
        self.turn_of_round += 1

    def _all_notches(self) -> list[tuple[int, int]]:
        return [(side, zone) for side in range(self.control.sides) for zone in range(self.control.zones)]

    def _begin_round_if_full(self) -> None:
        free = set(self._all_notches()) - self.filled
        no_pair = not any((side, zone + 1) in free for side, zone in free)
        if self.turn_of_round == self.control.modules or no_pair:
            self.filled, self.turn_of_round, self.round = set(), 0, self.round + 1

    def _draw(self, seat: int, shape: str, drawing: Drawing | None) -> None:
        covered, anchors = self.covered[seat], self.covered[seat] or self.referee.start
        if drawing is None:
            fits = (
                place.isdisjoint(covered) and around & anchors for place, around in self.referee.places[shape].items()
            )
            _hold(not any(fits), "whoever can draw must")
            return
        sectors = self._sectors(drawing.mask)
        missing = len(self.referee.shapes[shape]) - len(sectors)
        _hold(drawing.shape == shape and drawing.spent == missing, "the shape that was given is drawn, and paid for")
        _hold(bool(sectors) and sectors <= self.referee.open and not sectors & covered, "only free sectors are covered")
        _hold(bool(self.referee.around(sectors) & anchors), "every drawing is next to an earlier one, or to the start")
        _hold(0 <= missing <= min(HEXES_LEFT_OUT, self.upgrades[seat]), "hexes left out were earned")
        _hold(
            sectors in self.referee.places[shape] or self._is_reduced(sectors, shape), "it is the shape, or part of it"
        )
        self.drawn[seat].append((shape, sectors))
        self.covered[seat] |= sectors
        self.upgrades[seat] += sum(self.referee.kinds[cell] is SectorKind.UPGRADE for cell in sectors) - missing

    def _is_reduced(self, sectors: Sectors, shape: str) -> bool:
        """True if it is in one piece, and the shape could be laid over it, even off the sheet."""
        reached: set[Hex] = {next(iter(sectors))}
        while more := self.referee.around(reached) & sectors - reached:
            reached |= more
        return reached == sectors and _is_part(sectors, self.referee.shapes[shape])


def _hold(is_so: bool, rule: str) -> None:
    if not is_so:
        raise RefereeError(f"the witness breaks a rule: {rule}")


def _turned_and_mirrored(form: Sectors) -> list[list[tuple[int, int]]]:
    forms = []
    for mirrored in ([(q, r) for q, r in form], [(r, q) for q, r in form]):
        turned = mirrored
        for _ in range(6):
            turned = [(-r, q + r) for q, r in turned]
            forms.append(turned)
    return forms


def _is_part(sectors: Sectors, form: Sectors) -> bool:
    """True if the form can be laid, turned or mirrored, so that it covers all of the sectors."""
    anchor = next(iter(sectors))
    return any(
        sectors <= {(anchor.q + q - from_q, anchor.r + r - from_r) for q, r in turned}
        for turned in _turned_and_mirrored(form)
        for from_q, from_r in turned
    )
