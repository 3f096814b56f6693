"""File text: the characters of a file from a stranger, or a finding that says why there are none."""

import re
from itertools import islice
from pathlib import Path

from generator.data import Source
from generator.data import Written
from generator.findings import Finding
from generator.findings import Span
from generator.load.suggest import closest

LARGEST_KIB = 256
MOST_NEIGHBOURS = 1000  # files that a name is compared with
LINE_BREAK = re.compile(r"\r\n|\r|\n")
# What YAML forbids, three further line breaks that editors do not count as lines, spaces without width, and marks that
# turn the direction of reading, so that a line says something else than it shows.
FORBIDDEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufffe\uffff\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]"
)


def shown(source: Source) -> str:
    """The path as the user gave it, with nothing that a terminal cannot encode."""
    return str(source).encode("utf-8", "replace").decode("utf-8")


def read_text(source: Source) -> str | Finding:
    """The text of the file, read up to the largest size we accept."""
    if isinstance(source, Written):
        is_short = len(source.text.encode("utf-8", "replace")) <= LARGEST_KIB * 1024
        return source.text if is_short else _too_large(shown(source), LARGEST_KIB)
    found = read_bytes(source)
    return found if isinstance(found, Finding) else _decoded(found, shown(source))


def lines_of(text: str) -> tuple[str, ...]:
    return tuple(LINE_BREAK.split(text))


def forbidden_character(text: str, file: str) -> Finding | None:
    found = FORBIDDEN.search(text)
    if not found:
        return None
    before = lines_of(text[: found.start()])
    line = lines_of(text)[len(before) - 1]
    return Finding(
        "PC106",
        f"the file holds a character that cannot be printed (U+{ord(found[0]):04X})",
        Span(file, len(before), len(before[-1]) + 1, text=line),
        help="remove it; files are plain text, saved as UTF-8",
    )


def read_bytes(path: Path, largest_kib: int = LARGEST_KIB) -> bytes | Finding:
    """What is in the file, if it is not larger than that."""
    file = shown(path)
    try:
        if path.is_dir():
            return Finding("PC102", f"{file} is a folder, not a file", help="name one file in it")
        if not path.is_file():  # a pipe or a device would keep us waiting
            return Finding(
                "PC101", f"there is no file {file}", help=_likely(path) or "check the spelling and the folder"
            )
        with path.open("rb") as stream:
            content = stream.read(largest_kib * 1024 + 1)
    except OSError as error:
        return Finding("PC103", f"{file} cannot be read: {error.strerror}", help="check that you may open it")
    return content if len(content) <= largest_kib * 1024 else _too_large(file, largest_kib)


def _likely(path: Path) -> str:
    """The file in that folder whose name is most like this one, if any is; perhaps only the ending was left out."""
    around = path.parent.iterdir() if path.parent.is_dir() else iter(())
    others = sorted(other for other in islice(around, MOST_NEIGHBOURS) if other.is_file())
    by_stem = {other.stem: other for other in others}
    likely = closest(path.stem, by_stem)
    return f"did you mean {shown(by_stem[likely])}?" if likely else ""


def _too_large(file: str, largest_kib: int) -> Finding:
    return Finding(
        "PC104",
        f"{file} is larger than {largest_kib} KiB",
        Span(file, 1, 1),
        help="a layout needs a few KiB; is this the right file?",
    )


def _decoded(content: bytes, file: str) -> str | Finding:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return _not_utf8(content, error.start, file)


def _not_utf8(content: bytes, start: int, file: str) -> Finding:
    is_utf16 = content.startswith((b"\xff\xfe", b"\xfe\xff"))
    before = lines_of(content[:start].decode("utf-8-sig", "replace"))
    rest = content[start:].splitlines()[:1] or [b""]
    line = before[-1] + rest[0].decode("utf-8", "replace")
    return Finding(
        "PC105",
        "the file is saved as UTF-16, not as UTF-8" if is_utf16 else "the file is not saved as UTF-8",
        Span(file, len(before), len(before[-1]) + 1, text="" if is_utf16 else line),
        label="" if is_utf16 else f"byte 0x{content[start]:02X} is no UTF-8 text",
        help="save it again in your editor with the encoding UTF-8",
    )
