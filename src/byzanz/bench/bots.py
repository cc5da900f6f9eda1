"""Measure how fast `greedy` plays and the judge answers, which bounds the rollouts of a search."""

from time import process_time

from byzanz.bots.greedy.choices import choose
from byzanz.bots.greedy.selfplay import play_on
from byzanz.bots.greedy.tables import value_tables
from byzanz.bots.greedy.valuing import Scratch
from byzanz.bots.value_net.judge import judge
from byzanz.bots.value_net.layout import OPEN
from byzanz.bots.value_net.net import Judgement
from byzanz.bots.weights import judge_net
from byzanz.rules.dealing import deal, deal_unseen, seen_by, shuffled
from byzanz.rules.flow import apply, begin
from byzanz.rules.material import Phase
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State
from byzanz.training.positions import SelfPlay


def greedy_games_per_s(players: int = 4, seconds: float = 1.0) -> float:
    """Return games per second from the positions of a game to their end, each with the unseen cards dealt again; one core."""
    tables, scratch, rng = value_tables(players), Scratch(), SplitMix64(players)
    positions = _positions(players, rng)
    games = 0
    begun = process_time()
    while True:
        for seen, seat in positions:
            play_on(tables, scratch, deal_unseen(seen, seat, rng), seen.rounds)
        games += len(positions)
        spent = process_time() - begun
        if spent >= seconds:
            return games / spent


def judgements_per_s(players: int = 4, seconds: float = 1.0) -> float:
    """Return how many positions per second the judge answers for, all seats of each at once; one core."""
    net, out, play = judge_net(players), Judgement(), SelfPlay(players, players)
    positions = [start for _ in range(20) for start in play.play()[0]]
    judged = 0
    begun = process_time()
    while True:
        for position in positions:
            judge(net, out, position, OPEN)
        judged += len(positions)
        spent = process_time() - begun
        if spent >= seconds:
            return judged / spent


def _positions(players: int, rng: SplitMix64) -> list[tuple[State, int]]:
    """Return every decision of a few games of greedy, as the seat in turn sees it."""
    tables, scratch = value_tables(players), Scratch()
    found = []
    for _ in range(4):
        state = deal(shuffled(rng), players, 0, False)
        begin(state)
        while state.phase < Phase.FINAL:
            found.append((seen_by(state, state.turn), state.turn))
            choose(tables, scratch, state, state.turn)
            apply(state, state.turn, scratch.verb, scratch.cards)
    return found
