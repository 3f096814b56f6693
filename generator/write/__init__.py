"""Write: pages become files; a format's module is imported only when it is asked for."""

from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

from generator.impose.page import Document
from generator.values import dataclass
from generator.write.files import save
from generator.write.progress import Progress


class Format(StrEnum):
    PDF = "pdf"
    SVG = "svg"
    PNG = "png"


@dataclass(frozen=True, slots=True)
class Target:
    """Where a document goes: `name.pdf`, or `name-1.svg` and so on; `outlines` draws the letters of an SVG."""

    folder: Path
    name: str
    format: Format
    outlines: bool = False


def write(document: Document, target: Target, progress: Progress) -> tuple[Path, ...]:
    """The files of the document, in page order; all of them or none."""
    return save(target.folder, dict(_files(document, target, progress)))


def _files(document: Document, target: Target, progress: Progress) -> Iterator[tuple[str, bytes]]:
    match target.format:
        case Format.PDF:
            from generator.write.pdf import pdf

            yield f"{target.name}.pdf", pdf(document, progress)
        case Format.SVG:
            from generator.write.svg import svg

            pages = svg(document, target.outlines, progress)
            yield from _numbered(target.name, "svg", len(document.pages), pages)
        case Format.PNG:
            from generator.write.png import png

            yield from _numbered(target.name, "png", len(document.pages), png(document, progress))


def _numbered(name: str, ending: str, count: int, contents: Iterator[bytes]) -> Iterator[tuple[str, bytes]]:
    digits = len(str(count))
    for index, content in enumerate(contents, start=1):
        yield f"{name}-{index:0{digits}}.{ending}", content
