"""Pages: one side of paper each, ready to be written; a document is pages with what a reader shows about them."""

from generator.draw.scene import Item
from generator.geometry.point import Size
from generator.values import dataclass


@dataclass(frozen=True, slots=True)
class Page:
    """`bookmark` is the entry of the outline that leads here, if any; a back lies behind the page before it."""

    size: Size
    items: tuple[Item, ...]
    bookmark: str = ""
    is_back: bool = False


@dataclass(frozen=True, slots=True)
class Document:
    title: str
    author: str
    subject: str
    keywords: tuple[str, ...]
    licence: str
    language: str
    pages: tuple[Page, ...]
