"""Whatever slips into a written game, it is answered with findings and, where possible, with scores."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st
from played import greedily
from played import played
from prints import OF_GAME
from prints import look_of

from generator.findings import as_text
from generator.game.component import Frame
from generator.games.distant_suns import GAME
from generator.games.distant_suns.written.finished import Finished
from generator.games.distant_suns.written.scorer import score_written
from generator.games.distant_suns.written.text import transcript_text
from generator.geometry.point import Size

GAMES = OF_GAME / "samples" / "games"
LAYOUT = GAMES / "layouts" / "small.yaml"
SMALL = played(LAYOUT, 2, 1, greedily)
TEXTS = (
    transcript_text(SMALL.board, SMALL.transcript),
    (GAMES / "without-history.yaml").read_text(encoding="utf-8").replace("layouts/small.yaml", str(LAYOUT)),
)
PIECES = (
    *("\t", " ", "  ", ":", ": ", "- ", "|", "'", '"', "[", "]", "{", "}", "#", "&a", "<<", "---\n", "\n", ","),
    *("S", "W", "é", "\0", "🚀", "9" * 30, "~", "null", "0", "1", "7", "a", "f", "g", ".", "-", "moon", "black-hole"),
    *("turns: []\n", "near", "I", "VIII", "IX", "first", "drawn: {}\n", "worlds: {I: first}\n"),
)
quick = settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("slips") / "game.yaml"


def assert_answered(file: Path, text: str) -> None:
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    result = score_written(GAME, file)
    assert result.game or result.findings
    for finding in result.findings:
        as_text(finding).encode("utf-8")
        assert finding.span is None or (finding.span.line >= 1 and finding.span.column >= 1)
    if isinstance(result.game, Finished):
        look = look_of("colour")
        assert len(result.game.scores(look).players) == len(result.game.players)
        assert len(result.game.draw(look, Frame(Size(281, 185), may_shrink=False))) == len(result.game.players)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A written game after a few slips of the hand: cut, doubled, inserted or replaced text."""
    text = draw(st.sampled_from(TEXTS))
    for _ in range(draw(st.integers(1, 5))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 6)))
        piece = draw(st.sampled_from(PIECES) | st.text(max_size=4))
        text = text[:start] + draw(st.sampled_from(["", piece, text[start:end] * 2])) + text[end:]
    return text


@st.composite
def shuffled_lines(draw: st.DrawFn) -> str:
    lines = draw(st.sampled_from(TEXTS)).split("\n")
    for _ in range(draw(st.integers(1, 4))):
        source, target = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
        lines[target : target + draw(st.integers(0, 1))] = [lines[source]]
    return "\n".join(lines)


@quick
@given(mutated())
def test_any_slip_is_answered(file: Path, text: str) -> None:
    assert_answered(file, text)


@quick
@given(shuffled_lines())
def test_any_order_of_its_lines_is_answered(file: Path, text: str) -> None:
    assert_answered(file, text)


@pytest.mark.parametrize("text", TEXTS, ids=["with turns", "without turns"])
def test_any_wrong_signs_on_the_sheets_are_answered_and_scored(file: Path, text: str) -> None:
    """Signs moved about on the sectors keep the picture whole, so that every game is replayed to its end."""
    chance = Random(7)
    for _ in range(60):
        lines = text.split("\n")
        rows = [number for number, line in enumerate(lines) if line.startswith("      ") and ":" not in line]
        for number in chance.sample(rows, 4):
            signs = [place for place, sign in enumerate(lines[number]) if sign in "123456789abc."]
            row = list(lines[number])
            for place in chance.sample(signs, min(2, len(signs))):
                row[place] = chance.choice("123456789abc.")
            lines[number] = "".join(row)
        assert_answered(file, "\n".join(lines))


def test_modules_anywhere_are_answered(file: Path) -> None:
    """Faults of modules are told, and none is told of a turn that could have been."""
    chance = Random(3)
    for _ in range(40):
        lines = TEXTS[0].split("\n")
        turns = [number for number, line in enumerate(lines) if line.startswith("  - {side")]
        for number in chance.sample(turns, 3):
            lines[number] = chance.choice([lines[chance.choice(turns)], lines[number].replace("near", "far"), "  - {}"])
        assert_answered(file, "\n".join(lines))
