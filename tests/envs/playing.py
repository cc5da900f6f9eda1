"""Amounts to play and references written from the documentation alone, for the tests of the environments."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import byzanz
from byzanz import _pure
from byzanz.envs import actions
from byzanz.envs.layout import ACTIONS
from tests.size import IS_LONG

PLAYERS = (3, 4, 5, 6)
WAYS = ("cards", "features")


def amount(whole: int, share: int) -> int:
    """Return how much to play: in a long run the whole, otherwise a share, where nothing is compiled a small one."""
    if IS_LONG:
        return whole
    return share if _pure.compiled("byzanz.envs.encoding.position") else max(2, share // 20)


def to_act(game: byzanz.Game) -> int:
    """Return the seat that the environments ask next."""
    return game.waiting_for[0]


def positions(players: int, seed: int, first: int = 0) -> Iterator[tuple[byzanz.Game, int]]:
    """Yield every decision of a random game, with the seat that is to act."""
    rng = random.Random(seed)
    game = byzanz.Game(players, seed=seed, first=first)
    while game.phase != "over":
        seat = to_act(game)
        yield game, seat
        legal = sorted(game.legal_actions(seat), key=str)
        verb = rng.choice(sorted({action.verb for action in legal}))
        game.act(seat, rng.choice([action for action in legal if action.verb == verb]))


def expected_mask(legal: Sequence[byzanz.Action], laid: Sequence[int]) -> list[int]:
    """Return the mask by its definition: the numbers that continue what was laid towards some legal action."""
    paths = [actions.encode(action) for action in legal]
    nexts = {path[len(laid)] for path in paths if path[: len(laid)] == list(laid) and len(path) > len(laid)}
    return [int(number in nexts) for number in range(ACTIONS)]


def expected_observation(game: byzanz.Game, seat: int, laid: Sequence[str]) -> dict[str, list[int]]:
    """Return the parts of an observation, read from the view and its events as docs/research.md says."""
    view = game.view(seat)
    told = view.to_dict()
    kept: list[str] = [event.kept for event in view.events if event.kind == "sold" and event.kept]
    points = [0] * game.players
    for event in view.events:
        if event.kind == "sold" and event.seat is not None and event.number is not None:
            points[event.seat] += event.number
    others = [card for other in range(game.players) if other != seat for card in view.known[other]]
    seen = [*told["hand"], *told["lot"], *told["market"], *told["gone"], *kept, *others]
    seen += [card for bid in told["bids"] for card in bid]
    faces = [f"{letter}{value}" for letter in "CGOSVW" for value in (1, 2, 3, 4)] + ["M"]
    copies = [6, 5, 3, 2] * 6 + [16]

    def counts(cards: Sequence[str]) -> list[int]:
        return [list(cards).count(face) for face in faces]

    phases = ("bid", "give", "limit", "take", "final", "over")
    parts = {
        "hand": counts(told["hand"]),
        "lot": counts(told["lot"]),
        "market": counts(told["market"]),
        "gone": counts(told["gone"]),
        "unseen": [copies[face] - number for face, number in enumerate(counts(seen))],
        "laying": counts(laid)[:24],
        "phase": [int(view.phase == phase) for phase in phases],
        "round": [view.round],
        "rounds": [view.rounds],
        "offer": [view.offer or 0],
        "need": [view.need or 0],
        "laying_total": [byzanz.total_of(laid)],
        "excess": [view.excess if view.turn == seat else 0],
        "pile": [view.pile],
    }
    for place in range(game.players):
        other = (seat + place) % game.players
        parts |= {
            f"seat{place}.bid": counts(view.bids[other])[:24],
            f"seat{place}.known": counts(view.known[other]),
            f"seat{place}.hand_size": [view.hand_sizes[other]],
            f"seat{place}.unknown": [view.unknown[other]],
            f"seat{place}.offer_card": [view.offer_cards[other] or 0],
            f"seat{place}.bid_total": [view.bid_totals[other]],
            f"seat{place}.points": [points[other]],
            f"seat{place}.profit_count": [view.profit_counts[other]],
            f"seat{place}.passed": [int(view.passed[other])],
            f"seat{place}.done": [int(view.done[other])],
            f"seat{place}.waiting": [int(other in view.waiting_for)],
            f"seat{place}.leads": [int(view.leader == other)],
            f"seat{place}.started": [int(view.starter == other)],
        }
    return parts


def expected_rewards(result: byzanz.Result, reward: str) -> list[float]:
    """Return each seat's reward by its definition."""
    seats = range(len(result.points))
    if reward == "points":
        return [float(points) for points in result.points]
    if reward == "margin":
        return [
            float(result.points[seat] - max(result.points[other] for other in seats if other != seat)) for seat in seats
        ]
    return [1 / len(result.winners) if seat in result.winners else 0.0 for seat in seats]
