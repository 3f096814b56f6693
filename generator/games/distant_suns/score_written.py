"""Transcript score: a written game is read, replayed and scored, with all that is wrong with it."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from generator.data import Folder
from generator.findings import Finding
from generator.findings import has_errors
from generator.findings import in_order
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.board import make_board
from generator.games.distant_suns.rules.score import score
from generator.games.distant_suns.rules.setup import Setup
from generator.games.distant_suns.rules.sheet import Drawing
from generator.games.distant_suns.rules.sheet import Sheet
from generator.games.distant_suns.sheet.filled import Filled
from generator.games.distant_suns.written.alone import nobody_first
from generator.games.distant_suns.written.alone import score_alone
from generator.games.distant_suns.written.alone import sign_faults
from generator.games.distant_suns.written.file import Source
from generator.games.distant_suns.written.file import load_source
from generator.games.distant_suns.written.finished import Finished
from generator.games.distant_suns.written.judge import Judged
from generator.games.distant_suns.written.judge import Player
from generator.games.distant_suns.written.judge import judge
from generator.games.distant_suns.written.judge import settled_worlds
from generator.games.distant_suns.written.setup import read_setup
from generator.games.distant_suns.written.sheet import Drawn
from generator.games.distant_suns.written.sheet import Own
from generator.games.distant_suns.written.sheet import read_own
from generator.games.distant_suns.written.sheet import read_sheet
from generator.games.distant_suns.written.transcript import SIGNS
from generator.games.distant_suns.written.turns import read_turns
from generator.games.distant_suns.written.words import Outcome
from generator.names import name_part
from generator.written_game import Scored


@dataclass(frozen=True, slots=True)
class Result:
    """A player's sheet at the end, with every drawing by its sign."""

    seat: int
    sheet: Sheet
    drawings: dict[str, Drawing]


@dataclass(frozen=True, slots=True)
class Replayed:
    """The results of all players whose sheets can be read."""

    results: tuple[Result, ...]
    is_over: bool
    findings: tuple[Finding, ...]


def score_written(folder: Folder, path: Path) -> Scored:
    """Scores the written game as far as it can be read; errors make the scores disputed."""
    loaded = load_source(folder, path)
    source = loaded.value
    if source is None:
        return Scored(None, None, in_order(loaded.findings))
    own = read_own(source)
    setup, faults = read_setup(source)
    sheets, sheet_faults = _sheets(source, own, setup)
    found = (*loaded.findings, *faults, *sheet_faults)
    if setup is None or not sheets:
        return Scored(None, source.layout, in_order(found))
    board = _board(source, setup)
    replay = _with_history if source.has_history else _without_history
    replayed = replay(source, own, board, setup, sheets)
    findings = in_order((*found, *replayed.findings))
    return Scored(_finished(path, source, board, setup, replayed, findings), source.layout, findings)


def _board(source: Source, setup: Setup) -> Board:
    shapes = (*source.content.shapes, source.content.black_hole)
    on_board = {*setup.tiles, setup.black_hole}
    return make_board(source.content.layout, (shape for shape in shapes if shape.id in on_board))


def _sheets(source: Source, own: Own, setup: Setup | None) -> tuple[dict[int, Drawn], tuple[Finding, ...]]:
    """What stands on each sheet, by seat; sheets with faults are left out."""
    sheets: dict[int, Drawn] = {}
    findings: list[Finding] = []
    zones = (*setup.tiles, setup.black_hole) if setup else (*source.file.tiles, source.content.black_hole.id)
    for seat, player in enumerate(source.file.players):
        faults = tuple(_needless(source, seat) if source.has_history else sign_faults(source, own, seat, zones))
        signs = SIGNS[: len(source.file.turns)] if source.has_history else tuple(player.drawn) or SIGNS
        drawn, differences = read_sheet(source, own, ("players", seat, "sheet"), signs)
        findings += (*faults, *differences)
        if drawn and (source.has_history or not faults):
            sheets[seat] = drawn
    return sheets, tuple(findings)


def _needless(source: Source, seat: int) -> Iterator[Finding]:
    for key in ("drawn", "worlds"):
        if key in source.file.players[seat].model_fields_set:
            message = f"{key!r} is for sheets without turns; here it follows from the turns"
            place = source.document.key_span(("players", seat, key))
            yield Finding("DS417", message, place, help="remove it, or remove 'turns'")


def _with_history(source: Source, own: Own, board: Board, setup: Setup, sheets: dict[int, Drawn]) -> Replayed:
    turns = read_turns(source, setup, source.content.control)
    players = source.file.players
    judged: dict[int, Judged] = {}
    for seat, drawn in sheets.items():
        judged[seat] = judge(board, own, Player(seat, players[seat].name, drawn), turns.turns, len(players))
    results = tuple(
        Result(seat, sheet, {SIGNS[turn - 1]: drawing for turn, drawing in judged[seat].drawings.items()})
        for seat, sheet in zip(judged, settled_worlds(board, tuple(judged.values())), strict=True)
    )
    findings = (*turns.findings, *(finding for each in judged.values() for finding in each.findings))
    return Replayed(results, turns.is_finished, findings)


def _without_history(source: Source, own: Own, board: Board, setup: Setup, sheets: dict[int, Drawn]) -> Replayed:
    alone = {seat: score_alone(source, board, seat, drawn) for seat, drawn in sheets.items()}
    results = tuple(Result(seat, each.sheet, each.drawings) for seat, each in alone.items())
    findings = (
        *nobody_first(source, len(board.worlds)),
        *(found for each in alone.values() for found in each.findings),
    )
    return Replayed(results, True, findings)


def _finished(
    path: Path, source: Source, board: Board, setup: Setup, replayed: Replayed, findings: tuple[Finding, ...]
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
        )
        for result in results
    )
    spans = tuple(source.document.span(("players", result.seat, "name")) for result in results)
    outcome = Outcome(replayed.is_over, len(results) == len(source.file.players), has_errors(findings))
    return Finished(content, name_part(path.stem), players, spans, outcome)
