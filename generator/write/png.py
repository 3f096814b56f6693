"""PNG: pictures of pages, rendered from the PDF so that they show what will be printed."""

from collections.abc import Iterator
from io import BytesIO

import pypdfium2

from generator.impose.page import Document
from generator.write.pdf import pdf
from generator.write.progress import Progress

DPI = 150
QUICKLY = 1  # of 9: half the time, and a twelfth larger


def png(document: Document, progress: Progress) -> Iterator[bytes]:
    """One picture a page."""
    printed = pypdfium2.PdfDocument(pdf(document, lambda done, pages: None))
    try:
        for index in range(len(printed)):
            out = BytesIO()
            printed[index].render(scale=DPI / 72).to_pil().save(out, "PNG", dpi=(DPI, DPI), compress_level=QUICKLY)
            yield out.getvalue()
            progress(index + 1, len(printed))
    finally:
        printed.close()
