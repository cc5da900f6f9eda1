"""Value the cards of a hand, by tables made from parameters.

The cards of one good are ten bits of packed cards (see `byzanz.rules.cards`), so those bits are the index of a table:
what these cards are worth with none, one or two merchants beside them. More than two beside one good never pay,
because three merchants are a better set. Tables are made for each number of rounds to come; table 0 is the end, when
only complete sets count. All worths are whole numbers, thousandths of a point, so that compiled and interpreted agree.
"""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from byzanz.bots.greedy.layout import (
    ALONE,
    AUCTIONS,
    CROWD,
    FIGURE_NAMES,
    FIGURES,
    POINT,
    SHARE,
    SHELF,
    SLOT,
    SLOTS,
    TABLE,
    TABLES,
)
from byzanz.bots.greedy.parameters import NAMES, Vector
from byzanz.rules import material
from byzanz.rules.cards import merchants_in, part_of, part_size, part_with

INTERPRETED = __file__.endswith(".py")


class ValueTables:
    """The tables of up to eight parameter sets for one number of players. Only `learn` changes them."""

    def __init__(self, players: int, vectors: list[Vector]) -> None:
        self.players = players
        self.rounds = material.ROUNDS[players]
        self.count = 0
        if INTERPRETED:  # compiled, the arrays are part of the object and empty from the start
            self.worths = list(bytes(SLOTS * SLOT))
            self.alone = list(bytes(SLOTS * TABLES * ALONE))
            self.waits = list(bytes(SLOTS * TABLES * AUCTIONS))
            self.figures = list(bytes(SLOTS * FIGURES))
        for slot, vector in enumerate(vectors):
            self.learn(slot, vector)

    def learn(self, slot: int, vector: Vector) -> None:
        """Make the tables of one parameter set, replacing what was in its slot."""
        numbers = dict(zip(NAMES, vector, strict=True))
        self.count = max(self.count, slot + 1)
        for i, name in enumerate(FIGURE_NAMES):
            self.figures[slot * FIGURES + i] = round(numbers[name] * (1 << SHARE))
        for table in (*range(self.rounds + 1), TABLES - 1):
            at = slot * SLOT + table * TABLE
            phased = {} if table in (0, TABLES - 1) else _at_round(numbers, table, self.rounds)
            for holding in _holdings():
                worth = _worth(holding, phased) if phased else _end_worth(holding, table != 0)
                self.worths[at + SHELF * holding.merchants + holding.bits] = worth
            at = (slot * TABLES + table) * ALONE
            for merchants in range(ALONE):
                self.alone[at + merchants] = _alone_worth(merchants, phased, table == TABLES - 1)
            if phased:
                for auction in range(5):
                    wait = numbers[f"wait_{auction + 1}"] * phased["wait"]
                    self.waits[(slot * TABLES + table) * AUCTIONS + auction] = _thousandths(wait)


def _thousandths(points: float) -> int:
    return round(POINT * points)


class Holding(NamedTuple):
    """Cards of one good with merchants assigned to it, best divided into sets: what a worth is computed from."""

    bits: int
    merchants: int
    sets: int
    heads: int
    """The values of the sets' best cards, together."""
    fillers: int
    """The values of the sets' other goods cards."""
    loose: int
    """The values of the cards outside a set."""
    best: int
    """The highest of those."""
    rest: int
    """How many cards, merchants too, are outside a set: with a good among them none, one or two."""


@lru_cache(maxsize=1)
def _holdings() -> list[Holding]:
    """Return everything that can be held of a good, with up to two merchants."""
    return [
        _holding(part_with(ones, twos, threes, fours), values, merchants)
        for ones, twos, threes, fours in product(range(7), range(material.GOODS), range(4), range(3))
        for values in ([4] * fours + [3] * threes + [2] * twos + [1] * ones,)
        for merchants in range(3)
    ]


def _holding(bits: int, values: list[int], merchants: int) -> Holding:
    held = len(values)
    sets = min(held, (held + merchants) // 3)
    rest = held + merchants - 3 * sets
    loose = values[sets : sets + min(rest, held - sets)]
    fillers = values[sets + len(loose) :]
    best = loose[0] if loose else 0
    return Holding(bits, merchants, sets, sum(values[:sets]), sum(fillers), sum(loose), best, rest if loose else 0)


def _at_round(numbers: dict[str, float], to_come: int, rounds: int) -> dict[str, float]:
    """Return the parameters that change during the game, interpolated between the first and the last round."""
    share = min(1.0, (to_come - 1) / (rounds - 1))
    phased = {
        name: numbers[f"{name}_late"] + share * (numbers[f"{name}_early"] - numbers[f"{name}_late"])
        for name in ("single", "pair", "coin", "filler", "merchant", "merchants")
    }
    phased["wait"] = numbers["wait_late"] + share * (1 - numbers["wait_late"])
    phased["single_base"] = numbers["single_base"]
    phased["pair_base"] = numbers["pair_base"]
    return phased


def _worth(holding: Holding, phased: dict[str, float]) -> int:
    """Return a worth: complete sets count their best card, their other cards some money, the rest what it may become."""
    worth = holding.heads + phased["filler"] * holding.fillers + phased["coin"] * holding.loose
    if holding.rest == 1:
        worth += phased["single"] * holding.best + phased["single_base"]
    elif holding.rest == 2:
        worth += phased["pair"] * holding.best + phased["pair_base"]
    return _thousandths(worth)


def _end_worth(holding: Holding, goods_only: bool) -> int:
    """Return the points of the best sale; among equals, the one that leaves more cards in hand (R8)."""
    spent = 3 * holding.sets
    if goods_only:
        spent -= min(holding.merchants, 2 * holding.sets)
    return POINT * holding.heads - spent


def _alone_worth(merchants: int, phased: dict[str, float], goods_only: bool) -> int:
    """Return the worth of merchants assigned to no good: three are a set that counts 5."""
    sets, rest = divmod(merchants, 3)
    if not phased:
        return sets * (5 * POINT - (0 if goods_only else 3))
    loose = 0.0 if not rest else phased["merchant"] if rest == 1 else phased["merchants"]
    return _thousandths(5 * sets + loose)


class Scratch:
    """Scratch buffers and the resulting decision; one per bot."""

    def __init__(self) -> None:
        self.verb = 0
        self.cards = 0
        if INTERPRETED:
            self.slots = list(bytes(6))
            self.best = list(bytes(20))
            self.costs = list(bytes(64))
            self.payments = list(bytes(64))
            self.beside = list(bytes(6))
            self.gains = list(bytes(8))


def value(tables: ValueTables, scratch: Scratch, slot: int, rounds_left: int, cards: int) -> int:
    """Return what packed cards are worth, with the merchants where they do most good."""
    merchants = merchants_in(cards)
    at = slot * SLOT + rounds_left * TABLE
    total = 0
    if merchants == 0:
        for good in range(material.GOODS):
            total += tables.worths[at + (part_of(cards, good))]
        return total
    lone = (slot * TABLES + rounds_left) * ALONE
    if merchants == 1:
        gain = tables.alone[lone + 1]
        for good in range(material.GOODS):
            index = part_of(cards, good)
            if index:
                worth = tables.worths[at + index]
                total += worth
                gain = max(gain, tables.worths[at + SHELF + index] - worth)
        return total + gain
    return _value_with(tables, scratch, at, lone, merchants, cards)


def _value_with(tables: ValueTables, scratch: Scratch, at: int, lone: int, merchants: int, cards: int) -> int:
    """Return the same with many merchants: the best worth for each number of them spent, good after good."""
    nothing = -1000000
    scratch.best[0] = 0
    for spent in range(1, merchants + 1):
        scratch.best[spent] = nothing
    for good in range(material.GOODS):
        index = part_of(cards, good)
        if not index:
            continue
        none = tables.worths[at + index]
        one = tables.worths[at + SHELF + index]
        two = tables.worths[at + 2 * SHELF + index]
        for spent in range(merchants, -1, -1):
            best = scratch.best[spent] + none
            if spent >= 1:
                best = max(best, scratch.best[spent - 1] + one)
            if spent >= 2:
                best = max(best, scratch.best[spent - 2] + two)
            scratch.best[spent] = best
    best = nothing
    for spent in range(merchants + 1):
        best = max(best, scratch.best[spent] + tables.alone[lone + merchants - spent])
    return best


def over_limit_cost(tables: ValueTables, slot: int, size: int, cards: int) -> int:
    """Return what it costs to hold more than seven cards, as far as sets can't be sold."""
    if size <= material.HAND_LIMIT:
        return 0
    merchants = merchants_in(cards)
    sets = 0
    for good in range(material.GOODS):
        held = part_size(part_of(cards, good))
        sets += held // 3
        if held % 3 == 2 and merchants:
            merchants -= 1
            sets += 1
    excess = size - material.HAND_LIMIT - 3 * sets
    if excess <= 0:
        return 0
    return excess * ((tables.figures[slot * FIGURES + CROWD] * POINT) >> SHARE)
