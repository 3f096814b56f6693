"""Whatever a file holds, loading gives content or findings, and no other exception."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st

from generator.data import layouts_of
from generator.findings import as_text
from generator.findings import has_errors
from generator.games.distant_suns import GAME

SHIPPED = layouts_of("distant-suns")
LANTERN = (SHIPPED / "layouts" / "lantern.yaml").read_text(encoding="utf-8")
PIECES = (
    "\t",
    " ",
    "  ",
    ":",
    ": ",
    "- ",
    "|",
    ">",
    "'",
    '"',
    "[",
    "]",
    "{",
    "}",
    "#",
    "&a",
    "*a",
    "!",
    "<<",
    "---\n",
    "\n",
)
MORE = (
    "S",
    "W",
    "é",
    "\u2028",
    "\0",
    "\ufeff",
    "🚀",
    "0x",
    "9" * 30,
    "~",
    "null",
    "no",
    ".nan",
    "%",
    "@",
    "\\",
    "?",
    ",",
)

quick = settings(max_examples=600, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzz") / "sheet.yaml"


def assert_answered(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    loaded = GAME.load(file)
    assert (loaded.value is None) == has_errors(loaded.findings)
    for finding in loaded.findings:
        as_text(finding).encode("utf-8")
        assert finding.span is None or (finding.span.line >= 1 and finding.span.column >= 1)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """The shipped sheet after a few slips of the hand: cut, doubled, inserted or replaced text and lines."""
    text = LANTERN
    for _ in range(draw(st.integers(1, 5))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 6)))
        piece = draw(st.sampled_from(PIECES + MORE) | st.text(max_size=4))
        text = text[:start] + draw(st.sampled_from(["", piece, text[start:end] * 2])) + text[end:]
    return text


@st.composite
def shuffled_lines(draw: st.DrawFn) -> str:
    lines = LANTERN.split("\n")
    for _ in range(draw(st.integers(1, 4))):
        source, target = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
        lines[target : target + draw(st.integers(0, 1))] = [draw(st.sampled_from(["", " ", "  "])) + lines[source]]
    return "\n".join(lines)


@quick
@given(st.binary(max_size=200))
def test_any_bytes_are_answered(file: Path, content: bytes) -> None:
    assert_answered(file, content)


@quick
@given(st.text(max_size=200) | st.lists(st.sampled_from(PIECES + MORE), max_size=40).map("".join))
def test_any_text_is_answered(file: Path, text: str) -> None:
    assert_answered(file, text.encode("utf-8", "surrogatepass"))


@quick
@given(mutated())
def test_any_slip_in_the_shipped_sheet_is_answered(file: Path, text: str) -> None:
    assert_answered(file, text.encode("utf-8", "surrogatepass"))


@quick
@given(shuffled_lines())
def test_any_order_of_its_lines_is_answered(file: Path, text: str) -> None:
    assert_answered(file, text.encode("utf-8"))
