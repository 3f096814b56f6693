"""Kits on the command line: from what people wish to the files of a kit and the manifest beside them."""

from collections.abc import Iterable
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from generator import discover
from generator.cli.kinds import KIT
from generator.cli.kinds import refuse_other_kinds
from generator.cli.options import file_or_named
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
from generator.cli.say import say
from generator.data import FIGURES
from generator.discover import AnyGame
from generator.errors import FindingsError
from generator.errors import OutputError
from generator.findings import Finding
from generator.kit.file import Kit
from generator.kit.file import load_kit
from generator.kit.kit_order import KitOrder
from generator.kit.kit_order import file_name
from generator.kit.kit_order import setups_needed
from generator.kit.kit_order import stop_layouts
from generator.kit.make import MadeKit
from generator.kit.make import make_kit
from generator.kit.manifest import KITS
from generator.kit.manifest import LARGEST_KIB
from generator.kit.manifest import LAYOUTS
from generator.kit.manifest import NAME
from generator.kit.manifest import KitRecord
from generator.kit.manifest import KitWish
from generator.kit.manifest import MadeFile
from generator.kit.manifest import as_json
from generator.kit.manifest import made_file
from generator.kit.manifest import manifest_in
from generator.kit.manifest import versions
from generator.kit.manifest import with_record
from generator.load.file_text import read_text
from generator.names import is_file_name
from generator.names import name_part
from generator.pipeline.setups import choose
from generator.write.files import save_after
from generator.write.pdf import pdf


@dataclass(frozen=True)
class ReadyKit:
    """A kit that only needs to be written; its record knows under which name."""

    order: KitOrder
    made: MadeKit
    record: KitRecord
    content: bytes


def kit_of(game: AnyGame, given: str) -> Kit:
    """A kit by name, shipped or of the project, or somebody's own file."""
    named = game.kits
    path = file_or_named("kit", given, named)
    if path not in named.values():
        refuse_other_kinds(game, path, KIT)
    papers, themes = tuple(discover.papers()), discover.theme_ids()
    names = {"component": discover.component_ids(game.id), "paper": papers, "theme": themes}
    loaded = load_kit(path, names, game.layouts)
    if loaded.value is None:
        raise FindingsError(loaded.findings)
    return loaded.value


def ready_kit(game: AnyGame, wish: KitWish, name: str = "") -> ReadyKit:
    """Makes the kit of a wish; without a name it gets one that tells it from the kits of other wishes."""
    order = _order(game, wish)
    made = make_kit(order)
    document = for_printer(made.document, wish.printer.profile() if wish.printer else None)
    with progress_bar("Writing pages") as progress:
        content = pdf(document, progress)
    named = name or f"{file_name(order, wish.printer.name if wish.printer else '')}.pdf"
    file = made_file(named, content, len(document.pages))
    return ReadyKit(order, made, _record(wish, order, file), content)


def write_kits(kits: Sequence[ReadyKit], out: Path) -> tuple[Path, ...]:
    """Writes the kits and their records in the manifest of the folder, all together or nothing."""

    def contents() -> dict[str, bytes]:
        manifest = manifest_in(out)
        for kit in kits:
            manifest = with_record(manifest, kit.record)
        written = as_json(manifest)
        if len(written) > LARGEST_KIB * 1024:
            raise OutputError(f"{out / NAME} has no room for another kit. Choose another folder with --out.")
        return {**{kit.record.name: kit.content for kit in kits}, NAME: written}

    return save_after(out, contents)[:-1]


def _order(game: AnyGame, wish: KitWish) -> KitOrder:
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
        setups=setups,
        players=wish.players,
        games=wish.games,
        sides=wish.sides,
        has_long_marks=wish.has_long_marks,
        anyway=wish.anyway,
    )


def _record(wish: KitWish, order: KitOrder, file: MadeFile) -> KitRecord:
    named = {"kit": _kept_name(order.kit.path), "layout": _kept_name(order.layout)}
    return KitRecord(
        wish=wish.model_copy(update={"code": order.codes[0] if order.codes else "", **named}),
        codes=order.codes,
        own_files={name: _text(path) for name, path in _own_files(order).items()},
        made=(file,),
        made_with=versions(),
    )


def _own_files(order: KitOrder) -> dict[str, Path]:
    """Everything that people wrote themselves and that the kit was made from, by the name it is kept under."""
    game, kit = order.game, order.kit
    shelf = game.shelf
    shipped = {*game.shipped_layouts.values(), *shelf.shipped_files("kits").values()}
    named = (kit.layouts[part.layout] for part in kit.file.parts if part.layout)
    layouts = (*(path for path in named if path not in kit.beside), order.layout)
    own = [path for path in layouts if path not in shipped]
    return {
        **{path.name: path for path in shelf.replaced()},
        **{f"{LAYOUTS}/{_kept_name(path)}.yaml": path for path in own},
        **(_cards(LAYOUTS, own) | _cards(KITS, kit.beside) if kit.bound else {}),
        **{f"{KITS}/{path.name}": path for path in kit.beside},
        **({f"{KITS}/{_kept_name(kit.path)}.yaml": kit.path} if kit.path not in shipped else {}),
    }


def _kept_name(path: Path) -> str:
    """What a file is called in a manifest: as it is, if every system can have a file of that name."""
    return path.stem if is_file_name(f"{path.stem}.yaml") else name_part(path.stem)


def _text(path: Path) -> str:
    text = read_text(path)
    if isinstance(text, Finding):
        raise FindingsError((text,))
    return text


def _cards(kept: str, layouts: Iterable[Path]) -> dict[str, Path]:
    """Cards of figures beside layouts, which booklets quote."""
    cards = {_kept_name(path): path.with_name(f"{path.stem}{FIGURES}") for path in layouts}
    return {f"{kept}/{name}{FIGURES}": card for name, card in cards.items() if card.is_file()}


def show_kit(kit: ReadyKit, file: Path) -> None:
    """The file, what to do with it, and what it was made from."""
    order, made = kit.order, kit.made
    sheets = sum(entry.section.sheets for entry in made.entries)
    say(f"Wrote {file} ({counted(len(made.document.pages), 'page')})")
    say(f"Page 1 is the plan. Print the rest at 100 % (“actual size”), {counted(sheets, 'sheet')} of paper.")
    for entry in made.entries:
        if entry.is_booklet:
            say(f"Booklets: pages {entry.first} to {entry.last}, two-sided, turned on the short edge.")
    if order.kit.bound:
        show_project(order.game)
        stops = stop_layouts(order.kit, order.layout)
        say(f"{counted(len(stops), 'stop')}: {', '.join(path.stem for path in stops)}")
    else:
        show_sources(order.game, order.layout)
    show_own_kit(order.game, order.kit.path)
    if order.codes:
        say(f"Set-up: {', '.join(order.codes[: order.games])} (--code gives it again)")
    say(f"Paper {order.paper.name}, language {order.language}: --paper and --lang change them.")
