"""Kits on the command line: from what people wish to the files of a kit and the manifest beside them."""

from dataclasses import dataclass
from pathlib import Path

import typer

from generator import discover
from generator.cli.options import game_of
from generator.cli.options import known
from generator.cli.options import language_for
from generator.cli.options import layout_file
from generator.cli.options import paper_for
from generator.cli.options import theme_for
from generator.cli.profiles import for_printer
from generator.cli.progress import progress_bar
from generator.cli.report import counted
from generator.discover import AnyGame
from generator.errors import FindingsError
from generator.kit.file import Kit
from generator.kit.file import load_kit
from generator.kit.make import MadeKit
from generator.kit.make import make_kit
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
    """A shipped kit by name, or somebody's own file."""
    shipped = discover.kit_files(game)
    path = shipped.get(given) or Path(given)
    if given not in shipped and path.suffix.lower() not in (".yaml", ".yml") and not path.exists():
        known("kit", given, shipped)
    papers, themes = tuple(discover.papers()), discover.theme_ids()
    loaded = load_kit(path, {"component": discover.component_ids(game.id), "paper": papers, "theme": themes})
    if loaded.value is None:
        raise FindingsError(loaded.findings)
    return loaded.value


def write_kit(wish: Wish, out: Path) -> Written:
    """Makes the kit of a wish and writes it, then its record into the manifest of the folder."""
    manifest = read_manifest(out / NAME) if (out / NAME).exists() else Manifest(kits=())
    order = _order(wish)
    made = make_kit(order)
    document = for_printer(made.document, wish.printer.profile() if wish.printer else None)
    name = f"{order.game.id}-night-{order.kit.path.stem}-{made.name}"
    with progress_bar("Writing pages") as progress:
        (file,) = write(document, Target(out, name, Format.PDF), progress)
    record = _record(wish, order, file, len(made.document.pages))
    save(out, {NAME: as_json(with_record(manifest, record))})
    return Written(order, made, record, file)


def _order(wish: Wish) -> KitOrder:
    game = game_of(wish.game)
    kit, layout = kit_of(game, wish.kit), layout_file(game, wish.layout)
    needed = setups_needed(game, kit, wish.games)
    setups = choose(game, layout, needed, wish.code, wish.anyway) if needed else ()
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
    shipped = {*discover.kit_files(order.game).values(), *discover.variant_files(order.game).values()}
    named = {path: path.stem if path in shipped else path.name for path in (order.kit.path, order.layout)}
    settled = {"code": order.codes[0] if order.codes else "", "kit": named[order.kit.path]}
    return KitRecord(
        wish=wish.model_copy(update={**settled, "layout": named[order.layout]}),
        codes=order.codes,
        own_files={path.name: path.read_text(encoding="utf-8") for path in named if path not in shipped},
        made=(made_file(file, pages),),
        made_with=versions(),
    )


def show_kit(written: Written) -> None:
    """What the kit is, the file, and what to do with it."""
    order, made = written.order, written.made
    sheets = sum(entry.sheets for entry in made.entries)
    typer.echo(f"Layout: {order.layout}")
    if order.codes:
        typer.echo(f"Set-up: {', '.join(order.codes[: order.games])} (--code gives it again)")
    typer.echo(f"Paper {order.paper.name}, language {order.language}: --paper and --lang change them.")
    typer.echo(f"Wrote {written.file} ({counted(len(made.document.pages), 'page')})")
    typer.echo(f"Page 1 is the plan. Print the rest at 100 % (“actual size”), {counted(sheets, 'sheet')} of paper.")
