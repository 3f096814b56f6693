"""The cosmos sheet: the hex grid to draw in on the left, everything one writes and counts on the right."""

from dataclasses import replace

from generator.draw.furniture.board import board_box
from generator.draw.furniture.board import largest_size
from generator.draw.look import Look
from generator.draw.scene import Item
from generator.draw.scene import Scene
from generator.errors import FindingsError
from generator.findings import Finding
from generator.game.arranger import Arranged
from generator.game.component import Component
from generator.game.component import Frame
from generator.game.component import Per
from generator.games.distant_suns.arrange.arranger import ArrangedSuns
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.draw.sheet_parts.assigned import Assigned
from generator.games.distant_suns.draw.sheet_parts.grid import draw_grid
from generator.games.distant_suns.draw.sheet_parts.panel import NARROWEST
from generator.games.distant_suns.draw.sheet_parts.panel import WIDEST
from generator.games.distant_suns.draw.sheet_parts.panel import draw_notes
from generator.games.distant_suns.draw.sheet_parts.panel import draw_panel
from generator.games.distant_suns.draw.sheet_parts.panel import least_panel_height
from generator.games.distant_suns.draw.sheet_parts.pencil import Pencil
from generator.geometry.hex_grid import HexGrid
from generator.geometry.near import fits
from generator.geometry.point import Box
from generator.geometry.point import Size

GUTTER = 6.0  # between grid and panel
MORE_ROOM = "print one sheet to a page, or choose a larger --paper"
SMALLEST_HEX = 8.0  # mm, the least a layout may ask for


def draw_sheet(given: Content | ArrangedSuns, look: Look, frame: Frame) -> tuple[Scene, ...]:
    """Without a set-up a sheet for any game; with one, that game's, which says so in its footer too."""
    if not isinstance(given, Arranged):
        return sheet_scenes(given, look, frame)
    scenes = sheet_scenes(given.content, look, frame, Assigned(given))
    return tuple(replace(scene, caption=f"{scene.caption} · {given.code}") for scene in scenes)


def sheet_scenes(content: Content, look: Look, frame: Frame, pencil: Pencil | None = None) -> tuple[Scene, ...]:
    """One scene with grid and panel; two where the grid needs a page for itself."""
    grid = content.layout.grid
    beside = Size(frame.size.width - NARROWEST - GUTTER, frame.size.height)
    if frame.may_shrink:
        grid = grid.resized(min(grid.size, largest_size(grid, beside, look)))
    needed = board_box(grid, look).size
    room = beside if _fits(needed, beside) else frame.size
    finding = _panel_too_high(content, frame.size) or _grid_too_large(content, grid, look, frame)
    if finding:
        raise FindingsError((finding,))
    if room == beside:
        return (_together(content, grid, look, frame.size, pencil),)
    return _apart(content, grid, look, frame.size, pencil)


def _together(content: Content, grid: HexGrid, look: Look, size: Size, pencil: Pencil | None) -> Scene:
    """The panel as wide as it may be at the right edge, the grid in the middle of what is left."""
    needed = board_box(grid, look).size
    panel = min(WIDEST, size.width - needed.width - GUTTER)
    left = Box(0, 0, size.width - panel - GUTTER, size.height)
    right = Box(size.width - panel, 0, size.width, size.height)
    items = (_grid_in(left, content, grid, look, pencil), *draw_panel(content, look, right, pencil))
    return Scene(size, items, _caption(content, grid, look))


def _apart(content: Content, grid: HexGrid, look: Look, size: Size, pencil: Pencil | None) -> tuple[Scene, Scene]:
    """The grid on one page; on the next the panel, with lines for notes beside it."""
    right = Box(size.width - WIDEST, 0, size.width, size.height)
    left = Box(0, 0, right.left - GUTTER, size.height)
    page, caption = Box.at(0, 0, size.width, size.height), _caption(content, grid, look)
    return (
        Scene(size, (_grid_in(page, content, grid, look, pencil),), caption),
        Scene(size, (draw_notes(look, left), *draw_panel(content, look, right, pencil)), caption),
    )


def _grid_in(room: Box, content: Content, grid: HexGrid, look: Look, pencil: Pencil | None) -> Item:
    corner = room.corner_of(board_box(grid, look).size)
    return draw_grid(content.layout, grid, content.scoring, look, corner, pencil)


def _caption(content: Content, grid: HexGrid, look: Look) -> str:
    return look.words(
        "sheet.caption",
        game=look.words("game.title"),
        component=look.words("component.sheet"),
        layout=content.title(look.language),
        code=content.code,
        size=f"{grid.size:g}".replace(".", look.words("number.decimal")),
    )


def _fits(needed: Size, room: Size) -> bool:
    return fits(needed.width, room.width) and fits(needed.height, room.height)


def _panel_too_high(content: Content, room: Size) -> Finding | None:
    """Many upgrades or worlds need a high panel, which half a page may not have."""
    height = least_panel_height(content)
    if fits(height, room.height):
        return None
    message = f"the score panel of {content.layout.id!r} needs {height:.1f} mm of height, there are {room.height:.1f}"
    return Finding("PC304", message, content.layout.span, help=MORE_ROOM)


def _grid_too_large(content: Content, grid: HexGrid, look: Look, frame: Frame) -> Finding | None:
    needed, room = board_box(grid, look).size, frame.size
    if frame.may_shrink and grid.size < SMALLEST_HEX:
        message = f"the sectors of {content.layout.id!r} would be {grid.size:g} mm wide, too small to draw in"
        return Finding("PC303", message, content.layout.span, help=MORE_ROOM)
    if _fits(needed, room):
        return None
    largest = largest_size(grid, room, look)
    return Finding(
        "PC303",
        f"the grid of {content.layout.id!r} is {needed.width:.0f} × {needed.height:.0f} mm, "
        f"the page has room for {room.width:.0f} × {room.height:.0f} mm",
        span=content.layout.span,
        help=f"choose a larger --paper, or a hex_size of at most {largest:g}",
    )


COMPONENT = Component("sheet", draw_sheet, Per.PLAY, takes_setup=True)
