"""Which set-up the sheets of a kit are for: the one that its game is played with, and none where nobody can know."""

from pathlib import Path

import pytest
from command_line import run
from kit.kits import kit
from readers import texts_in_scene

from generator import discover
from generator.arrange.choose import arranged
from generator.draw.scene import Use
from generator.draw.scene import walk
from generator.game.arranger import Arranger
from generator.impose.page import Page
from generator.kit.make import MadeKit
from generator.pipeline.order import Order

GAME = discover.game("distant-suns")
KITS = {
    "copies": "name: Mine\nparts:\n  - component: table\n  - component: sheet\n    copies: 3\n",
    "cards": "name: Mine\nparts:\n  - component: setup-card\n    setups: 2\n  - component: sheet\n",
    "both": "name: Mine\nparts:\n  - component: setup-card\n    setups: 2\n  - component: sheet\n    setups: 2\n",
    "sheets": "name: Mine\nparts:\n  - component: sheet\n",
}


def sheets(made: MadeKit) -> list[tuple[Order, Page]]:
    entries = [entry.section for entry in made.entries if entry.section.order.component.id == "sheet"]
    return [(section.order, page) for section in entries for page in section.pages]


def code_on(page: Page) -> str:
    said = [text for text in texts_in_scene(page.items) if text.startswith("Set-up ")]
    return said[0].removeprefix("Set-up ") if said else ""


def shapes_on(page: Page) -> list[str]:
    names = [placed.item.symbol.name for placed in walk(page.items) if isinstance(placed.item, Use)]
    return [name.removeprefix("symbol-").removesuffix("-ghost") for name in names if name.endswith("-ghost")]


def shapes_of(code: str) -> list[str]:
    """In the order in which the sheet lists the missions."""
    content = GAME.load(GAME.layouts["lantern"]).value
    setup = arranged(discover.needed(GAME.id, Arranger), GAME.initials, content, code).setup
    tiles = dict(zip(setup.missions, setup.tiles, strict=True))
    return [tiles[mission] for mission in content.missions]


def codes_of(made: MadeKit) -> tuple[str, ...]:
    order = next(entry.section.order for entry in made.entries if entry.section.order.component.id == "table")
    return tuple(setup.code for setup in order.setups)


@pytest.mark.parametrize("name", ["none", "light"])
@pytest.mark.parametrize("games", [1, 2, 3])
def test_each_player_gets_a_sheet_for_the_set_up_of_each_game(name: str, games: int) -> None:
    made = kit(name=name, players=3, games=games)
    found = [code_on(page) for _, page in sheets(made)]
    assert len(codes_of(made)) == games
    assert sorted(found) == sorted(codes_of(made) * 3)
    assert all(shapes_on(page) == shapes_of(code_on(page)) for _, page in sheets(made))


def test_whoever_draws_a_card_from_nine_gets_sheets_without_a_set_up() -> None:
    made = kit(name="full", players=2, games=2)
    assert [code_on(page) for _, page in sheets(made)] == [""] * 4
    assert not any(shapes_on(page) for _, page in sheets(made))


def test_every_stop_of_a_booklet_has_the_shapes_of_its_own_set_up() -> None:
    made = kit(name="tour", players=2, games=12)
    codes = codes_of(made)
    found = {text for _, page in sheets(made) for text in texts_in_scene(page.items) if text.startswith("Set-up DS-")}
    assert found == {f"Set-up {code}" for code in codes} and len(codes) == 12
    marks = sum(len(shapes_on(page)) for _, page in sheets(made))
    assert marks == 2 * 12 * 5, "five missions on each of twelve sheets, in two booklets"


@pytest.mark.parametrize(
    ("name", "games", "expected"),
    [("copies", 1, ["", "", ""]), ("cards", 1, ["", ""]), ("sheets", 2, [""] * 4)],
)
def test_a_kit_of_ones_own_has_no_set_up_on_sheets_where_it_is_not_certain(
    name: str, games: int, expected: list[str], tmp_path: Path
) -> None:
    assert [code_on(page) for _, page in sheets(own_kit(name, games, tmp_path))] == expected


def test_sheets_of_ones_own_kit_are_for_as_many_set_ups_as_it_says(tmp_path: Path) -> None:
    made = own_kit("both", 1, tmp_path)
    cards = next(entry.section.order for entry in made.entries if entry.section.order.component.id == "setup-card")
    assert sorted(code_on(page) for _, page in sheets(made)) == sorted([setup.code for setup in cards.setups] * 2)


def own_kit(name: str, games: int, folder: Path) -> MadeKit:
    file = folder / f"{name}.yaml"
    file.write_text(KITS[name], encoding="utf-8")
    return kit(name=str(file), players=2, games=games)


def test_a_kit_with_shapes_on_its_sheets_is_rebuilt_to_the_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("night", "--players", "2", "--games", "2", "--code", "DS-7KQ2-MK", "--lang", "en").exit_code == 0
    again = run("rebuild", "output/manifest.json", "--out", "again")
    (one,), (two,) = Path("output").glob("*.pdf"), Path("again").glob("*.pdf")
    assert again.exit_code == 0 and one.read_bytes() == two.read_bytes()


def test_print_makes_the_sheet_of_a_code_under_a_name_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ("print", "distant-suns", "sheet", "--lang", "en", "--paper", "a4")
    assert run(*command).exit_code == 0 and run(*command, "--code", "ds7kq2mk").exit_code == 0
    names = sorted(path.name for path in Path("output").glob("*.pdf"))
    assert names == [
        "distant-suns-sheet-lantern-en-colour-a4-ds-7kq2-mk.pdf",
        "distant-suns-sheet-lantern-en-colour-a4.pdf",
    ]
    refused = run(*command[:2], "board", "--code", "DS-7KQ2-MK")
    assert refused.exit_code == 2 and "is the same in" in " ".join(refused.output.split())
