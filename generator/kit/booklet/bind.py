"""Bind: the bound parts of a kit become one booklet for each player."""

from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import replace

from generator import discover
from generator.check import check_scenes
from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.errors import FindingsError
from generator.errors import passed
from generator.figures import figures_of
from generator.findings import Finding
from generator.findings import Span
from generator.game.component import Per
from generator.game.emblem import Emblem
from generator.geometry.point import Size
from generator.impose.booklet import PER_LEAF
from generator.impose.booklet import impose_booklet
from generator.impose.booklet import plan_booklet
from generator.kit.booklet.cover import BookCover
from generator.kit.booklet.cover import draw_cover
from generator.kit.booklet.leaf import body_of
from generator.kit.booklet.leaf import with_foot
from generator.kit.booklet.others import draw_last
from generator.kit.booklet.others import draw_notes
from generator.kit.booklet.season import draw_seasons
from generator.kit.booklet.stop import Stop
from generator.kit.booklet.stop import picture_of
from generator.kit.booklet.stops import draw_stops
from generator.kit.kit_order import KitOrder
from generator.pipeline.draw import draw
from generator.pipeline.order import Order
from generator.pipeline.values import Drawn
from generator.pipeline.values import Prepared
from generator.pipeline.values import Section


def bind_booklet(order: KitOrder, parts: Sequence[tuple[Order, Prepared]]) -> tuple[Section, tuple[Stop, ...]]:
    """The booklets as one section, and their stops; FindingsError if something cannot be bound."""
    page = plan_booklet(order.paper).lower.size
    places = [place for place, part in zip(order.kit.places, order.kit.file.parts, strict=True) if part.is_bound]
    drawn = [
        _drawn(part, body_of(page), prepared, place) for (part, prepared), place in zip(parts, places, strict=True)
    ]
    stops = tuple(_stops(order, parts, drawn))
    content, look = drawn[0].content, drawn[0].look
    scenes = tuple(_pages(order, stops, look, page))
    findings = passed(check_scenes(scenes, content, look))
    pages = impose_booklet(scenes, order.paper, order.players, look, "booklet")
    warnings = (*(finding for each in drawn for finding in each.findings), *findings)
    return Section(parts[0][0], content, look, scenes, pages, warnings), stops


def _drawn(part: Order, room: Size, prepared: Prepared, place: Span) -> Drawn:
    """One lengthwise page that is the same for every set-up; nothing else has a place in a booklet."""
    component = part.component
    is_fit = not component.is_portrait and component.per is not Per.SETUP
    drawn = draw(part, prepared, room) if is_fit else None
    if drawn is None or len(drawn.scenes) != 1 or drawn.scenes[0].cut:
        message = f"{component.id!r} cannot be bound: it is not one lengthwise page, the same in all games"
        help = "remove 'is_bound' from the part, and it is printed beside the booklet"
        raise FindingsError((Finding("PC313", message, place, help=help),))
    return drawn


def _stops(order: KitOrder, parts: Sequence[tuple[Order, Prepared]], drawn: Sequence[Drawn]) -> Iterator[Stop]:
    emblem, group = discover.answer(order.game.id, Emblem), 0
    words = [words for words, part in zip(order.kit.headings, order.kit.file.parts, strict=True) if part.is_bound]
    heading = ""
    for index, ((part, _), each) in enumerate(zip(parts, drawn, strict=True)):
        if words[index].wordings:
            heading, group = words[index].in_language(order.language), group + 1
        (scene,) = each.scenes
        yield Stop(
            number=index + 1,
            group=group,
            heading=heading,
            title=each.content.title(order.language),
            places=each.content.places,
            setup=order.setups[index].code if index < len(order.setups) else "",
            card=figures_of(order.game, part.layout, each.content),
            page=scene,
            picture=emblem.draw(each.content, each.look) if emblem else picture_of(scene, f"stop-{index + 1}"),
        )


def _pages(order: KitOrder, stops: Sequence[Stop], look: Look, page: Size) -> Iterator[Scene]:
    """All pages in the order of reading, with notes where the last leaf would have empty ones."""
    body, title = body_of(page), order.kit.name.in_language(order.language)
    cover = BookCover(look.words("game.title"), title, look.words("booklet.below", stops=len(stops)))
    inner = [
        *((scene, "") for scene in draw_stops(stops, look, body)),
        *((stop.page, " · ".join(filter(None, (stop.named(look), stop.setup)))) for stop in stops),
        *((scene, "") for scene in draw_seasons(stops, order.players, look, body)),
    ]
    notes = -(len(inner) + 2) % PER_LEAF
    inner += [(draw_notes(look, body), "")] * notes
    yield draw_cover(cover, stops, look, page)
    for number, (scene, words) in enumerate(inner, start=2):
        named = scene if words else replace(scene, caption=f"{title} · {scene.caption}")
        numbered = " · ".join(filter(None, (words, look.words("booklet.page", page=number))))
        yield with_foot(named, page, numbered, look)
    yield draw_last(look.words("booklet.credit"), look, page)
