"""Rules speed: the rules engine of Distant Suns beside the plain reference its tests are written with.

    python benchmarks/rules_speed.py [--positions N] [--games N] [--seed N]

Both do the same work on the same positions of the sheet "lantern": they list all legal drawings of each shape on sheets
that are half covered, and follow the same random four-player games, listing at every turn what each player may draw,
and score them. Nothing here is a test: missed goals are marked and the exit code stays 0.

Times are processor time, the best of several runs, as other work on the machine can only add to it. What the engine
prepares once for a sheet is not part of them and stands in a line of its own.
"""

import argparse
import sys
from collections.abc import Callable
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path
from random import Random
from time import process_time

from generator.games.distant_suns import GAME
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.board import make_board
from generator.games.distant_suns.rules.control import ControlBoard
from generator.games.distant_suns.rules.control import Module
from generator.games.distant_suns.rules.control import places
from generator.games.distant_suns.rules.game import State
from generator.games.distant_suns.rules.game import begin
from generator.games.distant_suns.rules.game import play
from generator.games.distant_suns.rules.score import score
from generator.games.distant_suns.rules.setup import Setup
from generator.games.distant_suns.rules.sheet import Drawing
from generator.games.distant_suns.rules.sheet import Sheet
from generator.games.distant_suns.rules.sheet import blank_sheet
from generator.games.distant_suns.rules.sheet import drawn
from generator.games.distant_suns.rules.sheet import legal_drawings
from generator.games.distant_suns.rules.sheet import whole_drawings

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "games" / "distant_suns" / "rules"))

import reference  # noqa: E402

FOLDER = ROOT / "layouts" / "distant-suns"
CONTROL = ControlBoard()
PLAYERS = 4
GOAL = 50  # times as fast as the reference
RUNS = 10


@dataclass(frozen=True)
class Table:
    """The sheet for both: the engine's board and the reference's dictionaries."""

    content: Content
    board: Board
    cosmos: reference.Cosmos

    def drawn(self, drawing: Drawing) -> reference.Drawn:
        cells = frozenset((cell.q, cell.r) for cell in self.board.cells_of(drawing.mask))
        return reference.Drawn(drawing.shape, cells, drawing.spent)


@dataclass(frozen=True)
class Row:
    """Seconds for one piece of work."""

    what: str
    engine: float
    reference: float

    @property
    def ratio(self) -> float:
        return self.reference / self.engine


def main() -> None:
    options = _options()
    table = _table()
    positions = [_half_covered(table, Random(f"{options.seed} {number}")) for number in range(options.positions)]
    rows = [
        _listing(table, positions, "all drawings of one shape, sheet half covered", upgrades=0),
        _listing(table, positions, "the same with two upgrades to spend", upgrades=2),
        _games(table, [f"{options.seed} {number}" for number in range(options.games)]),
    ]
    _show(rows)
    (prepared,) = _best(lambda: make_board(table.content.layout, table.board.shapes.values()))
    shapes, sectors = len(table.board.shapes), len(table.board.cells)
    print(f"\nprepared once for {sectors} sectors and {shapes} shapes: {_time(prepared)}")
    print(f"means of {options.positions} positions × {shapes} shapes and of {options.games} games,", end=" ")
    print(f"Python {sys.version.split()[0]}")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compare the rules engine of Distant Suns with a plain reference.")
    parser.add_argument("--positions", type=int, default=5, help="how many half covered sheets (5)")
    parser.add_argument("--games", type=int, default=5, help="how many four-player games (5)")
    parser.add_argument("--seed", type=int, default=1, help="other positions and games for another number (1)")
    options = parser.parse_args()
    if min(options.positions, options.games) < 1:
        parser.error("--positions and --games must be at least 1")
    return options


def _table() -> Table:
    content = GAME.load(FOLDER / "layouts" / "lantern.yaml").value
    if content is None:
        sys.exit("the sheet lantern cannot be loaded")
    board = make_board(content.layout, (*content.shapes, content.black_hole))
    return Table(content, board, reference.cosmos_of(content.layout))


def _half_covered(table: Table, chance: Random) -> Sheet:
    """A sheet on which whole shapes were drawn at random until half of its sectors were covered."""
    sheet = blank_sheet(table.board)
    while sheet.covered.bit_count() < len(table.board.cells) / 2:
        shape = chance.choice(list(table.board.shapes))
        masks = table.board.legal(shape, sheet.covered)
        if masks:
            sheet = drawn(table.board, sheet, Drawing(shape, chance.choice(masks)))
    return sheet


def _listing(table: Table, sheets: Sequence[Sheet], what: str, upgrades: int) -> Row:
    """The time to list what may be drawn of one shape, as a mean over all shapes and sheets."""
    ready = [replace(sheet, spent=sheet.earned - upgrades) for sheet in sheets if sheet.earned >= upgrades]
    work = [(sheet, _earlier(table, sheet), shape) for sheet in ready for shape in table.board.shapes]

    def by_engine() -> None:
        for sheet, _, shape in work:
            legal_drawings(table.board, sheet, shape)

    def by_reference() -> None:
        for _, earlier, shape in work:
            for left_out in range(upgrades + 1):
                _tried_everywhere(table, shape, earlier, left_out)

    engine, plain = _best(by_engine, by_reference)
    return Row(what, engine / len(work), plain / len(work))


def _earlier(table: Table, sheet: Sheet) -> list[reference.Drawn]:
    """The drawings of the sheet for the reference, which sees from them how many upgrades are left."""
    earlier = [table.drawn(drawing) for drawing in sheet.drawings]
    return [earlier[0]._replace(left_out=sheet.spent), *earlier[1:]]


def _games(table: Table, seeds: Sequence[str]) -> Row:
    records = [_record(table, seed) for seed in seeds]
    engine, plain = _best(
        lambda: [_play(table, seed) for seed in seeds],
        lambda: [_follow(table, setup, turns) for setup, turns in records],
    )
    return Row("a random four-player game", engine / len(seeds), plain / len(seeds))


def _setup(table: Table, chance: Random) -> Setup:
    tiles = tuple(shape.id for shape in chance.sample(table.content.shapes, 5))
    return Setup(tiles, tuple(chance.sample(table.content.missions, 5)))


def _play(table: Table, seed: str) -> list[tuple[State, Module]]:
    """A game by the engine alone; players spend upgrades when the whole shape does not fit."""
    chance = Random(seed)
    state = begin(table.board, _setup(table, chance), PLAYERS, CONTROL)
    history = []
    while not state.is_over:
        module = chance.choice(places(CONTROL, state.filled))
        moves = [_choose(table, state.sheets[seat], state.shape_for(seat, module), chance) for seat in range(PLAYERS)]
        state = play(table.board, state, module, moves)
        history.append((state, module))
    for sheet in state.sheets:
        score(table.board, state.setup, table.content.scoring, sheet)
    return history


def _choose(table: Table, sheet: Sheet, shape: str, chance: Random) -> Drawing | None:
    masks = whole_drawings(table.board, sheet, shape)
    if masks:
        return Drawing(shape, chance.choice(masks))
    choices = legal_drawings(table.board, sheet, shape)
    return chance.choice(choices) if choices else None


def _record(table: Table, seed: str) -> tuple[Setup, list[reference.Turn]]:
    """The turns of the engine's game, for the reference to follow."""
    turns, before = [], [0] * PLAYERS
    history = _play(table, seed)
    for state, module in history:
        drawings = tuple(
            table.drawn(sheet.drawings[-1]) if len(sheet.drawings) > count else None
            for sheet, count in zip(state.sheets, before, strict=True)
        )
        before = [len(sheet.drawings) for sheet in state.sheets]
        turns.append(reference.Turn(reference.Module(module.side, module.circle, module.octagon), drawings))
    return history[0][0].setup, turns


def _follow(table: Table, setup: Setup, turns: Sequence[reference.Turn]) -> None:
    """The same game by the reference: what could be placed and drawn at every turn, and the scores."""
    for number, turn in enumerate(turns):
        so_far = turns[:number]
        reference.module_places([each.module for each in reference.rounds_of(so_far)[-1]])
        for seat in range(PLAYERS):
            is_active = seat == reference.active_player(so_far, PLAYERS)
            shape = reference.shape_to_draw(setup.tiles, turn.module, is_active)
            _list_choices(table, shape, reference.drawings_of(so_far, seat))
    for seat in range(PLAYERS):
        worlds = reference.world_points(table.cosmos, turns, seat)
        reference.score(table.cosmos, setup.tiles, setup.missions, reference.drawings_of(turns, seat), worlds)


def _list_choices(table: Table, shape: str, earlier: Sequence[reference.Drawn]) -> None:
    """As the engine's players do: with upgrades only if the whole shape does not fit."""
    if not _tried_everywhere(table, shape, earlier, 0):
        for left_out in range(1, min(2, reference.upgrades_to_spend(table.cosmos, earlier)) + 1):
            _tried_everywhere(table, shape, earlier, left_out)


def _tried_everywhere(
    table: Table, shape: str, earlier: Sequence[reference.Drawn], left_out: int
) -> set[reference.Drawn]:
    """By plain brute force: the shape is laid at every sector of the sheet."""
    cells = table.board.shapes[shape].cells
    return set(reference.drawings(table.cosmos, cells, shape, earlier, left_out, everywhere=True))


def _best(*works: Callable[[], object]) -> list[float]:
    """Seconds of the fastest run of each; they take turns, so that a busy moment of the machine hits all alike."""
    rounds = [[_seconds(work) for work in works] for _ in range(RUNS)]
    return [min(column) for column in zip(*rounds, strict=True)]


def _seconds(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start


def _show(rows: Sequence[Row]) -> None:
    lines = [("", "engine", "reference", "ratio", "goal", "")]
    for row in rows:
        mark = "met" if row.ratio >= GOAL else "MISSED"
        goal = f"at least {GOAL} ×"
        lines.append((row.what, _time(row.engine), _time(row.reference), f"{row.ratio:.0f} ×", goal, mark))
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        cells = [cell.rjust(width) for cell, width in zip(line, widths, strict=True)]
        print("  ".join([line[0].ljust(widths[0]), *cells[1:]]).rstrip())


def _time(seconds: float) -> str:
    return f"{seconds * 1e6:.0f} µs" if seconds < 0.001 else f"{seconds * 1000:.1f} ms"


if __name__ == "__main__":
    main()
