"""Names of files: readable, legal on every system, and never the same for two things that are called differently."""

from pathlib import Path

import pytest

from generator.names import is_file_name
from generator.names import joined
from generator.names import name_part

FINE = ["lantern", "my-comet", "Comet", "комета", "Ліхтар_2", "彗星", "हिन्दी", "v1.2"]
ODD = ["a b", "a:b", "a/b", "a\\b", "a*b", "a?b", "a|b", 'a"b', "a<b", "a\tb", "a\x1bb", "a\udcffb", "a b ", "-a-b"]
ODDER = ["", ".", "..", "/../..", "con", "CON", "nul.x", "COM1", "щ" * 200, "x" * 300, "x" * 301, "e\u0301", "🚀", "🛰"]
ILLEGAL = set('<>:"/\\|?*') | {chr(code) for code in range(32)}


@pytest.mark.parametrize("text", FINE)
def test_a_name_that_every_system_allows_stays_as_it_is(text: str) -> None:
    assert name_part(text) == text


def test_different_names_stay_different_and_legal() -> None:
    parts = {text: name_part(text) for text in (*FINE, *ODD, *ODDER)}
    assert len(set(parts.values())) == len(parts)
    for part in parts.values():
        assert part and is_file_name(part) and not ILLEGAL & set(part) and len(part.encode()) <= 60
        assert part.split(".")[0].lower() not in ("con", "nul", "com1") and not part.endswith((".", " ", "-"))
        assert name_part(part) == part


@pytest.mark.parametrize(("text", "readable"), [("a b", "a-b-"), ("a:b", "a-b-"), ("Моя комета!", "Моя-комета-")])
def test_what_is_not_legal_stays_readable(text: str, readable: str) -> None:
    assert name_part(text).startswith(readable) and len(name_part(text)) == len(readable) + 6


def test_a_name_of_many_parts_fits_into_any_folder(tmp_path: Path) -> None:
    one, other = (joined(*["щ" * 30] * 9, last) for last in ("one", "other"))
    assert one != other
    for name in (one, other):
        (tmp_path / f"{name}-100.svg").write_bytes(b"")


@pytest.mark.parametrize("text", ["", ".", "..", "a/b", "/a", "a\\b", "c:a", "../a", "a\nb", "a\x00b", "\x1b[1m"])
def test_what_leads_elsewhere_is_no_name_of_a_file(text: str) -> None:
    assert not is_file_name(text)
