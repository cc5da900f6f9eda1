"""A second, naive reading of the rules, to hold the engine against: lists of cards, nothing clever.

It shares no code with the engine. `legal` lists by brute force with itertools what `Game.legal_actions` must list;
`facts` is what a spectator and every hand's owner know, in the words of docs/view.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from tests.dealt import TABLES


def value(card: str) -> int:
    """The value of a card in a bid."""
    return 0 if card == "M" else int(card[1])


def worth(cards: Iterable[str]) -> int:
    """The value of cards laid out together."""
    return sum(value(card) for card in cards)


def written(verb: str, cards: Iterable[str]) -> str:
    """An action in its written form, cards in plain string order."""
    return " ".join([verb, *sorted(cards)])


def is_set(cards: Iterable[str]) -> bool:
    """Three cards of one good, merchants standing in (5.2, 5.4, 5.5)."""
    return len({card[0] for card in cards if card != "M"}) <= 1


def bids(hand: list[str], laid: int, need: int) -> set[str]:
    """Every different bid: each choice of goods from the hand that brings the total to what is needed."""
    goods = [card for card in hand if card != "M"]
    choices = (cards for size in range(1, len(goods) + 1) for cards in combinations(goods, size))
    return {written("bid", cards) for cards in choices if laid + worth(cards) >= need}


def sales(hand: list[str]) -> set[str]:
    """Every different set that can be sold from the hand."""
    return {written("sell", cards) for cards in combinations(hand, 3) if is_set(cards)}


class Referee:
    """One game, played by the letter."""

    def __init__(self, players: int, deck: list[str], first: int = 0, tie_break: str = "all-cards") -> None:
        table = TABLES[players]
        self.players, self.table, self.tie_break = players, table, tie_break
        self.hands = [deck[4 * seat : 4 * seat + 4] for seat in range(players)]
        self.removed = deck[4 * players : 4 * players + table.removed]
        self.pile = deck[4 * players + table.removed :]
        self.market: list[str] = []
        self.gone: list[str] = []
        self.profit: list[list[str]] = [[] for _ in range(players)]
        self.round = 0
        self.done = [False] * players
        self.phase = "bid"
        self.turn: int | None = first
        self.said = ""
        self.winner = first
        self.passed: list[int] = []
        self.script = self.course(first)
        next(self.script)

    def course(self, first: int) -> Iterator[None]:
        """The course of the game; it pauses wherever a seat must decide, and `self.said` is the decision."""
        starter = first
        for number in range(1, self.table.rounds + 1):
            self.round = number
            self.offer_cards: list[int | None] = [None] * self.players
            for offer in self.table.offers:
                self.offer: int | None = offer
                self.starter: int | None = starter
                self.lot, self.pile = self.pile[:offer], self.pile[offer:]
                yield from self.auction(starter)
                if None in self.offer_cards:
                    starter = self.left_of(self.winner, self.without_offer_card())
            self.offer = self.starter = None
            self.passed.clear()
            for offer in reversed(self.table.offers):
                yield from self.pick(self.offer_cards.index(offer))
            self.gone += self.market
            self.market = []
            starter = self.winner
        self.phase, self.turn, self.offer_cards = "final", None, [None] * self.players
        while not all(self.done):
            yield
        self.phase = "over"
        yield

    def without_offer_card(self) -> list[int]:
        return [seat for seat, offer in enumerate(self.offer_cards) if offer is None]

    def left_of(self, seat: int, among: list[int]) -> int:
        return min(among, key=lambda other: (other - seat - 1) % self.players)

    def auction(self, starter: int) -> Iterator[None]:
        bidders = self.without_offer_card()
        self.laid: list[list[str]] = [[] for _ in range(self.players)]
        self.passed = []
        alone = len(bidders) == 1
        seat = starter
        while not alone:
            highest = max(map(worth, self.laid))
            staying = [bidder for bidder in bidders if bidder not in self.passed]
            if not staying or (len(staying) == 1 and highest > 0):
                break
            self.phase, self.turn, self.need = "bid", seat, highest + 1
            yield
            if self.said == "pass":
                self.hands[seat] += self.laid[seat]
                self.laid[seat] = []
                self.passed.append(seat)
            else:
                self.move(self.said.split()[1:], self.hands[seat], self.laid[seat])
            remaining = [bidder for bidder in bidders if bidder not in self.passed]
            if remaining:
                seat = self.left_of(seat, remaining)
        yield from self.settle(starter if alone else seat, bid=alone or len(self.passed) < len(bidders))

    def settle(self, last: int, bid: bool) -> Iterator[None]:
        """Winner, payment, gift, hand limit (3.11 to 3.18)."""
        bidder = next((seat for seat in range(self.players) if self.laid[seat]), last)
        self.winner = bidder if bid else self.passed[0]
        self.market += self.laid[self.winner]
        self.laid[self.winner] = []
        if bid and len(self.lot) == 1:
            self.move(self.lot[:], self.lot, self.market)
        elif bid:
            self.phase, self.turn = "give", self.winner
            yield
            self.move(self.said.split()[1:], self.lot, self.market)
        self.move(self.lot[:], self.lot, self.hands[self.winner])
        self.offer_cards[self.winner] = self.offer
        yield from self.limit(self.winner)

    def pick(self, seat: int) -> Iterator[None]:
        if self.market:
            self.phase, self.turn = "take", seat
            yield
            kind = self.said.split()[1]
            self.move([card for card in self.market if card[0] == kind], self.market, self.hands[seat])
            yield from self.limit(seat)

    def limit(self, seat: int) -> Iterator[None]:
        while len(self.hands[seat]) > 7:
            self.phase, self.turn = "limit", seat
            yield
            if self.said != "sold":
                self.move(self.said.split()[1:], self.hands[seat], self.gone)

    @staticmethod
    def move(cards: list[str], source: list[str], target: list[str]) -> None:
        for card in cards:
            source.remove(card)
            target.append(card)

    def act(self, seat: int, action: str) -> None:
        """Takes a legal action; the callers compare what is legal first."""
        assert action in self.legal(seat), f"seat {seat} may not {action}"
        if action.startswith("sell"):
            cards = action.split()[1:]
            kept = max(cards, key=value)
            self.move(cards, self.hands[seat], self.gone)
            self.move([kept], self.gone, self.profit[seat])
            if self.phase != "limit" or self.turn != seat:
                return
            action = "sold"
        elif self.phase == "final":
            self.done[seat] = True
        self.said = action
        next(self.script)

    def legal(self, seat: int) -> set[str]:
        """All legal actions of a seat, by brute force."""
        if self.phase == "over":
            return set()
        hand = self.hands[seat]
        actions = sales(hand)
        if self.phase == "final":
            return actions if self.done[seat] else actions | {"pass"}
        if self.turn != seat:
            return actions
        match self.phase:
            case "bid":
                return actions | {"pass"} | bids(hand, worth(self.laid[seat]), self.need)
            case "give":
                return actions | {f"give {card}" for card in self.lot}
            case "take":
                return actions | {f"take {card[0]}" for card in self.market}
            case _:
                return actions | {f"discard {card}" for card in hand}

    def points(self) -> list[int]:
        return [sum(value(card) or 5 for card in cards) for cards in self.profit]

    def winners(self) -> list[int]:
        """Most points; among equals more cards in hand; among equals again all of them (R8, R9)."""
        left = [[card for card in hand if self.tie_break == "all-cards" or card != "M"] for hand in self.hands]
        ranks = [(points, len(cards)) for points, cards in zip(self.points(), left, strict=True)]
        return [seat for seat in range(self.players) if ranks[seat] == max(ranks)]

    def result(self) -> dict[str, object]:
        """Points, cards left in hand, winners."""
        return {"points": self.points(), "hands": [len(hand) for hand in self.hands], "winners": self.winners()}

    def facts(self, seat: int | None) -> dict[str, object]:
        """What the view of a seat must say, by docs/view.md."""
        bidding = self.phase == "bid"
        over = self.phase == "over"
        totals = [worth(cards) for cards in self.laid]
        return {
            "seat": seat,
            "players": self.players,
            "round": self.round,
            "rounds": self.table.rounds,
            "phase": self.phase,
            "turn": self.turn,
            "offers": list(self.table.offers),
            "lot": sorted(self.lot),
            "hand": None if seat is None else sorted(self.hands[seat]),
            "hand_sizes": [len(hand) for hand in self.hands],
            "bids": [sorted(cards) for cards in self.laid],
            "bid_totals": totals,
            "market": sorted(self.market),
            "pile": len(self.pile),
            "removed": len(self.removed),
            "gone": sorted(self.gone),
            "profit_counts": [len(cards) for cards in self.profit],
            "profit": None if seat is None else sorted(self.profit[seat]),
            "points": [points if over or owner == seat else None for owner, points in enumerate(self.points())],
            "excess": len(self.hands[self.turn]) - 7 if self.phase == "limit" and self.turn is not None else 0,
            "done": self.done,
            "need": self.need if bidding else None,
            "leader": totals.index(max(totals)) if bidding and any(totals) else None,
            "passed": [other in self.passed for other in range(self.players)],
            "offer": self.offer,
            "starter": self.starter,
            "offer_cards": self.offer_cards,
            "result": self.result() if over else None,
        }
