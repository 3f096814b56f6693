"""Transcript text: a game with its history as people write it down, in YAML."""

import re
from collections.abc import Iterator
from collections.abc import Mapping

from generator.games.distant_suns.content import Layout
from generator.games.distant_suns.content import Sector
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.written.transcript import NOTHING
from generator.games.distant_suns.written.transcript import SIDES
from generator.games.distant_suns.written.transcript import SIGNS
from generator.games.distant_suns.written.transcript import UNCOVERED
from generator.games.distant_suns.written.transcript import Transcript
from generator.games.distant_suns.written.transcript import TurnRecord
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import Orientation
from generator.load.scalars import resolved

PLAIN = re.compile(r"[^\W\d_][\w-]*( [\w-]+)*")
HEAD = "# A game of Distant Suns, written down from the sheets."


def transcript_text(board: Board, transcript: Transcript, head: str = HEAD) -> str:
    """The file; reading and replaying it gives the same sheets and scores."""
    setup = transcript.setup
    lines = [
        head,
        "game: distant-suns",
        f"layout: {quoted(transcript.layout)}",
        f"tiles: [{', '.join(setup.tiles)}]",
        f"missions: [{', '.join(setup.missions)}]",
        "turns:" if transcript.modules else "turns: []",
    ]
    for module in transcript.modules:
        circle, octagon = setup.shape(module.circle), setup.shape(module.octagon)
        lines.append(f"  - {{side: {SIDES[module.side]}, circle: {circle}, octagon: {octagon}}}")
    lines.append("players:")
    for record in transcript.players:
        rows = picture(board.layout, _signs(board, record))
        lines += [f"  - name: {quoted(record.name)}", "    sheet: |", *(f"      {row}" for row in rows)]
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    """Any text as a YAML value, in quotes unless it is plain words."""
    if PLAIN.fullmatch(text) and resolved(text) == text:
        return text
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _signs(board: Board, record: TurnRecord) -> dict[Hex, str]:
    drawings = zip(SIGNS, record.drawings, strict=False)
    return {cell: sign for sign, drawing in drawings if drawing for cell in board.cells_of(drawing.mask)}


def picture(layout: Layout, signs: Mapping[Hex, str]) -> Iterator[str]:
    """The rows of the layout with signs over the sectors that have one."""
    is_pointy = layout.orientation is Orientation.POINTY
    spots = {_spot(sector.cell, is_pointy): signs.get(sector.cell) or _own(sector) for sector in layout.sectors}
    places = max(column for column, _ in spots) // 2 + 1
    pitch = 2 if is_pointy else 4
    for row in range(max(row for _, row in spots) + 1):
        symbols = (spots.get((2 * place + row % 2, row), NOTHING) for place in range(places))
        yield " " * (pitch // 2 * (row % 2)) + (" " * (pitch - 1)).join(symbols)


def _spot(cell: Hex, is_pointy: bool) -> tuple[int, int]:
    """Column in half places, and row, both as in the picture of the layout."""
    return (2 * cell.q + cell.r, cell.r) if is_pointy else (cell.q, 2 * cell.r + cell.q)


def _own(sector: Sector) -> str:
    """The sector's symbol in the layout, unless that would be taken for a turn."""
    symbol = sector.span.text[sector.span.column - 1]
    return UNCOVERED if symbol in SIGNS else symbol
