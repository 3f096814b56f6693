"""Play speed: games a second on one core, beside a straightforward implementation and the brute-force reference.

    python benchmarks/play_speed.py [--games N] [--seed WORD]

Three ways to play four-player games on a sheet of 110 sectors: the bots of the playtest on the rules engine; plain bots
on sets of hexes, which know all places of a shape beforehand but look at each of them in turn, and weigh a drawing by
scoring the sheet again; and, for random games, the reference of the tests, which tries every shape at every sector.
They do not play the same games, but games of the same length on the same sheet with the same set-ups.

Times are processor time, the best of several runs that take turns. Nothing here is a test: missed goals are marked.
"""

import argparse
import sys
from collections.abc import Callable
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from zlib import crc32

from generator.games.distant_suns import GAME
from generator.games.distant_suns.arrange.arranger import arrange
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.play.bot import Seat
from generator.games.distant_suns.play.match import play_match
from generator.games.distant_suns.play.roster import ROSTER
from generator.games.distant_suns.play.standing import Table
from generator.games.distant_suns.play.ways import AllWays
from generator.games.distant_suns.proof.referee import Referee
from generator.games.distant_suns.rules.board import make_board
from generator.games.distant_suns.rules.control import notches
from generator.games.distant_suns.rules.control import places
from generator.games.distant_suns.rules.score import points
from generator.games.distant_suns.rules.score import score
from generator.games.distant_suns.rules.setup import Setup
from generator.play.series import BLOCK

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "games" / "distant_suns" / "rules"))

import reference  # noqa: E402

FOLDER = ROOT / "layouts" / "distant-suns"
SECTORS = 110
PLAYERS = 4
RUNS = 3
GOALS = {
    ("random", "engine"): 1000,
    ("greedy", "engine"): 60,
    ("random", "compiled"): 10000,
    ("greedy", "compiled"): 600,
}
Drawn = list[tuple[str, frozenset[object]]]


@dataclass(frozen=True)
class Row:
    """Games a second of one way to play."""

    who: str
    how: str
    rate: float


def main() -> None:
    options = _options()
    content = _large_sheet()
    ways = AllWays(make_board(content.layout, (*content.shapes, content.black_hole)))
    plain = _Plain(content)
    setups = [arrange(content, f"{options.seed} {number}").setup for number in range(options.games)]
    compiled = _compiled(content, ways)
    few, fewer = setups[: max(1, options.games // 20)], setups[: max(1, options.games // 100)]
    works: list[tuple[str, str, int, Callable[[], object]]] = [
        (bot, "engine", len(part), lambda bot=bot, part=part: [_game(content, ways, setup, bot) for setup in part])
        for bot, part in (("random", setups), ("greedy", setups), ("planner", few))
    ]
    if compiled:
        works += [
            (bot, "compiled", len(setups), lambda bot=bot: [compiled(part, bot) for part in _parts(setups)])
            for bot in ("random", "greedy")
        ]
    warm = len(works)
    works += [
        ("random", "sets", len(few), lambda: [plain.game(setup, is_greedy=False) for setup in few]),
        ("greedy", "sets", len(fewer), lambda: [plain.game(setup, is_greedy=True) for setup in fewer]),
        ("random", "brute force", len(fewer), lambda: [_brute_game(content, setup) for setup in fewer]),
    ]
    for _, _, _, work in works[:warm]:
        work()  # what is worked out once for a sheet, and compiling, is not measured
    best = [min(column) for column in zip(*([_seconds(work[3]) for work in works] for _ in range(RUNS)), strict=True)]
    rows = [Row(who, how, count / seconds) for (who, how, count, _), seconds in zip(works, best, strict=True)]
    _show(rows)
    print(f"\n{PLAYERS} players, {SECTORS} sectors, one process, Python {sys.version.split()[0]}")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure how fast bots play Distant Suns.")
    parser.add_argument("--games", type=int, default=200, help="how many games (200); the slow ones play fewer")
    parser.add_argument("--seed", default="speed", help="other set-ups for another word")
    options = parser.parse_args()
    if options.games < 1:
        parser.error("--games must be at least 1")
    return options


def _large_sheet() -> Content:
    """The sheet lantern with some of its gaps filled."""
    head, rows = (FOLDER / "layouts" / "lantern.yaml").read_text(encoding="utf-8").split("rows: |\n")
    gaps = SECTORS - sum(rows.count(symbol) for symbol in ".SAUTWX")
    with TemporaryDirectory() as folder:
        file = Path(folder) / "large.yaml"
        file.write_text(f"{head}rows: |\n{rows.replace('-', '.', gaps)}", encoding="utf-8")
        content = GAME.load(file).value
    if content is None or len(content.layout.sectors) != SECTORS:
        sys.exit("the sheet cannot be made")
    return content


def _game(content: Content, ways: AllWays, setup: Setup, bot: str) -> list[int]:
    """A game of the playtest, scored at its end."""
    table = Table(content, ways.board, setup, ways)
    seats = [Seat(table, seat, Random(seed).random) for seat, seed in enumerate(_seeds(setup))]
    match = play_match(table, [ROSTER.maker(bot)(seat) for seat in seats])
    return [score(ways.board, setup, content.scoring, sheet).total for sheet in match.end.sheets]


def _seeds(setup: Setup) -> tuple[int, ...]:
    seed = crc32(repr(setup).encode())
    return tuple(seed + seat for seat in range(PLAYERS))


def _parts(setups: Sequence[Setup]) -> list[Sequence[Setup]]:
    """As many at once as a block of a study has."""
    return [setups[first : first + BLOCK] for first in range(0, len(setups), BLOCK)]


def _compiled(content: Content, ways: AllWays) -> Callable[[Sequence[Setup], str], object] | None:
    """The same by compiled code, if numba is installed."""
    if find_spec("numba") is None:
        return None
    from generator.games.distant_suns.play.compiled.records import Compiled
    from generator.play.deal import Deal

    board = Compiled(content, ways)

    def games(setups: Sequence[Setup], bot: str) -> object:
        return board.play([Deal(setup, (bot,) * PLAYERS, _seeds(setup)) for setup in setups])

    return games


class _Plain:
    """Straightforward bots: sets of hexes, every place looked at in turn, every drawing weighed by a full score."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.referee = Referee(content)
        self.worlds = [sector for sector in content.layout.sectors if sector.kind is SectorKind.WORLD]

    def game(self, setup: Setup, is_greedy: bool) -> list[int]:
        control, chance = self.content.control, Random(str(setup.tiles))
        sheets: list[Drawn] = [[] for _ in range(PLAYERS)]
        active = 0
        for _ in range(control.rounds):
            filled = turns = 0
            while turns < control.modules and (modules := places(control, filled)):
                module = chance.choice(modules)
                if is_greedy:
                    module = max(modules, key=lambda each: self._best(sheets[active], setup, each.circle)[0])
                for seat, drawn in enumerate(sheets):
                    zone = module.circle if seat == active else module.octagon
                    place = self._best(drawn, setup, zone)[1] if is_greedy else self._any(drawn, setup, zone, chance)
                    if place:
                        drawn.append((setup.shape(zone), place))
                filled, turns, active = filled | notches(control, module), turns + 1, (active + 1) % PLAYERS
        return [self.total(drawn, setup) for drawn in sheets]

    def _legal(self, drawn: Drawn, shape: str) -> list[frozenset[object]]:
        covered = {cell for _, cells in drawn for cell in cells}
        anchors = covered or self.referee.start
        every = self.referee.places[shape].items()
        return [place for place, around in every if place.isdisjoint(covered) and around & anchors]

    def _any(self, drawn: Drawn, setup: Setup, zone: int, chance: Random) -> frozenset[object] | None:
        legal = self._legal(drawn, setup.shape(zone))
        return chance.choice(legal) if legal else None

    def _best(self, drawn: Drawn, setup: Setup, zone: int) -> tuple[int, frozenset[object] | None]:
        shape = setup.shape(zone)
        values = [(self.total([*drawn, (shape, place)], setup), place) for place in self._legal(drawn, shape)]
        return max(values, key=lambda value: value[0], default=(-999, None))

    def total(self, drawn: Drawn, setup: Setup) -> int:
        scoring, referee = self.content.scoring, self.referee
        covered = {cell for _, cells in drawn for cell in cells}
        near = referee.around(covered) if covered else frozenset()
        missions = sum(
            points(scoring, referee.count(tuple(drawn), mission, setup.shape_of(mission))) for mission in setup.missions
        )
        worlds = sum(world.first for world in self.worlds if world.cell in near)
        kinds = referee.kinds.items()
        aliens = sum(kind is SectorKind.ALIEN and cell not in covered for cell, kind in kinds)
        treasures = sum(
            kind is SectorKind.TREASURE and referee.next_to[cell] & referee.open <= covered for cell, kind in kinds
        )
        return missions + worlds + scoring.alien * aliens + scoring.treasure * treasures


def _brute_game(content: Content, setup: Setup) -> None:
    """A random game by the reference of the tests, which lays each shape at every sector."""
    cosmos, chance = reference.cosmos_of(content.layout), Random(str(setup.tiles))
    forms = {shape.id: shape.cells for shape in (*content.shapes, content.black_hole)}
    turns: list[reference.Turn] = []
    while not reference.is_over(turns):
        module = chance.choice(reference.module_places([turn.module for turn in reference.rounds_of(turns)[-1]]))
        drawings = []
        for seat in range(PLAYERS):
            is_active = seat == reference.active_player(turns, PLAYERS)
            shape = reference.shape_to_draw(setup.tiles, module, is_active)
            earlier = reference.drawings_of(turns, seat)
            legal = sorted(set(reference.drawings(cosmos, forms[shape], shape, earlier, 0, everywhere=True)), key=str)
            drawings.append(chance.choice(legal) if legal else None)
        turns.append(reference.Turn(module, tuple(drawings)))
    for seat in range(PLAYERS):
        worlds = reference.world_points(cosmos, turns, seat)
        reference.score(cosmos, setup.tiles, setup.missions, reference.drawings_of(turns, seat), worlds)


def _seconds(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start


def _show(rows: Sequence[Row]) -> None:
    rates = {(row.who, row.how): row.rate for row in rows}
    lines = [("", "", "games/s", "engine is", "goal", "")]
    for row in rows:
        goal = GOALS.get((row.who, row.how), 0)
        mark = ("met" if row.rate >= goal else "MISSED") if goal else ""
        times = rates[row.who, "engine"] / row.rate
        ratio = "" if row.how == "engine" else f"{times:,.0f} × as fast" if times > 1 else f"{times:.2f} × as fast"
        lines.append((row.who, row.how, f"{row.rate:,.1f}", ratio, f"at least {goal:,}" if goal else "", mark))
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        words = [cell.ljust(width) for cell, width in zip(line[:2], widths, strict=False)]
        figures = [cell.rjust(width) for cell, width in zip(line[2:], widths[2:], strict=True)]
        print("  ".join([*words, *figures]).rstrip())


if __name__ == "__main__":
    main()
