"""The scorer: replays a written game, and says who has won."""

from collections.abc import Iterator

from generator.data import Source
from generator.findings import Finding
from generator.game.game import Game
from generator.game.written_game import Scored
from generator.game.written_game import Scorer
from generator.games.smallest.content import Content
from generator.games.smallest.rules.count import legal
from generator.games.smallest.written.file_game import GameFile
from generator.games.smallest.written.finished import Finished
from generator.load import load
from generator.load.document import YamlDocument
from generator.load.suggest import did_you_mean
from generator.load.suggest import same_name


def score_written(game: Game[Content], written: Source) -> Scored:
    loaded = load(written, GameFile)
    file, document = loaded.value, loaded.document
    if file is None or document is None:
        return Scored(None, None, loaded.findings)
    name = same_name(file.layout, game.layouts)
    if name is None:
        message, help = f"there is no card {file.layout[:40]!r}", did_you_mean(file.layout, game.layouts)
        return Scored(None, None, (Finding("SG401", message, document.span(("layout",)), help=help),))
    layout = game.layouts[name]
    content = game.load(layout)
    if content.value is None:
        return Scored(None, layout, content.findings)
    findings = tuple(_illegal(file, content.value.goal, document))
    spans = tuple(document.span(("players", seat)) for seat in range(len(file.players)))
    finished = Finished(content.value, written.stem, file, spans, is_disputed=bool(findings))
    return Scored(finished, layout, findings)


def _illegal(file: GameFile, goal: int, document: YamlDocument) -> Iterator[Finding]:
    """Moves against the rules; the first one is enough, as all that follow build on it."""
    count = 0
    for number, move in enumerate(file.moves):
        if move not in legal(count, goal):
            message = f"{move} cannot be added to {count} if the goal is {goal}"
            yield Finding("SG403", message, document.span(("moves", number)), help="add 1 or 2, up to the goal")
            return
        count += move


SCORER = Scorer(score_written)
