"""The compiled part of valuing positions: the worlds of one stretch of a game.

A stretch lies between two events of chance. Its worlds have the true hands; the pile and the cards
removed are dealt again. The same worlds serve all positions of the stretch, so that what differs
between two of them is what was played.
"""

from byzanz.analysis.layout import BEGIN, STRETCH, WAIT
from byzanz.bots.greedy.choices import choose
from byzanz.bots.greedy.selfplay import play_final, play_on
from byzanz.bots.greedy.valuing import Scratch, ValueTables
from byzanz.bots.value_net.judge import judge
from byzanz.bots.value_net.layout import OPEN
from byzanz.bots.value_net.net import Judgement, JudgeNet
from byzanz.rules.dealing import deal_unseen
from byzanz.rules.flow import apply, begin
from byzanz.rules.material import Phase
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State

INTERPRETED = __file__.endswith(".py")
_GOLD = 0x9E3779B97F4A7C15
_WORD = 0xFFFFFFFFFFFFFFFF


class Stretch:
    """The worlds of a stretch.

    The style each seat plays by, and each seat's share of the win, in 65536ths.
    """

    def __init__(self) -> None:
        self.worlds = 0
        self.viewer = 0
        self.seed = 0
        self.scratch = Scratch()
        self.judgement = Judgement()
        self.chance = SplitMix64(0)
        if INTERPRETED:  # compiled, the arrays are part of the object and empty from the start
            self.styles = list(bytes(6 * STRETCH))
            self.shares = list(bytes(6 * STRETCH))
            self.mix = list(bytes(6 * 64))

    def set_mix(self, seat: int, slots: list[int]) -> None:
        """Say by which 64 equally likely styles a seat plays on."""
        for i in range(64):
            self.mix[64 * seat + i] = slots[i]

    def sums(self, players: int) -> list[int]:
        """Return the sum of each seat's shares over the worlds."""
        return [sum([self.shares[6 * i + seat] for i in range(self.worlds)]) for seat in range(players)]


def value_all(
    stretch: Stretch,
    tables: ValueTables,
    net: JudgeNet,
    seen: State,
    actor: int,
    verb: int,
    cards: int,
) -> None:
    """Play on in every world after an action (or `WAIT`, or `BEGIN`) to the end of the round."""
    for i in range(stretch.worlds):
        world = _deal_world(stretch, seen, i)
        if verb == BEGIN:
            begin(world)
        elif verb != WAIT:
            apply(world, actor, verb, cards)
        _play_out(stretch, tables, net, world, world.round, i)


def value_step(
    stretch: Stretch, tables: ValueTables, net: JudgeNet, seen: State, actor: int, verb: int, cards: int
) -> int:
    """Bring the worlds to the position after an action in the same round; return how many changed.

    Where the style that is played in a world does this very action, nothing changes there.
    """
    again = 0
    agreeing = 0
    for style in range(tables.count):
        if _would_do(stretch, tables, seen, actor, style, verb, cards):
            agreeing |= 1 << style
    for i in range(stretch.worlds):
        if not agreeing >> stretch.styles[6 * i + actor] & 1:
            world = _deal_world(stretch, seen, i)
            apply(world, actor, verb, cards)
            _play_out(stretch, tables, net, world, world.round, i)
            again += 1
    return again


def expected_shares(
    stretch: Stretch, tables: ValueTables, net: JudgeNet, seen: State, seat: int, verb: int, cards: int
) -> tuple[int, int]:
    """Return the sums of the own share before and after an action over worlds of the view."""
    before = 0
    after = 0
    for i in range(stretch.worlds):
        world = _deal_world(stretch, seen, i)
        played = world.copy()
        apply(played, seat, verb, cards)
        is_same = played.round == world.round and _would_do(
            stretch, tables, world, seat, stretch.styles[6 * i + seat], verb, cards
        )
        _set_styles(stretch, i, world.players)
        _play_out(stretch, tables, net, world, world.round, i)
        before += stretch.shares[6 * i + seat]
        if not is_same:
            _play_out(stretch, tables, net, played, played.round, i)
        after += stretch.shares[6 * i + seat]
    return before, after


def _would_do(
    stretch: Stretch, tables: ValueTables, state: State, seat: int, style: int, verb: int, cards: int
) -> bool:
    """Return whether a seat in turn that plays by a style does this action."""
    if state.phase < Phase.FINAL and state.turn != seat:
        return False
    stretch.scratch.slots[seat] = style
    choose(tables, stretch.scratch, state, seat)
    return stretch.scratch.verb == verb and stretch.scratch.cards == cards


def _deal_world(stretch: Stretch, seen: State, number: int) -> State:
    """Deal a world, and draw each seat's style: both follow from the seed and its number."""
    stretch.chance.word = (stretch.seed + number * _GOLD) & _WORD
    stretch.chance.word = stretch.chance.bits()
    world = deal_unseen(seen, stretch.viewer, stretch.chance)
    for seat in range(seen.players):
        stretch.styles[6 * number + seat] = stretch.mix[64 * seat + stretch.chance.below(64)]
    _set_styles(stretch, number, seen.players)
    return world


def _set_styles(stretch: Stretch, number: int, players: int) -> None:
    for seat in range(players):
        stretch.scratch.slots[seat] = stretch.styles[6 * number + seat]


def _play_out(stretch: Stretch, tables: ValueTables, net: JudgeNet, state: State, rounds: int, number: int) -> None:
    """Play to the end of the round, or of the game, and keep each seat's share."""
    winners = 0
    total = 0
    play_on(tables, stretch.scratch, state, rounds)
    if state.phase >= Phase.FINAL:
        play_final(tables, stretch.scratch, state)
        for seat in range(state.players):
            winners += state.has_won[seat]
    else:
        judge(net, stretch.judgement, state, OPEN)
    for seat in range(state.players):
        if winners:  # noqa: SIM108
            share = 65536 // winners if state.has_won[seat] else 0
        else:
            share = stretch.judgement.shares[seat]
        total += share
        stretch.shares[6 * number + seat] = share
    # Spread over the seats, world by world, so that it is nobody's.
    stretch.shares[6 * number + number % state.players] += 65536 - total
