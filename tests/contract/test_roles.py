"""The same questions to every game, for each role that it answers: what people do with the answer works."""

import pickle
from functools import cache
from importlib import import_module
from math import inf
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest
from prints import ROOT
from prints import look_of
from prints import setups_of

from generator import discover
from generator import game as contracts
from generator.arrange.choose import arranged
from generator.arrange.code import further_code
from generator.check.budget import USUAL
from generator.check.examine import examine
from generator.data import Written
from generator.discover import AnyGame
from generator.draw.scene import Symbol
from generator.findings import has_errors
from generator.game.answer import Verdict
from generator.game.arranger import Arranger
from generator.game.assembly import Assembly
from generator.game.emblem import Emblem
from generator.game.examiner import Examined
from generator.game.examiner import Examiner
from generator.game.inventor import Difficulty
from generator.game.inventor import Inventor
from generator.game.inventor import LayoutWishes
from generator.game.metric import Metric
from generator.game.playtest import Playtest
from generator.game.role import Role
from generator.game.study import StudiedLayout
from generator.game.study import Study
from generator.game.written_game import Scorer
from generator.pipeline.examined import finished_sheets
from generator.pipeline.examined import report
from generator.play.conduct import concluded

LANGUAGES = discover.language_ids()
MODULES = [import_module(f"{contracts.__name__}.{module.name}") for module in iter_modules(contracts.__path__)]
CONTRACTS = [value for module in MODULES for value in vars(module).values() if isinstance(value, type)]
ROLES = {each.ROLE.id: each for each in CONTRACTS if isinstance(getattr(each, "ROLE", None), Role)}
SINGLE = {id: contract for id, contract in ROLES.items() if id not in ("component", "check", "file")}


def games_with(contract: Any) -> list[str]:
    return [id for id in discover.game_ids() if discover.answer(id, contract)]


def content_of(game: AnyGame) -> Any:
    return game.load(game.layouts[game.default_layout]).usable()


@cache
def examined(id: str) -> tuple[Examined, ...]:
    """The default layout under examination, as `check` does it."""
    study = discover.needed(id, Examiner).study(content_of(discover.game(id)), USUAL, inf)
    return examine(discover.checks(id), study, lambda title: None)


@pytest.mark.parametrize("id", ROLES)
def test_a_contract_shows_how_it_is_answered(id: str) -> None:
    constant = ROLES[id].ROLE.constant
    assert f"{constant} = " in (ROLES[id].__doc__ or "") or id == "check", "an example in its docstring"
    assert ROLES[id].ROLE.lacking


@pytest.mark.parametrize("id", SINGLE)
def test_the_smallest_game_answers_every_role(id: str) -> None:
    assert isinstance(discover.answer("smallest", SINGLE[id]), SINGLE[id])
    assert discover.checks("smallest")


@pytest.mark.parametrize("id", discover.game_ids())
def test_an_answer_is_of_its_contract(id: str) -> None:
    for contract in SINGLE.values():
        found = discover.answer(id, contract)
        assert found is None or isinstance(found, contract)


def test_games_are_told_apart_by_their_initials() -> None:
    initials = [discover.game(id).initials for id in discover.game_ids()]
    assert len(set(initials)) == len(initials) and all(len(each) == 2 and each.isupper() for each in initials)


@pytest.mark.parametrize("id", games_with(Arranger))
def test_a_code_means_one_set_up_and_its_description_means_the_same(id: str) -> None:
    game, arranger = discover.game(id), discover.needed(id, Arranger)
    content = content_of(game)
    for number in range(20):
        code = further_code(game.initials, "contract", number)
        one, again = arranger.arrange(content, code), arranger.arrange(content, code)
        assert one == again and one.code == code and one.has_short_code
        described = arranged(arranger, game.initials, content, one.description)
        assert described.setup == one.setup and described.code == described.description == one.description
        assert all(arranger.told(one, look_of("colour", language, id)) for language in LANGUAGES)


@pytest.mark.parametrize("id", games_with(Arranger))
def test_set_ups_of_the_default_layout_can_be_played(id: str) -> None:
    game, arranger = discover.game(id), discover.needed(id, Arranger)
    (setup,) = setups_of(game, game.layouts[game.default_layout], further_code(game.initials, "contract", 1))
    assert arranger.faults(setup) == ()


@pytest.mark.parametrize("id", games_with(Examiner))
def test_the_default_layout_has_no_findings_and_something_is_proved(id: str) -> None:
    answers = [answer for each in examined(id) for answer in each.answers]
    assert {answer.verdict for answer in answers} == {Verdict.PROVED}


@pytest.mark.parametrize("id", games_with(Examiner))
def test_an_examination_can_be_looked_at(id: str) -> None:
    game = discover.game(id)
    made = report(game, content_of(game), examined(id), discover.papers()["a4"])
    assert made.pages and made.title


@pytest.mark.parametrize("id", [id for id in games_with(Scorer) if discover.answer(id, Examiner)])
def test_a_witness_can_be_written_down_and_is_a_game_without_faults(id: str, tmp_path: Path) -> None:
    game, file = discover.game(id), tmp_path / "witness.yaml"
    study = discover.needed(id, Examiner).study(content_of(game), USUAL, inf)
    witness = next(answer.witness for each in examined(id) for answer in each.answers if answer.witness)
    file.write_text(study.written(witness, game.default_layout, "# A witness."), encoding="utf-8")
    scored = discover.needed(id, Scorer).score(game, file)
    assert scored.game is not None and not has_errors(scored.findings)
    for language in LANGUAGES:
        look = look_of("colour", language, id)
        assert scored.game.scores(look).players
        assert finished_sheets(scored.game, look, discover.papers()["letter"]).pages


@pytest.mark.parametrize("id", games_with(Playtest))
def test_quick_bots_play_and_every_metric_has_a_code_of_the_game(id: str) -> None:
    game, playtest = discover.game(id), discover.needed(id, Playtest)
    content = content_of(game)
    layouts = (StudiedLayout(content.layout_id, playtest.fingerprint(content)),)
    series = playtest.series(playtest.simple, 4)
    study = Study(id, "0", layouts, max(playtest.players), "random", "contract", series)
    finished = {block.number: playtest.play_block(content, study, block) for block in study.blocks}
    again = {block.number: playtest.play_block(content, study, block) for block in study.blocks}
    assert finished == again
    assert concluded(study, finished, (content,), playtest).layouts[0].series
    assert pickle.loads(pickle.dumps(playtest)).bots == playtest.bots, "it is sent to other processes"
    metrics = playtest.metrics().values()
    assert all(isinstance(each, Metric) and each.code.startswith(game.initials) for each in metrics)
    assert {*playtest.simple, *playtest.one_idea, *filter(None, [playtest.wise])} <= {*playtest.bots}


@pytest.mark.parametrize("id", games_with(Inventor))
def test_an_invention_comes_again_from_its_seed_and_reads_as_it_was_written(id: str) -> None:
    game, inventor = discover.game(id), discover.needed(id, Inventor)
    base, wishes = content_of(game), LayoutWishes(inventor.usual, Difficulty.NORMAL)
    proposed = (inventor.propose(base, wishes, None, "contract", number) for number in range(50))
    number, one = next((number, each) for number, each in enumerate(proposed) if each)
    assert inventor.propose(base, wishes, None, "contract", number) == one
    assert inventor.difference(one, one) == 0 < inventor.difference(one, base) <= 1
    assert inventor.sizes[0] <= inventor.size(one) <= inventor.sizes[1]
    read = game.load(Written(f"{one.layout_id}.yaml", inventor.text(one, "A note."))).usable()
    assert read.code == one.code


@pytest.mark.parametrize("id", discover.game_ids())
def test_small_pictures_have_names_of_their_own(id: str) -> None:
    look, game = look_of("colour", "en", id), discover.game(id)
    emblem, assembly = discover.answer(id, Emblem), discover.answer(id, Assembly)
    contents = [game.load(file).usable() for file in game.layouts.values()]
    emblems = [emblem.draw(content, look) for content in contents] if emblem else []
    assert all(isinstance(each, Symbol) for each in emblems) and len({each.name for each in emblems}) == len(emblems)
    if assembly:
        assert assembly.component in discover.component_ids(id)
        assert isinstance(assembly.draw(contents[0], look), Symbol)


def test_shared_code_spells_no_path_inside_a_game() -> None:
    for file in (ROOT / "generator").rglob("*.py"):
        if "games" not in file.parts:
            assert "generator.games." not in file.read_text(encoding="utf-8").replace('f"generator.games.{', ""), file
