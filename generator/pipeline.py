"""The pipeline: load, check, arrange, draw, impose, write, in this order."""

from collections.abc import Iterator
from collections.abc import Sequence
from functools import cache
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING
from typing import TypeVar

from generator import discover
from generator.arrange.choose import arranged
from generator.arrange.choose import choose_setups
from generator.check import check
from generator.check import check_scenes
from generator.data import templates
from generator.discover import AnyGame
from generator.draw.look import Look
from generator.draw.look_files import read_look
from generator.draw.scene import Scene
from generator.errors import FindingsError
from generator.findings import Finding
from generator.findings import has_errors
from generator.game.arranger import AnySetup
from generator.game.arranger import Arranger
from generator.game.component import Frame
from generator.game.content import Content
from generator.geometry.point import Size
from generator.impose import impose
from generator.impose.footer import numbered
from generator.impose.page import Document
from generator.impose.page import Page
from generator.impose.paper import Paper
from generator.impose.paper import plan_page
from generator.impose.run import PrintRun
from generator.impose.run import Sides
from generator.load import Loaded
from generator.order import Order
from generator.order import file_name
from generator.order import fit_of
from generator.values import dataclass

if TYPE_CHECKING:  # what printing does not need
    from generator.game.examiner import Examined
    from generator.game.written_game import WrittenGame

T = TypeVar("T")


@dataclass(frozen=True)
class Prepared:
    """Content that can be played, or is to be printed anyway; with the warnings met on the way."""

    content: Content
    findings: tuple[Finding, ...]


@dataclass(frozen=True)
class Drawn:
    """The scenes of an order, what they were drawn from, and the warnings met on the way."""

    content: Content
    look: Look
    scenes: tuple[Scene, ...]
    findings: tuple[Finding, ...]


@dataclass(frozen=True)
class Section:
    """An order carried out as far as its pages, which have no numbers yet; with the warnings met on the way."""

    order: Order
    content: Content
    look: Look
    scenes: tuple[Scene, ...]
    pages: tuple[Page, ...]
    findings: tuple[Finding, ...]

    @property
    def pieces(self) -> int:
        """How many are to be cut out."""
        return sum(scene.cut is not None for scene in self.scenes) * self.order.copies

    @property
    def sides(self) -> Sides:
        """What becomes of the backs; where there are none, only fronts are printed."""
        return self.order.sides if any(scene.back for scene in self.scenes) else Sides.FRONT

    @property
    def sheets(self) -> int:
        """Sheets of paper: two pages are on one where both sides are printed."""
        return sum(not page.is_back for page in self.pages)


@dataclass(frozen=True)
class Made:
    """A document ready to be written, what it was made of, what its files are called after, and the warnings met."""

    document: Document
    section: Section
    name: str
    findings: tuple[Finding, ...]


def make(order: Order) -> Made:
    """The pages of an order; FindingsError if what they are made from has errors."""
    made = make_section(order)
    document = bind(made.content, made.look, made.pages, order.paper)
    return Made(document, made, file_name(order, made.content), made.findings)


def make_section(order: Order, name: str = "page", prepared: Prepared | None = None) -> Section:
    """From the files to pages; what pages share is called after `name`. Orders of one layout may be prepared once."""
    room = plan_page(order.paper, order.per_page, order.component.is_portrait).slots[0].size
    return section_of(order, drawn_for(order, room, prepared or prepare(order)), name)


def section_of(order: Order, drawn: Drawn, name: str) -> Section:
    pages = impose(drawn.scenes, order.run, drawn.look, name)
    return Section(order, drawn.content, drawn.look, drawn.scenes, pages, drawn.findings)


def prepare(order: Order) -> Prepared:
    """The content of the order's layout; FindingsError if it has errors or cannot be played."""
    loaded = order.game.load(order.layout)
    content = _usable(loaded)
    return Prepared(content, (*loaded.findings, *_playable(order, content)))


def drawn_for(order: Order, room: Size, prepared: Prepared) -> Drawn:
    """From content to scenes, each in at most so much room; FindingsError if something cannot be drawn."""
    content = prepared.content
    look = content.worded(look_for(order.game, order.theme, order.language))
    warnings = _passed(check(content, look))
    scenes = _scenes(order, content, look, room)
    warnings += _passed((*_ill_fitting(order, scenes), *check_scenes(scenes, content, look)))
    return Drawn(content, look, scenes, (*prepared.findings, *warnings))


def _scenes(order: Order, content: Content, look: Look, room: Size) -> tuple[Scene, ...]:
    """One copy of the component, or one for each set-up that it shows."""
    frame = Frame(room, order.per_page > 1 or order.is_bound, order.clearance, order.hex_size, order.companions)
    if not order.shown:
        return order.component.draw(content, look, frame)
    arranger = discover.needed(order.game.id, Arranger)
    setups = (arranged(arranger, order.game.initials, content, typed) for typed in order.shown)
    return tuple(scene for each in setups for scene in order.component.draw(each, look, frame))


def _ill_fitting(order: Order, scenes: tuple[Scene, ...]) -> tuple[Finding, ...]:
    """Measures are for what is cut out, two to a page for what is not; neither is ignored in silence."""
    is_cut_out = any(scene.cut for scene in scenes)
    if fit_of(order) and not is_cut_out:
        message = f"{order.component.id!r} is not cut out, so --hex and --clearance mean nothing to it"
        return (Finding("PC345", message, help="leave them out"),)
    if order.per_page > 1 and is_cut_out:
        message = f"{order.component.id!r} is cut out, and as many pieces as fit share a page anyway"
        return (Finding("PC307", message, help="leave --per-page out"),)
    return ()


def choose(
    game: AnyGame, layouts: Sequence[Path], wanted: int = 1, typed: str = "", anyway: bool = False
) -> tuple[AnySetup, ...]:
    """Set-ups to play with, the first as typed if anything is; our tests prove those of shipped layouts.

    Each is for one of the layouts, in their order, over and over.
    """
    is_proved = anyway or all(_is_shipped(game, layout) for layout in layouts)
    contents = [_usable(game.load(layout)) for layout in (layouts[:1] if is_proved else layouts)]
    return choose_setups(discover.needed(game.id, Arranger), game.initials, contents, wanted, typed, is_proved)


def told(order: Order) -> Iterator[tuple[str, str]]:
    """The code of each set-up of an order, and what it means in words."""
    content = _usable(order.game.load(order.layout))
    look, arranger = look_for(order.game, order.theme, order.language), discover.needed(order.game.id, Arranger)
    for typed in order.setups:
        yield typed, arranger.told(arranged(arranger, order.game.initials, content, typed), look)


def report(game: AnyGame, content: Content, examined: "Sequence[Examined]", paper: Paper) -> Document:
    """The pages that show an examination in pictures; findings are in English, so they are too."""
    look = content.worded(look_for(game, "colour", "en"))
    plan = plan_page(paper, per_page=1)
    from generator.game.examiner import Examiner

    scenes = discover.needed(game.id, Examiner).draw(
        content, examined, look, Frame(plan.slots[0].size, may_shrink=True)
    )
    return bind(content, look, impose(scenes, PrintRun(paper), look), paper)


def look_for(game: AnyGame, theme: str, language: str) -> Look:
    return _look(game.id, theme, language)


@cache
def _look(game: str, theme: str, language: str) -> Look:
    """Read once: the parts of a kit share it, and so do the previews of an evening."""
    return _usable(read_look(templates(), theme, language, game))


def finished_sheets(written: "WrittenGame", look: Look, paper: Paper) -> Document:
    """The finished sheets of a written game as pages; FindingsError if something on them cannot be printed."""
    plan = plan_page(paper, per_page=1)
    _passed(check(written, look))
    scenes = written.draw(look, Frame(plan.slots[0].size, may_shrink=False))
    _passed(check_scenes(scenes, written, look))
    return bind(written, look, impose(scenes, PrintRun(paper), look), paper)


def _usable(loaded: Loaded[T]) -> T:
    if loaded.value is None:
        raise FindingsError(loaded.findings)
    return loaded.value


def _passed(findings: tuple[Finding, ...]) -> tuple[Finding, ...]:
    if has_errors(findings):
        raise FindingsError(findings)
    return findings


def _playable(order: Order, content: Content) -> tuple[Finding, ...]:
    """What the quick checks refute of somebody's own layout; those we ship are proved by our tests."""
    checks = () if _is_shipped(order.game, order.layout) else discover.checks(order.game.id)
    if not checks:
        return ()
    from generator.check.examine import refuted_quickly
    from generator.game.examiner import Examiner

    findings = refuted_quickly(checks, discover.needed(order.game.id, Examiner).study(content, 0, inf))
    if has_errors(findings) and not order.anyway:
        raise FindingsError(findings, f"`papercosmos check {order.layout}` tells more; --anyway prints it still.")
    return findings


def _is_shipped(game: AnyGame, layout: Path) -> bool:
    """True if the layout and all it is played with are ours."""
    return layout in game.shipped_layouts.values() and not game.shelf.replaced()


def bind(content: Content, look: Look, pages: tuple[Page, ...], paper: Paper) -> Document:
    """Pages become a document: they get their numbers, and words about all of them."""
    return Document(
        title=pages[0].bookmark,
        author=content.author,
        subject=look.words("document.subject"),
        keywords=tuple(filter(None, (look.words("game.title"), content.title(look.language), content.code))),
        licence=_licence(content, look),
        language=look.language,
        pages=numbered(pages, paper, look),
    )


def _licence(content: Content, look: Look) -> str:
    made_with = look.words("document.licence")
    return f"{look.words('document.author', author=content.author)} {made_with}" if content.author else made_with
