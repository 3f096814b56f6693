"""Set-ups that are chosen can be played: all their shapes open, and all five missions score in one game.

PAPERCOSMOS_DEEP=1 asks this of ten thousand set-ups on every layout we ship.
"""

import os
from functools import cache

import pytest
from prints import EACH_SHIPPED
from prints import OF_GAME
from prints import SHIPPED
from suns import ARRANGER
from suns import CONTENT
from suns import GAME
from suns import MANY_CODES

from generator import discover
from generator.arrange.choose import IN_VAIN
from generator.arrange.choose import choose_setups
from generator.errors import FindingsError
from generator.game.answer import Verdict
from generator.game.arranger import Arranged
from generator.game.arranger import Arranger
from generator.games.distant_suns.arrange.arranger import arrange
from generator.games.distant_suns.arrange.arranger import faults
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.proof.examination import Examination
from generator.games.distant_suns.proof.setups import all_missions_score
from generator.pipeline.setups import choose

STEP = 1 if os.environ.get("PAPERCOSMOS_DEEP") == "1" else 80
BROKEN = OF_GAME / "broken"


@cache
def broken(name: str) -> Content:
    content = GAME.load(BROKEN / f"{name}.yaml").value
    assert content is not None
    return content


def chosen(content: Content, wanted: int = 1, typed: str = "") -> list[str]:
    return [each.code for each in choose_setups(ARRANGER, GAME.initials, (content,), wanted, typed)]


@pytest.mark.parametrize("layout", EACH_SHIPPED)
def test_all_set_ups_of_shipped_layouts_can_be_played(layout: str) -> None:
    content = GAME.load(SHIPPED[layout]).value
    assert content is not None
    unplayable = [code for code in MANY_CODES[::STEP] if faults(arrange(content, code))]
    assert unplayable == []


def test_a_proof_is_a_game_with_the_tiles_in_their_very_slots() -> None:
    study = Examination(CONTENT, budget=0)
    for code in MANY_CODES[::500]:
        setup = arrange(CONTENT, code).setup
        reached = all_missions_score(study, setup)
        assert reached.verdict is Verdict.PROVED and reached.witness is not None
        assert reached.witness.setup.tiles == setup.tiles
        (drawn, _) = study.referee.replay(reached.witness)
        pairs = zip(setup.missions, setup.tiles, strict=True)
        assert all(study.referee.count(drawn, mission, tile) for mission, tile in pairs)


def test_set_ups_with_a_shape_that_cannot_open_are_passed_over() -> None:
    content = broken("start-where-the-saucer-does-not-fit")
    for code in chosen(content, wanted=30, typed=chosen(content)[0]):
        assert "saucer" not in arrange(content, code).setup.tiles


def test_a_code_that_cannot_be_played_is_answered_with_the_reason_and_a_way_out() -> None:
    content = broken("start-where-the-saucer-does-not-fit")
    code = next(code for code in MANY_CODES if "saucer" in arrange(content, code).setup.tiles)
    with pytest.raises(FindingsError) as stopped:
        chosen(content, typed=code)
    (finding,) = stopped.value.findings
    assert finding.code == "DS168" and "saucer" in finding.message and finding.span and finding.help
    assert "--anyway" in stopped.value.hint


def test_on_a_layout_without_aliens_no_set_up_is_found() -> None:
    with pytest.raises(FindingsError) as stopped:
        chosen(broken("no-aliens"))
    assert [finding.code for finding in stopped.value.findings] == ["PC404", "DS169"]
    assert str(IN_VAIN) in stopped.value.findings[0].message


def test_what_could_not_be_shown_is_refused_as_an_error() -> None:
    content = broken("treasures-behind-an-arc")
    verdicts = {finding.severity.value for code in MANY_CODES[:5] for finding in faults(arrange(content, code))}
    assert verdicts == {"error"}


def test_the_same_question_gets_the_same_answer() -> None:
    content = broken("one-alien")
    codes = MANY_CODES[:20]
    first = [faults(arrange(content, code)) for code in codes]
    assert first == [faults(arrange(content, code)) for code in reversed(codes)][::-1]
    assert any(first) and not all(first)


def test_a_batch_is_repeated_from_its_first_code_and_longer_ones_begin_alike() -> None:
    content = broken("one-alien")
    first = chosen(content)[0]
    batch = chosen(content, 6, first)
    assert batch[0] == first and len(set(batch)) == 6
    assert chosen(content, 6, first.lower()) == batch and chosen(content, 4, first) == batch[:4]
    setups = [arrange(content, code).setup for code in batch]
    assert all(one != other for index, one in enumerate(setups) for other in setups[:index])


def test_a_batch_may_begin_with_a_description() -> None:
    described = arrange(CONTENT, MANY_CODES[7]).description
    batch = chosen(CONTENT, 3, described)
    assert batch[0] == described and batch == chosen(CONTENT, 3, described)


def test_equal_set_ups_are_in_a_batch_only_once() -> None:
    """With three set-ups in all, a batch of three has each of them, and a fourth is not to be had."""
    few: Arranger[str, int] = Arranger(
        arrange=lambda content, code: Arranged(content, sum(code.encode()) % 3, code, f"SG:{code}"),
        read=lambda content, typed: Arranged(content, 0, typed, typed),
        faults=lambda arranged: (),
        told=lambda arranged, look: "",
    )
    assert {each.setup for each in choose_setups(few, "SG", ("content",), 3)} == {0, 1, 2}
    with pytest.raises(FindingsError, match="none was found that is new"):
        choose_setups(few, "SG", ("content",), 4)


@pytest.mark.parametrize("layout", EACH_SHIPPED)
def test_nothing_is_searched_for_layouts_we_ship(layout: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("generator.games.distant_suns.proof.setups.setup_faults", lambda *_: pytest.fail("searched"))
    assert len(choose(discover.game(GAME.id), (SHIPPED[layout],), 20)) == 20
