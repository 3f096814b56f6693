"""Compiled games are the same games: every record equals that of the engine, move by move."""

from pathlib import Path
from random import Random

import pytest
from games import content_of

from generator.game.study import StudiedLayout
from generator.game.study import Study
from generator.games.distant_suns.play import playtest
from generator.games.distant_suns.play.playtest import DEALER
from generator.games.distant_suns.play.playtest import PLAYTEST
from generator.games.distant_suns.play.playtest import play_block
from generator.games.distant_suns.play.playtest import play_game
from generator.games.distant_suns.play.playtest import played_compiled

pytestmark = pytest.mark.slow

pytest.importorskip("numba")

import numpy as np  # noqa: E402

from generator.games.distant_suns.play.compiled import batch  # noqa: E402
from generator.games.distant_suns.play.compiled import streams  # noqa: E402

ALL = PLAYTEST.series(["random", "greedy", "rushers"], 12)


def study_of(layout: str, players: int, setup: str = "random") -> Study:
    return Study("distant-suns", "0", (StudiedLayout(layout, ""),), players, setup, f"compiled {layout}", ALL)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("layout", ["lantern", "twins", "spiral"])
def test_compiled_games_are_equal_to_those_of_the_engine(layout: str, players: int) -> None:
    study, content = study_of(layout, players), content_of(layout)
    for each in ALL:
        deals = DEALER.deals(content, study, each, range(12))
        compiled = played_compiled(content, deals)
        assert compiled is not None
        for record, deal in zip(compiled, deals, strict=True):
            expected = play_game(content, deal)
            assert record.steps == expected.steps
            assert record.scores == expected.scores
            assert record.by_round == expected.by_round
            assert (record.covered, record.arrivals) == (expected.covered, expected.arrivals)
            assert (record.setup, record.bots) == (expected.setup, expected.bots)


def test_a_large_study_is_compiled_and_counts_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    study, content = study_of("twins", 4, "all"), content_of("twins")
    plain = [play_block(content, study, block) for block in study.blocks]
    monkeypatch.setattr(playtest, "LARGE", 1)
    monkeypatch.setattr(playtest, "play_game", None)  # nobody may ask for the engine
    assert [play_block(content, study, block) for block in study.blocks] == plain


def test_streams_are_those_of_python() -> None:
    """Seeds of one to four words, and more of them than are mixed at once; as many numbers as there may be."""
    chance = Random(5)
    seeds = [0, 1, (1 << 32) - 1, 1 << 32, 1 << 64, (1 << 128) - 1]
    seeds += [chance.getrandbits(bits) for bits in (20, 32, 50, 64, 90, 96, 128) for _ in range(5)]
    numbers = np.zeros((len(seeds), streams.MOST_NUMBERS))
    streams.first_numbers(streams.keys_of(seeds), streams.make_desk(), numbers)
    for seed, row in zip(seeds, numbers.tolist(), strict=True):
        stream = Random(seed)
        assert row == [stream.random() for _ in row]


def test_what_was_compiled_from_other_sources_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The key under which compiled code is kept holds a stamp of all files it was made of."""
    before = batch._stamp()
    for file in Path(batch.__file__).parent.glob("*.py"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    monkeypatch.setattr(batch, "__file__", str(tmp_path / "batch.py"))
    assert batch._stamp() == before
    (tmp_path / "worth.py").write_text("other", encoding="utf-8")
    assert batch._stamp() != before
    assert before in [cell.cell_contents for cell in batch.play_games.py_func.__closure__]


@pytest.mark.parametrize("bot", ["planner", "greedy:forbid=worlds", "planner:budget=5"])
def test_bots_that_cannot_be_compiled_are_left_to_the_engine(bot: str) -> None:
    content = content_of("twins")
    deals = DEALER.deals(content, study_of("twins", 4), PLAYTEST.series([bot], 2)[0], range(2))
    assert played_compiled(content, deals) is None
