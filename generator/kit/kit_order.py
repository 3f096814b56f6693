"""Kit orders: a kit for so many people and games becomes one order for each of its parts."""

from dataclasses import dataclass
from pathlib import Path

from generator import discover
from generator.arrange.choose import as_file_name
from generator.discover import AnyComponent
from generator.discover import AnyGame
from generator.game.arranger import AnySetup
from generator.game.arranger import Arranger
from generator.game.component import Per
from generator.impose.paper import Paper
from generator.impose.run import Sides
from generator.kit.file import Kit
from generator.kit.file import PartFile
from generator.names import joined
from generator.names import name_part
from generator.pipeline.order import Order


@dataclass(frozen=True)
class KitOrder:
    """Who plays what, and how it is printed; there are as many set-ups as any part asks for."""

    game: AnyGame
    kit: Kit
    layout: Path
    paper: Paper
    theme: str
    language: str
    setups: tuple[AnySetup, ...]
    players: int = 4
    games: int = 1
    sides: Sides = Sides.FOLD
    has_long_marks: bool = False
    anyway: bool = False

    @property
    def codes(self) -> tuple[str, ...]:
        return tuple(setup.code for setup in self.setups)


def setups_needed(game: AnyGame, kit: Kit, games: int) -> int:
    """How many set-ups an order of the kit must have; none if nothing in it is about a set-up."""
    shown = [part.setups or games for part in _of_setups(game, kit)]
    wanted = [part.setups or 0 for part in kit.file.parts if discover.component(game.id, part.component).takes_setup]
    stops = len(kit.bound) if discover.answer(game.id, Arranger) else 0
    return max((*shown, *wanted, stops))


def _of_setups(game: AnyGame, kit: Kit) -> list[PartFile]:
    """The parts that show which set-ups there are to play with, such as tables and cards."""
    return [part for part in kit.file.parts if discover.component(game.id, part.component).per is Per.SETUP]


def stop_layouts(kit: Kit, layout: Path) -> tuple[Path, ...]:
    """The layout of each stop of the kit's booklet, else the one that all of it is about."""
    return tuple(kit.layouts[part.layout] if part.layout else layout for part in kit.bound) or (layout,)


def companions_of(component: AnyComponent, kit: Kit) -> frozenset[str]:
    """What there is in the kit of all that the component depends on."""
    return component.depends_on & {part.component for part in kit.file.parts}


def orders_of(order: KitOrder) -> tuple[Order, ...]:
    """What to print, in the order of the kit file."""
    return tuple(_order(order, part) for part in order.kit.file.parts)


def file_name(order: KitOrder, printer: str = "") -> str:
    """All that tells one kit from another, so that none overwrites another; usual values go without saying."""
    kit, game, layout = order.kit, order.game, name_part(order.layout.stem)
    is_said = not kit.bound or layout != game.default_layout  # the stops of a booklet have layouts of their own
    name = [game.id, "night", name_part(kit.path.stem), *([layout] if is_said else [])]
    name += [order.language, order.theme, order.paper.id, f"{order.players}-players"]
    name += [f"{order.games}-games"] if order.games != (len(kit.bound) or 1) else []
    name += [as_file_name(code) for code in order.codes[:1]]
    name += [order.sides.value] if order.sides is not Sides.FOLD else []
    name += ["long-marks"] if order.has_long_marks else []
    name += [f"printer-{name_part(printer)}"] if printer else []
    return joined(*name)


def _order(order: KitOrder, part: PartFile) -> Order:
    component = discover.component(order.game.id, part.component)
    setups = _setups(order, part, component)
    return Order(
        game=order.game,
        component=component,
        layout=order.kit.layouts[part.layout] if part.layout else order.layout,
        paper=discover.papers()[part.paper] if part.paper else order.paper,
        theme=part.theme or order.theme,
        language=order.language,
        copies=order.players if part.is_bound else part.copies or _copies(component.per, order, len(setups)),
        per_page=part.per_page,
        anyway=order.anyway,
        sides=part.sides or order.sides,
        has_long_marks=order.has_long_marks,
        setups=setups,
        is_bound=part.is_bound,
        companions=companions_of(component, order.kit),
    )


def _setups(order: KitOrder, part: PartFile, component: AnyComponent) -> tuple[AnySetup, ...]:
    """What the part shows; one that only takes a set-up gets it where nobody can play with another."""
    if component.per is Per.SETUP or (component.takes_setup and part.setups):
        return order.setups[: part.setups or order.games]
    if not component.takes_setup:
        return ()
    if part.is_bound:
        stop = next(index for index, stop in enumerate(order.kit.bound) if stop is part)
        return order.setups[stop : stop + 1]
    is_certain = part.copies is None and not order.kit.bound and _has_one_for_each_game(order)
    return order.setups[: order.games] if is_certain else ()


def _has_one_for_each_game(order: KitOrder) -> bool:
    """Whoever has more set-ups than games chooses among them, and nobody knows beforehand which."""
    return {part.setups or order.games for part in _of_setups(order.game, order.kit)} == {order.games}


def _copies(per: Per, order: KitOrder, setups: int) -> int:
    match per:
        case Per.BOX | Per.SETUP:
            return 1
        case Per.PLAYER:
            return order.players
        case Per.PLAY:
            return order.players * (1 if setups else order.games)
