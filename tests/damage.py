"""Damage: what becomes of a file on a bad disk, in a careless editor, or in the hands of somebody who means harm.

Works on every kind of file: a place in it is cut, doubled or overwritten; where the file is JSON, some value in it is
exchanged for one that has no business there; lines with a checksum get a new one that is right.
"""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any
from zlib import crc32

PIECES = (
    *(b"\x00", b"\xff\xfe", b"\xed\xa0\x80", b"\x1b[31m", b"\n", b"\t", b"\r", b" ", b"  ", b"\xef\xbb\xbf"),
    *(b'"', b"'", b"{", b"}", b"[", b"]", b":", b": ", b",", b"- ", b"|", b"&a", b"*a", b"!", b"<<", b"#", b"---\n"),
    *(b"NaN", b"Infinity", b"-Infinity", b"1e999", b"9" * 400, b"9" * 5000, b"-1", b"0", b"null", b"true", b"~"),
    *(b"[" * 3000, b'{"a":' * 3000, b"x" * 3000, "щ".encode() * 300, b"../../", b"/etc/passwd", b"\\u0000", b"\\ud800"),
)
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 3, 10**9, 10**18, 10**40, -(10**9), 0.5, 1e-300, 1e300),
    *(float("nan"), float("inf"), float("-inf")),
    *(
        "",
        " ",
        "/../..",
        "../evil",
        "/etc/passwd",
        "/etc/passwd.yaml",
        "..",
        "con",
        "a\\b",
        "\x1b[31m",
        "\x00",
        "::error",
    ),
    *("x" * 5000, "щ" * 300, "nobody", "1", "lantern", "manifest.json", ".hidden", "-"),
    *([], {}, [[]], [None], {"a": 1}, ["x"] * 1000, {str(number): number for number in range(300)}),
)
CHECKED_LINE = re.compile(rb"[0-9a-f]{8} (\{.*\})")


def damaged(data: bytes, random: Random) -> bytes:
    """The file after one to three mishaps; the same random numbers give the same damage."""
    for _ in range(random.randint(1, 3)):
        data = random.choice((_scratched, _exchanged, _exchanged))(data, random)
    return data


def _scratched(data: bytes, random: Random) -> bytes:
    """A place that was lost, doubled, or overwritten; sometimes all that follows is gone."""
    start = random.randint(0, len(data))
    end = min(len(data), start + random.choice((0, 1, 1, 4, 20, 200)))
    between = random.choice((b"", random.choice(PIECES), data[start:end] * 2, random.randbytes(3)))
    return data[:start] + between + (data[end:] if random.random() < 0.9 else b"")


def _exchanged(data: bytes, random: Random) -> bytes:
    """Another value somewhere in JSON, or in a line of it that keeps a checksum; other files are scratched."""
    lines = data.split(b"\n")
    checked = [number for number, line in enumerate(lines) if CHECKED_LINE.fullmatch(line)]
    if checked:
        number = random.choice(checked)
        text = _with_another_value(lines[number][9:], random)
        lines[number] = b"%08x " % crc32(text) + text
        return b"\n".join(lines)
    return _with_another_value(data, random)


def _with_another_value(data: bytes, random: Random) -> bytes:
    try:
        value = json.loads(data)
    except (ValueError, RecursionError):
        return _scratched(data, random)
    places = list(_places(value))
    if not places:
        return json.dumps(random.choice(VALUES)).encode()
    inside, key = random.choice(places)
    match random.choice(("value", "value", "value", "gone", "more", "number")):
        case "value":
            inside[key] = random.choice(VALUES)
        case "number" if isinstance(inside[key], int | float):
            inside[key] = inside[key] * random.choice((-1, 0, 2, 10**6, 10**12))
        case "gone":
            del inside[key]
        case _ if isinstance(inside, dict):
            inside[random.choice(("", "../evil.yaml", "more", "layouts/x.yaml", str(key) * 2))] = random.choice(VALUES)
        case _:
            inside.append(inside[key])
    return json.dumps(value).encode()


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every list and block of keys in there, with every place in it."""
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in list(entries):
        yield value, key
        yield from _places(each)
