"""Examined and replayed: what is known of a layout or of a written game as pages."""

from collections.abc import Sequence

from generator import discover
from generator.check import check
from generator.check import check_scenes
from generator.discover import AnyGame
from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.errors import passed
from generator.game.component import Frame
from generator.game.content import Content
from generator.game.examiner import Examined
from generator.game.examiner import Examiner
from generator.game.written_game import WrittenGame
from generator.geometry.point import Size
from generator.impose.page import Document
from generator.impose.paper import Paper
from generator.pipeline.document import document_of
from generator.pipeline.draw import look_for


def report(game: AnyGame, content: Content, examined: Sequence[Examined], paper: Paper) -> Document:
    """The pages that show an examination in pictures; findings are in English, so they are too."""
    look = content.worded(look_for(game, "colour", "en"))
    examiner = discover.needed(game.id, Examiner)
    return document_of(
        lambda room: examiner.draw(content, examined, look, Frame(room, may_shrink=True)), content, look, paper
    )


def finished_sheets(written: WrittenGame, look: Look, paper: Paper) -> Document:
    """The finished sheets of a written game as pages; FindingsError if something on them cannot be printed."""

    def draw(room: Size) -> tuple[Scene, ...]:
        passed(check(written, look))
        scenes = written.draw(look, Frame(room, may_shrink=False))
        passed(check_scenes(scenes, written, look))
        return scenes

    return document_of(draw, written, look, paper)
