"""The page of layouts tells what the cards of figures tell, of every sheet."""

from prints import GAME
from prints import ROOT
from prints import SHIPPED

from generator import discover
from generator.figures import Card
from generator.figures import figures_of


def figures_in(card: Card, metric: str) -> list[float]:
    planner = next(series for series in card.series if series.name == "planner")
    return [figure.value for figure in planner.figures if figure.metric == metric]


def row(layout: str) -> str:
    game = discover.game(GAME)
    content = game.load(SHIPPED[layout]).value
    assert content
    card = figures_of(game, SHIPPED[layout], content)
    assert card and card.points
    worlds, (covered,) = figures_in(card, "worlds"), figures_in(card, "coverage")
    points = f"{card.points.mean:.0f} | {card.points.low:.0f}–{card.points.high:.0f}"
    reached = f"{100 * min(worlds):.0f}–{100 * max(worlds):.0f} %"
    return (
        f"| {content.title('en')} | {card.difficulty} | {len(content.layout.sectors)} | {points} | {reached} "
        f"| {100 * covered:.0f} % |"
    )


def test_the_page_of_layouts_has_the_figures_of_every_card() -> None:
    lines = (ROOT / "docs" / "games" / GAME / "layouts.md").read_text(encoding="utf-8").splitlines()
    rows = [line for line in lines if line.startswith("| ") and not line.startswith("| sheet")]
    assert sorted(rows) == sorted(map(row, SHIPPED))
