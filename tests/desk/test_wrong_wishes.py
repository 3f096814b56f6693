"""Wrong wishes: the error has the choices in it, so that any front door can show them its own way."""

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest
import typer

from generator import discover
from generator.desk.checks import CheckWish
from generator.desk.checks import check_plan
from generator.desk.cuts import CutWish
from generator.desk.cuts import machine_for
from generator.desk.explanations import section_of
from generator.desk.inventions import InventionWish
from generator.desk.inventions import invention
from generator.desk.names import game_of
from generator.desk.names import one_of
from generator.desk.nights import NightWish
from generator.desk.nights import night_plan
from generator.desk.places import home
from generator.desk.printers import PrinterWish
from generator.desk.printers import changed_printers
from generator.desk.prints import PrintWish
from generator.desk.prints import order_for
from generator.desk.projects import schema_of
from generator.desk.setups import SetupWish
from generator.desk.setups import setups_for
from generator.desk.studies import StudyWish
from generator.desk.studies import study_plan
from generator.errors import UnknownNameError
from generator.errors import UsageError
from generator.write import Format

GAME = "distant-suns"
SHEET = (GAME, "sheet")
WRONG_NAMES = [
    (lambda: order_for(PrintWish("distant-sun", "sheet")), "game", "distant-suns"),
    (lambda: order_for(PrintWish(GAME, "shet")), "component", "sheet"),
    (lambda: order_for(PrintWish(*SHEET, "lantren")), "layout", "lantern"),
    (lambda: order_for(PrintWish(*SHEET, paper="a44")), "paper", "a4"),
    (lambda: order_for(PrintWish(*SHEET, theme="color")), "theme", "colour"),
    (lambda: order_for(PrintWish(*SHEET, language="ua")), "language", None),
    (lambda: order_for(PrintWish(GAME, "leaflet", kit="lite")), "kit", "light"),
    (lambda: night_plan(NightWish(GAME, kit="ful")), "kit", "full"),
    (lambda: machine_for(CutWish("lazer")), "machine", "laser"),
    (lambda: schema_of(GAME, "layouts"), "kind of file", "layout"),
    (lambda: check_plan(CheckWish(("twin",))), "layout", "twins"),
    (lambda: study_plan(StudyWish(GAME, players=9)), "number of players", None),
    (lambda: one_of(Format, "pfd"), "word", "pdf"),
]


@pytest.mark.parametrize(("wanted", "kind", "likely"), WRONG_NAMES)
def test_a_wrong_name_comes_with_the_choices_and_the_likely_one(
    wanted: Callable[[], object], kind: str, likely: str | None
) -> None:
    with pytest.raises(UnknownNameError) as wrong:
        wanted()
    error = wrong.value
    assert (error.kind, error.likely) == (kind, likely)
    assert error.choices and (likely is None or likely in error.choices)
    assert error.name in str(error) and all(choice in str(error) for choice in error.choices)


def test_a_code_that_there_is_not_comes_with_all_there_are() -> None:
    with pytest.raises(UnknownNameError, match="papercosmos explain lists them all") as wrong:
        section_of("pc1000")
    assert wrong.value.likely == "PC100" and len(wrong.value.choices) > 100
    assert section_of("pc100").title == "another kind of file"


def test_a_name_in_letters_of_another_alphabet_is_recognised() -> None:
    with pytest.raises(UnknownNameError) as wrong:
        order_for(PrintWish(*SHEET, paper="а4"))
    assert wrong.value.likely == "a4"


def test_the_error_comes_through_from_another_process() -> None:
    with pytest.raises(UnknownNameError) as wrong:
        order_for(PrintWish(*SHEET, paper="a44"))
    copy = pickle.loads(pickle.dumps(wrong.value))
    assert (str(copy), vars(copy)) == (str(wrong.value), vars(wrong.value))


@pytest.mark.parametrize(
    ("wanted", "field"),
    [
        (lambda: order_for(PrintWish(*SHEET, copies=0)), "copies"),
        (lambda: order_for(PrintWish(*SHEET, copies=10**9)), "copies"),
        (lambda: order_for(PrintWish(*SHEET, per_page=3)), "per_page"),
        (lambda: order_for(PrintWish(*SHEET, cell_size=float("nan"))), "cell_size"),
        (lambda: order_for(PrintWish(*SHEET, clearance=float("inf"))), "clearance"),
        (lambda: night_plan(NightWish(GAME, games=101)), "games"),
        (lambda: setups_for(SetupWish(GAME, count=501)), "count"),
        (lambda: check_plan(CheckWish(("lantern",), budget=-1.0)), "budget"),
        (lambda: check_plan(CheckWish(("lantern",), games=1)), "games"),
        (lambda: study_plan(StudyWish(GAME, games=10**12)), "games"),
        (lambda: invention(InventionWish(GAME, count=0)), "count"),
        (lambda: changed_printers(PrinterWish("study", width=3.0)), "width"),
        (lambda: changed_printers(PrinterWish("study", up=30.0)), "up"),
    ],
)
def test_a_number_out_of_its_limits_is_refused_with_its_field(wanted: Callable[[], object], field: str) -> None:
    with pytest.raises(UsageError) as wrong:
        wanted()
    assert wrong.value.about == field


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (lambda: order_for(PrintWish(GAME, "leaflet", code="DS-7KQ2-MK")), "--code is for components of a set-up"),
        (lambda: order_for(PrintWish(*SHEET, "lantern", cell_size=17)), "give one of them"),
        (lambda: night_plan(NightWish(GAME, players=9)), "distant-suns is for 2 to 4 players, not 9"),
        (lambda: machine_for(CutWish(kerf=0.1)), "--kerf is for machines that cut"),
        (lambda: invention(InventionWish(GAME, time="soon")), "--time is a number with s, m or h"),
        (lambda: invention(InventionWish(GAME, sectors="many")), "--sectors is a range"),
        (lambda: study_plan(StudyWish(GAME, bots=("oracle",))), "there is no bot 'oracle'"),
    ],
)
def test_what_does_not_go_together_is_refused_in_a_sentence(wanted: Callable[[], object], said: str) -> None:
    with pytest.raises(UsageError) as wrong:
        wanted()
    assert said in str(wrong.value)


def test_former_words_are_understood_and_offered_to_nobody() -> None:
    assert invention(InventionWish(GAME, "Sheets", jobs="1")).what == "layouts"
    with pytest.raises(UnknownNameError) as wrong:
        invention(InventionWish(GAME, "seets"))
    assert wrong.value.choices == ("layouts", "shapes")


def test_the_home_of_printer_profiles_is_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PAPERCOSMOS_HOME")
    for folder in (None, "/somewhere"):
        monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
        if folder:
            monkeypatch.setenv("XDG_CONFIG_HOME", folder)
        assert home() == Path(typer.get_app_dir("papercosmos"))


def test_examples_for_developers_can_be_named_and_are_offered_to_nobody() -> None:
    assert game_of("smallest").is_example
    with pytest.raises(UnknownNameError) as wrong:
        game_of("smalest")
    assert wrong.value.choices == discover.offered_game_ids()
