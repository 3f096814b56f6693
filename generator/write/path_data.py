"""Path data as SVG writes it, in our own number format."""

from generator.geometry.path import Close
from generator.geometry.path import Curve
from generator.geometry.path import Line
from generator.geometry.path import Move
from generator.geometry.path import Segment
from generator.geometry.path import Segments
from generator.write.number import pair


def path_data(segments: Segments) -> str:
    return "".join(map(_command, segments))


def _command(segment: Segment) -> str:
    match segment:
        case Move(to):
            return f"M{pair(to)}"
        case Line(to):
            return f"L{pair(to)}"
        case Curve(first, second, to):
            return f"C{pair(first)} {pair(second)} {pair(to)}"
        case Close():
            return "Z"
