"""Finished: a game of Distant Suns at its end, with all that its score lines and its finished sheets show."""

from dataclasses import dataclass

from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.findings import Span
from generator.game.component import Frame
from generator.game.written_game import PlayedContent
from generator.game.written_game import ScoreTable
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.draw.sheet_parts.filled import Filled
from generator.games.distant_suns.draw.sheet_parts.filled_sheet import draw_filled
from generator.games.distant_suns.written.words import GameOutcome
from generator.games.distant_suns.written.words import score_table
from generator.load.words import Wording


@dataclass(frozen=True, slots=True)
class Finished(PlayedContent):
    """The sheets that can be scored, in seating order, with the place of each player's name in the file."""

    content: Content
    name: str
    players: tuple[Filled, ...]
    names: tuple[Span, ...]
    outcome: GameOutcome

    def summary(self, language: str) -> str:
        return ", ".join(player.name for player in self.players)

    def printed(self, language: str) -> tuple[Wording, ...]:
        names = zip(self.players, self.names, strict=True)
        return (*self.content.printed(language), *(Wording("", player.name, span) for player, span in names))

    def scores(self, look: Look) -> ScoreTable:
        return score_table(self.content, self.players, self.outcome, self.worded(look))

    def draw(self, look: Look, frame: Frame) -> tuple[Scene, ...]:
        return tuple(
            scene for player in self.players for scene in draw_filled(self.content, self.worded(look), frame, player)
        )
