"""`papercosmos setup`: what it says and writes, and what it answers to wrong codes."""

import re
from pathlib import Path

import pypdfium2
import pytest
import zxingcpp
from command_line import plain
from command_line import run
from prints import OF_GAME

from generator.arrange.code import read_code

SETUP = ("setup", "distant-suns")
CODE = "DS-7KQ2-MK"
DESCRIPTION = "DS:moon=alien,rocket=upgrade,comet=treasure,star=cluster,planet=black-hole:1.3.2"
NO_SAUCER = str(OF_GAME / "broken" / "start-where-the-saucer-does-not-fit.yaml")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    return tmp_path


def answered(*words: str) -> tuple[int, str]:
    ran = run(*words)
    return ran.exit_code, ran.output


def codes(output: str) -> list[str]:
    return re.findall(r"^(DS-\S+)  ", output, re.MULTILINE)


def on_paper() -> list[str]:
    """The codes that a QR reader finds in the PDF that was written."""
    (file,) = Path("output").glob("*.pdf")
    printed = pypdfium2.PdfDocument(file)
    try:
        pictures = [printed[page].render(scale=200 / 72).to_pil() for page in range(len(printed))]
    finally:
        printed.close()
    return [found.text for picture in pictures for found in zxingcpp.read_barcodes(picture)]


def test_without_options_one_card_is_printed_and_said_in_words() -> None:
    exit_code, output = answered(*SETUP)
    (code,) = codes(output)
    assert exit_code == 0 and read_code("DS", code) == code
    assert on_paper() == [code]
    assert f"The same again: papercosmos setup distant-suns --code {code}" in output


def test_a_batch_differs_and_is_repeated_by_the_command_that_is_named() -> None:
    _, output = answered(*SETUP, "--count", "5")
    batch = codes(output)
    assert len(set(batch)) == 5 and sorted(on_paper()) == sorted(batch)
    again = re.search(r"The same again: papercosmos (.*)", output)
    assert again and codes(answered(*again[1].split())[1]) == batch


def test_the_same_code_gives_the_same_bytes() -> None:
    for folder in ("one", "two"):
        assert answered(*SETUP, "--code", "ds 7kq2 mk", "--count", "3", "--out", folder)[0] == 0
    (one,), (two,) = Path("one").iterdir(), Path("two").iterdir()
    assert one.name == two.name == "distant-suns-setup-card-lantern-en-colour-a4-ds-7kq2-mk-and-2.pdf"
    assert one.read_bytes() == two.read_bytes()


def test_a_set_up_is_said_in_the_language_of_the_card() -> None:
    line = "Телескоп – Улучшения · Тарелка – Скопление · Ракета – Пришельцы · Комета – Сокровища · Месяц – Чёрная дыра"
    assert (
        f"{CODE}  {line} · Первый игрок: 2 из 2, 2 из 3, 1 из 4 "
        "(место 1: самый младший, далее по часовой стрелке)\n" in answered(*SETUP, "--code", CODE, "--lang", "ru")[1]
    )


def test_a_description_is_as_good_as_a_code() -> None:
    exit_code, output = answered(*SETUP, "--code", DESCRIPTION)
    assert exit_code == 0 and "Moon – Aliens" in output and on_paper() == [DESCRIPTION]


@pytest.mark.parametrize("format", ["svg", "png"])
def test_other_formats_are_written(format: str) -> None:
    assert answered(*SETUP, "--code", CODE, "--format", format)[0] == 0
    assert len(list(Path("output").glob(f"*.{format}"))) == 1


def test_backs_are_printed_for_those_who_want_them() -> None:
    assert "(2 pages)" in answered(*SETUP, "--code", CODE, "--sides", "duplex")[1]


@pytest.mark.parametrize(
    ("code", "finding", "help"),
    [
        ("DS-7KQ2-MM", "PC402", "read it again"),
        ("DS-7KQ2", "PC401", "looks like DS-7KQ2-MK"),
        ("PO-7KQ2-MK", "PC403", "check which game"),
        (DESCRIPTION.replace("moon", "mon"), "DS162", "did you mean 'moon'?"),
        (DESCRIPTION.replace("=alien", "=alein"), "DS163", "did you mean 'alien'?"),
    ],
)
def test_a_wrong_code_is_answered_with_a_finding_and_nothing_is_written(code: str, finding: str, help: str) -> None:
    exit_code, output = answered(*SETUP, "--code", code)
    assert exit_code == 1 and f"error[{finding}]" in output and help in output
    assert not Path("output").exists()


def test_a_code_that_cannot_be_played_on_a_layout_is_refused_unless_somebody_insists() -> None:
    exit_code, output = answered(*SETUP, "--code", CODE, "--layout", NO_SAUCER)
    assert exit_code == 1 and "error[DS168]: saucer" in output and "--anyway prints this one still" in plain(output)
    assert answered(*SETUP, "--code", CODE, "--layout", NO_SAUCER, "--anyway")[0] == 0


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("setup", "distant-sun"), "did you mean 'distant-suns'?"),
        ((*SETUP, "--count", "0"), "--count: give a whole number from 1 to 500, not '0'"),
        ((*SETUP, "--theme", "neon"), "there is no theme 'neon'"),
        (("print", "distant-suns", "board", "--code", CODE), "--code is for components of a set-up"),
    ],
)
def test_wrong_usage_is_told(words: tuple[str, ...], answer: str) -> None:
    exit_code, output = answered(*words)
    assert exit_code == 2 and answer in plain(output)


def test_a_table_is_printed_by_code() -> None:
    assert answered("print", "distant-suns", "table", "--code", CODE)[0] == 0
    assert on_paper() == [CODE]
