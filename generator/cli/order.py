"""Orders: from names people type to files that are written."""

from dataclasses import replace
from pathlib import Path

import typer

from generator import discover
from generator.cli.options import game_of
from generator.cli.options import known
from generator.cli.options import language_for
from generator.cli.options import layout_file
from generator.cli.options import paper_for
from generator.cli.options import theme_for
from generator.cli.profiles import chosen_profile
from generator.cli.profiles import for_printer
from generator.cli.progress import progress_bar
from generator.cli.report import show_files
from generator.cli.report import show_findings
from generator.cli.say import say
from generator.game.component import Per
from generator.pipeline import make
from generator.pipeline.order import Order
from generator.pipeline.setups import choose
from generator.values import dataclass
from generator.write import Target
from generator.write import write

MOST_COPIES = 1000


@dataclass(frozen=True, slots=True)
class Choice:
    """What people choose by name; '' where they leave it to us. `data` is the project folder they name."""

    layout: str
    paper: str
    theme: str
    language: str
    anyway: bool = False
    data: Path | None = None


def order_for(game: str, component: str, choice: Choice) -> Order:
    """One copy of a component; those of a set-up get theirs from `with_setups`."""
    found = game_of(game, choice.data)
    return Order(
        game=found,
        component=discover.component(found.id, known("component", component, discover.component_ids(found.id))),
        layout=layout_file(found, choice.layout),
        paper=paper_for(choice.paper),
        theme=theme_for(choice.theme),
        language=language_for(choice.language),
        anyway=choice.anyway,
    )


def with_setups(order: Order, typed: str, wanted: int = 1) -> Order:
    """With the set-up of a code, or a new one if the component is nothing without; with others that follow it."""
    if order.component.per is Per.SETUP or (typed and order.component.takes_setup):
        setups = choose(order.game, (order.layout,), wanted, typed, order.anyway)
        return replace(order, setups=setups)
    if typed:
        raise typer.BadParameter(f"--code is for components of a set-up; {order.component.id!r} is the same in all")
    return order


def with_kit(order: Order, name: str) -> Order:
    """For people who have that kit, if the component depends on what they have."""
    if not name:
        return order
    if not order.component.depends_on:
        raise typer.BadParameter(f"--craft is for what differs between kits; {order.component.id!r} is the same in all")
    from generator.cli.kit import kit_of  # what printing does without
    from generator.kit.kit_order import companions_of

    return replace(order, companions=companions_of(order.component, kit_of(order.game, name)))


def run(order: Order, target: Target, printer: str, open_: bool) -> None:
    profile = chosen_profile(printer)
    made = make(order)
    show_findings(made.findings)
    document = for_printer(made.document, profile)
    target = replace(target, name=f"{order.game.id}-{target.name}-{made.name}")
    with progress_bar("Writing pages") as progress:
        files = write(document, target, progress)
    show_files(files, made.section, target.format)
    if open_:
        launch(files[0])


def launch(file: Path) -> None:
    """Shows a file in the program that people use for it."""
    if typer.launch(str(file)):
        say(f"No program was found to open {file.name}.", err=True)
