"""Finished: a game at its end, with its score and its page."""

from dataclasses import dataclass

from generator.draw.caption import caption
from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Scene
from generator.draw.text import set_text
from generator.findings import Span
from generator.game.component import Frame
from generator.game.written_game import PlayedContent
from generator.game.written_game import PlayerScore
from generator.game.written_game import ScoreLine
from generator.game.written_game import ScoreTable
from generator.games.smallest.content import Content
from generator.games.smallest.rules.count import winner
from generator.games.smallest.written.file_game import GameFile
from generator.geometry.point import Box
from generator.load.words import Wording


@dataclass(frozen=True, slots=True)
class Finished(PlayedContent):
    """A written game; disputed if something in it is against the rules."""

    content: Content
    name: str
    file: GameFile
    spans: tuple[Span, ...]
    is_disputed: bool

    def summary(self, language: str) -> str:
        return ", ".join(self.file.players)

    def printed(self, language: str) -> tuple[Wording, ...]:
        names = zip(self.file.players, self.spans, strict=True)
        return (*self.content.printed(language), *(Wording("", name, span) for name, span in names))

    @property
    def winner(self) -> int | None:
        is_over = sum(self.file.moves) == self.content.goal and not self.is_disputed
        return winner(len(self.file.moves), self.file.first - 1) if is_over else None

    def scores(self, look: Look) -> ScoreTable:
        what, card, moves, points = (look.words(f"score.{key}") for key in ("what", "card", "moves", "points"))
        players = tuple(PlayerScore(name, (self._line(seat, look),)) for seat, name in enumerate(self.file.players))
        return ScoreTable(look.words("game.title"), (what, card, moves, points), players, self._verdict(look))

    def _line(self, seat: int, look: Look) -> ScoreLine:
        moves = self.file.moves[(seat - self.file.first + 1) % 2 :: 2]
        return ScoreLine(look.words("score.won"), self.title(look.language), str(len(moves)), int(seat == self.winner))

    def _verdict(self, look: Look) -> str:
        if self.winner is None:
            return look.words("score.open")
        return look.words("score.winner", name=self.file.players[self.winner])

    def draw(self, look: Look, frame: Frame) -> tuple[Scene, ...]:
        """One page: what was added, and who has won."""
        box = Box.at(0, 0, frame.size.width, frame.size.height)
        words = f"{' + '.join(map(str, self.file.moves))} = {sum(self.file.moves)}. {self._verdict(look)}"
        items = tuple(set_text(words, box, look.type("title"), Anchor.MIDDLE, lines=6))
        return (Scene(frame.size, items, caption("card", look, self.title(look.language))),)
