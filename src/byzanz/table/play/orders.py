"""Standing orders: what the table does for a person's seat by their own wish."""

from dataclasses import replace
from typing import Any

from byzanz import Game
from byzanz.table.play.legal import can_bid, cheapest_bid
from byzanz.table.room.holders import NO_ORDERS, BidOrder, Orders, SeatHolder


def auction_of(game: Game | None) -> str | None:
    """Return a name for the present auction, to which orders are bound; None between auctions."""
    if game is None or game.phase != "bid":
        return None
    return f"{game.round}:{game.view(None).offer}"


def orders_now(holder: SeatHolder | None, game: Game | None) -> Orders:
    """Return the standing orders that hold now: those for an auction end with it. A spectator has none."""
    if holder is None:
        return NO_ORDERS
    if (holder.orders.skip or holder.orders.bid) and holder.auction != auction_of(game):
        return Orders(pass_=holder.orders.pass_)
    return holder.orders


def changed_orders(orders: Orders, changes: dict[str, Any]) -> Orders:
    """Return orders with what a frame changes of them; what is left out stays as it is."""
    bid = changes.get("bid")
    return replace(
        orders,
        pass_=changes.get("pass", orders.pass_),
        skip=changes.get("skip", orders.skip),
        bid=orders.bid if "bid" not in changes else None if bid is None else BidOrder(bid["up_to"], bid["then"]),
    )


def ordered_action(game: Game, seat: int, orders: Orders) -> str | None:
    """Return what a seat's standing orders say to do now; None: the person is asked."""
    if game.phase != "bid" or not (orders.skip or orders.bid or orders.pass_):
        return None
    if orders.skip:
        return "pass"
    if orders.bid is not None:
        bid = cheapest_bid(game.view(seat), orders.bid.up_to)
        if bid is not None:
            return str(bid)
        if orders.bid.then == "pass":
            return "pass"
    if orders.pass_ and not can_bid(game, seat):
        return "pass"
    return None
