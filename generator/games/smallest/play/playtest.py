"""Playtest: one bot and one metric."""

from functools import partial
from hashlib import sha256

from generator.findings import Span
from generator.game.metric import Tallies
from generator.game.playtest import Playtest
from generator.game.study import Block
from generator.game.study import Study
from generator.games.smallest import GAME
from generator.games.smallest.arrange.arranger import ARRANGER
from generator.games.smallest.arrange.arranger import describe
from generator.games.smallest.content import Content
from generator.games.smallest.play import bots
from generator.games.smallest.play import metrics
from generator.games.smallest.play.bots.random import Bot
from generator.games.smallest.rules.count import PLAYERS
from generator.games.smallest.rules.count import legal
from generator.games.smallest.rules.count import winner
from generator.play.chance import chance
from generator.play.deal import Deal
from generator.play.deal import Dealer
from generator.play.roster import Roster
from generator.play.series import Meetings
from generator.play.series import found_metrics
from generator.play.series import tallied

ROSTER: Roster[Bot] = Roster(bots.__name__)
DEALER = Dealer(ARRANGER, GAME.initials, describe)


def play_block(content: Content, study: Study, block: Block) -> Tallies:
    series = study.series[block.series]
    games = [play_game(content, deal) for deal in DEALER.deals(content, study, series, block.numbers)]
    return tallied(games, series.kind, found_metrics(metrics.__name__))


def play_game(content: Content, deal: Deal[int]) -> bool:
    """Whether whoever began has won."""
    players = [ROSTER.maker(bot) for bot in deal.bots]
    streams = [chance(seed) for seed in deal.seeds]
    count, moves = 0, 0
    while steps := legal(count, content.goal):
        seat = (deal.setup + moves) % PLAYERS
        count += players[seat](count, steps, streams[seat])
        moves += 1
    return winner(moves, deal.setup) == deal.setup


def fingerprint(content: Content) -> str:
    return sha256(str(content.goal).encode()).hexdigest()[:16]


def place(content: Content, about: int | None) -> Span | None:
    return content.span


PLAYTEST = Playtest(
    players=(PLAYERS,),
    bots=("random",),
    simple=("random",),
    series=Meetings(ROSTER).series,
    setup=DEALER.asked,
    fingerprint=fingerprint,
    play_block=play_block,
    metrics=partial(found_metrics, metrics.__name__),
    place=place,
)
