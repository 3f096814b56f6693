"""Score words: the lines of the score panel in one language, as they are printed in a terminal."""

from collections.abc import Iterator
from dataclasses import dataclass

from generator.draw.look import Look
from generator.draw.minus import signed
from generator.game.written_game import PlayerScore
from generator.game.written_game import ScoreLine
from generator.game.written_game import ScoreTable
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.draw.pieces.shapes import shape_name
from generator.games.distant_suns.draw.sheet_parts.filled import Filled
from generator.games.distant_suns.draw.sheet_parts.grid import ROMAN
from generator.games.distant_suns.rules.score import MissionScore
from generator.games.distant_suns.rules.score import Score


@dataclass(frozen=True, slots=True)
class GameOutcome:
    """Whether the game has ended, whether all sheets could be scored, and whether any errors leave it in doubt."""

    is_over: bool
    is_complete: bool
    is_disputed: bool


def score_table(content: Content, players: tuple[Filled, ...], outcome: GameOutcome, look: Look) -> ScoreTable:
    mark = f" ({look.words('score.disputed')})"
    mission, shape, count, points = (look.words(f"sheet.{key}") for key in ("mission", "shape", "count", "points"))
    has_winner = outcome.is_complete and len(players) > 1
    return ScoreTable(
        title=f"{look.words('game.title')} · {content.title(look.language)} {content.code}",
        headings=(mission, shape, count, points),
        players=tuple(
            PlayerScore(player.name + mark * player.is_disputed, tuple(_lines(content, player.score, look)))
            for player in players
        ),
        verdict=_verdict(players, outcome, look) + mark * outcome.is_disputed if has_winner else "",
    )


def _lines(content: Content, score: Score, look: Look) -> Iterator[ScoreLine]:
    """In the order of the panel: missions as they are printed, worlds, treasures, aliens, total."""
    for line in printed_missions(content, score):
        name, shape = look.words(f"mission.{line.mission}"), shape_name(line.shape, look)
        yield ScoreLine(name, shape, str(line.count), line.points)
    worlds = zip(ROMAN, content.layout.of_kind(SectorKind.WORLD), score.worlds, strict=False)
    for numeral, world, value in worlds:
        yield ScoreLine(look.words("score.world", numeral=numeral), f"{world.first}/{world.later}", "", value)
    treasure, alien = content.scoring.treasure, content.scoring.alien
    yield ScoreLine(look.words("sheet.treasures"), "", _times(score.treasures, treasure), score.treasure_points)
    yield ScoreLine(look.words("sheet.aliens"), "", _times(score.aliens, alien), score.alien_points)
    yield ScoreLine(look.words("sheet.total"), "", "", score.total)


def printed_missions(content: Content, score: Score) -> tuple[MissionScore, ...]:
    """In the order in which missions are printed, which is not that of the tiles they face."""
    return tuple(sorted(score.missions, key=lambda line: content.missions.index(line.mission)))


def _times(count: int, worth: int) -> str:
    return f"{count} × {signed(worth)}"


def _verdict(players: tuple[Filled, ...], outcome: GameOutcome, look: Look) -> str:
    best = max(player.score.total for player in players)
    names = [player.name for player in players if player.score.total == best]
    key = "winner" if len(names) == 1 else "winners"
    return look.words(f"score.{key if outcome.is_over else 'leader'}", names=", ".join(names), points=signed(best))
