"""Kits: from a settled wish to the file of a kit and its record, and the folder where kits lie with their manifest."""

from collections.abc import Sequence
from pathlib import Path

from generator import discover
from generator.desk.kinds import KIT
from generator.desk.kinds import refuse_other_kinds
from generator.desk.kit_records import record_of
from generator.desk.names import file_or_named
from generator.desk.names import language_for
from generator.desk.names import layout_of
from generator.desk.names import paper_for
from generator.desk.names import theme_for
from generator.desk.ready import ReadyPages
from generator.desk.ready import ready_pages
from generator.discover import AnyGame
from generator.errors import OutputError
from generator.kit.file import Kit
from generator.kit.file import load_kit
from generator.kit.kit_order import KitOrder
from generator.kit.kit_order import file_name
from generator.kit.kit_order import setups_needed
from generator.kit.kit_order import stop_layouts
from generator.kit.make import MadeKit
from generator.kit.make import make_kit
from generator.kit.manifest import LARGEST_KIB
from generator.kit.manifest import NAME
from generator.kit.manifest import KitRecord
from generator.kit.manifest import KitWish
from generator.kit.manifest import as_json
from generator.kit.manifest import made_file
from generator.kit.manifest import manifest_in
from generator.kit.manifest import with_record
from generator.pipeline.setups import choose
from generator.values import dataclass
from generator.write import Form
from generator.write.files import save_after
from generator.write.progress import Progress
from generator.write.progress import unwatched


@dataclass(frozen=True)
class ReadyKit:
    """A kit that only needs to be written; its record knows under which name."""

    order: KitOrder
    made: MadeKit
    pages: ReadyPages
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
    return load_kit(path, names, game.layouts).usable()


def ready_kit(
    game: AnyGame, wish: KitWish, kit: Kit | None = None, name: str = "", progress: Progress = unwatched
) -> ReadyKit:
    """Makes the kit of a wish, which may be read already; without a name it gets one that no other wish would have."""
    order = _order(game, wish, kit or kit_of(game, wish.kit))
    made = make_kit(order)
    stem = name.removesuffix(".pdf") or file_name(order, wish.printer.name if wish.printer else "")
    pages = ready_pages(made.document, stem, wish.printer.profile() if wish.printer else None)
    ((file, content),) = pages.files(Form(), progress).items()
    record = record_of(wish, order, made_file(file, content, len(made.document.pages)))
    return ReadyKit(order, made, pages, record, content)


def put_kits(kits: Sequence[ReadyKit], folder: Path) -> tuple[Path, ...]:
    """Writes the kits and their records in the manifest of the folder, all together or nothing."""

    def contents() -> dict[str, bytes]:
        manifest = manifest_in(folder)
        for kit in kits:
            manifest = with_record(manifest, kit.record)
        written = as_json(manifest)
        if len(written) > LARGEST_KIB * 1024:
            raise OutputError(f"{folder / NAME} has no room for another kit. Choose another folder with --out.")
        return {**{kit.record.name: kit.content for kit in kits}, NAME: written}

    return save_after(folder, contents)[:-1]


def _order(game: AnyGame, wish: KitWish, kit: Kit) -> KitOrder:
    layout = layout_of(game, wish.layout)
    assert isinstance(layout, Path), "a manifest names layouts"
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
