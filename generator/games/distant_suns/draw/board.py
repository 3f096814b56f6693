"""The control board: in as few parts as the paper allows, on common papers two halves that are glued together."""

from generator.draw.furniture.piece import BLEED
from generator.draw.furniture.piece import piece
from generator.draw.look import Look
from generator.draw.scene import Group
from generator.draw.scene import Scene
from generator.game.component import Component
from generator.game.component import Frame
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.draw.pieces.board_art import board_art
from generator.games.distant_suns.draw.pieces.board_flag import flag_art
from generator.games.distant_suns.draw.pieces.board_flag import seam_marks
from generator.games.distant_suns.draw.pieces.control_geometry import part_box
from generator.games.distant_suns.draw.pieces.control_geometry import part_outline
from generator.games.distant_suns.draw.pieces.control_geometry import parts
from generator.geometry.path import placed
from generator.geometry.path import polygon
from generator.geometry.point import Point


def draw_board(content: Content, look: Look, frame: Frame) -> tuple[Scene, ...]:
    found = parts(content.control, frame.size.width - 2 * BLEED)
    return tuple(_part(content, look, found, number) for number in range(len(found)))


def _part(content: Content, look: Look, found: tuple[range, ...], number: int) -> Scene:
    """One part, moved so that its own corner is the origin."""
    control, zones = content.control, found[number]
    move = Point(-part_box(control, zones).left, 0)
    items = (
        *board_art(content, look, zones),
        *seam_marks(control, found, number, look),
        *flag_art(control, found, number, look),
    )
    outline = placed(polygon(part_outline(control, zones)), move)
    return piece("board", look, outline, (Group(items, at=move),))


COMPONENT = Component("board", draw_board)
