"""Transcript of a witness: a game that shows a claim, as a file that is scored like any other."""

from generator.games.distant_suns.proof.line import Witness
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.written.text import transcript_text
from generator.games.distant_suns.written.transcript import SIGNS
from generator.games.distant_suns.written.transcript import Transcript
from generator.games.distant_suns.written.transcript import TurnRecord


def witness_text(board: Board, witness: Witness, layout: str, head: str) -> str:
    """The file; '' if the game has more turns than there are signs for them."""
    if len(witness.moves) > len(SIGNS):
        return ""
    drawings = zip(*(move.drawings for move in witness.moves), strict=True)
    players = tuple(TurnRecord(f"Player {number}", tuple(each)) for number, each in enumerate(drawings, start=1))
    modules = tuple(move.module for move in witness.moves)
    return transcript_text(board, Transcript(layout, witness.setup, modules, players), head)
