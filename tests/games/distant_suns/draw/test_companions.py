"""Rules and aids of a kit speak of what the kit has: the no-cut table or the control board, in every language."""

from functools import cache
from pathlib import Path

import pikepdf
import pytest
from command_line import plain
from command_line import run
from kit.kits import GAME
from prints import SHIPPED
from prints import setups_of
from readers import texts_in_scene

from generator import discover
from generator.desk.kits import kit_of
from generator.impose.page import Page
from generator.kit.kit_order import KitOrder
from generator.kit.kit_order import orders_of
from generator.pipeline import make

LANGUAGES = discover.language_ids()
OF_THE_BOARD = {  # beginnings of words that mean nothing to people with the no-cut table
    "en": ("module", "notch", "halves", "control board", "octagon"),
    "fr": ("module", "encoche", "moitié", "tableau de bord", "octogone"),
    "uk": ("модул", "виріз", "половин", "поле керування", "восьмикутник"),
    "ru": ("модул", "выем", "половин", "панель", "восьмиугольник"),
}
OF_THE_TABLE = {
    "en": ("no-cut", "initial", "cross"),
    "fr": ("sans découpe", "initiale", "croix"),
    "uk": ("без ножиць", "літер", "хрестик"),
    "ru": ("без ножниц", "букв", "крестик"),
}
TEMPLATES = {"en": "templates", "fr": "gabarits", "uk": "шаблони", "ru": "шаблоны"}


@cache
def pages(kit: str, component: str, language: str = "en") -> tuple[Page, ...]:
    """The pages of a component as they are in a kit."""
    game = discover.game(GAME)
    setups = setups_of(game, SHIPPED["lantern"], "DS-7KQ2-MK") * 12
    order = KitOrder(game, kit_of(game, kit), SHIPPED["lantern"], discover.papers()["a4"], "colour", language, setups)
    (wanted,) = (each for each in orders_of(order) if each.component.id == component)
    return make(wanted).document.pages


def said(kit: str, component: str, language: str = "en") -> str:
    return " ".join(text for page in pages(kit, component, language) for text in texts_in_scene(page.items)).lower()


def own_kit(folder: Path, *components: str) -> str:
    file = folder / "own.yaml"
    file.write_text("name: Own\nparts:\n" + "".join(f"  - component: {each}\n" for each in components))
    return str(file)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kit", "component"), [("none", "leaflet"), ("light", "leaflet"), ("tour", "leaflet"), ("light", "aid")]
)
def test_with_the_no_cut_table_nothing_is_said_of_the_board(kit: str, component: str, language: str) -> None:
    words = said(kit, component, language)
    assert [word for word in OF_THE_BOARD[language] if word in words] == []
    assert [word for word in OF_THE_TABLE[language][1:] if word not in words] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("component", ["leaflet", "aid"])
def test_with_the_board_nothing_is_said_of_the_table(component: str, language: str) -> None:
    words = said("full", component, language)
    assert [word for word in OF_THE_TABLE[language] if word in words] == []
    assert OF_THE_BOARD[language][-1] in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_templates_are_mentioned_where_there_are_some(language: str) -> None:
    mentions = {kit: TEMPLATES[language] in said(kit, "leaflet", language) for kit in ("none", "light", "full", "tour")}
    assert mentions == {"none": False, "light": True, "full": True, "tour": False}


@pytest.mark.parametrize("components", [("board", "table", "leaflet"), ("sheet", "leaflet")])
def test_a_kit_with_both_or_neither_gets_rules_for_both(components: tuple[str, ...], tmp_path: Path) -> None:
    words = said(own_kit(tmp_path, *components), "leaflet")
    assert all(word in words for word in (*OF_THE_BOARD["en"], *OF_THE_TABLE["en"]))


def test_a_kit_of_ones_own_gets_the_rules_of_its_parts(tmp_path: Path) -> None:
    words = said(own_kit(tmp_path, "sheet", "leaflet", "table"), "leaflet")
    assert "module" not in words and "initial" in words


@pytest.mark.parametrize("parts", [("table", "leaflet"), ("board", "leaflet")])
def test_a_kit_is_rebuilt_with_the_same_rules(parts: tuple[str, ...], tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert run("night", "--craft", own_kit(tmp_path, *parts), "--out", str(out)).exit_code == 0
    (file,) = out.glob("*.pdf")
    before = file.read_bytes()
    file.unlink()
    assert "byte for byte" in run("rebuild", str(out / "manifest.json")).stdout
    assert file.read_bytes() == before


def test_rules_are_printed_alone_for_a_kit_or_for_all_ways_to_play(tmp_path: Path) -> None:
    for craft in ((), ("--craft", "none"), ("--craft", "full")):
        words = ("print", "distant-suns", "leaflet", *craft, "--paper", "a4", "--lang", "en", "--out", str(tmp_path))
        assert run(*words).exit_code == 0
    files = {path.stem.removeprefix("distant-suns-leaflet-lantern-en-colour-a4") for path in tmp_path.iterdir()}
    assert files == {"", "-with-table", "-with-board-templates"}, "none overwrites another"
    for file in tmp_path.iterdir():
        with pikepdf.open(file) as pdf:
            assert len(pdf.pages) == 2


@pytest.mark.parametrize(
    ("component", "craft", "code", "answer"),
    [
        ("sheet", "none", 2, "--craft is for what differs between kits; 'sheet' is the same in all"),
        ("leaflet", "ful", 2, "did you mean 'full'"),
        ("leaflet", "nowhere.yaml", 1, "PC101"),
    ],
)
def test_a_kit_that_means_nothing_is_answered(
    component: str, craft: str, code: int, answer: str, tmp_path: Path
) -> None:
    ran = run("print", "distant-suns", component, "--craft", craft, "--out", str(tmp_path))
    assert ran.exit_code == code and answer in plain(ran.output)
    assert not list(tmp_path.iterdir())


def test_the_picture_is_of_what_lies_in_the_middle() -> None:
    rounds = {kit: said(kit, "leaflet").count("round 3") for kit in ("none", "light", "tour", "full")}
    assert rounds == {"none": 2, "light": 2, "tour": 2, "full": 0}, "circles of all rounds on both sides of the table"
