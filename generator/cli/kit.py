"""Kits on the command line: from what people wish to the files of a kit and the manifest beside them."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import typer

from generator import discover
from generator.cli.options import known
from generator.cli.options import language_for
from generator.cli.options import layout_file
from generator.cli.options import paper_for
from generator.cli.options import theme_for
from generator.cli.profiles import for_printer
from generator.cli.progress import progress_bar
from generator.cli.report import counted
from generator.cli.report import show_own_kit
from generator.cli.report import show_project
from generator.cli.report import show_sources
from generator.data import ENDINGS
from generator.data import FIGURES
from generator.discover import AnyGame
from generator.errors import FindingsError
from generator.kit.file import Kit
from generator.kit.file import load_kit
from generator.kit.make import MadeKit
from generator.kit.make import make_kit
from generator.kit.manifest import KITS
from generator.kit.manifest import LAYOUTS
from generator.kit.manifest import NAME
from generator.kit.manifest import KitRecord
from generator.kit.manifest import Manifest
from generator.kit.manifest import Wish
from generator.kit.manifest import as_json
from generator.kit.manifest import made_file
from generator.kit.manifest import read_manifest
from generator.kit.manifest import versions
from generator.kit.manifest import with_record
from generator.kit.order import KitOrder
from generator.kit.order import setups_needed
from generator.kit.order import stop_layouts
from generator.pipeline import choose
from generator.write import Format
from generator.write import Target
from generator.write import write
from generator.write.files import save


@dataclass(frozen=True)
class Written:
    """A kit on disk."""

    order: KitOrder
    made: MadeKit
    record: KitRecord
    file: Path


def kit_of(game: AnyGame, given: str) -> Kit:
    """A kit by name, shipped or of the project, or somebody's own file."""
    named = discover.kit_files(game)
    path = named.get(given) or Path(given)
    if given not in named and path.suffix.lower() not in ENDINGS and not path.exists():
        known("kit", given, named)
    papers, themes = tuple(discover.papers()), discover.theme_ids()
    names = {"component": discover.component_ids(game.id), "paper": papers, "theme": themes}
    loaded = load_kit(path, names, discover.variant_files(game))
    if loaded.value is None:
        raise FindingsError(loaded.findings)
    return loaded.value


def write_kit(game: AnyGame, wish: Wish, out: Path) -> Written:
    """Makes the kit of a wish and writes it, then its record into the manifest of the folder."""
    manifest = read_manifest(out / NAME) if (out / NAME).exists() else Manifest(kits=())
    order = _order(game, wish)
    made = make_kit(order)
    document = for_printer(made.document, wish.printer.profile() if wish.printer else None)
    name = f"{order.game.id}-night-{order.kit.path.stem}-{made.name}"
    with progress_bar("Writing pages") as progress:
        (file,) = write(document, Target(out, name, Format.PDF), progress)
    record = _record(wish, order, file, len(made.document.pages))
    save(out, {NAME: as_json(with_record(manifest, record))})
    return Written(order, made, record, file)


def _order(game: AnyGame, wish: Wish) -> KitOrder:
    kit, layout = kit_of(game, wish.kit), layout_file(game, wish.layout)
    needed = setups_needed(game, kit, wish.games)
    setups = choose(game, stop_layouts(kit, layout), needed, wish.code, wish.anyway) if needed else ()
    return KitOrder(
        game=game,
        kit=kit,
        layout=layout,
        paper=paper_for(wish.paper),
        theme=theme_for(wish.theme),
        language=language_for(wish.language),
        codes=tuple(setup.code for setup in setups),
        players=wish.players,
        games=wish.games,
        sides=wish.sides,
        has_long_marks=wish.has_long_marks,
        anyway=wish.anyway,
    )


def _record(wish: Wish, order: KitOrder, file: Path, pages: int) -> KitRecord:
    code = order.codes[0] if order.codes else ""
    return KitRecord(
        wish=wish.model_copy(update={"code": code, "kit": order.kit.path.stem, "layout": order.layout.stem}),
        codes=order.codes,
        own_files={name: path.read_text(encoding="utf-8") for name, path in _own_files(order).items()},
        made=(made_file(file.name, file.read_bytes(), pages),),
        made_with=versions(),
    )


def _own_files(order: KitOrder) -> dict[str, Path]:
    """Everything that people wrote themselves and that the kit was made from, by the name it is kept under."""
    game, kit = order.game, order.kit
    shelf = game.shelf
    shipped = {*shelf.shipped_files(game.variants).values(), *shelf.shipped_files("kits").values()}
    named = (kit.layouts[part.layout] for part in kit.file.parts if part.layout)
    layouts = (*(path for path in named if path not in kit.beside), order.layout)
    own = [path for path in layouts if path not in shipped]
    return {
        **{path.name: path for path in shelf.replaced()},
        **{f"{LAYOUTS}/{path.stem}.yaml": path for path in own},
        **(_cards(LAYOUTS, own) | _cards(KITS, kit.beside) if kit.bound else {}),
        **{f"{KITS}/{path.name}": path for path in kit.beside},
        **({f"{KITS}/{kit.path.stem}.yaml": kit.path} if kit.path not in shipped else {}),
    }


def _cards(kept: str, layouts: Iterable[Path]) -> dict[str, Path]:
    """Cards of figures beside layouts, which booklets quote."""
    cards = (path.with_name(f"{path.stem}{FIGURES}") for path in layouts)
    return {f"{kept}/{card.name}": card for card in cards if card.is_file()}


def show_kit(written: Written) -> None:
    """What the kit is, the file, and what to do with it."""
    order, made = written.order, written.made
    sheets = sum(entry.section.sheets for entry in made.entries)
    if order.kit.bound:
        show_project(order.game)
        stops = stop_layouts(order.kit, order.layout)
        typer.echo(f"{counted(len(stops), 'stop')}: {', '.join(path.stem for path in stops)}")
    else:
        show_sources(order.game, order.layout)
    show_own_kit(order.game, order.kit.path)
    if order.codes:
        typer.echo(f"Set-up: {', '.join(order.codes[: order.games])} (--code gives it again)")
    typer.echo(f"Paper {order.paper.name}, language {order.language}: --paper and --lang change them.")
    typer.echo(f"Wrote {written.file} ({counted(len(made.document.pages), 'page')})")
    typer.echo(f"Page 1 is the plan. Print the rest at 100 % (“actual size”), {counted(sheets, 'sheet')} of paper.")
    for entry in made.entries:
        if entry.is_booklet:
            typer.echo(f"Booklets: pages {entry.first} to {entry.last}, two-sided, turned on the short edge.")
