"""Another zlib: PDF files as machines write them whose library compresses otherwise."""

import zlib
from collections.abc import Callable
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from types import SimpleNamespace
from unittest.mock import patch

from reportlab.pdfbase import pdfdoc
from zlib_ng import zlib_ng

Compress = Callable[[bytes], bytes]

OTHERS: dict[str, Compress] = {
    "zlib-ng": zlib_ng.compress,
    "quickly": partial(zlib.compress, level=1),
    "stored": partial(zlib.compress, level=0),
}


@contextmanager
def compressed_by(compress: Compress) -> Iterator[None]:
    with patch.object(pdfdoc, "zlib", SimpleNamespace(compress=compress, decompress=zlib.decompress)):
        yield
