"""The scores of a written game as a table in the terminal."""

from rich.cells import cell_len

from generator.cli.say import say
from generator.draw.minus import signed
from generator.game.written_game import ScoreLine
from generator.game.written_game import ScoreTable


def show_scores(table: ScoreTable) -> None:
    """A block for each player with aligned columns, then who has won."""
    say(table.title, "")
    rows = [table.headings, *(_fields(line) for player in table.players for line in player.lines)]
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    for player in table.players:
        say(player.name, bold=True)
        say(_row(table.headings, widths))
        for line in player.lines[:-1]:
            say(_row(_fields(line), widths))
        say(_row(_fields(player.lines[-1]), widths), bold=True)
        say()
    if table.verdict:
        say(table.verdict)


def _fields(line: ScoreLine) -> tuple[str, str, str, str]:
    return line.name, line.detail, line.count, signed(line.points)


def _row(fields: tuple[str, str, str, str], widths: list[int]) -> str:
    """Words begin at the left of their column, figures end at its right."""
    padding = [" " * (width - cell_len(field)) for field, width in zip(fields, widths, strict=True)]
    name, detail, count, points = fields
    return f"  {name}{padding[0]}  {detail}{padding[1]}  {padding[2]}{count}  {padding[3]}{points}"
