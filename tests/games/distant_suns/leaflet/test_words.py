"""The words of leaflet and aid: none is forgotten, and what people asked about is said in every language."""

from functools import cache

import pytest
from prints import component_order
from prints import look_of
from readers import texts_in_scene

from generator import discover
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.leaflet.facts import facts
from generator.order import Order
from generator.pipeline import make
from generator.pipeline import prepare

GAME = "distant-suns"
LANGUAGES = discover.language_ids()
WAYS = (frozenset[str](), frozenset({"table"}), frozenset({"board"}))
YOUNGEST = {"en": "youngest", "fr": "plus jeune", "uk": "наймолодший", "ru": "младший"}
SEAT_1 = {"en": "eat 1 is the youngest", "fr": "a place 1 est celle du plus jeune", "uk": "ісце 1 — наймолодший"}
SEAT_1 |= {"ru": "есто 1 — самый младший"}
CLOCKWISE = {"en": "clockwise", "fr": "sens horaire", "uk": "за годинниковою стрілкою", "ru": "по часовой стрелке"}
ONCE_WORDS = {"uk": ("покри", "пази", "пазів"), "ru": ("паз", "крест "), "en": (), "fr": ()}


def order(component: str, language: str, companions: frozenset[str]) -> Order:
    wanted = component_order(GAME, component)
    return Order(wanted.game, wanted.component, wanted.layout, wanted.paper, "colour", language, companions=companions)


@cache
def printed(component: str, language: str, companions: frozenset[str]) -> str:
    """All that is printed, without spaces: lines are broken where they are broken."""
    pages = make(order(component, language, companions & discover.component(GAME, component).depends_on)).document.pages
    return _tight(" ".join(text for page in pages for text in texts_in_scene(page.items)))


def _tight(words: str) -> str:
    return "".join(words.replace("*", "").split())


@pytest.mark.parametrize("component", ["leaflet", "aid"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_printed_somewhere(component: str, language: str) -> None:
    look = look_of("colour", language)
    content = prepare(component_order(GAME, "leaflet")).content
    assert isinstance(content, Content)
    names = {
        "game": look.words("game.title"),
        "first": look.words("setup.first"),
        "component": look.words(f"component.{component}"),
    }
    pages = [printed(component, language, way) for way in WAYS]
    for key in (key for key in look.texts if key.startswith(f"{component}.") and not key.endswith(".line")):
        words = _tight(look.words(key, **facts(content), **names))
        assert any(words in page for page in pages), key


@pytest.mark.parametrize("component", ["leaflet", "aid"])
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_begins_is_said_once_and_for_all(component: str, way: frozenset[str], language: str) -> None:
    page = printed(component, language, way)
    for words in (YOUNGEST[language], SEAT_1[language], CLOCKWISE[language]):
        assert _tight(words) in page


@pytest.mark.parametrize("component", ["leaflet", "aid"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_is_used_for_one_thing(component: str, language: str) -> None:
    texts = look_of("colour", language).texts
    ours = " ".join(words for key, words in texts.items() if key.startswith(f"{component}.")).lower()
    assert [word for word in ONCE_WORDS[language] if word in ours] == []
