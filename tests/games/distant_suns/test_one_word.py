"""One word for one thing in every language: those of the published editions, and the game's title among them."""

import re

import pytest
from prints import SHIPPED
from prints import look_of

from generator import discover

GAME = discover.game("distant-suns")
TITLES = {"en": "Distant Suns", "fr": "Distant Suns", "uk": "Далекі зорі", "ru": "Дальние звёзды"}
COUNTS = {"en": "Count", "fr": "Nombre", "uk": "Кількість", "ru": "Количество раз"}
OTHER_WORDS = {
    "en": "",
    "fr": r"(?<!le )\bmondes?\b|\w'\w",  # worlds are «confins»; and apostrophes are curved
    "uk": r"\bне?покри|\bпаз(и|ів)?\b|\b[Пп]ідготов[кц]|[Дд]алек(ий|і) світ|Distant|\w'\w",
    "ru": r"\bпаз(ы|ов)?\b|\bкрест\b|\b[Пп]одготовк|[Дд]алёк(ий|ие) мир|Distant",
}


def texts(language: str) -> list[str]:
    """All words of the language, and what the layouts say of themselves in it."""
    look = look_of("colour", language)
    contents = [GAME.load(file).value for file in SHIPPED.values()]
    named = [text for each in contents if each for text in (each.title(language), each.summary(language))]
    return [*look.texts.values(), *named]


@pytest.mark.parametrize("language", discover.language_ids())
def test_nothing_is_called_by_another_word(language: str) -> None:
    if OTHER_WORDS[language]:
        assert [text for text in texts(language) if re.search(OTHER_WORDS[language], text)] == []


@pytest.mark.parametrize("language", discover.language_ids())
def test_the_game_has_its_published_title_and_counts_their_word(language: str) -> None:
    look = look_of("colour", language)
    assert (look.words("game.title"), look.words("sheet.count")) == (TITLES[language], COUNTS[language])


@pytest.mark.parametrize("language", discover.language_ids())
def test_the_set_up_has_one_name(language: str) -> None:
    """On cards, on the plan, in the rules and in booklets."""
    look = look_of("colour", language)
    name = look.words("setup.heading")
    assert look.words("leaflet.setup") == look.words("booklet.setup") == name
    assert look.words("plan.setups", codes="").startswith(name)
    assert name.lower()[:-1] in look.words("component.setup-card").lower()


@pytest.mark.parametrize("language", discover.language_ids())
def test_each_shape_and_mission_has_words_and_missions_a_symbol(language: str) -> None:
    content, look = GAME.load(SHIPPED["lantern"]).value, look_of("colour", language)
    assert content
    shapes = [shape.id for shape in (*content.shapes, content.black_hole)]
    assert [id for id in shapes if f"shape.{id}" not in look.texts] == []
    assert [id for id in content.missions if f"mission.{id}" not in look.texts] == []
    assert [id for id in content.missions if id not in look.symbols] == []
