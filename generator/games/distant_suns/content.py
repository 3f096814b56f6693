"""Distant Suns content: what its YAML says, typed, with every sector's place on the grid and in the file."""

from enum import StrEnum

from generator.draw.look import Look
from generator.findings import Span
from generator.games.distant_suns.rules.control import ControlBoard
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import HexGrid
from generator.geometry.hex_grid import Orientation
from generator.load.words import Wording
from generator.load.words import Words
from generator.values import dataclass


class SectorKind(StrEnum):
    PLAIN = "plain"
    START = "start"
    ALIEN = "alien"
    UPGRADE = "upgrade"
    TREASURE = "treasure"
    WORLD = "world"
    DECORATIVE = "decorative"  # printed, but never covered


@dataclass(frozen=True, slots=True)
class Sector:
    """One hex of the sheet; `first` and `later` are what a world is worth, 0 for all other kinds."""

    cell: Hex
    kind: SectorKind
    span: Span
    first: int = 0
    later: int = 0
    row: int = 0
    place: int = 0

    @property
    def where(self) -> str:
        """Its place in the picture, as people count."""
        return f"row {self.row}, place {self.place}"


@dataclass(frozen=True, slots=True)
class Layout:
    """A cosmos sheet: its sectors in reading order. `code` tells two layouts apart; `span` is the picture."""

    id: str
    name: Words
    author: str
    notes: Words
    hex_size: float
    orientation: Orientation
    sectors: tuple[Sector, ...]
    code: str
    span: Span | None = None

    @property
    def grid(self) -> HexGrid:
        return HexGrid(frozenset(sector.cell for sector in self.sectors), self.hex_size, self.orientation)

    def of_kind(self, kind: SectorKind) -> tuple[Sector, ...]:
        return tuple(sector for sector in self.sectors if sector.kind is kind)

    def look_of(self, world: Sector) -> str:
        """Which symbol the world has: those worth more than the least are far worlds."""
        least = min(other.first for other in self.of_kind(SectorKind.WORLD))
        return "far-world" if world.first > least else "world"


@dataclass(frozen=True, slots=True)
class Shape:
    """A polyhex to explore with; the black hole is one of them and is in play in every game.

    It has a name only if its file gives one; our own shapes have theirs in the language files.
    """

    id: str
    cells: tuple[Hex, ...]
    span: Span | None = None
    name: Words = Words()

    @property
    def readable_id(self) -> str:
        return self.id.replace("-", " ").capitalize()


@dataclass(frozen=True, slots=True)
class Scoring:
    """Points for the count of a mission (`points[0]` is for 0), then so much for each further; bonuses."""

    points: tuple[int, ...]
    each_further: int
    treasure: int
    alien: int


@dataclass(frozen=True, slots=True)
class Demands:
    """What a layout must offer to be worth playing; pairs are the least and the most that is fine."""

    turns_per_round: tuple[int, int]
    shape_sizes: tuple[int, int]
    opening_choices: int
    mission_counts: tuple[tuple[str, int], ...]
    world_turns: tuple[int, int]
    coverage: float
    span: Span


@dataclass(frozen=True, slots=True)
class Content:
    layout: Layout
    shapes: tuple[Shape, ...]
    black_hole: Shape
    missions: tuple[str, ...]
    scoring: Scoring
    control: ControlBoard
    demands: Demands

    @property
    def layout_id(self) -> str:
        return self.layout.id

    @property
    def code(self) -> str:
        return self.layout.code

    @property
    def author(self) -> str:
        return self.layout.author

    @property
    def places(self) -> int:
        return len(self.layout.sectors) - len(self.layout.of_kind(SectorKind.DECORATIVE))

    def title(self, language: str) -> str:
        return self.layout.name.in_language(language)

    def summary(self, language: str) -> str:
        return self.layout.notes.in_language(language)

    def printed(self, language: str) -> tuple[Wording, ...]:
        shapes = (wording for shape in self.all_shapes for wording in shape.name.chosen(language))
        return (*self.layout.name.chosen(language), *shapes)

    def worded(self, look: Look) -> Look:
        """With a name for every shape: as its file says, else in the language's words, else its id made readable."""
        given = ((f"shape.{shape.id}", shape, shape.name.in_language(look.language)) for shape in self.all_shapes)
        own = {key: name or shape.readable_id for key, shape, name in given if name or key not in look.texts}
        return look.saying(own) if own else look

    @property
    def all_shapes(self) -> tuple[Shape, ...]:
        """Those of the tiles, then the black hole."""
        return (*self.shapes, self.black_hole)
