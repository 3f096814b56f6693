"""Kit records: what a manifest keeps of a kit, with everything that people wrote themselves and it was made from."""

from collections.abc import Iterable
from pathlib import Path

from generator.data import FIGURES
from generator.data import Source
from generator.errors import FindingsError
from generator.findings import Finding
from generator.kit.kit_order import KitOrder
from generator.kit.manifest import KITS
from generator.kit.manifest import LAYOUTS
from generator.kit.manifest import KitRecord
from generator.kit.manifest import KitWish
from generator.kit.manifest import MadeFile
from generator.kit.manifest import versions
from generator.load.file_text import read_text
from generator.names import is_file_name
from generator.names import name_part


def record_of(wish: KitWish, order: KitOrder, file: MadeFile) -> KitRecord:
    named = {"kit": _kept_name(order.kit.path), "layout": _kept_name(order.layout)}
    return KitRecord(
        wish=wish.model_copy(update={"code": order.codes[0] if order.codes else "", **named}),
        codes=order.codes,
        own_files={name: _text(path) for name, path in _own_files(order).items()},
        made=(file,),
        made_with=versions(),
    )


def _own_files(order: KitOrder) -> dict[str, Source]:
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


def _text(file: Source) -> str:
    text = read_text(file)
    if isinstance(text, Finding):
        raise FindingsError((text,))
    return text


def _cards(kept: str, layouts: Iterable[Path]) -> dict[str, Path]:
    """Cards of figures beside layouts, which booklets quote."""
    cards = {_kept_name(path): path.with_name(f"{path.stem}{FIGURES}") for path in layouts}
    return {f"{kept}/{name}{FIGURES}": card for name, card in cards.items() if card.is_file()}
