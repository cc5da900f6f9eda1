"""The fields of a view as plain JSON, read straight from the blanked state: a table needs them after every action.

What may be read here is what `seen_by` has left; the order is that of docs/view.md.
"""

from typing import Any

from byzanz.game.card_names import CARDS, STRING_ORDER, names_packed
from byzanz.game.words import PHASES
from byzanz.rules import material
from byzanz.rules.cards import seat_slot
from byzanz.rules.dealing import pile_start
from byzanz.rules.hand_limit import excess_of
from byzanz.rules.material import Phase
from byzanz.rules.state import State

_ORDER = STRING_ORDER
_NAMES = CARDS
_PHASES = PHASES


def view_fields(seen: State, seat: int, is_open: bool, rules: dict[str, Any], result: Any) -> dict[str, Any]:
    """Return all fields of a view but its events; `is_open` shows everybody's points."""
    is_auction = seen.phase == Phase.BID
    is_seat = seat != material.NOBODY
    return {
        "seat": _seat_or_none(seat),
        "players": seen.players,
        "rules": rules,
        "first": seen.first,
        "version": seen.version,
        "round": seen.round,
        "rounds": seen.rounds,
        "phase": _PHASES[seen.phase],
        "turn": _seat_or_none(seen.turn),
        "waiting_for": waiting_list(seen),
        "offers": seen.offer_list(),
        "offer": seen.offer or None,
        "offer_cards": _offer_cards(seen),
        "pick_order": pick_order(seen),
        "starter": _seat_or_none(seen.starter) if seen.offer else None,
        "lot": names_in(seen.lot, 0),
        "hand": names_in(seen.hands, seat_slot(seat, 0)) if is_seat else None,
        "hand_sizes": seen.hand_size_list(),
        "hand_limit": material.HAND_LIMIT,
        "bids": _bids(seen),
        "bid_totals": seen.bid_total_list(),
        "leader": _seat_or_none(seen.leader) if is_auction else None,
        "need": seen.highest + 1 if is_auction else None,
        "passed": seen.passed_list(),
        "bidders": bidder_list(seen),
        "market": names_in(seen.market, 0),
        "pile": material.DECK - seen.pile_at,
        "removed": pile_start(seen) - material.HAND * seen.players,
        "gone": names_in(seen.gone, 0),
        "profit_counts": seen.profit_count_list(),
        "profit": names_packed(seen.profit[seat]) if is_seat else None,
        "points": points_shown(seen, seat, is_open),
        "known": _known(seen),
        "unknown": seen.unknown_list(),
        "excess": excess_of(seen),
        "done": seen.done_list(),
        "result": result,
    }


def _seat_or_none(seat: int) -> int | None:
    return None if seat == material.NOBODY else seat


def names_in(counts: bytearray, start: int) -> list[str]:
    """Return the cards of a place, given as 25 counts, by name in plain string order."""
    names = []
    for i in range(material.FACES):
        face = _ORDER[i]
        for _ in range(counts[start + face]):
            names.append(_NAMES[face])
    return names


def waiting_list(state: State) -> list[int]:
    """Return the seats that must act now: one, in the final sale several, none when the game is over."""
    if state.turn != material.NOBODY:
        return [state.turn]
    if state.phase != Phase.FINAL:
        return []
    return [seat for seat in range(state.players) if not state.is_done[seat]]


def pick_order(state: State) -> list[int]:
    """Return the seats in the order in which they pick while the market is shared out, else nothing."""
    if state.offer or (state.phase != Phase.TAKE and state.phase != Phase.LIMIT):
        return []
    return sorted(range(state.players), key=state.offer_card_list().__getitem__)


def bidder_list(state: State) -> list[int]:
    """Return the seats that can still win this auction, clockwise from the one in turn."""
    bidders: list[int] = []
    if state.phase == Phase.BID:
        for step in range(state.players):
            seat = (state.turn + step) % state.players
            if not state.offer_cards[seat] and not state.has_passed[seat]:
                bidders.append(seat)
    return bidders


def points_shown(state: State, seat: int, is_open: bool) -> list[int | None]:
    """Return the profit points a seat may know: its own, or everybody's (R14)."""
    shown: list[int | None] = []
    for other in range(state.players):
        shown.append(state.points[other] if is_open or other == seat else None)
    return shown


def _offer_cards(state: State) -> list[int | None]:
    return [state.offer_cards[seat] or None for seat in range(state.players)]


def _bids(state: State) -> list[list[str]]:
    return [names_packed(state.bids[seat]) for seat in range(state.players)]


def _known(state: State) -> list[list[str]]:
    return [names_in(state.known, seat_slot(seat, 0)) for seat in range(state.players)]
