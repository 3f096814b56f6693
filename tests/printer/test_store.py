"""Profiles come back from their file as they were kept; what is wrong in it is found at its place."""

from pathlib import Path
from random import Random

import pytest

from generator.errors import OutputError
from generator.printer import FILE
from generator.printer.profile import Drift
from generator.printer.profile import Measure
from generator.printer.profile import Profile
from generator.printer.reading import measured_ruler
from generator.printer.store import Printers
from generator.printer.store import read_printers
from generator.printer.store import write_printers

STUDY = Profile("study", Measure(150, 149.6), Measure(250, 250.3), Drift(1.2, -0.4))
NAMES = ["study", "кабінет", "no", "12", "null", "true", "HP.2", "a-b_c", "ëтаж"]


def read(folder: Path, text: str) -> list[tuple[str, int]]:
    """Codes and lines of what is found in a file with this text."""
    (folder / FILE).write_text(text, encoding="utf-8")
    loaded = read_printers(folder)
    assert loaded.value is None and all(finding.span for finding in loaded.findings)
    return [(finding.code, finding.span.line if finding.span else 0) for finding in loaded.findings]


def test_nobody_has_kept_anything_yet(tmp_path: Path) -> None:
    assert read_printers(tmp_path / "nowhere").value == Printers()


def test_profiles_come_back_as_they_were_kept(tmp_path: Path) -> None:
    chance = Random(4)
    for _ in range(30):
        printers = Printers()
        for name in chance.sample(NAMES, chance.randint(1, len(NAMES))):
            width = measured_ruler(round(chance.uniform(143, 157), 2))
            drift = Drift(round(chance.uniform(-10, 10), 2), round(chance.uniform(-10, 10), 2))
            printers = printers.kept(Profile(name, width, chance.choice([STUDY.height, Measure()]), drift))
        write_printers(tmp_path, printers)
        loaded = read_printers(tmp_path)
        assert (loaded.value, loaded.findings) == (printers, ())


def test_the_first_profile_becomes_the_default_and_goes_with_it() -> None:
    printers = Printers().kept(STUDY).kept(Profile("attic"))
    assert printers.default == "study"
    assert printers.preferring("attic").default == "attic"
    assert printers.forgotten("attic").default == "study"
    assert printers.forgotten("study") == Printers({"attic": Profile("attic")}, None)


def test_a_default_that_was_taken_back_does_not_return() -> None:
    assert Printers().kept(STUDY).preferring(None).kept(Profile("attic")).default is None


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("printers:\n  a:\n    width: {printed: 150, measured: 140}\n", [("PC331", 3)]),
        ("default: b\nprinters:\n  a: {}\n", [("PC333", 1)]),
        ("default: b\n", [("PC333", 1)]),
        ("printers:\n  a:\n    backs: {right: 12}\n", [("PC204", 3)]),
        ("printers:\n  a:\n    widht: {printed: 150, measured: 150}\n", [("PC201", 3)]),
        ("printers:\n  a:\n    width: {printed: 150}\n", [("PC202", 3)]),
        ("printers:\n  a:\n    width: {printed: 150, measured: 149,6}\n", [("PC120", 3)]),
        ("printers:\n  a:\n    width: {printed: 0, measured: 150}\n", [("PC204", 3)]),
        ("printers: &a {}\n", [("PC115", 1)]),
        ("printers:\n  a: {}\n  a: {}\n", [("PC119", 3)]),
    ],
)
def test_mistakes_are_found_at_their_line(text: str, found: list[tuple[str, int]], tmp_path: Path) -> None:
    assert read(tmp_path, text)[:1] == found


def test_a_profile_that_cannot_be_kept_leaves_the_others_alone(tmp_path: Path) -> None:
    write_printers(tmp_path, Printers().kept(STUDY))
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(OutputError, match="PAPERCOSMOS_HOME"):
        write_printers(tmp_path / "file", Printers())
    assert read_printers(tmp_path).value == Printers().kept(STUDY)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", FILE]


@pytest.mark.parametrize("length", [100, 150, 200, 250])
def test_a_measured_ruler_tells_which_one_it_was(length: float) -> None:
    for share in (0.95, 0.97, 1, 1.02, 1.05):
        assert measured_ruler(length * share) == Measure(length, length * share)
        assert measured_ruler(length * share).is_credible


@pytest.mark.parametrize("length", [0.1, 5.9, 15, 90, 125, 142, 175, 189, 211, 300, 500, -150])
def test_what_no_printer_does_is_not_believed(length: float) -> None:
    assert not measured_ruler(length).is_credible
