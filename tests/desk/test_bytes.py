"""Bytes of every kind of thing, without a file anywhere: what a front door hands over that keeps nothing."""

from pathlib import Path

import pytest
from inventions import found
from prints import OF_GAME
from prints import SHIPPED
from readers import opened

from generator.data import Written
from generator.desk.calibrations import CalibrationWish
from generator.desk.calibrations import calibration_pages
from generator.desk.checks import CheckWish
from generator.desk.checks import check_pages
from generator.desk.checks import check_plan
from generator.desk.checks import checked
from generator.desk.cuts import CutWish
from generator.desk.cuts import cut_order
from generator.desk.inventions import InventionWish
from generator.desk.inventions import invention
from generator.desk.inventions import invention_files
from generator.desk.kits import ReadyKit
from generator.desk.kits import put_kits
from generator.desk.kits import ready_kit
from generator.desk.nights import NightWish
from generator.desk.nights import night_plan
from generator.desk.places import put
from generator.desk.previews import PreviewWish
from generator.desk.previews import preview
from generator.desk.previews import preview_plan
from generator.desk.prints import PrintWish
from generator.desk.prints import order_for
from generator.desk.prints import printed
from generator.desk.projects import ProjectWish
from generator.desk.projects import beginning_of
from generator.desk.projects import project_files
from generator.desk.rebuilds import rebuild
from generator.desk.rebuilds import verify
from generator.desk.replays import ScoreWish
from generator.desk.replays import replay
from generator.desk.replays import score_pages
from generator.desk.setups import SetupWish
from generator.desk.setups import setups_for
from generator.desk.studies import StudyWish
from generator.desk.studies import conclusion
from generator.desk.studies import play
from generator.desk.studies import study_files
from generator.desk.studies import study_plan
from generator.errors import FindingsError
from generator.findings import has_errors
from generator.game.arranger import Arranged
from generator.kit.manifest import Likeness
from generator.pipeline.cutting import cut
from generator.write import Form
from generator.write import Format

GAME = "distant-suns"
CODE = "DS-7KQ2-MK"
TYPED = SHIPPED["lantern"].read_text(encoding="utf-8")
PDF, SVG, PNG = Form(Format.PDF), Form(Format.SVG), Form(Format.PNG)


def kit(**wishes: object) -> ReadyKit:
    plan = night_plan(NightWish(GAME, code=CODE, **wishes))
    return ready_kit(plan.game, plan.wish)


def test_a_print_in_every_format() -> None:
    made = printed(order_for(PrintWish(GAME, "sheet", copies=2, language="fr")))
    name = "distant-suns-sheet-lantern-fr-colour-a4"
    assert made.pages.name == name and made.findings == ()
    assert list(made.pages.files(PDF)) == [f"{name}.pdf"]
    assert list(made.pages.files(SVG)) == [f"{name}-1.svg", f"{name}-2.svg"]
    assert all(content.startswith(b"\x89PNG") for content in made.pages.files(PNG).values())


def test_whoever_watches_is_told_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    printed(order_for(PrintWish(GAME, "sheet", copies=3))).pages.files(PDF, lambda *pages: told.append(pages))
    assert told[-1] == (3, 3)


def test_set_ups_are_values_with_words_and_cards() -> None:
    chosen = setups_for(SetupWish(GAME, count=3, code=CODE, language="fr"))
    assert [type(setup) for setup in chosen.setups] == [Arranged] * 3 and chosen.setups[0].code == CODE
    assert len(set(chosen.words)) == 3
    assert chosen.order is not None
    (content,) = printed(chosen.order).pages.files(PDF).values()
    assert len(opened(content).pages) == 1


def test_a_kit_and_its_record() -> None:
    made = kit(players=2, kit="light")
    assert made.record.wish.players == 2 and made.record.codes[0] == CODE
    assert len(opened(made.content).pages) == made.record.made[0].pages


def test_a_kit_that_is_written_can_be_verified_and_rebuilt(tmp_path: Path) -> None:
    (file,) = put_kits([kit()], tmp_path / "kits")
    manifest = file.with_name("manifest.json")
    assert verify(manifest).count == 1
    (again,) = rebuild(manifest)
    assert again.likeness is Likeness.SAME and again.kit.content == file.read_bytes()


def test_questions_are_for_whoever_asks_them() -> None:
    asked: list[str] = []

    class Answers:
        def choice(self, what: str, about: object, guess: str, or_file: bool = False) -> str:
            asked.append(what)
            return {"Layout": "twins", "Paper": "letter"}.get(what, guess)

        def number(self, what: str, least: int, most: int, guess: int) -> int:
            asked.append(what)
            return least

    wish = night_plan(NightWish(GAME, theme="mono"), Answers()).wish
    assert asked == ["How much cutting", "Layout", "Players", "Games", "Paper", "Language"]
    assert (wish.layout, wish.paper, wish.theme, wish.players) == ("twins", "letter", "mono", 2)


def test_a_preview_of_text_that_is_in_no_file() -> None:
    plan = preview_plan(PreviewWish(Written("typed.yaml", TYPED), game=GAME))
    assert plan.sources == () and plan.name == "distant-suns-sheet-typed-preview"
    made = preview(plan, SVG)
    assert list(made.files) == ["distant-suns-sheet-typed-preview-1.svg"]
    assert not has_errors(made.findings)


def test_text_with_errors_has_findings_instead_of_a_preview() -> None:
    plan = preview_plan(PreviewWish(Written("typed.yaml", TYPED.replace("U . . - A -", "U . . - Z -")), game=GAME))
    made = preview(plan, SVG)
    assert made.files == {}
    (finding,) = made.findings
    assert finding.code == "PC131" and finding.span is not None and finding.span.file == "typed.yaml"


@pytest.mark.parametrize("component", ["table", "sheet"])
def test_a_preview_with_a_set_up(component: str) -> None:
    plan = preview_plan(PreviewWish(Written("typed.yaml", TYPED), component, GAME, code=CODE))
    assert preview(plan, SVG).files


def test_text_can_be_printed_like_a_file(tmp_path: Path) -> None:
    file = tmp_path / "typed.yaml"
    file.write_text(TYPED, encoding="utf-8")
    layouts = (str(file), Written("typed.yaml", TYPED))
    made = [printed(order_for(PrintWish(GAME, "sheet", layout))).pages.files(PDF) for layout in layouts]
    assert made[0] == made[1]


def test_pages_of_a_preview_that_are_no_longer_there_go(tmp_path: Path) -> None:
    last = put(tmp_path / "out", {"a-1.svg": b"1", "a-2.svg": b"2"})
    assert [file.name for file in put(tmp_path / "out", {"a-1.svg": b"3"}, last)] == ["a-1.svg"]
    assert [file.name for file in (tmp_path / "out").iterdir()] == ["a-1.svg"]


def test_a_replay_with_scores_and_sheets() -> None:
    replayed = replay(ScoreWish(OF_GAME / "samples" / "games" / "two-players.yaml", language="uk"))
    assert replayed.findings == () and len(replayed.scores.players) == 2
    (content,) = score_pages(replayed).files(PDF).values()
    assert len(opened(content).pages) == 2


def test_a_replay_of_text() -> None:
    file = OF_GAME / "samples" / "games" / "two-players.yaml"
    typed = replay(ScoreWish(Written("typed.yaml", file.read_text(encoding="utf-8"))))
    assert typed.findings == () and typed.scores == replay(ScoreWish(file)).scores


def test_a_check_of_text_and_its_report() -> None:
    asked: list[str] = []
    plan = check_plan(CheckWish((Written("typed.yaml", TYPED),), GAME, budget=0.01, seconds=0.1))
    checks = checked(plan, plan.layouts[0], asked.append)
    assert checks.examined and len(asked) == len(checks.examined)
    pages = check_pages(plan, checks)
    assert pages is not None and pages.name == "distant-suns-check-typed-a4"
    assert pages.document.pages


def test_a_small_study_and_its_report() -> None:
    told: list[int] = []
    plan = study_plan(StudyWish(GAME, (Written("typed.yaml", TYPED),), games=4, bots=("random",)))
    found = conclusion(plan, play(plan, 1, lambda done, games: told.append(done)))
    assert told[-1] == plan.study.games and found.report.layouts[0].name == "typed"
    files = study_files(found)
    assert {"report.html", "report.pdf", "report.json", "typed.figures.json"} == set(files)


def test_an_invention_settled_and_as_files() -> None:
    wanted = invention(InventionWish(GAME, sectors="80-100", seed="comet", time="2m", jobs="3"))
    assert (wanted.asked, wanted.plan.wishes.sectors, wanted.seconds, wanted.jobs) == ((80, 100), (85, 100), 120.0, 3)
    assert wanted.folder.name == "distant-suns-invented-layouts-comet"
    files = invention_files(wanted, [found()])
    assert sorted(Path(name).suffix for name in files) == [".json", ".png", ".txt", ".yaml"]


def test_cut_files() -> None:
    order = order_for(PrintWish(GAME, "templates", clearance=0.3))
    made = cut(cut_order(order, CutWish("laser", material="plywood", piece="moon"), PDF))
    assert made.pieces == 1 and {name.rpartition(".")[2] for name in made.files} == {"svg", "dxf"}


def test_a_calibration_page() -> None:
    made = calibration_pages(CalibrationWish("letter", "mono", "ru"))
    assert list(made.pages.files(PDF)) == ["calibration-ru-mono-letter.pdf"]


def test_the_files_of_a_new_project(tmp_path: Path) -> None:
    files = project_files(beginning_of(ProjectWish(tmp_path / "comet", copied=("shapes",))))
    assert {"README.md", "papercosmos.yaml", "layouts/comet.yaml", "shapes.yaml"} <= set(files)


def test_what_cannot_be_played_is_not_printed_unless_somebody_insists() -> None:
    broken = Written("typed.yaml", TYPED.replace("X - - - W -", "X - - . W -"))
    with pytest.raises(FindingsError):
        printed(order_for(PrintWish(GAME, "sheet", broken)))
    assert printed(order_for(PrintWish(GAME, "sheet", broken, anyway=True))).findings
