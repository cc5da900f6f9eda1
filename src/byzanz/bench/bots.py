"""How fast the policy plays and the judge answers: the measure of what a search can try."""

from time import process_time

from byzanz.bots.gather import SelfPlay
from byzanz.bots.judge import judge
from byzanz.bots.judge_layout import OPEN
from byzanz.bots.judge_net import Judgement
from byzanz.bots.parameter_tables import value_tables
from byzanz.bots.policy import choose
from byzanz.bots.selfplay import play_on
from byzanz.bots.valuing import Scratch
from byzanz.bots.weights import judge_net
from byzanz.rules.dealing import deal, deal_unseen, seen_by, shuffled
from byzanz.rules.flow import apply, begin
from byzanz.rules.material import Phase
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State


def playouts_per_s(players: int = 4, seconds: float = 1.0) -> float:
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
