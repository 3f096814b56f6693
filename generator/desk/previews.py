"""Previews: how a layout looks while somebody is at work on it, as often as they save it."""

from pathlib import Path

from generator.data import Source
from generator.data import Written
from generator.desk.kinds import LAYOUT
from generator.desk.kinds import refuse_other_kinds
from generator.desk.names import game_of
from generator.desk.names import layout_of
from generator.desk.names import named_layout
from generator.desk.prints import PrintWish
from generator.desk.prints import plain_order
from generator.desk.prints import with_setup
from generator.discover import AnyGame
from generator.errors import FindingsError
from generator.findings import Finding
from generator.game.component import Per
from generator.load.file_text import read_text
from generator.names import joined
from generator.names import name_part
from generator.pipeline import make
from generator.pipeline.order import Order
from generator.project.begin import common_files
from generator.project.find import MARKER
from generator.values import dataclass
from generator.write import Form
from generator.write import write
from generator.write.progress import unwatched


@dataclass(frozen=True, slots=True)
class PreviewWish:
    """Which layout to show, by name, path or text, or another file of a project; '' or None where it is left to us."""

    layout: str | Written
    component: str = ""
    game: str = ""
    paper: str = ""
    theme: str = ""
    language: str = ""
    code: str = ""
    data: Path | None = None


@dataclass(frozen=True, slots=True)
class PreviewPlan:
    """What is printed for a preview, what its files are called after, and the files that a change of it may come from.

    Some of these may not be there yet.
    """

    wish: PrintWish
    name: str
    sources: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class Preview:
    """The files of a preview by name; none while there are errors among the findings that forbid it."""

    files: dict[str, bytes]
    findings: tuple[Finding, ...]


def preview_plan(wish: PreviewWish) -> PreviewPlan:
    """Wrong names are told here, what is wrong with the layout is not."""
    game = game_of(wish.game, wish.data)
    layout = _layout(game, wish.layout)
    wanted = PrintWish(
        game.id,
        wish.component or game.shown_by,
        layout if isinstance(layout, Written) else str(layout),
        paper=wish.paper,
        theme=wish.theme,
        language=wish.language,
        code=wish.code,
        anyway=True,
        data=wish.data,
    )
    name = joined(game.id, plain_order(wanted).component.id, name_part(layout.stem), "preview")
    return PreviewPlan(wanted, name, (*([layout] if isinstance(layout, Path) else []), *_others(game)))


def preview(plan: PreviewPlan, form: Form) -> Preview:
    """What can be seen now; everything is read anew."""
    try:
        made = make(_order(plan.wish))
    except FindingsError as stop:
        return Preview({}, stop.findings)
    return Preview(write(made.document, plan.name, form, unwatched), made.findings)


def _order(wish: PrintWish) -> Order:
    """With one set-up if the component is nothing without; a code that it cannot show changes nothing."""
    order = plain_order(wish)
    shows_setup = order.component.per is Per.SETUP or order.component.takes_setup
    return with_setup(order, wish.code) if shows_setup else order


def _layout(game: AnyGame, given: str | Written) -> Source:
    """The layout to show: the one given, or the usual one if another file of the project is."""
    if isinstance(given, Written):
        return given
    file = named_layout(game, given)
    if game.own and file.resolve() in [other.resolve() for other in _others(game)]:
        return layout_of(game, "")
    trouble = read_text(refuse_other_kinds(game, file, LAYOUT))
    if isinstance(trouble, Finding):
        raise FindingsError((trouble,))
    return file


def _others(game: AnyGame) -> tuple[Path, ...]:
    """What a project may have beside its layouts, whether it is there or not."""
    names = [MARKER, *(f"{name}.yaml" for name in common_files(game))]
    return tuple(game.own / name for name in names) if game.own else ()
