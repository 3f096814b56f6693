"""Draw: a component of a game becomes scenes in millimetres, free of any output format."""

from generator.draw.component import C
from generator.draw.component import Component
from generator.draw.component import Frame
from generator.draw.look import Look
from generator.draw.scene import Scene


def draw(component: Component[C], content: C, look: Look, frame: Frame) -> tuple[Scene, ...]:
    """The scenes of one copy of the component, each at most as large as the frame."""
    return component.draw(content, look, frame)
