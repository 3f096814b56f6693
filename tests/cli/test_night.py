"""`night`, `rebuild` and `verify` as people use them."""

import json
import os
import subprocess
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path

import pikepdf
import pytest
from command_line import plain
from command_line import run
from other_zlib import OTHERS
from other_zlib import compressed_by
from prints import ROOT

from generator.arrange.code import written
from generator.desk.guess import guessed_language
from generator.desk.guess import guessed_paper

LANGUAGES = ("en", "fr", "ru", "uk")
QUICK = "name: Quick\nparts:\n  - component: table\n  - component: sheet\n"


def answered(*words: str, typed: str = "") -> tuple[int, str]:
    ran = run(*words, typed=typed)
    return ran.exit_code, ran.output


@pytest.fixture
def kit(tmp_path: Path) -> Path:
    file = tmp_path / "quick.yaml"
    file.write_text(QUICK, encoding="utf-8")
    return file


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "out"


def only_pdf(folder: Path) -> Path:
    (file,) = folder.glob("*.pdf")
    return file


def test_a_night_is_one_pdf_with_its_manifest(out: Path) -> None:
    code, said = answered("night", "--out", str(out))
    assert code == 0 and "Set-up: DS-" in said and "7 sheets of paper" in said
    assert {path.name for path in out.iterdir()} == {only_pdf(out).name, "manifest.json"}
    with pikepdf.open(only_pdf(out)) as pdf:
        assert len(pdf.pages) == 8
        assert "plan" in str(pdf.open_outline().root[0].title).lower()


def test_the_same_code_gives_the_same_bytes(out: Path, tmp_path: Path) -> None:
    again = tmp_path / "again"
    for folder in (out, again):
        assert answered("night", "--code", "DS-7KQ2-MK", "--layout", "random", "--out", str(folder))[0] == 0
    assert only_pdf(out).read_bytes() == only_pdf(again).read_bytes()
    assert only_pdf(out).name == only_pdf(again).name


def test_a_kit_can_be_rebuilt_after_the_files_it_was_made_from_are_gone(kit: Path, out: Path, tmp_path: Path) -> None:
    layout = tmp_path / "mine.yaml"
    layout.write_bytes((ROOT / "layouts/distant-suns/layouts/twins.yaml").read_bytes())
    assert answered("night", "--craft", str(kit), "--layout", str(layout), "--out", str(out))[0] == 0
    before = only_pdf(out).read_bytes()
    assert answered("verify", str(out / "manifest.json"))[0] == 0
    only_pdf(out).write_bytes(b"scribble")
    layout.unlink()
    kit.unlink()
    code, said = answered("verify", str(out / "manifest.json"))
    assert code == 1 and "PC323" in said
    code, said = answered("rebuild", str(out / "manifest.json"))
    assert code == 0 and "byte for byte" in said
    assert only_pdf(out).read_bytes() == before


@pytest.fixture
def elsewhere(kit: Path, out: Path) -> Iterator[Path]:
    """The manifest of a kit that was made with another zlib than the one we have from now on."""
    assert answered("night", "--craft", str(kit), "--out", str(out))[0] == 0
    with compressed_by(OTHERS["zlib-ng"]):
        yield out / "manifest.json"


def test_a_kit_rebuilt_with_another_zlib_is_the_same_but_for_its_compression(elsewhere: Path, tmp_path: Path) -> None:
    code, said = answered("rebuild", str(elsewhere), "--out", str(tmp_path / "again"))
    assert code == 0 and "the same but for its compression" in said and "byte for byte" not in said
    assert only_pdf(tmp_path / "again").read_bytes() != only_pdf(elsewhere.parent).read_bytes()


def test_a_file_that_was_compressed_otherwise_is_verified(elsewhere: Path, tmp_path: Path) -> None:
    answered("rebuild", str(elsewhere), "--out", str(tmp_path / "again"))
    only_pdf(elsewhere.parent).write_bytes(only_pdf(tmp_path / "again").read_bytes())
    code, said = answered("verify", str(elsewhere))
    assert code == 0 and "1 file as they were made" in said and "compressed otherwise" in said


def test_a_manifest_of_an_early_version_has_only_the_hash_of_the_bytes(elsewhere: Path, tmp_path: Path) -> None:
    manifest = json.loads(elsewhere.read_text(encoding="utf-8"))
    del manifest["kits"][0]["made"][0]["content"]
    elsewhere.write_text(json.dumps(manifest), encoding="utf-8")
    assert answered("verify", str(elsewhere))[0] == 0
    code, said = answered("rebuild", str(elsewhere), "--out", str(tmp_path / "again"))
    assert code == 1 and "not the same bytes" in said
    with compressed_by(zlib.compress):
        assert answered("rebuild", str(elsewhere))[0] == 0
    assert "content" in json.loads(elsewhere.read_text(encoding="utf-8"))["kits"][0]["made"][0]


WISHES = [
    ["--players", "3"],
    ["--games", "2"],
    ["--code", written("DS", "00000")],
    ["--paper", "letter"],
    ["--theme", "mono"],
    ["--lang", "fr"],
    ["--layout", "twins"],
    ["--sides", "duplex"],
    ["--long-marks"],
]


def test_kits_of_other_wishes_lie_beside_each_other(kit: Path, out: Path) -> None:
    usual = ["night", "--craft", str(kit), "--code", "DS-7KQ2-MK", "--out", str(out)]
    for wish in ([], *WISHES):
        code, said = answered(*usual, *wish)
        assert code == 0 and "takes the place" not in said
    files = sorted(path.name for path in out.glob("*.pdf"))
    assert len(files) == 1 + len(WISHES)
    assert "distant-suns-night-quick-lantern-en-colour-a4-3-players-ds-7kq2-mk.pdf" in files
    assert "distant-suns-night-quick-lantern-en-colour-a4-4-players-2-games-ds-7kq2-mk.pdf" in files
    records = json.loads((out / "manifest.json").read_text(encoding="utf-8"))["kits"]
    assert sorted(record["made"][0]["name"] for record in records) == files
    assert answered("verify", str(out / "manifest.json"))[0] == 0


def test_a_kit_that_takes_the_place_of_another_is_said_to(kit: Path, out: Path) -> None:
    words = ["night", "--craft", str(kit), "--code", "DS-7KQ2-MK", "--out", str(out)]
    assert "takes the place" not in answered(*words)[1]
    assert "takes the place of the one of this name that was made before" in answered(*words)[1]
    assert len(json.loads((out / "manifest.json").read_text(encoding="utf-8"))["kits"]) == 1


def test_a_kit_of_an_older_version_is_rebuilt_under_its_name(kit: Path, out: Path) -> None:
    """Names did not always tell players and code."""
    answered("night", "--craft", str(kit), "--out", str(out))
    old, manifest = out / "distant-suns-night-quick-lantern-en-colour-a4.pdf", out / "manifest.json"
    made = only_pdf(out).rename(old).read_bytes()
    value = json.loads(manifest.read_text(encoding="utf-8"))
    value["kits"][0]["made"][0]["name"] = old.name
    manifest.write_text(json.dumps(value), encoding="utf-8")
    old.unlink()
    code, said = answered("rebuild", str(manifest))
    assert code == 0 and "byte for byte" in said
    assert only_pdf(out) == old and old.read_bytes() == made


@pytest.mark.parametrize("names", [("a b", "a:b"), ("Комета", "Планета"), ("x" * 150 + "1", "x" * 150 + "2")])
def test_layouts_that_are_called_differently_have_files_of_their_own(
    names: tuple[str, str], kit: Path, out: Path, tmp_path: Path
) -> None:
    for name in names:
        layout = tmp_path / f"{name}.yaml"
        layout.write_bytes((ROOT / "layouts/distant-suns/layouts/twins.yaml").read_bytes())
        wishes = ["--layout", str(layout), "--out", str(out)]
        assert answered("print", "distant-suns", "sheet", *wishes)[0] == 0
        assert answered("night", "--craft", str(kit), "--code", "DS-7KQ2-MK", *wishes)[0] == 0
    files = sorted(path.name for path in out.glob("*.pdf"))
    assert len(files) == 4 and all(any(char.isalpha() for char in name.split("-")[3]) for name in files)
    code, said = answered("rebuild", str(out / "manifest.json"))
    assert code == 0 and said.count("byte for byte") == 2


def test_nights_at_once_keep_all_their_records(kit: Path, out: Path) -> None:
    words = [sys.executable, "-m", "generator", "night", "--craft", str(kit), "--out", str(out), "--players"]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    runs = [subprocess.Popen([*words, str(n)], env=environment, stdout=subprocess.DEVNULL) for n in (2, 3, 4)]
    assert [run.wait() for run in runs] == [0, 0, 0]
    records = json.loads((out / "manifest.json").read_text(encoding="utf-8"))["kits"]
    assert sorted(record["wish"]["players"] for record in records) == [2, 3, 4]
    assert len(list(out.iterdir())) == 4


def test_a_missing_file_is_reported(kit: Path, out: Path) -> None:
    answered("night", "--craft", str(kit), "--out", str(out))
    only_pdf(out).unlink()
    code, said = answered("verify", str(out / "manifest.json"))
    assert code == 1 and "PC322" in said and "rebuild" in said


@pytest.mark.parametrize("content", ["", "{", "[]", '{"kits": 3}', '{"kits": [], "more": 1}', "\x01"])
def test_a_file_that_is_no_manifest_is_said_to_be_none_and_kept(content: str, kit: Path, out: Path) -> None:
    out.mkdir()
    (out / "manifest.json").write_text(content, encoding="utf-8")
    for words in (("verify", str(out / "manifest.json")), ("night", "--craft", str(kit), "--out", str(out))):
        code, said = answered(*words)
        assert code == 1 and "PC321" in said and "Traceback" not in said
    assert (out / "manifest.json").read_text(encoding="utf-8") == content
    assert not list(out.glob("*.pdf"))


def test_a_manifest_that_is_not_there_is_a_message() -> None:
    code, said = answered("rebuild", "nowhere/manifest.json")
    assert code == 1 and "PC320" in said


MANIFEST_TRICKS = ["../evil.yaml", "/etc/evil.yaml", "a/b.yaml"]


@pytest.mark.parametrize("name", MANIFEST_TRICKS)
def test_a_manifest_cannot_write_outside_its_folder(name: str, kit: Path, out: Path) -> None:
    answered("night", "--craft", str(kit), "--out", str(out))
    manifest = out / "manifest.json"
    record = json.loads(manifest.read_text(encoding="utf-8"))
    record["kits"][0]["own_files"][name] = "evil"
    manifest.write_text(json.dumps(record), encoding="utf-8")
    code, said = answered("rebuild", str(manifest))
    assert code == 1 and "PC321" in said


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["--players", "5"], 2, "2 to 4 players"),
        (["--players", "1"], 2, "2 to 4 players"),
        (["--players", "0"], 2, "2 to 4 players"),
        (["--craft", "ful"], 2, "did you mean 'full'"),
        (["--craft", "nowhere.yaml"], 1, "PC101"),
        (["--games", "0"], 2, "games"),
        (["--layout", "lanten"], 2, "did you mean 'lantern'"),
        (["--code", "DS-7KQ2-MX"], 1, "PC402"),
        (["--paper", "a9"], 2, "a4"),
        (["--lang", "xx"], 2, "uk"),
        (["--game", "distant-sun"], 2, "distant-suns"),
    ],
)
def test_wrong_words_are_answered_with_the_way_out(words: list[str], code: int, said: str, out: Path) -> None:
    result = answered("night", *words, "--out", str(out))
    assert result[0] == code and said in plain(result[1])
    assert not out.exists()


FAULTY_KITS = {
    "parts:\n  - component: sheet\n": "PC202",
    "name: X\nparts: []\n": "PC206",
    "name: X\nparts:\n  - component: shet\n": "PC310",
    "name: X\npaper: a44\nparts:\n  - component: sheet\n": "PC310",
    "name: X\nparts:\n  - component: sheet\n    sides: both\n": "PC20",
    "name: X\nparts:\n  - component: sheet\n    copies: 0\n": "PC20",
    "name: X\nparts:\n  - sheet\n": "PC20",
    "name: X\nplayers: no\nparts:\n  - component: sheet\n": "PC20",
}


@pytest.mark.parametrize(("text", "finding"), FAULTY_KITS.items())
def test_a_faulty_kit_file_is_answered_with_findings(text: str, finding: str, tmp_path: Path, out: Path) -> None:
    file = tmp_path / "kit.yaml"
    file.write_text(text, encoding="utf-8")
    code, said = answered("night", "--craft", str(file), "--out", str(out))
    assert code == 1 and finding in said and "kit.yaml" in said
    assert not out.exists()


def test_what_a_kit_file_says_holds_unless_the_command_says_otherwise(tmp_path: Path, out: Path) -> None:
    file = tmp_path / "ours.yaml"
    head = "name: Ours\nplayers: 3\ngames: 2\npaper: letter\ntheme: mono\nlayout: twins\n"
    file.write_text(f"{head}parts:\n  - component: sheet\n  - component: table\n    paper: a3\n", encoding="utf-8")
    assert answered("night", "--craft", str(file), "--theme", "low-ink", "--out", str(out))[0] == 0
    (record,) = json.loads((out / "manifest.json").read_text(encoding="utf-8"))["kits"]
    wish = record["wish"]
    said = (wish["players"], wish["games"], wish["paper"], wish["theme"], wish["layout"])
    assert said == (3, 2, "letter", "low-ink", "twins")
    with pikepdf.open(only_pdf(out)) as pdf:
        sizes = {tuple(round(float(edge)) for edge in page.mediabox[2:]) for page in pdf.pages}
        assert len(pdf.pages) == 1 + 6 + 2
        assert sizes == {(612, 792), (792, 612), (1191, 842)}


def test_questions_are_asked_only_of_those_who_want_them(kit: Path, out: Path) -> None:
    answers = ["spiral", "2", "", "letter", "sepia", "mono", "fr"]  # there is no theme 'sepia': it is asked again
    code, said = answered("night", "--craft", str(kit), "--ask", "--out", str(out), typed="\n".join([*answers, ""]))
    assert code == 0 and "There is no 'sepia' among them" in said
    assert only_pdf(out).name.startswith("distant-suns-night-quick-spiral-fr-mono-letter-2-players-ds-")
    assert "How much cutting" not in said


SETTINGS = ("LC_ALL", "LC_MESSAGES", "LC_PAPER", "LANG")


@pytest.mark.parametrize(
    ("settings", "language", "paper"),
    [
        ({}, "en", "a4"),
        ({"LANG": "C"}, "en", "a4"),
        ({"LANG": "en_US.UTF-8"}, "en", "letter"),
        ({"LANG": "en_GB.UTF-8"}, "en", "a4"),
        ({"LANG": "fr_CA.UTF-8"}, "fr", "letter"),
        ({"LANG": "uk_UA.UTF-8"}, "uk", "a4"),
        ({"LANG": "de_DE@euro"}, "en", "a4"),
        ({"LANG": "en_US.UTF-8", "LC_PAPER": "de_DE.UTF-8"}, "en", "a4"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru", "a4"),
    ],
)
def test_paper_and_language_are_guessed_from_the_system(
    settings: dict[str, str], language: str, paper: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert (guessed_language(LANGUAGES), guessed_paper()) == (language, paper)
