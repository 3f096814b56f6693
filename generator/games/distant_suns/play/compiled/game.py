"""Game: one compiled game from the first module to the last drawing, by the rules and bots as they are written."""

from typing import NamedTuple

from generator.games.distant_suns.play.compiled.bits import meet
from generator.games.distant_suns.play.compiled.choose import Scratch
from generator.games.distant_suns.play.compiled.choose import choose_any
from generator.games.distant_suns.play.compiled.choose import choose_best
from generator.games.distant_suns.play.compiled.modules import CIRCLE
from generator.games.distant_suns.play.compiled.modules import OCTAGON
from generator.games.distant_suns.play.compiled.modules import SIDE
from generator.games.distant_suns.play.compiled.modules import keep_best_modules
from generator.games.distant_suns.play.compiled.modules import list_modules
from generator.games.distant_suns.play.compiled.part import large_part
from generator.games.distant_suns.play.compiled.part import part
from generator.games.distant_suns.play.compiled.players import SPENT
from generator.games.distant_suns.play.compiled.players import Players
from generator.games.distant_suns.play.compiled.players import begin
from generator.games.distant_suns.play.compiled.players import draw
from generator.games.distant_suns.play.compiled.tables import NONE
from generator.games.distant_suns.play.compiled.tables import Floats
from generator.games.distant_suns.play.compiled.tables import Ints
from generator.games.distant_suns.play.compiled.tables import Tables
from generator.games.distant_suns.play.compiled.totals import total
from generator.games.distant_suns.play.compiled.worth import THINKS
from generator.games.distant_suns.play.compiled.worth import Worths
from generator.games.distant_suns.play.compiled.worth import weigh_turn


class Seats(NamedTuple):
    """Who plays: tastes by seat, their numbers of chance, and how many of them were used."""

    tastes: Ints
    chances: Floats
    used: Ints


@large_part
def play(
    players: Players, tables: Tables, worths: Worths, room: Scratch, options: Ints, seats: Seats, zones: Ints,
    steps: Ints, by_round: Ints, lines: Ints,
) -> int:  # fmt: skip
    """Leaves what happened in the players and the last three arrays; how many turns there were.

    A step is one player in one turn: the zone, in how many ways its shape fitted whole, the drawing, upgrades spent.
    """
    count, control = seats.used.shape[0], tables.control
    begin(players, tables)
    seats.used[:] = 0
    turn = 0
    for round_ in range(control[3]):
        filled = 0
        for _ in range(control[2]):
            found = list_modules(control, filled, options)
            if not found:
                break
            active = turn % count
            _prepare(players, tables, worths, seats)
            if seats.tastes[active, THINKS]:
                taste = seats.tastes[active]
                found = keep_best_modules(players, tables, worths, room, taste, active, zones, options, found)
            module = int(seats.chances[active, seats.used[active]] * found)
            seats.used[active] += 1
            side, circle, octagon = options[module, SIDE], options[module, CIRCLE], options[module, OCTAGON]
            for seat in range(count):
                zone = circle if seat == active else octagon
                _move(players, tables, worths, room, seats, seat, zones, zone, steps, turn)
            turn += 1
            _arrive(players, tables, turn)
            filled |= 3 << side * control[0] + min(circle, octagon)
        for seat in range(count):
            by_round[round_, seat] = total(players, tables, seat, lines[seat])
    return turn


@part
def _prepare(players: Players, tables: Tables, worths: Worths, seats: Seats) -> None:
    """What those who think know before a turn."""
    for seat in range(seats.used.shape[0]):
        if seats.tastes[seat, THINKS]:
            for world in range(tables.worlds.shape[0]):
                is_first = _is_first(players, world)
                prize = tables.world_values[world, 0 if is_first else 1]
                players.prizes[seat, world] = 0 if players.reached[seat, world] else prize
            weigh_turn(worths, players, tables, seats.tastes[seat], seat)


@part
def _is_first(players: Players, world: int) -> bool:
    """Whether nobody has reached the world."""
    for seat in range(players.reached.shape[0]):  # noqa: SIM110 (numba knows no any)
        if players.reached[seat, world]:
            return False
    return True


@part
def _move(
    players: Players, tables: Tables, worths: Worths, room: Scratch, seats: Seats, seat: int, zones: Ints, zone: int,
    steps: Ints, turn: int,
) -> None:  # fmt: skip
    """One player draws, or cannot; a number of chance is used only by who has a choice."""
    shape, mission, is_hole = zones[0, zone], zones[1, zone], zone == zones.shape[1] - 1
    chance = seats.chances[seat, seats.used[seat]]
    if seats.tastes[seat, THINKS]:
        _, held, spent, whole = choose_best(
            players, tables, worths, room, seats.tastes[seat], seat, shape, is_hole, mission, False
        )
        drawing = room.best[int(chance * held)] if held else NONE
        spent = max(spent, 0)
    else:
        drawing, spent, whole = choose_any(players, tables, room, seat, shape, chance)
    steps[turn, seat, 0], steps[turn, seat, 1] = zone, whole
    steps[turn, seat, 2], steps[turn, seat, 3] = drawing, spent
    if drawing != NONE:
        seats.used[seat] += 1
        players.facts[seat, SPENT] += spent
        draw(players, tables, seat, drawing, is_hole, mission)


@part
def _arrive(players: Players, tables: Tables, turn: int) -> None:
    """Who has reached a world in this turn; all who reach it first get the higher value."""
    for world in range(tables.worlds.shape[0]):
        value = tables.world_values[world, 0 if _is_first(players, world) else 1]
        for seat in range(players.reached.shape[0]):
            if not players.arrivals[seat, world] and meet(tables.worlds, world, players.sheets, seat):
                players.reached[seat, world] = value
                players.arrivals[seat, world] = turn
