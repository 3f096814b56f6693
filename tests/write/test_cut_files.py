"""Cut files: what laser cutters, plotters and 3D printers expect of them, for every machine."""

import re
import subprocess
import sys
from dataclasses import replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from xml.etree import ElementTree

import pytest
from cut_readers import body_in_stl
from cut_readers import drawing_in_dxf
from cut_readers import lines_in_dxf
from cut_readers import lines_in_svg
from cut_readers import pieces_of
from pictures import from_svg
from prints import ROOT
from prints import look_of
from shapely.geometry import Polygon
from templates_sheet import SCENES

from generator import discover
from generator.draw.scene import Cut
from generator.draw.scene import Path as Ink
from generator.draw.scene import Scene
from generator.draw.scene import Style
from generator.draw.text import set_text
from generator.geometry.path import polyline
from generator.geometry.path import rectangle
from generator.geometry.path import rounded
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size
from generator.impose.cut_sheet import Bed
from generator.impose.cut_sheet import CutSheet
from generator.impose.cut_sheet import lay_out
from generator.impose.machine import Machine
from generator.impose.machine import Operation
from generator.impose.machine import read_machines
from generator.write.cut_svg import cut_svg
from generator.write.cut_work import work_on
from generator.write.dxf import dxf
from generator.write.stl import stl

SVG = "{http://www.w3.org/2000/svg}"
MACHINES = discover.machines()
FORMATS = [(id, ending) for id, machine in MACHINES.items() if not machine.is_printer for ending in machine.formats]
CUTTERS = [machine for machine in MACHINES.values() if not machine.is_printer]


def bed_of(machine: Machine) -> Bed:
    return Bed(machine.sheet or discover.papers()["a4"].size, machine.margin, machine.gap)


def sheet_of(machine: Machine) -> CutSheet:
    return _laid_out(bed_of(machine), machine.kerf)


@cache
def _laid_out(bed: Bed, kerf: float) -> CutSheet:
    (sheet,) = lay_out(SCENES, 1, bed, kerf)
    return sheet


@pytest.mark.parametrize("machine", CUTTERS, ids=lambda machine: machine.id)
def test_all_templates_fit_the_sheet_of_each_machine(machine: Machine) -> None:
    sheet = sheet_of(machine)
    assert len(sheet.pieces) == len(SCENES) == 11


@pytest.mark.parametrize("id", [id for id, ending in FORMATS if ending == "svg"])
def test_an_svg_is_in_mm_with_a_group_for_each_operation_and_paths_alone(id: str) -> None:
    machine = MACHINES[id]
    sheet = sheet_of(machine)
    root = ElementTree.fromstring(cut_svg(sheet, machine, "Templates"))
    width, height = f"{sheet.size.width:g}", f"{sheet.size.height:g}"
    assert (root.get("width"), root.get("height")) == (f"{width}mm", f"{height}mm")
    assert root.get("viewBox") == f"0 0 {width} {height}"
    groups = {group.get("id"): group for group in root if group.tag == f"{SVG}g"}
    assert list(groups) == [each for each in ("engrave", "draw", "score", "cut") if each in groups]
    assert {"cut", machine.lines, machine.areas} - {None} == set(groups)
    assert {element.tag for element in root.iter()} == {f"{SVG}{tag}" for tag in ("svg", "title", "g", "path")}
    for path in groups["cut"]:
        assert (path.get("fill"), path.get("stroke")) == ("none", machine.colours[Operation.CUT])
        assert float(path.get("stroke-width", "")) == machine.stroke
        assert re.fullmatch(r"M[^MZ]+Z", path.get("d", ""))
    assert all(path.get("fill") == machine.colours[Operation.ENGRAVE] for path in groups.get("engrave", ()))


def test_round_holes_are_true_curves_in_an_svg() -> None:
    text = cut_svg(sheet_of(MACHINES["laser"]), MACHINES["laser"], "t").decode()
    cut = text[text.index('<g id="cut">') :]
    assert cut.count("C") == 4 * sum(len(scene.cut.holes) for scene in SCENES)


@pytest.mark.parametrize("id", [id for id, ending in FORMATS if ending == "dxf"])
def test_a_dxf_has_a_layer_for_each_operation_in_mm_with_closed_cuts(id: str) -> None:
    machine = MACHINES[id]
    content = dxf(sheet_of(machine), machine)
    drawing = drawing_in_dxf(content)
    assert drawing.dxfversion == "AC1009" and drawing.units == 4
    layers = {layer.dxf.name: layer.dxf.color for layer in drawing.layers}
    assert {operation.value.upper() for operation in machine.colours} <= set(layers)
    assert layers["CUT"] == 1  # red
    assert {entity.dxf.layer for entity in drawing.modelspace()} <= set(layers)
    assert len(lines_in_dxf(content)) == sum(1 + len(scene.cut.holes) for scene in SCENES)
    height = drawing.header["$EXTMAX"][1]
    assert height == bed_of(machine).size.height


def test_svg_and_dxf_have_the_same_cuts_to_a_hundredth() -> None:
    laser = MACHINES["laser"]
    sheet = sheet_of(laser)
    for one, other in zip(lines_in_svg(cut_svg(sheet, laser, "t")), lines_in_dxf(dxf(sheet, laser)), strict=True):
        assert one.hausdorff_distance(other) < 0.012


def test_no_edge_is_cut_twice_and_pieces_are_a_gap_apart() -> None:
    laser = MACHINES["laser"]
    pieces = pieces_of(lines_in_svg(cut_svg(sheet_of(laser), laser, "t")))
    room = Polygon([(5, 5), (295, 5), (295, 195), (5, 195)]).buffer(0.001)
    assert all(room.covers(piece) for piece in pieces)
    for index, piece in enumerate(pieces):
        assert all(piece.distance(other) >= laser.gap - 0.001 for other in pieces[:index])


def test_holes_are_cut_before_the_outline_that_holds_them() -> None:
    sheet = sheet_of(MACHINES["laser"])
    works = [work.segments for work in work_on(sheet, MACHINES["laser"]) if work.operation is Operation.CUT]
    assert works[-len(SCENES) :] == [piece.put(piece.cut.outline) for piece in sheet.pieces]


@pytest.mark.parametrize("thickness", [0.4, 1.6, 5])
def test_an_stl_lies_on_the_plate_with_its_normals_outwards(thickness: float) -> None:
    machine = MACHINES["3d"]
    body = body_in_stl(stl(sheet_of(machine), thickness))
    assert body.is_watertight and body.is_winding_consistent and body.volume > 0
    assert body.bounds[0][2] == 0 and body.bounds[1][2] == pytest.approx(thickness)
    assert (body.bounds[0][:2] >= machine.margin - 0.001).all()
    assert (body.bounds[1][:2] <= 220 - machine.margin + 0.001).all()
    assert abs(body.face_normals[body.triangles[:, :, 2].min(axis=1) == body.bounds[1][2]] - (0, 0, 1)).max() < 1e-6


def test_lettering_is_engraved_as_outlines_where_people_see_it() -> None:
    """The picture of the engraving alone has ink in every piece."""
    laser = MACHINES["laser"]
    sheet = sheet_of(laser)
    alone = replace(laser, colours={Operation.ENGRAVE: "#000000"})
    picture = from_svg(cut_svg(sheet, alone, "t"), with_fonts=False)
    for piece in pieces_of(lines_in_svg(cut_svg(sheet, laser, "t"))):
        left, top, right, bottom = (round(10 * edge) for edge in piece.bounds)
        assert picture.crop((left, top, right, bottom)).getextrema()[0] < 50


def card(*ink: Ink) -> Scene:
    return Scene(Size(63, 88), ink, "card", Cut(rounded(Box(0, 0, 63, 88), 3), (), (polyline(FOLD),)), bleed=3)


FOLD = (Point(0, 44), Point(63, 44))


def works_of(*ink: Ink, machine: str = "laser") -> list[tuple[str, bool]]:
    (sheet,) = lay_out([card(*ink)], 1, Bed(Size(200, 200), 5, 2), 0.1)
    return [(work.operation.value, work.is_area) for work in work_on(sheet, MACHINES[machine])]


def test_grounds_tints_and_white_are_not_worked_but_dark_areas_and_lines_are() -> None:
    inside, beyond = rectangle(Box(5, 5, 20, 20)), rectangle(Box(-3, -3, 66, 91))
    dark, tint = Style(fill="#16244a"), Style(fill="#e9edf5")
    assert works_of() == [("score", False), ("cut", False)]
    assert works_of(Ink(beyond, dark), Ink(inside, tint), Ink(inside, Style(fill="#ffffff"))) == works_of()
    assert works_of(Ink(inside, dark)) == [("engrave", True), ("score", False), ("cut", False)]
    assert works_of(Ink(inside, Style(stroke="#56607a", width=0.3))) == [("score", False)] * 2 + [("cut", False)]
    assert works_of(Ink(inside, dark), machine="cricut") == [("draw", False), ("score", False), ("cut", False)]


def test_bright_lettering_on_a_dark_ground_is_engraved_instead_of_the_ground() -> None:
    band = Box(5, 5, 58, 15)
    ground = Ink(rectangle(band), Style(fill="#16244a"))
    kind = look_of("colour").type("heading")
    bright, dark = (set_text("Moon", band.grown(-1), replace(kind, colour=ink)) for ink in ("#ffffff", "#16244a"))
    rest = [("score", False), ("cut", False)]
    assert works_of(ground, *bright) == [("engrave", True), ("score", False), *rest]
    assert works_of(ground, *dark) == [("engrave", True), ("engrave", True), *rest]


@pytest.mark.parametrize("machine", MACHINES.values(), ids=lambda machine: machine.id)
def test_a_machine_is_complete(machine: Machine) -> None:
    assert re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", machine.id)
    assert machine.name and machine.advice.endswith(".")
    known = {"pdf", "svg", "png"} if machine.is_printer else {"svg", "dxf", "stl"}
    assert set(machine.formats) <= known
    assert Operation.CUT in machine.colours and len(set(machine.colours.values())) == len(machine.colours)
    assert all(0 <= kerf <= 0.5 for kerf in (machine.kerf, *machine.materials.values()))


def test_the_machines_people_ask_for_are_there() -> None:
    assert {"card", "laser", "cricut", "silhouette", "3d"} <= set(MACHINES)
    laser, ponoko = MACHINES["laser"], MACHINES["ponoko"]
    assert laser.materials["card"] == 0.08 and laser.materials["board"] == 0.15 and laser.materials["plywood"] == 0.2
    assert laser.colours[Operation.CUT] == ponoko.colours[Operation.SCORE] == "#ff0000"
    assert "dxf" in MACHINES["silhouette"].formats and MACHINES["3d"].thickness == 1.6


@pytest.mark.parametrize(
    "fault",
    ["colours: {score: '#0000ff'}", "lines: engrave", "formats: [gcode]", "kerf: -1", "gap: 0", "sheet: 300x200"],
)
def test_a_faulty_machine_is_a_finding(fault: str, tmp_path: Path) -> None:
    formats = "" if fault.startswith("formats") else "formats: [svg], "
    text = f"shears: {{name: shears, {formats}advice: Cut., {fault}}}"
    (tmp_path / "machines.yaml").write_text(text, encoding="utf-8")
    loaded = read_machines(tmp_path)
    assert loaded.value is None
    (finding,) = loaded.findings
    assert finding.span is not None and finding.message


def test_a_machine_of_ones_own_is_one_entry(tmp_path: Path) -> None:
    (tmp_path / "machines.yaml").write_text("knife: {name: a knife, formats: [dxf], advice: Cut.}", encoding="utf-8")
    machines = read_machines(tmp_path).value
    assert machines is not None
    content = dxf(sheet_of(replace(machines["knife"], sheet=Size(300, 200))), machines["knife"])
    assert len(lines_in_dxf(content)) == sum(1 + len(scene.cut.holes) for scene in SCENES)


def everything() -> str:
    laser = MACHINES["laser"]
    sheet = sheet_of(laser)
    return sha256(cut_svg(sheet, laser, "t") + dxf(sheet, laser) + stl(sheet, 1.6)).hexdigest()


def test_cut_files_are_the_same_bytes_in_another_process() -> None:
    path = f"{ROOT}:{ROOT / 'tests'}:{Path(__file__).parent}"
    program = "import test_cut_files; print(test_cut_files.everything())"
    environment = {"PYTHONPATH": path, "PYTHONHASHSEED": "7"}
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=True)
    assert ran.stdout.strip() == everything()
