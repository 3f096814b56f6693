"""Document: pages get their numbers, and words about all of them."""

from collections.abc import Callable

from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.game.content import Content
from generator.geometry.point import Size
from generator.impose.footer import numbered
from generator.impose.page import Document
from generator.impose.page import Page
from generator.impose.paper import Paper
from generator.impose.run import PrintRun
from generator.pipeline.impose import paged


def document_of(draw: Callable[[Size], tuple[Scene, ...]], content: Content, look: Look, paper: Paper) -> Document:
    """What is drawn for the room of a page as a document: reports, finished sheets and whatever else is no order."""
    return bind(content, look, paged(draw, PrintRun(paper), look), paper)


def bind(content: Content, look: Look, pages: tuple[Page, ...], paper: Paper) -> Document:
    return Document(
        title=pages[0].bookmark,
        author=content.author,
        subject=look.words("document.subject"),
        keywords=tuple(filter(None, (look.words("game.title"), content.title(look.language), content.code))),
        licence=_licence(content, look),
        language=look.language,
        pages=numbered(pages, paper, look),
    )


def _licence(content: Content, look: Look) -> str:
    made_with = look.words("document.licence")
    return f"{look.words('document.author', author=content.author)} {made_with}" if content.author else made_with
