"""Checks of winning: a game that one player always wins is none."""

from collections.abc import Iterator

from generator.game.answer import Answer
from generator.game.answer import Verdict
from generator.game.check import check
from generator.games.smallest.proof.examination import Examination
from generator.games.smallest.rules.count import PLAYERS


@check("SG201", "every player can win", is_quick=True)
def every_player_can_win(study: Examination) -> Iterator[Answer]:
    for seat in range(PLAYERS):
        moves = study.won_by(seat)
        yield Answer(
            "SG201",
            claim=f"player {seat + 1} can win",
            denial=f"player {seat + 1} can never win",
            verdict=Verdict.PROVED if moves else Verdict.REFUTED,
            because=f"with {len(moves)} moves" if moves else "all games were tried",
            span=study.content.span,
            help="choose a larger goal",
            witnesses=(moves,) if moves else (),
        )
