"""Transcript score: a written game is read, replayed and scored, with all that is wrong with it."""

from collections.abc import Iterator
from dataclasses import dataclass

from generator.data import Source
from generator.findings import Finding
from generator.findings import has_errors
from generator.findings import in_order
from generator.game.game import Game
from generator.game.written_game import Scored
from generator.game.written_game import Scorer
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.draw.sheet_parts.filled import Filled
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.board import make_board
from generator.games.distant_suns.rules.score import score
from generator.games.distant_suns.rules.setup import Setup
from generator.games.distant_suns.rules.sheet import Drawing
from generator.games.distant_suns.rules.sheet import Sheet
from generator.games.distant_suns.written.alone import nobody_first
from generator.games.distant_suns.written.alone import score_alone
from generator.games.distant_suns.written.alone import sign_faults
from generator.games.distant_suns.written.file import ReadTranscript
from generator.games.distant_suns.written.file import load_source
from generator.games.distant_suns.written.finished import Finished
from generator.games.distant_suns.written.judge import Judged
from generator.games.distant_suns.written.judge import Player
from generator.games.distant_suns.written.judge import judge
from generator.games.distant_suns.written.judge import settled_worlds
from generator.games.distant_suns.written.setup import read_setup
from generator.games.distant_suns.written.sheet import Own
from generator.games.distant_suns.written.sheet import WrittenSheet
from generator.games.distant_suns.written.sheet import read_own
from generator.games.distant_suns.written.sheet import read_sheet
from generator.games.distant_suns.written.transcript import SIGNS
from generator.games.distant_suns.written.turns import read_turns
from generator.games.distant_suns.written.words import GameOutcome
from generator.names import name_part


@dataclass(frozen=True, slots=True)
class Result:
    """A player's sheet at the end, with every drawing by its sign, and what was found in it."""

    seat: int
    sheet: Sheet
    drawings: dict[str, Drawing]
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class ReplayedSheets:
    """The results of all players whose sheets can be read, and the findings that concern everybody."""

    results: tuple[Result, ...]
    is_over: bool
    findings: tuple[Finding, ...]

    @property
    def all_findings(self) -> tuple[Finding, ...]:
        return (*self.findings, *(finding for result in self.results for finding in result.findings))


def score_written(game: Game[Content], written: Source) -> Scored:
    """Scores the written game as far as it can be read; a player's errors make that player's score disputed."""
    loaded = load_source(game, written)
    source = loaded.value
    if source is None:
        return Scored(None, None, in_order(loaded.findings))
    own = read_own(source)
    setup, faults = read_setup(source)
    sheets, sheet_faults = _sheets(source, own, setup)
    found = (*loaded.findings, *faults, *(fault for each in sheet_faults.values() for fault in each))
    if setup is None or not sheets:
        return Scored(None, source.layout, in_order(found))
    board = _board(source, setup)
    replay = _with_history if source.has_history else _without_history
    replayed = replay(source, own, board, setup, sheets)
    findings = in_order((*found, *replayed.all_findings))
    in_doubt = frozenset(
        result.seat
        for result in replayed.results
        if has_errors((*replayed.findings, *result.findings, *sheet_faults[result.seat]))
    )
    return Scored(_finished(name_part(written.stem), source, board, setup, replayed, in_doubt), source.layout, findings)


def _board(source: ReadTranscript, setup: Setup) -> Board:
    shapes = (*source.content.shapes, source.content.black_hole)
    on_board = {*setup.tiles, setup.black_hole}
    return make_board(source.content.layout, (shape for shape in shapes if shape.id in on_board))


def _sheets(
    source: ReadTranscript, own: Own, setup: Setup | None
) -> tuple[dict[int, WrittenSheet], dict[int, tuple[Finding, ...]]]:
    """What stands on each sheet, and its faults, by seat; sheets that cannot be used are left out."""
    sheets: dict[int, WrittenSheet] = {}
    findings: dict[int, tuple[Finding, ...]] = {}
    zones = (*setup.tiles, setup.black_hole) if setup else (*source.file.tiles, source.content.black_hole.id)
    for seat, player in enumerate(source.file.players):
        faults = tuple(_needless(source, seat) if source.has_history else sign_faults(source, own, seat, zones))
        signs = SIGNS[: len(source.file.turns)] if source.has_history else tuple(player.drawn) or SIGNS
        drawn, differences = read_sheet(source, own, ("players", seat, "sheet"), signs)
        findings[seat] = (*faults, *differences)
        if drawn and (source.has_history or not faults):
            sheets[seat] = drawn
    return sheets, findings


def _needless(source: ReadTranscript, seat: int) -> Iterator[Finding]:
    for key in ("drawn", "worlds"):
        if key in source.file.players[seat].model_fields_set:
            message = f"{key!r} is for sheets without turns; here it follows from the turns"
            place = source.document.key_span(("players", seat, key))
            yield Finding("DS417", message, place, help="remove it, or remove 'turns'")


def _with_history(
    source: ReadTranscript, own: Own, board: Board, setup: Setup, sheets: dict[int, WrittenSheet]
) -> ReplayedSheets:
    turns = read_turns(source, setup, source.content.control)
    players = source.file.players
    judged: dict[int, Judged] = {}
    for seat, drawn in sheets.items():
        judged[seat] = judge(board, own, Player(seat, players[seat].name, drawn), turns.turns, len(players))
    results = tuple(
        Result(seat, sheet, _by_sign(judged[seat]), judged[seat].findings)
        for seat, sheet in zip(judged, settled_worlds(board, tuple(judged.values())), strict=True)
    )
    return ReplayedSheets(results, turns.is_finished, turns.findings)


def _by_sign(judged: Judged) -> dict[str, Drawing]:
    return {SIGNS[turn - 1]: drawing for turn, drawing in judged.drawings.items()}


def _without_history(
    source: ReadTranscript, own: Own, board: Board, setup: Setup, sheets: dict[int, WrittenSheet]
) -> ReplayedSheets:
    alone = {seat: score_alone(source, board, seat, drawn) for seat, drawn in sheets.items()}
    results = tuple(Result(seat, each.sheet, each.drawings, each.findings) for seat, each in alone.items())
    return ReplayedSheets(results, True, tuple(nobody_first(source, len(board.worlds))))


def _finished(
    name: str, source: ReadTranscript, board: Board, setup: Setup, replayed: ReplayedSheets, in_doubt: frozenset[int]
) -> Finished:
    content, results = source.content, replayed.results
    taken = tuple(any(values) for values in zip(*(result.sheet.worlds for result in results), strict=True))
    players = tuple(
        Filled(
            name=" ".join(source.file.players[result.seat].name.split()),
            drawings=result.drawings,
            cells={sign: board.cells_of(drawing.mask) for sign, drawing in result.drawings.items()},
            earned=result.sheet.earned,
            spent=result.sheet.spent,
            score=score(board, setup, content.scoring, result.sheet),
            taken=taken,
            is_disputed=result.seat in in_doubt,
        )
        for result in results
    )
    spans = tuple(source.document.span(("players", result.seat, "name")) for result in results)
    is_complete = len(results) == len(source.file.players)
    outcome = GameOutcome(replayed.is_over, is_complete, is_disputed=bool(in_doubt) or not is_complete)
    return Finished(content, name, players, spans, outcome)


SCORER = Scorer(score_written)
