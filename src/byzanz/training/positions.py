"""Positions to train the judge on: the starts of the rounds in games of `greedy` in many moods, with some noise."""

from typing import NamedTuple

from byzanz.bots.greedy.choices import choose
from byzanz.bots.greedy.selfplay import play_final, seat_slots
from byzanz.bots.greedy.tables import search_tables, value_tables
from byzanz.bots.greedy.valuing import Scratch, ValueTables
from byzanz.bots.value_net.judge import judge
from byzanz.bots.value_net.layout import BIASES, GOOD_FEATURES, OPEN, SEAT_FEATURES, WEIGHTS
from byzanz.bots.value_net.net import Judgement, JudgeNet
from byzanz.bots.value_net.position import read_position, write_features, write_seats
from byzanz.rules.action_list import ActionList
from byzanz.rules.dealing import deal, shuffled
from byzanz.rules.flow import apply, begin
from byzanz.rules.material import NOBODY, Phase
from byzanz.rules.random_play import choose_randomly
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State

MOST_NOISE = 26
"""In 1024ths: up to a fortieth of the decisions of a game are random. With a tenth the judge saw clean games less clearly."""


def play_noisily(
    tables: ValueTables,
    scratch: Scratch,
    state: State,
    rounds: int,
    chance: SplitMix64,
    actions: ActionList,
    noise: int,
) -> None:
    """Play until so many rounds are over, or to the final sale; some decisions, in 1024ths, are random."""
    while state.phase < Phase.FINAL and state.round <= rounds:
        seat = state.turn
        if noise and chance.below(1024) < noise:
            choice = choose_randomly(state, seat, chance, actions)
            apply(state, seat, actions.verbs[choice], actions.cards[choice])
        else:
            choose(tables, scratch, state, seat)
            apply(state, seat, scratch.verb, scratch.cards)


class Positions(NamedTuple):
    """Positions as bytes, one after the other: features as `judge` writes them, and what came of them."""

    players: int
    rounds: int
    games: int
    goods: bytes
    seats: bytes
    shares: bytes
    """Each seat's share of the win, 60ths: ties are shared exactly."""
    gains: bytes
    """The points each seat still made."""


class SelfPlay:
    """Games of one seed: each is stopped at the start of every round."""

    def __init__(self, players: int, seed: int) -> None:
        self.players = players
        self.chance = SplitMix64(seed)
        self.tables = search_tables(players)
        self.scratch = Scratch()
        self.actions = ActionList()

    def play(self) -> tuple[list[State], list[int], list[int]]:
        """Play one game; return the states at the rounds' starts, the final points and the winners' flags."""
        chance, players = self.chance, self.players
        state = deal(shuffled(chance), players, 0, False)
        begin(state)
        seat_slots(self.scratch, [chance.below(self.tables.count - 1) for _ in range(players)])
        noise = chance.below(MOST_NOISE + 1)
        starts = []
        for number in range(1, state.rounds + 1):
            starts.append(state.copy())
            play_noisily(self.tables, self.scratch, state, number, chance, self.actions, noise)
        play_final(value_tables(players), self.scratch, state)
        winners = state.winner_list()
        return starts, state.points_list(), [int(seat in winners) for seat in range(players)]


def blank_net(players: int) -> JudgeNet:
    """Return a net that knows nothing: it reads positions, and finds all seats equal."""
    return JudgeNet(players, value_tables(players, "judge"), [0] * WEIGHTS, [0] * BIASES)


def gather(players: int, games: int, seed: int) -> Positions:
    """Play games and return their positions, some with open hands, some as a seat or a spectator sees them."""
    net, out, play = blank_net(players), Judgement(), SelfPlay(players, seed)
    rounds = play.tables.rounds
    positions = games * rounds
    goods = bytearray(positions * players * 6 * GOOD_FEATURES)
    seats = bytearray(positions * players * 2 * SEAT_FEATURES)
    shares, gains = bytearray(), bytearray()
    at_goods = at_seats = 0
    for _ in range(games):
        starts, points, won = play.play()
        share = 60 // sum(won)
        for start in starts:
            viewer = play.chance.below(2 * (players + 1))
            read_position(net, out, start, viewer if viewer < players else NOBODY if viewer == players else OPEN)
            at_goods = write_features(out, goods, at_goods)
            at_seats = write_seats(out, seats, at_seats)
            shares += bytes(share * flag for flag in won)
            gains += bytes(after - before for after, before in zip(points, start.points_list(), strict=True))
    return Positions(players, rounds, games, bytes(goods), bytes(seats), bytes(shares), bytes(gains))


def judged(net: JudgeNet, games: int, seed: int) -> list[tuple[int, int, list[int], list[float]]]:
    """Judge fresh games from every seat's view: for each position the round, that seat, the logits and the outcome."""
    out, play = Judgement(), SelfPlay(net.players, seed)
    found = []
    for _ in range(games):
        starts, _, won = play.play()
        outcome = [flag / sum(won) for flag in won]
        for start in starts:
            for viewer in range(net.players):
                judge(net, out, start, viewer)
                found.append((start.round, viewer, out.read_logits(), outcome))
    return found
