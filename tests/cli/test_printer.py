"""Printer profiles on the command line: kept, listed, applied and told; and what is answered to wrong readings."""

import re
from pathlib import Path

import pytest
from command_line import plain
from command_line import run
from readers import strokes_in_pdf

from generator.printer import FILE

SHEET = "output/distant-suns-sheet-lantern-en-colour-a4.pdf"
STUDY = ("printer", "study", "--width", "149.5", "--height", "250.5", "--right", "1.2", "--up", "0.4")


@pytest.fixture(autouse=True)
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A person with a home of their own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PAPERCOSMOS_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("typer.launch", lambda file: 0)
    return tmp_path / "home"


def printed_height() -> float:
    """Of the scale bar: its ticks tell how the page was scaled along the short edge."""
    (strokes,) = strokes_in_pdf(Path(SHEET).read_bytes())
    return max(stroke.length for stroke in strokes if 95 < stroke.length < 106 and not stroke.is_upright)


def test_readings_are_kept_and_the_first_printer_is_the_default(mine: Path) -> None:
    kept = run(*STUDY)
    assert kept.exit_code == 0
    assert f"Wrote {mine / FILE}" in kept.stdout
    line = "study (default): scale 100.3 % × 99.8 %, backs lie 1.2 mm to the right and 0.4 mm too high"
    assert line in kept.stdout and run("printer").stdout == f"{line}\n"


def test_the_page_says_what_the_command_understands(mine: Path) -> None:
    """The command on the calibration page, as it stands there."""
    assert run("calibrate", "--lang", "uk", "--format", "svg").exit_code == 0
    page = Path("output/calibration-uk-colour-a4-1.svg").read_text(encoding="utf-8")
    (command,) = re.findall(r">papercosmos (printer [^<]*)<", page)
    assert run(*command.split()).exit_code == 0
    assert "кабінет (default)" in run("printer").stdout


def test_a_comma_is_as_good_as_a_point() -> None:
    assert "100.3 %" in run("printer", "study", "--width", "149,5").stdout


def test_what_is_not_read_again_keeps_its_value() -> None:
    run(*STUDY)
    again = run("printer", "study", "--left", "0.6").stdout
    assert "scale 100.3 % × 99.8 %, backs lie 0.6 mm to the left and 0.4 mm too high" in again


def test_the_default_profile_is_applied_and_told() -> None:
    run("print", "distant-suns", "sheet")
    assert printed_height() == pytest.approx(100, abs=0.001)
    run(*STUDY)
    told = run("print", "distant-suns", "sheet")
    assert "Printer profile ‘study’: scale 100.3 % × 99.8 %\n" in told.stdout and told.exit_code == 0
    assert printed_height() == pytest.approx(100 * 250 / 250.5, abs=0.001)  # a page on its side


def test_a_kit_is_made_for_the_printer_and_rebuilt_for_it_when_its_profile_is_gone() -> None:
    Path("quick.yaml").write_text("name: Quick\nparts:\n  - component: sheet\n", encoding="utf-8")
    run(*STUDY)
    made = run("night", "--craft", "quick.yaml")
    assert made.exit_code == 0 and "Printer profile ‘study’: scale 100.3 % × 99.8 %" in made.stdout
    (file,) = Path("output").glob("*.pdf")
    with_profile = file.read_bytes()
    run("printer", "--forget", "study")
    assert "the same, byte for byte" in run("rebuild", "output/manifest.json").stdout
    assert run("night", "--craft", "quick.yaml").exit_code == 0 and file.read_bytes() == with_profile
    assert file.name.endswith("-printer-study.pdf")
    assert file.with_name(file.name.replace("-printer-study", "")).read_bytes() != with_profile


def test_none_switches_profiles_off_and_files_are_as_ever() -> None:
    run("print", "distant-suns", "sheet")
    before = Path(SHEET).read_bytes()
    run(*STUDY)
    told = run("print", "distant-suns", "sheet", "--printer", "none")
    assert "profile" not in told.stdout and Path(SHEET).read_bytes() == before


def test_another_printer_than_the_default_can_be_named() -> None:
    run(*STUDY)
    run("printer", "attic", "--width", "151")
    assert "‘attic’: scale 99.3 % × 100.0 %" in run("print", "distant-suns", "sheet", "--printer", "attic").stdout


def test_calibrating_uses_no_profile_unless_it_is_named() -> None:
    run(*STUDY)
    assert "profile" not in run("calibrate").stdout
    told = run("calibrate", "--printer", "study").stdout
    assert "scale 100.3 % × 99.8 %, backs moved 1.2 mm left and 0.4 mm down, seen from the front" in told
    assert "calibration-en-colour-a4.pdf (2 pages)" in told and "turned on the long edge" in told


def test_profiles_are_forgotten_and_preferred(mine: Path) -> None:
    run(*STUDY)
    run("printer", "attic", "--width", "151")
    assert "attic (default)" in run("printer", "--default", "attic").stdout
    assert "(default)" not in run("printer", "--default", "none").stdout
    assert "study" not in run("printer", "--forget", "study").stdout
    assert "No printer profiles yet" in run("printer", "--forget", "attic").stdout
    assert "printers: {}" in (mine / FILE).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("study", "--width", "140"), "140 mm is off by more than 5% for a ruler of 150 mm"),
        (("study", "--height", "5.9"), "off by more than 5%"),
        (("study", "--width", "nan"), "'nan' is not a number of millimetres"),
        (("study", "--width", "15 cm"), "is not a number of millimetres"),
        (("study", "--right", "12"), "more than the 10 mm a profile can mend"),
        (("study", "--right", "1", "--left", "1"), "give --left or --right, not both"),
        (("study", "--up", "1", "--down", "1"), "give --up or --down, not both"),
        (("--right", "1"), "say which printer this is"),
        (("none", "--right", "1"), "cannot be the name of a printer"),
        (("a/b", "--right", "1"), "cannot be the name of a printer"),
        (("x" * 41, "--right", "1"), "cannot be the name of a printer"),
        (("study",), "there is no printer profile 'study'; none is kept yet"),
        (("--forget", "study"), "there is no printer profile 'study'"),
        (("--default", "study"), "there is no printer profile 'study'"),
    ],
)
def test_wrong_readings_are_wrong_usage_and_change_nothing(words: tuple[str, ...], answer: str, mine: Path) -> None:
    result = run("printer", *words)
    assert result.exit_code == 2 and answer in plain(result.stderr)
    assert not mine.exists()


def test_an_unknown_printer_is_answered_with_the_likely_one() -> None:
    run(*STUDY)
    result = run("print", "distant-suns", "sheet", "--printer", "studi")
    assert result.exit_code == 2 and "did you mean 'study'?" in plain(result.stderr)
    assert not Path("output").exists()


def test_a_broken_file_stops_printing_with_a_way_out(mine: Path) -> None:
    mine.mkdir()
    (mine / FILE).write_text("printers:\n  study:\n    width: {printed: 150, measured: 120}\n", encoding="utf-8")
    result = run("print", "distant-suns", "sheet")
    assert result.exit_code == 1
    assert "error[PC331]" in result.stderr and "--printer none prints without a profile." in result.stderr
    assert run("print", "distant-suns", "sheet", "--printer", "none").exit_code == 0
    assert run("printer", "--forget", "study").exit_code == 1


def test_a_profile_that_pushes_ink_to_the_edge_warns_and_prints() -> None:
    run("printer", "study", "--width", "143", "--height", "238")
    result = run("print", "distant-suns", "sheet")
    assert result.exit_code == 0 and "warning[PC332]" in result.stderr
