"""Templates fit: read back from every kind of file, each covers its sectors less the clearance, to 0.02 mm."""

from itertools import combinations

import pytest
from cut_readers import body_in_stl
from cut_readers import laid_on
from cut_readers import lines_in_dxf
from cut_readers import lines_in_pdf
from cut_readers import lines_in_svg
from cut_readers import pencil_holes
from cut_readers import pieces_of
from cut_readers import plates_in_stl
from cut_readers import without_pencil_holes
from prints import EACH_SHIPPED
from prints import look_of
from prints import pdf_of
from readers import forms_in_pdf
from shapely.geometry import Point
from shapely.geometry import Polygon

from generator import discover
from generator.draw.scene import Group
from generator.draw.scene import Path
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.draw.scene import bounds
from generator.errors import FindingsError
from generator.geometry.flatten import flattened
from generator.geometry.hex_grid import Orientation
from generator.geometry.point import Box
from generator.write.cut_svg import cut_svg
from generator.write.dxf import dxf
from generator.write.stl import stl
from templates import Fit
from templates import centres
from templates import covered
from templates import pdf_of_templates
from templates import scenes_of
from templates import shapes_of
from templates import sheets_of

EXACT = 0.02  # mm
THICKNESS = 1.6
POINTY, FLAT = Orientation.POINTY, Orientation.FLAT
FITS = [
    Fit(17, POINTY),
    Fit(17, FLAT, kerf=0.2),
    Fit(8, POINTY, 0.25, kerf=0.08),
    Fit(8, FLAT, 0.0),
    Fit(12.5, POINTY, 0.6),
    Fit(30, FLAT, 0.4, kerf=0.15),
]


def assert_fits(pieces: list[Polygon], fit: Fit, kerf: float) -> None:
    """Each shape has its piece: within its sectors, at the clearance (less half a kerf, which will be cut away)."""
    assert len(pieces) == len(shapes_of(fit))
    left = list(pieces)
    for shape in shapes_of(fit):
        sectors = covered(shape, fit)
        wanted = sectors.buffer(kerf / 2 - fit.clearance, join_style="mitre")
        alike = [without_pencil_holes(piece) for piece in left]
        laid = {index: laid_on(piece, wanted) for index, piece in enumerate(alike) if abs(piece.area - wanted.area) < 2}
        best = min(laid, key=lambda index: wanted.hausdorff_distance(laid[index]))
        assert wanted.hausdorff_distance(laid[best]) < EXACT, shape.id
        assert sectors.buffer(max(0, kerf / 2 - fit.clearance) + EXACT).covers(laid[best]), shape.id
        assert len(pencil_holes(left[best])) == len(shape.cells), shape.id
        del left[best]


@pytest.mark.parametrize("fit", FITS, ids=lambda fit: f"{fit.hex_size:g}-{fit.orientation}")
def test_the_printed_templates_cover_their_sectors(fit: Fit) -> None:
    width = look_of(fit.theme).style("crop").width
    pages = lines_in_pdf(pdf_of_templates(fit), width)
    assert_fits([piece for page in pages for piece in pieces_of(page)], fit, kerf=0)


@pytest.mark.parametrize("fit", FITS, ids=lambda fit: f"{fit.hex_size:g}-{fit.orientation}")
def test_the_templates_of_cut_files_cover_their_sectors(fit: Fit) -> None:
    laser = discover.machines()["laser"]
    svg, dxf_, solid = [], [], []
    for sheet in sheets_of(fit):
        svg += pieces_of(lines_in_svg(cut_svg(sheet, laser, "templates")))
        dxf_ += pieces_of(lines_in_dxf(dxf(sheet, laser)))
        solid += plates_in_stl(stl(sheet, THICKNESS), sheet.size.height)
    for pieces in (svg, dxf_, solid):
        assert_fits(pieces, fit, fit.kerf)


@pytest.mark.parametrize("fit", FITS, ids=lambda fit: f"{fit.hex_size:g}-{fit.orientation}")
def test_the_bodies_are_closed_and_as_heavy_as_their_outline(fit: Fit) -> None:
    for sheet in sheets_of(fit):
        content = stl(sheet, THICKNESS)
        body = body_in_stl(content)
        assert body.is_watertight and body.is_winding_consistent
        area = sum(plate.area for plate in plates_in_stl(content, sheet.size.height))
        assert body.volume == pytest.approx(area * THICKNESS, rel=1e-4)
        assert body.bounds[0][2] == 0 and body.bounds[1][2] == pytest.approx(THICKNESS)


def piece_of(index: int, fit: Fit) -> Polygon:
    cut = scenes_of(fit)[index].cut
    assert cut is not None
    outline, *holes = ([(at.x, at.y) for at in next(flattened(each, 0.001))] for each in (cut.outline, *cut.holes))
    return Polygon(outline, holes)


@pytest.mark.parametrize(("size", "orientation"), [(8, POINTY), (8, FLAT), (14, POINTY), (30, FLAT), (40, POINTY)])
def test_nothing_is_thinner_than_a_millimetre(size: float, orientation: Orientation) -> None:
    fit = Fit(size, orientation)
    for index, shape in enumerate(shapes_of(fit)):
        piece = piece_of(index, fit)
        holes = pencil_holes(piece)
        assert all(hole.distance(other) >= 1 for hole, other in combinations(holes, 2)), shape.id
        edges = without_pencil_holes(piece)
        assert all(edges.exterior.distance(hole) >= 1 for hole in holes), shape.id
        assert all(ring.distance(hole) >= 1 for ring in edges.interiors for hole in holes), shape.id
        assert edges.buffer(-0.499).geom_type == "Polygon", shape.id


@pytest.mark.parametrize("fit", FITS, ids=lambda fit: f"{fit.hex_size:g}-{fit.orientation}")
def test_holes_lie_over_the_middles_of_sectors_and_let_a_pencil_through(fit: Fit) -> None:
    for index, shape in enumerate(shapes_of(fit)):
        holes = pencil_holes(piece_of(index, fit))
        left, top, _, _ = covered(shape, fit).buffer(-fit.clearance, join_style="mitre").bounds
        wanted = [Point(x - left, y - top) for x, y in centres(shape, fit)]
        assert len(holes) == len(wanted)
        assert all(any(hole.centroid.distance(at) < EXACT for hole in holes) for at in wanted), shape.id
        assert all(2.0 <= hole.bounds[2] - hole.bounds[0] <= 3.3 for hole in holes)


@pytest.mark.parametrize("layout", EACH_SHIPPED)
def test_the_holes_of_a_template_meet_sectors_of_the_printed_sheet(layout: str) -> None:
    """Laid on a printed sheet with its first hole over a sector, all its holes are over sectors somewhere."""
    spots = [spot for page in forms_in_pdf(pdf_of(layout)) for spot in page if spot.name.startswith("sector-")]
    fit = Fit(17, POINTY)
    for index, _ in enumerate(shapes_of(fit)):
        first, *others = [hole.centroid for hole in pencil_holes(piece_of(index, fit))]
        steps = [(other.x - first.x, other.y - first.y) for other in others]
        assert any(all(_has(spots, spot.x + x, spot.y + y) for x, y in steps) for spot in spots)


def _has(spots: list, x: float, y: float) -> bool:
    return any(abs(spot.x - x) < EXACT and abs(spot.y - y) < EXACT for spot in spots)


LEAST_NAMED = 10  # mm: in smaller hexes a name would be too small to read
LETTERED = [
    (language, size, orientation)
    for language, size in zip(discover.language_ids(), (8, 11, 17, 30), strict=True)
    for orientation in Orientation
]


@pytest.mark.parametrize(("language", "size", "orientation"), LETTERED)
def test_name_and_symbol_stay_on_the_template_and_off_its_holes(
    language: str, size: float, orientation: Orientation
) -> None:
    fit = Fit(size, orientation, language=language)
    for index, shape in enumerate(shapes_of(fit)):
        piece = piece_of(index, fit).buffer(-0.3)
        boxes = [_rectangle(box) for box in lettering(scenes_of(fit)[index])]
        assert all(piece.covers(box) for box in boxes), shape.id
        assert all(one.distance(other) > 0.05 for one, other in combinations(boxes, 2)), shape.id


def lettering(scene) -> list[Box]:
    (block,) = scene.items
    return [bounds(item).moved(block.at) for item in block.items if isinstance(item, Text | Use)]


def _rectangle(box: Box) -> Polygon:
    return Polygon([(box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom)])


@pytest.mark.parametrize(("language", "size", "orientation"), LETTERED)
def test_shipped_templates_have_a_symbol_at_every_size_and_a_name_where_it_can_be_read(
    language: str, size: float, orientation: Orientation
) -> None:
    fit = Fit(size, orientation, language=language)
    for shape, scene in zip(shapes_of(fit), scenes_of(fit), strict=True):
        if shape.id not in ("ring", "dot", "a-name-longer-than-any-hex", "flower"):
            (block,) = scene.items
            kinds = [type(item) for item in block.items if not isinstance(item, Path)]
            assert kinds == [Text, Use] or (kinds == [Use] and size < LEAST_NAMED), shape.id
            assert all(item.size_pt >= 7 for item in block.items if isinstance(item, Text)), shape.id


def test_inner_lines_are_the_edges_between_hexes_and_keep_off_the_lettering() -> None:
    fit = Fit(17, POINTY)
    for shape, scene in zip(shapes_of(fit), scenes_of(fit), strict=True):
        (block,) = scene.items
        assert isinstance(block, Group) and block.name == "templates"
        lines = [item for item in block.items if isinstance(item, Path)]
        assert len(lines) == (0 if shape.id == "dot" else 1)


def test_a_clearance_that_leaves_too_little_is_a_finding_with_the_most_that_works() -> None:
    with pytest.raises(FindingsError) as stopped:
        scenes_of(Fit(8, POINTY, 1.6))
    (finding,) = stopped.value.findings
    assert finding.code == "DS170" and finding.help == "use a --clearance of at most 1.5"
    assert scenes_of(Fit(8, POINTY, 1.5))
