"""Inflate: a file as it was before it was compressed.

Two builds of zlib make different bytes of the same stream, and everything that counts bytes follows: the lengths of
streams and the places of objects in a PDF, the chunks and check sums of a PNG. Nothing else is left out here, so files
that are equal when they are inflated differ in nothing but their compression.
"""

import re
import zlib
from collections.abc import Iterator
from struct import Struct
from struct import error as TooShort  # noqa: N812

MOST_BYTES = 256 * 1024 * 1024  # inflated: many times what our largest kit has, and less than a machine's memory
PDF, PNG = b"%PDF-", b"\x89PNG\r\n\x1a\n"
OBJECT = re.compile(rb"(\d+) 0 obj\n(.*?)(\nstream\n|endobj\n)", re.DOTALL)
LENGTH = re.compile(rb"/Length (\d+)\b")
DEFLATED = b"/Filter [ /FlateDecode ]"
AFTER_STREAM = b"endstream\nendobj\n"
TABLE = re.compile(
    rb"(xref\n\d+ \d+\n(?:\d{10} \d{5} [fn] \n)+)(trailer\n(?:(?!startxref).)+startxref\n)(\d+)(\n%%EOF\n)", re.DOTALL
)
PLACE = re.compile(rb"(\d{10}) 00000 n ")
CHUNK, CHECK_SUM = Struct(">I4s"), Struct(">I")


def inflated(data: bytes) -> bytes:
    """The file without its compression; as it is, if it has none or is not built as our writers build it."""
    try:
        if data.startswith(PDF):
            return b"".join(_pdf(data))
        if data.startswith(PNG):
            return b"".join(_png(data))
    except (ValueError, TooShort, zlib.error):
        pass
    return data


def _pdf(data: bytes) -> Iterator[bytes]:
    """Objects with their streams inflated, and the table of their places with numbers of objects instead."""
    first = OBJECT.search(data)
    here = first.start() if first else len(data)
    yield data[:here]
    numbers: dict[int, bytes] = {}
    room = MOST_BYTES
    while found := OBJECT.match(data, here):
        number, written, end = found.groups()
        numbers[here], here = number, found.end()
        if end == b"endobj\n":
            yield found[0]
            continue
        packed = data[here : here + _length(written)]
        here += len(packed) + len(AFTER_STREAM)
        if data[here - len(AFTER_STREAM) : here] != AFTER_STREAM:
            raise ValueError("a stream does not end where it says")
        stream = _unpacked(packed, room) if DEFLATED in written else packed
        room -= len(stream)
        yield b"%s 0 obj\n%s\nstream\n%s" % (number, LENGTH.sub(b"/Length %d" % len(stream), written), stream)
        yield AFTER_STREAM
    yield from _table(data, here, numbers)


def _length(written: bytes) -> int:
    (length,) = LENGTH.findall(written)
    return int(length)


def _table(data: bytes, here: int, numbers: dict[int, bytes]) -> Iterator[bytes]:
    table = TABLE.fullmatch(data, here)
    if not table or int(table[3]) != here:
        raise ValueError("the table of objects is not where the file says")
    try:
        yield PLACE.sub(lambda place: b"%s n " % numbers[int(place[1])], table[1])
    except KeyError:
        raise ValueError("there is no object where the table says") from None
    yield table[2] + table[4]


def _png(data: bytes) -> Iterator[bytes]:
    """Chunks without their check sums; the picture is one stream, in however many chunks, and comes last."""
    yield PNG
    here, picture = len(PNG), []
    while here < len(data):
        length, kind = CHUNK.unpack_from(data, here)
        body = data[here + CHUNK.size : here + CHUNK.size + length]
        here += CHUNK.size + length + CHECK_SUM.size
        if CHECK_SUM.unpack_from(data, here - CHECK_SUM.size) != (zlib.crc32(kind + body),):
            raise ValueError("a chunk is damaged")
        if kind == b"IDAT":
            picture.append(body)
        else:
            yield CHUNK.pack(length, kind) + body
    yield _unpacked(b"".join(picture), MOST_BYTES)


def _unpacked(packed: bytes, most: int) -> bytes:
    """One whole stream and nothing after it."""
    inflater = zlib.decompressobj()
    stream = inflater.decompress(packed, most + 1)
    if len(stream) > most or not inflater.eof or inflater.unused_data:
        raise ValueError("a stream is too long, cut off, or has something behind it")
    return stream
