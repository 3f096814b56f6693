"""The words of leaflet and aid: none is forgotten, and what people asked about is said in every language."""

from functools import cache

import pytest
from prints import component_order
from prints import look_of
from readers import texts_in_scene

from generator import discover
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.draw.leaflet_parts.facts import facts
from generator.games.distant_suns.draw.leaflet_parts.pictures import shortened_by
from generator.pipeline import make
from generator.pipeline.order import Order
from generator.pipeline.prepare import prepare

GAME = "distant-suns"
LANGUAGES = discover.language_ids()
WAYS = (frozenset[str](), frozenset({"table"}), frozenset({"board"}))
SEAT_1 = {
    "en": "seat 1 is the youngest player",
    "fr": "la place 1 est celle du plus jeune",
    "uk": "місце 1 — наймолодший гравець",
    "ru": "место 1 — самый младший игрок",
}
CLOCKWISE = {"en": "clockwise", "fr": "sens horaire", "uk": "за годинниковою стрілкою", "ru": "по часовой стрелке"}
OTHER_WORDS = {"uk": ("покри", "пази", "пазів"), "ru": ("паз", "крест "), "en": (), "fr": ()}  # than those of the game


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
        "mark": shortened_by(1),
    }
    pages = [printed(component, language, way) for way in WAYS]
    for key in (key for key in look.texts if key.startswith(f"{component}.") and not key.endswith(".line")):
        words = _tight(look.words(key, **facts(content), **names))
        assert any(words in page for page in pages), key


@pytest.mark.parametrize("component", ["leaflet", "aid"])
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_who_begins_and_who_has_the_first_seat(component: str, way: frozenset[str], language: str) -> None:
    page = printed(component, language, way).lower()
    assert _tight(SEAT_1[language]) in page and _tight(CLOCKWISE[language]) in page


@pytest.mark.parametrize("component", ["leaflet", "aid"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_is_used_for_one_thing(component: str, language: str) -> None:
    texts = look_of("colour", language).texts
    ours = " ".join(words for key, words in texts.items() if key.startswith(f"{component}.")).lower()
    assert [word for word in OTHER_WORDS[language] if word in ours] == []
