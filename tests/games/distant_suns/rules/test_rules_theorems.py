"""What follows from the rules: theorems by full enumeration, and what must hold in any game on the shipped sheets."""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

import pytest
import reference
from tables import as_drawn
from tables import lines_of

from generator.games.distant_suns import GAME
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.board import make_board
from generator.games.distant_suns.rules.control import ControlBoard
from generator.games.distant_suns.rules.control import Module
from generator.games.distant_suns.rules.control import notches
from generator.games.distant_suns.rules.control import places
from generator.games.distant_suns.rules.control import round_lengths
from generator.games.distant_suns.rules.game import State
from generator.games.distant_suns.rules.game import begin
from generator.games.distant_suns.rules.game import play
from generator.games.distant_suns.rules.polyhex import congruent
from generator.games.distant_suns.rules.polyhex import orientations
from generator.games.distant_suns.rules.polyhex import settled
from generator.games.distant_suns.rules.score import score
from generator.games.distant_suns.rules.setup import Setup
from generator.games.distant_suns.rules.sheet import Drawing
from generator.games.distant_suns.rules.sheet import fault
from generator.games.distant_suns.rules.sheet import legal_drawings
from generator.games.distant_suns.rules.sheet import must_draw
from generator.geometry.hex_grid import Hex

SHIPPED = Path(__file__).parents[4] / "layouts" / "distant-suns"
SHEETS = ("lantern", "spiral", "twins")
CONTROL = ControlBoard()
GAMES = 200
ORIENTATIONS = {
    "moon": 6,
    "lightning": 6,
    "rocket": 6,
    "comet": 12,
    "star": 2,
    "planet": 3,
    "satellite": 3,
    "telescope": 3,
    "saucer": 6,
    "astronaut": 12,
    "black-hole": 2,
}


@cache
def shipped(sheet: str) -> tuple[Content, Board, reference.Cosmos]:
    content = GAME.load(SHIPPED / "layouts" / f"{sheet}.yaml").value
    assert content is not None
    board = make_board(content.layout, (*content.shapes, content.black_hole))
    return content, board, reference.cosmos_of(content.layout)


def test_3456_of_the_49536_complete_module_sequences_have_4_turns_and_the_others_5():
    assert round_lengths(CONTROL) == {4: 3456, 5: 49536 - 3456}
    assert Counter(len(modules) for modules in reference.complete_rounds()) == {4: 3456, 5: 49536 - 3456}


def test_the_engine_places_modules_as_the_reference_does_in_every_complete_sequence():
    def complete(filled: int, placed: tuple[reference.Module, ...]) -> set[tuple[reference.Module, ...]]:
        further = places(CONTROL, filled) if len(placed) < 5 else ()
        if not further:
            return {placed}
        found = set()
        for module in further:
            entry = reference.Module(module.side, module.circle, module.octagon)
            found |= complete(filled | notches(CONTROL, module), (*placed, entry))
        return found

    assert complete(0, ()) == set(reference.complete_rounds())


def test_a_zone_is_pointed_at_at_most_twice_a_round():
    for modules in reference.complete_rounds():
        zones = Counter(zone for module in modules for zone in (module.circle, module.octagon))
        assert max(zones.values()) <= 2


def test_each_shipped_shape_has_as_many_orientations_as_the_design_says():
    content, board, _ = shipped("lantern")
    assert board.shapes.keys() == ORIENTATIONS.keys()
    for shape in (*content.shapes, content.black_hole):
        ours = orientations(settled(shape.cells))
        assert len(ours) == ORIENTATIONS[shape.id], shape.id
        assert set(ours) == reference.orientations(shape.cells)


def test_six_turns_give_back_a_shape():
    content, _, _ = shipped("lantern")
    for shape in (*content.shapes, content.black_hole):
        turned = shape.cells
        for _ in range(6):
            turned = tuple(Hex(-cell.r, cell.q + cell.r) for cell in turned)
            assert settled(turned) in orientations(settled(shape.cells))
            assert orientations(settled(turned)) == orientations(settled(shape.cells))
        assert turned == shape.cells


def test_two_mirrors_give_back_a_shape():
    content, _, _ = shipped("lantern")
    for shape in (*content.shapes, content.black_hole):
        mirrored = tuple(Hex(cell.r, cell.q) for cell in shape.cells)
        assert congruent(mirrored, settled(shape.cells))
        assert orientations(settled(mirrored)) == orientations(settled(shape.cells))


def test_no_two_shipped_shapes_are_congruent():
    content, _, _ = shipped("lantern")
    shapes = (*content.shapes, content.black_hole)
    for one in shapes:
        assert [other.id for other in shapes if congruent(one.cells, settled(other.cells))] == [one.id]


@dataclass(frozen=True)
class Record:
    """A random game on a shipped sheet: all its states, and the same turns for the reference."""

    sheet: str
    states: tuple[State, ...]
    turns: tuple[reference.Turn, ...]


def random_game(seed: int) -> Record:
    """Players draw at random and sometimes spend upgrades: always when only that helps, or else one time in four."""
    chance = Random(seed)
    sheet = SHEETS[seed % len(SHEETS)]
    content, board, _ = shipped(sheet)
    tiles = tuple(shape.id for shape in chance.sample(content.shapes, 5))
    missions = tuple(chance.sample(content.missions, 5))
    states = [begin(board, Setup(tiles, missions), chance.randint(2, 4), CONTROL)]
    turns = []
    while not states[-1].is_over:
        state = states[-1]
        module = chance.choice(places(CONTROL, state.filled))
        moves = [random_move(board, state, seat, module, chance) for seat in range(len(state.sheets))]
        drawings = tuple(move and as_drawn(board, move) for move in moves)
        turns.append(reference.Turn(reference.Module(module.side, module.circle, module.octagon), drawings))
        states.append(play(board, state, module, moves))
    return Record(sheet, tuple(states), tuple(turns))


def random_move(board: Board, state: State, seat: int, module: Module, chance: Random) -> Drawing | None:
    shape, sheet = state.shape_for(seat, module), state.sheets[seat]
    whole = [Drawing(shape, mask) for mask in board.legal(shape, sheet.covered)]
    choices = legal_drawings(board, sheet, shape) if chance.random() < 0.25 or not whole else whole
    return chance.choice(choices) if choices else None


@pytest.fixture(scope="module")
def games() -> list[Record]:
    return [random_game(seed) for seed in range(GAMES)]


def test_a_game_has_three_rounds_of_4_or_5_turns(games):
    for game in games:
        rounds = reference.rounds_of(game.turns)
        assert rounds[3:] == [[]]
        assert {len(turns) for turns in rounds[:3]} <= {4, 5}
        assert 12 <= len(game.turns) <= 15
        assert [state.round for state in game.states[:-1]] == [
            number for number, turns in enumerate(rounds, start=1) for _ in turns
        ]


def test_with_four_players_the_last_seat_is_active_three_times_at_most(games):
    for game in games:
        times = Counter(state.active for state in game.states[:-1])
        if len(game.states[0].sheets) == 4:
            assert times[3] == 3
            assert set(times.values()) <= {3, 4}


def test_a_player_draws_a_shape_at_most_twice_a_round(games):
    for game in games:
        for turns in reference.rounds_of(game.turns):
            for seat in range(len(game.states[0].sheets)):
                drawn = Counter(drawing.shape for drawing in reference.drawings_of(turns, seat))
                assert max(drawn.values(), default=0) <= 2


def test_cluster_and_black_hole_counts_are_at_most_6(games):
    seen = Counter()
    for game in games:
        content, board, _ = shipped(game.sheet)
        for sheet in game.states[-1].sheets:
            lines = {line.mission: line for line in score(board, game.states[0].setup, content.scoring, sheet).missions}
            assert lines["cluster"].count <= 6
            assert lines["black-hole"].count <= 6
            seen[lines["cluster"].count] += 1
    assert len(seen) > 3


def test_covered_sectors_and_the_start_neighbourhood_stay_connected(games):
    for game in games:
        _, board, cosmos = shipped(game.sheet)
        (start,) = cosmos.of_kind(SectorKind.START)
        for state in game.states:
            for sheet in state.sheets:
                covered = {(cell.q, cell.r) for cell in board.cells_of(sheet.covered)}
                assert reference.is_connected(covered | {start, *cosmos.around(start)})
                assert not covered or reference.is_connected(covered | {start})


def test_a_sheet_covers_what_its_drawings_cover_and_each_sector_once(games):
    for game in games:
        _, board, cosmos = shipped(game.sheet)
        for seat, sheet in enumerate(game.states[-1].sheets):
            drawings = reference.drawings_of(game.turns, seat)
            covered = reference.covered_by(drawings)
            assert set(board.cells_of(sheet.covered)) == covered
            assert len(covered) == sum(len(drawing.cells) for drawing in drawings) == sheet.covered.bit_count()
            assert all(cosmos.kinds[cell] in reference.CAN_BE_COVERED for cell in covered)
            sizes = sum(len(board.shapes[drawing.shape].cells) for drawing in drawings)
            assert sizes - len(covered) == sheet.spent <= sheet.earned


def test_a_sheet_is_worth_what_the_reference_says(games):
    for game in games:
        content, board, cosmos = shipped(game.sheet)
        setup = game.states[0].setup
        for seat, sheet in enumerate(game.states[-1].sheets):
            worlds = reference.world_points(cosmos, game.turns, seat)
            drawings = reference.drawings_of(game.turns, seat)
            expected = reference.score(cosmos, setup.tiles, setup.missions, drawings, worlds)
            scored = score(board, setup, content.scoring, sheet)
            assert scored.total == expected.total
            assert lines_of(scored) == expected


def test_a_world_pays_its_high_value_if_anybody_reaches_it(games):
    for game in games:
        _, _, cosmos = shipped(game.sheet)
        for index, (high, low) in enumerate(cosmos.worlds.values()):
            earned = [sheet.worlds[index] for sheet in game.states[-1].sheets]
            assert set(earned) <= {0, low, high}
            assert high in earned or not any(earned)


def test_who_drew_nothing_could_not_draw_the_whole_shape(games):
    skipped = 0
    for game in games:
        _, board, _ = shipped(game.sheet)
        for state, turn in zip(game.states, game.turns, strict=False):
            module = Module(*turn.module)
            for seat in [seat for seat, drawing in enumerate(turn.drawings) if drawing is None]:
                skipped += 1
                assert not must_draw(board, state.sheets[seat], state.shape_for(seat, module))
    assert skipped


def test_on_shipped_sheets_too_the_reference_finds_the_same_drawings(games):
    """One position of each of some games, late enough for upgrades to matter."""
    for game in games[::20]:
        _, board, cosmos = shipped(game.sheet)
        state, turns = game.states[8], game.turns[:8]
        earlier = reference.drawings_of(turns, 0)
        for shape in (*state.setup.tiles, reference.BLACK_HOLE):
            found = legal_drawings(board, state.sheets[0], shape)
            expected = reference.legal_drawings(cosmos, board.shapes[shape].cells, shape, earlier)
            assert {as_drawn(board, drawing) for drawing in found} == expected
            assert len(found) == len(expected)
            assert not any(fault(board, state.sheets[0], drawing) for drawing in found)
