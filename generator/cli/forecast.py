"""How long a large study will take, told before it begins."""

from functools import partial

from generator.cli.progress import status
from generator.cli.say import say
from generator.desk.studies import StudyPlan
from generator.play.conduct import play_one
from generator.play.forecast import games_left
from generator.play.forecast import seconds_of
from generator.play.ledger import Ledger

FEW = 200  # games of a series, as usual: whoever asks for no more does not wait for a forecast
LONG = 120  # seconds that are worth a word
UNITS = (("year", 365 * 86400), ("day", 86400), ("hour", 3600), ("minute", 60))


def show_forecast(ledger: Ledger, plan: StudyPlan, processes: int) -> None:
    """Roughly how long it will take if that is long, and how to stop it; processes are 0 for those of a cluster."""
    study = ledger.study
    mine = (number for number in ledger.finished() if number % ledger.shards == ledger.shard - 1)
    left = games_left(study, mine, ledger.shards)
    if max(left) <= FEW * len(study.layouts):
        return
    with status("Trying") as tell:
        tell("a few games, to see how long it will take")
        play = partial(play_one, plan.playtest, plan.contents, study)
        seconds = seconds_of(study, left, play) / (processes or 1)
    if seconds >= LONG:
        by = {0: "of one process, less on a cluster", 1: "in one process"}.get(processes, f"in {processes} processes")
        say(f"{sum(left):,.0f} games will take roughly {duration(seconds)} {by}.", err=True)
        say("Ctrl-C stops; what is finished is kept, and the same command goes on from there.", err=True)


def duration(seconds: float) -> str:
    """In the largest unit of which there are two or more."""
    unit, length = next(((unit, length) for unit, length in UNITS if seconds >= 2 * length), UNITS[-1])
    return f"{seconds / length:,.0f} {unit}s"
