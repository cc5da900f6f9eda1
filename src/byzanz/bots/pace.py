"""How fast the policy plays: the measure of what a search can try."""

from time import process_time

from byzanz.bots.match import play_on, shuffled
from byzanz.bots.minds import minds_of
from byzanz.bots.policy import choose
from byzanz.bots.valuing import Desk
from byzanz.rules.chance import Chance
from byzanz.rules.course import begin, do
from byzanz.rules.dealing import deal, deal_unseen, seen_by
from byzanz.rules.material import FINAL
from byzanz.rules.state import State


def playouts_per_s(players: int = 4, seconds: float = 1.0) -> float:
    """Games a second from the positions of a game to their end, everything unseen dealt anew for each; one core's time."""
    minds, desk, chance = minds_of(players), Desk(), Chance(players)
    positions = _positions(players, chance)
    games = 0
    begun = process_time()
    while True:
        for seen, seat in positions:
            play_on(minds, desk, deal_unseen(seen, seat, chance), seen.rounds)
        games += len(positions)
        spent = process_time() - begun
        if spent >= seconds:
            return games / spent


def _positions(players: int, chance: Chance) -> list[tuple[State, int]]:
    """Every decision of a few games of greedy, as the seat in turn sees it."""
    minds, desk = minds_of(players), Desk()
    found = []
    for _ in range(4):
        state = deal(shuffled(chance), players, 0, False)
        begin(state)
        while state.phase < FINAL:
            found.append((seen_by(state, state.turn), state.turn))
            choose(minds, desk, state, state.turn)
            do(state, state.turn, desk.verb, desk.cards)
    return found
