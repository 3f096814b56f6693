"""Cut readers: the closed lines of finished files, read by programs that are not ours, as polygons with y down."""

import io
from collections.abc import Iterator

import ezdxf
import ezdxf.filemanagement
import numpy
import pikepdf
import svgelements
import trimesh
from readers import POINT
from readers import Operation
from readers import opened
from readers import operations
from shapely.affinity import rotate
from shapely.affinity import translate
from shapely.geometry import Polygon
from shapely.ops import unary_union

PER_MM = 96 / 25.4  # what an SVG reader counts in
STEPS = 24  # of a curve
PENCIL = 10.0  # mm²: holes for the pencil are smaller, hexes left open are larger


def lines_in_svg(svg: bytes, operation: str = "cut") -> list[Polygon]:
    """The closed paths in the group of an operation, in mm by the size the file says it has."""
    read = svgelements.SVG.parse(io.BytesIO(svg), ppi=96)
    (group,) = (each for each in read.elements() if isinstance(each, svgelements.Group) and each.id == operation)
    return [_polygon(part) for path in group for part in path.as_subpaths()]


def _polygon(path: svgelements.Path) -> Polygon:
    path = svgelements.Path(path)
    assert isinstance(path[-1], svgelements.Close)
    points = [
        segment.point(step / STEPS)
        for segment in path
        if not isinstance(segment, svgelements.Move)
        for step in range(STEPS if isinstance(segment, svgelements.CubicBezier) else 1)
    ]
    return Polygon([(point.x / PER_MM, point.y / PER_MM) for point in points])


def drawing_in_dxf(content: bytes) -> ezdxf.document.Drawing:
    """The drawing, after its reader has found nothing to mend."""
    drawing = ezdxf.filemanagement.read(io.TextIOWrapper(io.BytesIO(content), "ascii"))
    audit = drawing.audit()
    assert not audit.errors and not audit.fixes
    return drawing


def lines_in_dxf(content: bytes, layer: str = "CUT") -> list[Polygon]:
    drawing = drawing_in_dxf(content)
    height = drawing.header["$EXTMAX"][1]
    found = []
    for line in drawing.modelspace().query(f'POLYLINE[layer=="{layer}"]'):
        assert line.is_closed
        found.append(Polygon([(point.x, height - point.y) for point in line.points()]))
    return found


def body_in_stl(content: bytes) -> trimesh.Trimesh:
    mesh = trimesh.load(io.BytesIO(content), file_type="stl")
    assert isinstance(mesh, trimesh.Trimesh)
    return mesh


def plates_in_stl(content: bytes, height: float) -> list[Polygon]:
    """The pieces of the body seen from above, put together from the triangles of its top."""
    mesh = body_in_stl(content)
    top = mesh.bounds[1][2]
    faces = mesh.triangles[numpy.all(numpy.abs(mesh.triangles[:, :, 2] - top) < 1e-6, axis=1)]
    union = unary_union([Polygon([(x, height - y) for x, y, _ in face]) for face in faces])
    return list(getattr(union, "geoms", [union]))


def lines_in_pdf(pdf: bytes, width: float) -> list[list[Polygon]]:
    """The closed lines of that width on each page, found by following the operators."""
    return [
        [polygon for line_width, polygon in _stroked(page) if abs(line_width - width) < 1e-6]
        for page in opened(pdf).pages
    ]


def _stroked(page: pikepdf.Page) -> Iterator[tuple[float, Polygon]]:
    width, height = 0.0, float(page.mediabox[3])
    path, closed = list[tuple[float, float]](), list[list[tuple[float, float]]]()
    for each in operations(page):
        match each.operator:
            case "w":
                (width,) = each.numbers
            case "m":
                path = [_pair(each)]
            case "l":
                path.append(_pair(each))
            case "c":
                path += _curve(path[-1], each.numbers)
            case "h":
                closed.append(path)
            case "S" | "s":
                yield from ((width, _on_page(line, each.here, height)) for line in closed if len(line) > 2)
                path, closed = [], []
            case "f" | "B" | "f*" | "B*" | "n":
                path, closed = [], []


def _pair(each: Operation) -> tuple[float, float]:
    x, y = each.numbers
    return x, y


def _curve(start: tuple[float, float], numbers: list[float]) -> list[tuple[float, float]]:
    curve = svgelements.CubicBezier(start, tuple(numbers[0:2]), tuple(numbers[2:4]), tuple(numbers[4:6]))
    return [(curve.point(step / STEPS).x, curve.point(step / STEPS).y) for step in range(1, STEPS + 1)]


def _on_page(path: list[tuple[float, float]], matrix: pikepdf.Matrix, height: float) -> Polygon:
    points = [matrix.transform(point) for point in path]
    return Polygon([(x * POINT, (height - y) * POINT) for x, y in points])


def pieces_of(lines: list[Polygon]) -> list[Polygon]:
    """Outlines with the lines inside them as their holes."""
    outer = [line for line in lines if not any(other is not line and other.contains(line) for other in lines)]
    return [
        Polygon(line.exterior, [other.exterior for other in lines if other is not line and line.contains(other)])
        for line in outer
    ]


def pencil_holes(piece: Polygon) -> list[Polygon]:
    return [hole for hole in map(Polygon, piece.interiors) if hole.area < PENCIL]


def without_pencil_holes(piece: Polygon) -> Polygon:
    return Polygon(piece.exterior, [hole for hole in piece.interiors if Polygon(hole).area >= PENCIL])


def laid_on(piece: Polygon, target: Polygon) -> Polygon:
    """The piece turned by the twelfth of a circle, and moved, that lets it lie best on the target."""
    return min((_moved_to(rotate(piece, angle), target) for angle in range(0, 360, 30)), key=target.hausdorff_distance)


def _moved_to(piece: Polygon, target: Polygon) -> Polygon:
    (left, top, right, bottom), (x1, y1, x2, y2) = piece.bounds, target.bounds
    return translate(piece, (x1 + x2 - left - right) / 2, (y1 + y2 - top - bottom) / 2)
