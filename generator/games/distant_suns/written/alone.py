"""Transcript alone: a finished sheet without its history; what can be told from the drawing alone is checked."""

from collections.abc import Iterator
from dataclasses import dataclass

from generator.findings import Finding
from generator.findings import Severity
from generator.games.distant_suns.draw.sheet_parts.grid import ROMAN
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.sheet import Drawing
from generator.games.distant_suns.rules.sheet import Sheet
from generator.games.distant_suns.rules.sheet import fault
from generator.games.distant_suns.written.file import ReadTranscript
from generator.games.distant_suns.written.judge import generous_sheet
from generator.games.distant_suns.written.sheet import Own
from generator.games.distant_suns.written.sheet import WrittenSheet
from generator.games.distant_suns.written.transcript import NOTHING
from generator.games.distant_suns.written.transcript import UNCOVERED
from generator.games.distant_suns.written.turns import off_the_board
from generator.geometry.hex_grid import around
from generator.geometry.pieces import pieces_of
from generator.load.document import Location
from generator.load.suggest import did_you_mean
from generator.load.symbols import is_single_width

FIRST = "first"


@dataclass(frozen=True, slots=True)
class Alone:
    """A sheet scored by itself, each drawing by its sign, and the findings."""

    sheet: Sheet
    drawings: dict[str, Drawing]
    findings: tuple[Finding, ...]


def sign_faults(source: ReadTranscript, own: Own, seat: int, zones: tuple[str, ...]) -> Iterator[Finding]:
    """What is wrong with the signs themselves, before the sheet is read."""
    if not source.file.players[seat].drawn:
        yield Finding(
            "DS417",
            "there are no turns, and nothing says which shapes were drawn",
            source.document.span(("players", seat, "name")),
            help="write down the 'turns', or give each player 'drawn: {1: moon, ...}'",
        )
    for sign, shape in source.file.players[seat].drawn.items():
        location: Location = ("players", seat, "drawn", sign)
        if reason := _sign_fault(own, sign):
            fix = "use another letter or digit, on the sheet too"
            yield Finding("DS418", f"{sign[:20]!r} {reason}", source.document.key_span(location), help=fix)
        if shape not in zones:
            yield off_the_board(shape, zones, source, location)


def _sign_fault(own: Own, sign: str) -> str:
    if len(sign) != 1:
        return "is no sign: signs are single characters"
    if sign in (UNCOVERED, NOTHING) or not is_single_width(sign):
        return "cannot be a sign"
    return "is a sector of the layout already" if own.means_sector(sign) else ""


def score_alone(source: ReadTranscript, board: Board, seat: int, on_sheet: WrittenSheet) -> Alone:
    """The sheet as it stands; a drawing of a wrong form counts as drawn."""
    entry = source.file.players[seat]
    findings = list(_unused(source, seat, on_sheet))
    drawings = {}
    for sign, marks in on_sheet.signs.items():
        mask, shape = board.mask(mark.cell for mark in marks), entry.drawn[sign]
        drawing = Drawing(shape, mask, max(0, len(board.shapes[shape].cells) - mask.bit_count()))
        if reason := fault(board, generous_sheet(board, mask), drawing):
            message = f"{entry.name}, sign {sign!r}: {reason}"
            findings.append(Finding("DS414", message, marks[0].span, f"the {shape} with the sign {sign}", FORM))
        drawings[sign] = drawing
    covered = sum(drawing.mask for drawing in drawings.values())
    earned, spent = (covered & board.upgrades).bit_count(), sum(drawing.spent for drawing in drawings.values())
    if not findings and spent > earned:
        findings.append(_overspent(source, seat, spent, earned))
    findings += (*_apart(board, on_sheet, covered), *_claim_faults(source, board, seat, covered))
    worlds = tuple(_earned(source, board, seat, index) for index in range(len(board.worlds)))
    return Alone(Sheet(worlds, tuple(drawings.values()), covered, earned, spent), drawings, tuple(findings))


FORM = "write the sign over all sectors of one drawing and over no others; each drawing has its own sign"


def _unused(source: ReadTranscript, seat: int, on_sheet: WrittenSheet) -> Iterator[Finding]:
    for sign in source.file.players[seat].drawn:
        if sign not in on_sheet.signs:
            place = source.document.key_span(("players", seat, "drawn", sign))
            yield Finding("DS419", f"the sign {sign!r} is nowhere on the sheet", place, help="remove it, or draw it")


def _overspent(source: ReadTranscript, seat: int, spent: int, earned: int) -> Finding:
    name, covered = source.file.players[seat].name, f"{earned} upgrade{' is' if earned == 1 else 's are'} covered"
    return Finding(
        "DS420",
        f"{name}: {spent} hexes are left out in all, but {covered}",
        source.document.key_span(("players", seat, "sheet")),
        help="each upgrade spent leaves out one hex",
    )


def _apart(board: Board, on_sheet: WrittenSheet, covered: int) -> Iterator[Finding]:
    """Pieces that cannot have been drawn, as every drawing touches an earlier one and the first the start."""
    pieces = sorted(pieces_of(board.cells_of(covered), around), key=lambda piece: (-len(piece), min(piece)))
    reached = next((piece for piece in pieces if board.mask(piece) & board.opening), None)
    for piece in pieces:
        if piece is not reached:
            message = f"{on_sheet.said(piece)}: covered, but cut off from the start and from all other drawings"
            fix = "every drawing touches a sector covered before, the first one a sector next to the start"
            yield Finding("DS421", message, on_sheet.first(piece), help=fix)


def _claim_faults(source: ReadTranscript, board: Board, seat: int, covered: int) -> Iterator[Finding]:
    claims, location = source.file.players[seat].worlds, ("players", seat, "worlds")
    numerals = ROMAN[: len(board.worlds)]
    for numeral in claims:
        if numeral not in numerals:
            place = source.document.key_span((*location, numeral))
            fix = did_you_mean(numeral, numerals) if numerals else "the layout has none"
            yield Finding("DS422", f"there is no distant world {numeral[:20]!r}", place, help=fix)
    for numeral, world in zip(numerals, board.worlds, strict=True):
        is_reached = bool(world.around & covered)
        if numeral in claims and not is_reached:
            message = f"distant world {numeral} is claimed, but no sector next to it is covered"
            yield Finding("DS423", message, source.document.key_span((*location, numeral)), help="remove the claim")
        if is_reached and numeral not in claims:
            message = f"distant world {numeral} is reached, but not claimed"
            place = source.document.key_span(location if claims else ("players", seat, "sheet"))
            yield Finding("DS424", message, place, help=f"add to 'worlds': {numeral}: first, or {numeral}: later")


def _earned(source: ReadTranscript, board: Board, seat: int, index: int) -> int:
    sector = board.worlds[index].sector
    claim = source.file.players[seat].worlds.get(ROMAN[index])
    return 0 if claim is None else sector.first if claim == FIRST else sector.later


def nobody_first(source: ReadTranscript, worlds: int) -> Iterator[Finding]:
    """Worlds that all who reached them call `later`: then a sheet is missing, or a claim is wrong."""
    players = source.file.players
    for numeral in ROMAN[:worlds]:
        claims = [player.worlds.get(numeral) for player in players]
        seat = next((seat for seat, claim in enumerate(claims) if claim), None)
        if len(players) > 1 and seat is not None and FIRST not in claims:
            place = source.document.span(("players", seat, "worlds", numeral))
            message = f"nobody was first at distant world {numeral}"
            fix = "all who reached it in the first turn anybody did are first; is a sheet missing?"
            yield Finding("DS425", message, place, help=fix, severity=Severity.WARNING)
