"""PNG: pictures of pages, rendered from the PDF so that they show what will be printed."""

from collections.abc import Iterator
from io import BytesIO

import pypdfium2

from generator.impose.page import Document
from generator.write.pdf import pdf
from generator.write.progress import Progress

DPI = 150


def png(document: Document, progress: Progress) -> Iterator[bytes]:
    """One picture a page."""
    printed = pypdfium2.PdfDocument(pdf(document, lambda done, pages: None))
    try:
        for index in range(len(printed)):
            out = BytesIO()
            printed[index].render(scale=DPI / 72).to_pil().save(out, "PNG", dpi=(DPI, DPI))
            yield out.getvalue()
            progress(index + 1, len(printed))
    finally:
        printed.close()
