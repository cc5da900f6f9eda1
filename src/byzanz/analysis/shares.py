"""Each seat's share of the win at any moment of a game, as one seat (or a spectator) can know it."""

from byzanz.bots.greedy.selfplay import play_final, play_on, seat_slots
from byzanz.bots.greedy.tables import style_tables
from byzanz.bots.greedy.valuing import Scratch
from byzanz.bots.search.styles import learned_mixes, prior_mixes
from byzanz.bots.value_net.judge import judge
from byzanz.bots.value_net.layout import OPEN
from byzanz.bots.value_net.net import Judgement, JudgeNet
from byzanz.bots.weights import STEADY, judge_calibration, judge_net
from byzanz.game.view import View
from byzanz.rules.dealing import deal_unseen
from byzanz.rules.material import NOBODY, Phase
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State

QUICK = 24
"""Worlds for an answer within a millisecond."""
CAREFUL = 600
"""Worlds for an answer that people are shown."""
MANY = 200
"""With so many worlds chance hardly matters any more: the calibration for steady answers is fitted with them."""


def win_shares(view: View, *, worlds: int = QUICK, seed: int = 0) -> list[float]:
    """Return the winning share of each seat; they sum to 1. The same seed gives the same answer.

    What the view can't see is dealt again in each world and the round is played to its end, the others in the styles
    they have shown; there the judge answers, in the last round the result itself. Nobody's action is chosen by these
    worlds, so they flatter nobody. At last the shares are calibrated on games of strong bots.
    """
    if worlds < 1:
        raise ValueError(f"worlds={worlds}: at least one is needed")
    if view.result is not None:
        won = view.result.winners
        return [1 / len(won) if seat in won else 0.0 for seat in range(view.players)]
    return calibrated(raw_shares(view, worlds, seed), *calibration_of(view, worlds))


def raw_shares(view: View, worlds: int, seed: int, net: JudgeNet | None = None) -> list[float]:
    """Return the mean over worlds, before calibration; by the judge that comes with the game, or another."""
    players, seen = view.players, view.seen_state
    tables, scratch, out, net = style_tables(players), Scratch(), Judgement(), net or judge_net(players)
    seat = NOBODY if view.seat is None else view.seat
    # A spectator holds no hand to leave out: the styles are learned as any seat would.
    mixes = prior_mixes(players) if view.seat is None else learned_mixes(view, tables, scratch)
    chance = SplitMix64(seed)
    totals = [0.0] * players
    for _ in range(worlds):
        world = deal_unseen(seen, seat, chance)
        seat_slots(scratch, [0 if other == seat else mixes[other][chance.below(64)] for other in range(players)])
        play_on(tables, scratch, world, seen.round)
        if world.phase >= Phase.FINAL:
            play_final(tables, scratch, world)
            shares = _result_shares(world)
        else:
            judge(net, out, world, OPEN)
            shares = [share / 65536 for share in out.read_shares()]
        total = sum(shares)
        for other in range(players):
            totals[other] += shares[other] / total
    return [total / worlds for total in totals]


def _result_shares(state: State) -> list[float]:
    winners = state.winner_list()
    return [float(seat in winners) for seat in range(state.players)]


def calibration_of(view: View, worlds: int) -> tuple[float, float]:
    """Return temperature and doubt for a view: fitted for each round, before and after its auctions.

    The mean of few worlds scatters, so it deserves less trust than that of many. Both are fitted; an answer between the
    two gets a calibration between them, by how much of the scatter it has.
    """
    quick, steady, place = judge_calibration(view.players), judge_calibration(view.players, STEADY), place_of(view)
    if view.phase == "final" or place >= min(len(quick), len(steady)):
        return 1.0, 0.0
    scatter = min(1.0, max(0.0, (1 / worlds - 1 / MANY) / (1 / QUICK - 1 / MANY)))
    temperature, doubt = (many + scatter * (few - many) for few, many in zip(quick[place], steady[place], strict=True))
    return temperature, doubt


def place_of(view: View) -> int:
    """Return which calibration holds for a view: two for each round to come, its auctions' and its market's."""
    return 2 * (view.rounds - view.round) + (1 if view.pick_order else 0)


def calibrated(shares: list[float], temperature: float, doubt: float = 0.0) -> list[float]:
    """Sharpen (temperature below 1) or flatten (above 1) shares, and give everybody an equal part of the doubt.

    The doubt is for what no world shows: players who don't do as foreseen. A temperature alone leaves a share of
    nought at nought.
    """
    powers = shares if temperature == 1.0 else [share ** (1 / temperature) for share in shares]
    total = sum(powers)
    return [(1 - doubt) * power / total + doubt / len(shares) for power in powers]
