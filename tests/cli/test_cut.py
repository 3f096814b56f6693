"""`print --for`: which files it writes, what it says about them, and what it answers to wishes that make no sense."""

import re
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

import pytest
from cut_readers import body_in_stl
from cut_readers import lines_in_dxf
from cut_readers import lines_in_svg
from prints import ROOT
from typer.testing import CliRunner

from generator import discover
from generator.cli.app import app
from generator.impose.machine import MachineFile
from generator.impose.machine import MaterialSheetFile
from generator.impose.machine import read_machines

TEMPLATES = ("print", "distant-suns", "templates")


@dataclass(frozen=True, slots=True)
class Run:
    exit_code: int
    output: str
    files: dict[str, bytes]


def run(folder: Path, *words: str) -> Run:
    result = CliRunner().invoke(app, [*words, "--out", str(folder)], env={"TERMINAL_WIDTH": "300", "COLUMNS": "300"})
    files = {path.name: path.read_bytes() for path in sorted(folder.glob("*"))}
    return Run(result.exit_code, " ".join(result.output.split()), files)


@pytest.mark.parametrize("id", [id for id, machine in discover.machines().items() if not machine.is_printer])
def test_each_machine_gets_its_formats_and_people_their_advice(id: str, tmp_path: Path) -> None:
    machine = discover.machines()[id]
    ran = run(tmp_path, *TEMPLATES, "--for", id)
    assert ran.exit_code == 0, ran.output
    assert set(ran.files) == {f"distant-suns-templates-lantern-en-{id}.{ending}" for ending in machine.formats}
    assert "11 pieces on 1 sheet" in ran.output and machine.advice in ran.output
    assert all(f"Wrote {tmp_path / name}" in ran.output for name in ran.files)
    if machine.formats != ("stl",):
        assert f"{machine.colours['cut']} " in ran.output


MACHINES = [id for id, machine in discover.machines().items() if not machine.is_printer]


@pytest.mark.parametrize("id", MACHINES)
def test_the_size_of_the_art_is_told_as_programs_show_it(id: str, tmp_path: Path) -> None:
    ran = run(tmp_path, *TEMPLATES, "--for", id, "--paper", "a4")
    width, height = map(float, re.findall(r"Size of the art.*?: ([\d.]+) × ([\d.]+) mm", ran.output)[0])
    for name, content in ran.files.items():
        assert extent_of(name, content) == pytest.approx((width, height), abs=0.06), name
    page = (ROOT / "docs" / "cutting.md").read_text(encoding="utf-8")
    (row,) = re.findall(rf"^\|.*--for {id}`.*$", page, re.MULTILINE)
    assert f"| {width:.1f} × {height:.1f} mm" in row


def extent_of(name: str, content: bytes) -> tuple[float, float]:
    """Width and height of all that is in a cut file, by readers that are not ours."""
    if name.endswith("stl"):
        width, height, _ = body_in_stl(content).extents
        return width, height
    lines = lines_in_svg(content) if name.endswith("svg") else lines_in_dxf(content)
    points = [point for line in lines for point in line.exterior.coords]
    across, down = zip(*points, strict=True)
    return max(across) - min(across), max(down) - min(down)


def test_for_card_prints_pages(tmp_path: Path) -> None:
    ran = run(tmp_path, *TEMPLATES, "--for", "card", "--copies", "3")
    assert ran.exit_code == 0 and set(ran.files) == {"distant-suns-templates-lantern-en-colour-a4.pdf"}
    assert "awl" in ran.output


def test_three_copies_are_33_pieces(tmp_path: Path) -> None:
    ran = run(tmp_path, *TEMPLATES, "--for", "laser", "--copies", "3", "--sheet", "600x400")
    assert "33 pieces on 1 sheet of 600 × 400 mm" in ran.output
    svg = ran.files["distant-suns-templates-lantern-en-laser.svg"]
    assert len(lines_in_svg(svg)) == 3 * (11 + 48)  # a hole in each of the 48 hexes


def test_sheets_are_numbered_where_there_are_several(tmp_path: Path) -> None:
    ran = run(tmp_path, *TEMPLATES, "--for", "laser", "--sheet", "150x120")
    assert ran.exit_code == 0
    names = [name.removeprefix("distant-suns-templates-lantern-en-laser-") for name in ran.files]
    assert names == ["1.dxf", "1.svg", "2.dxf", "2.svg"]
    assert sum(len(lines_in_dxf(content)) for name, content in ran.files.items() if name.endswith("dxf")) == 11 + 48


def test_one_piece_to_try_and_other_measures_have_files_of_their_own(tmp_path: Path) -> None:
    run(tmp_path, *TEMPLATES, "--for", "3d", "--piece", "Moon", "--thickness", "2", "--hex", "12", "--clearance", "0.3")
    ran = run(tmp_path, *TEMPLATES, "--for", "laser", "--piece", "black hole", "--material", "plywood", "--lang", "en")
    assert set(ran.files) == {
        "distant-suns-templates-lantern-en-3d-hex12-clearance0.3-thick2-moon.stl",
        "distant-suns-templates-lantern-en-laser-kerf0.2-black-hole.dxf",
        "distant-suns-templates-lantern-en-laser-kerf0.2-black-hole.svg",
    }
    assert "1 piece on 1 sheet" in ran.output and "kerf 0.2 mm" in ran.output
    body = body_in_stl(next(content for name, content in ran.files.items() if name.endswith("stl")))
    assert body.extents[2] == pytest.approx(2)


def test_a_layout_gives_the_size_of_its_hexes(tmp_path: Path) -> None:
    layout = tmp_path / "own.yaml"
    text = discover.game("distant-suns").layouts["twins"].read_text(encoding="utf-8")
    layout.write_text(text.replace("hex_size: 17", "hex_size: 14"), encoding="utf-8")
    run(tmp_path / "one", *TEMPLATES, "--for", "3d", "--layout", str(layout), "--piece", "Telescope")
    ran = run(tmp_path / "one", *TEMPLATES, "--for", "3d", "--hex", "14", "--piece", "Telescope")
    one, other = (body_in_stl(content) for content in ran.files.values())
    assert one.volume == pytest.approx(other.volume)


WRONG_USAGE = {
    "--for laser --kerf -0.1": "--kerf: give a number of mm from 0 to 1, not '-0.1'",
    "--for laser --kerf nan": "from 0 to 1, not 'nan'",
    "--for laser --clearance -1": "--clearance: give a number of mm from 0 to 10, not '-1'",
    "--for 3d --thickness 0": "--thickness: give a number of mm from 0.2 to 20, not '0'",
    "--for laser --hex 3": "--hex: give a number of mm from 8 to 40, not '3'",
    "--for lazer": "there is no machine 'lazer'; did you mean 'laser'?",
    "--for laser --material cheese": "there is no material 'cheese'",
    "--for 3d --material card": "no materials are listed for a 3D printer; give a --kerf instead",
    "--for laser --kerf 0.1 --material card": "--kerf and --material both say",
    "--for laser --thickness 3": "--thickness is for 3D printers",
    "--for laser --sheet large": "'large' is no size of a sheet; write it in mm such as 400x300",
    "--for laser --sheet 5x5": "'5x5' is no size of a sheet",
    "--for laser --per-page 2": "--per-page is for printing",
    "--for laser --format png": "--format is for printing; --for laser writes svg and dxf",
    "--for laser --hex 12 --layout twins": "--hex and --layout both say how large a hex is",
    "--for card --kerf 0.1": "--kerf is for machines that cut: add --for laser or",
    "--piece Moon": "--piece is for machines that cut",
}
FAULTY = {
    "--for laser --clearance 6": "error[DS170]: with a clearance of 6 mm, templates for hexes of 17 mm",
    "--for laser --sheet 60x40": "error[PC341]",
    "--for laser --piece zebra": "there are: Moon, Lightning, Rocket,",
    "--clearance 6": "use a --clearance of at most 3.8",
}


@pytest.mark.parametrize("words", WRONG_USAGE)
def test_wishes_that_make_no_sense_are_wrong_usage(words: str, tmp_path: Path) -> None:
    ran = run(tmp_path, *TEMPLATES, *words.split())
    assert ran.exit_code == 2 and not ran.files
    assert WRONG_USAGE[words] in ran.output


@pytest.mark.parametrize("words", FAULTY)
def test_wishes_that_cannot_be_made_are_findings(words: str, tmp_path: Path) -> None:
    ran = run(tmp_path, *TEMPLATES, *words.split())
    assert ran.exit_code == 1 and not ran.files
    assert FAULTY[words] in ran.output and "Nothing was written" in ran.output


def test_what_is_not_cut_out_has_nothing_to_cut(tmp_path: Path) -> None:
    ran = run(tmp_path, "print", "distant-suns", "sheet", "--for", "laser")
    assert ran.exit_code == 1 and "error[PC343]: 'sheet' has nothing to cut" in ran.output
    ran = run(tmp_path, "print", "distant-suns", "sheet", "--hex", "12")
    assert ran.exit_code == 1 and "error[PC345]" in ran.output and not ran.files


def test_any_component_with_a_cut_can_be_cut(tmp_path: Path) -> None:
    ran = run(tmp_path, "print", "smallest", "card", "--for", "laser", "--copies", "4")
    assert ran.exit_code == 0 and "4 pieces on 1 sheet" in ran.output
    assert len(lines_in_svg(ran.files["smallest-card-hello-en-laser.svg"])) == 4


def test_the_files_of_a_set_up_are_called_after_its_code(tmp_path: Path) -> None:
    card = ("print", "distant-suns", "setup-card", "--for", "laser")
    ran = run(tmp_path, *card, "--code", "DS-7KQ2-MK")
    assert ran.exit_code == 0 and all("7kq2" in name.lower() for name in ran.files), ran.output


PAGE = (ROOT / "docs" / "cutting.md").read_text(encoding="utf-8")
FORMAT = (ROOT / "docs" / "format.md").read_text(encoding="utf-8")
COMMANDS = re.findall("^    papercosmos (.*)$", PAGE, re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_page_about_cutting_works(command: str, tmp_path: Path) -> None:
    ran = run(tmp_path, *command.split())
    assert ran.exit_code == 0 and ran.files, ran.output


def test_the_page_about_cutting_names_every_machine_and_its_links_lead_somewhere() -> None:
    assert all(f"--for {id}`" in PAGE for id in discover.machines())
    assert all((ROOT / "docs" / target).is_file() for target in re.findall(r"\]\(([^)#]+)", PAGE))


def test_the_machine_of_the_format_page_works_and_all_keys_are_explained(tmp_path: Path) -> None:
    section = FORMAT[FORMAT.index("## Machines") :]
    example = dedent(section[section.index("    knife") : section.index("| key")])
    (tmp_path / "machines.yaml").write_text(example, encoding="utf-8")
    loaded = read_machines(tmp_path)
    assert loaded.findings == () and loaded.value is not None and loaded.value["knife-plotter"].gap == 3
    keys = {*MachineFile.model_fields, *MaterialSheetFile.model_fields}
    assert set(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)) == keys


def test_the_telescope_of_the_page_is_as_long_as_it_says(tmp_path: Path) -> None:
    words = ("--for", "3d", "--piece", "telescope")
    (content,) = run(tmp_path, *TEMPLATES, *words).files.values()
    assert "50.5 mm long" in PAGE and max(body_in_stl(content).extents) == pytest.approx(50.5, abs=0.01)
