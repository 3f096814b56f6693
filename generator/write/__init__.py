"""Write: pages become files, as bytes by their names; a format's module is imported only when it is asked for."""

from collections.abc import Iterator
from enum import StrEnum

from generator.impose.page import Document
from generator.values import dataclass
from generator.write.progress import Progress


class Format(StrEnum):
    PDF = "pdf"
    SVG = "svg"
    PNG = "png"


@dataclass(frozen=True, slots=True)
class Form:
    """What pages become: PDF to print, SVG to edit, PNG to look at; `outlines` draws the letters of an SVG."""

    format: Format = Format.PDF
    outlines: bool = False


def write(document: Document, name: str, form: Form, progress: Progress) -> dict[str, bytes]:
    """The files of the document, in page order: `name.pdf`, or `name-1.svg` and so on."""
    return dict(_files(document, name, form, progress))


def _files(document: Document, name: str, form: Form, progress: Progress) -> Iterator[tuple[str, bytes]]:
    match form.format:
        case Format.PDF:
            from generator.write.pdf import pdf

            yield f"{name}.pdf", pdf(document, progress)
        case Format.SVG:
            from generator.write.svg import svg

            yield from _numbered(name, "svg", len(document.pages), svg(document, form.outlines, progress))
        case Format.PNG:
            from generator.write.png import png

            yield from _numbered(name, "png", len(document.pages), png(document, progress))


def _numbered(name: str, ending: str, count: int, contents: Iterator[bytes]) -> Iterator[tuple[str, bytes]]:
    digits = len(str(count))
    for index, content in enumerate(contents, start=1):
        yield f"{name}-{index:0{digits}}.{ending}", content
