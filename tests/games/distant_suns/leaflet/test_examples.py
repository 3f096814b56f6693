"""The examples of the leaflet: the rules confirm them, the referee replays them, and a wrong one cannot be printed."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from prints import GAME
from prints import SHIPPED

from generator import discover
from generator.draw.furniture.example import WrongExampleError
from generator.draw.furniture.example import confirmed
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.draw.leaflet_parts import examples
from generator.games.distant_suns.draw.leaflet_parts.example import Example
from generator.games.distant_suns.draw.leaflet_parts.example import played
from generator.games.distant_suns.draw.leaflet_parts.facts import facts
from generator.games.distant_suns.draw.leaflet_parts.pictures import left_over
from generator.games.distant_suns.draw.leaflet_parts.pictures import missing_cells
from generator.games.distant_suns.draw.leaflet_parts.pictures import surrounded
from generator.games.distant_suns.proof.line import GameLine
from generator.games.distant_suns.proof.line import LineStep
from generator.games.distant_suns.proof.line import Witness
from generator.games.distant_suns.proof.line import witness_of
from generator.games.distant_suns.proof.referee import Drawn
from generator.games.distant_suns.proof.referee import Referee
from generator.games.distant_suns.proof.referee import RefereeError
from generator.games.distant_suns.proof.schedule import schedule
from generator.games.distant_suns.rules.control import ControlBoard
from generator.games.distant_suns.rules.control import is_round_over
from generator.games.distant_suns.rules.game import begin
from generator.games.distant_suns.rules.game import play
from generator.games.distant_suns.rules.polyhex import congruent
from generator.games.distant_suns.rules.score import BLACK_HOLE
from generator.games.distant_suns.rules.sheet import Drawing

SLOTS = ("moon", "planet", "comet", "telescope", "lightning")  # of the game whose end the leaflet shows
Placed = tuple[int, int, int]  # side, left notch, zone


def shipped() -> Content:
    content = discover.game(GAME).load(SHIPPED["lantern"]).value
    assert isinstance(content, Content)
    return content


def content_of(example: Example) -> Content:
    tiles = tuple(shape for shape in examples.SHAPES if shape.id != BLACK_HOLE)
    black_hole = next(shape for shape in examples.SHAPES if shape.id == BLACK_HOLE)
    return replace(shipped(), layout=example.layout, shapes=tiles, black_hole=black_hole)


def game_of(example: Example, drawings: Sequence[Drawing]) -> Witness:
    """A game for two in which the first player is given these shapes and draws them like this."""
    content = content_of(example)
    given = schedule(
        [drawing.shape for drawing in drawings], [s.id for s in content.shapes], BLACK_HOLE, content.control
    )
    assert given
    steps = (LineStep(*place, drawing) for place, drawing in zip(given.positions, drawings, strict=True))
    return witness_of(example.board, GameLine(given.tiles, tuple(steps)), content.missions)


def replayed(example: Example, drawings: Sequence[Drawing]) -> Drawn:
    return Referee(content_of(example)).replay(game_of(example, drawings))[0]


def with_attempt(example: Example) -> list[Drawing]:
    assert example.attempt
    return [*example.sheet.drawings, example.attempt]


def right_ones() -> list[Example]:
    shown = examples.drawing_examples()
    return [shown.first, shown.next, examples.upgrade_example(), examples.world_example()]


def wrong_ones() -> list[Example]:
    shown = examples.drawing_examples()
    return [shown.apart, shown.over_a_treasure]


def test_shapes_of_the_examples_are_those_of_our_tiles() -> None:
    content = shipped()
    ours = {shape.id: shape.cells for shape in (*content.shapes, content.black_hole)}
    assert {shape.id: shape.cells for shape in examples.SHAPES}.items() <= ours.items()


def test_the_referee_allows_what_the_leaflet_calls_right() -> None:
    for example in right_ones():
        assert len(replayed(example, with_attempt(example))) == len(example.sheet.drawings) + 1


def test_the_referee_refuses_what_the_leaflet_calls_wrong() -> None:
    for example in wrong_ones():
        assert replayed(example, example.sheet.drawings)
        with pytest.raises(RefereeError):
            replayed(example, with_attempt(example))


def test_the_shape_that_is_reduced_fits_nowhere_as_a_whole() -> None:
    example = examples.upgrade_example()
    assert example.attempt and not example.board.legal(example.attempt.shape, example.sheet.covered)
    passed = [*example.sheet.drawings, Drawing(example.attempt.shape, 0)]
    game = game_of(example, passed)
    last = game.moves[-1]
    moves = (*game.moves[:-1], replace(last, drawings=(None, *last.drawings[1:])))
    assert Referee(content_of(example)).replay(replace(game, moves=moves)), "drawing nothing is allowed too"


def test_the_hex_left_out_completes_the_shape() -> None:
    example = examples.upgrade_example()
    assert example.attempt
    whole = {*example.cells(example.attempt), *missing_cells(example, example.attempt)}
    assert congruent(tuple(whole), tuple(example.board.shapes[example.attempt.shape].cells))


def test_the_finished_sheet_is_the_end_of_a_whole_game() -> None:
    example = examples.finished_example()
    content, drawings = content_of(example), example.sheet.drawings
    zones = [SLOTS.index(each.shape) if each.shape in SLOTS else len(SLOTS) for each in drawings]
    places = whole_game(zones, content.control)
    assert places
    line = GameLine(SLOTS, tuple(LineStep(*place, drawing) for place, drawing in zip(places, drawings, strict=True)))
    witness = witness_of(example.board, line, content.missions)
    assert [sectors for _, sectors in Referee(content).replay(witness)[0]] == [
        frozenset(example.cells(drawing)) for drawing in drawings
    ]
    state = begin(example.board, witness.setup, 2, content.control)
    for move in witness.moves:
        state = play(example.board, state, move.module, move.drawings)
    assert state.is_over and state.sheets[0].covered == example.sheet.covered


def whole_game(
    zones: Sequence[int], control: ControlBoard, filled: int = 0, turns: int = 0, round: int = 1
) -> tuple[Placed, ...] | None:
    """Where modules go so that these zones are given in order and nothing can be placed afterwards."""
    if is_round_over(control, filled, turns):
        if round == control.rounds:
            return None if zones else ()
        return whole_game(zones, control, round=round + 1)
    if not zones:
        return None
    for side in range(control.sides):
        for left in (zones[0] - 1, zones[0]):
            pair = 0b11 << (side * control.zones + max(left, 0))
            if 0 <= left < control.zones - 1 and not filled & pair:
                rest = whole_game(zones[1:], control, filled | pair, turns + 1, round)
                if rest is not None:
                    return ((side, left, zones[0]), *rest)
    return None


def test_the_score_of_the_finished_sheet_is_what_the_referee_counts() -> None:
    example, content = examples.finished_example(), shipped()
    score = examples.finished_score(content)
    drawn = tuple((each.shape, frozenset(example.cells(each))) for each in example.sheet.drawings)
    referee = Referee(content_of(example))
    for line in score.missions:
        assert line.count == referee.count(drawn, line.mission, line.shape)
    assert len({line.count for line in score.missions}) >= 4, "an example shows different counts"
    assert (len(surrounded(example)), len(left_over(example))) == (score.treasures, score.aliens)
    assert score.treasures and score.aliens and all(score.worlds)


def test_the_score_follows_the_points_of_the_content() -> None:
    content = shipped()
    double = replace(content.scoring, points=tuple(2 * each for each in content.scoring.points), treasure=20, alien=-10)
    once, twice = examples.finished_score(content), examples.finished_score(replace(content, scoring=double))
    assert twice.total - sum(twice.worlds) == 2 * (once.total - sum(once.worlds))


def test_a_wrong_example_cannot_be_made() -> None:
    with pytest.raises(WrongExampleError, match="not next to the start"):
        played("S . . . .", "- - t t t", {"t": "telescope"}, examples.SHAPES)
    with pytest.raises(WrongExampleError, match="do not form the shape"):
        played("S . . . .", "- t t - t", {"t": "telescope"}, examples.SHAPES)
    with pytest.raises(WrongExampleError, match="claims that it is legal"):
        confirmed(examples.upgrade_example(), is_so=False, claim="it is legal")


def test_numbers_in_the_words_are_those_of_the_content() -> None:
    content = shipped()
    told = facts(content)
    assert (told["rounds"], told["modules"], told["turns"], told["slots"]) == (3, 5, "4–5", 5)
    assert facts(replace(content, control=replace(content.control, rounds=2, modules=3)))["turns"] == "3"
    assert facts(replace(content, scoring=replace(content.scoring, treasure=12, alien=-7)))["alien"] == 7
