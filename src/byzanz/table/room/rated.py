"""Whether a game counts for ratings, and what keeps it from that: known before it begins."""

from dataclasses import replace

from byzanz.table.lists import Unrated
from byzanz.table.room.stored import StoredRoom

BY_ROLLOUTS = {"ruthless": "ruthless:64"}
"""Bots that think by the clock, and what plays in their place where a game counts: it plays alike everywhere."""


def obstacles(room: StoredRoom) -> list[Unrated]:
    """Return all that keeps a game from counting."""
    persons = room.persons()
    people = [person for holder in persons for person in holder.people]
    found: dict[Unrated, bool] = {
        "clock": room.options.clock is None,
        "hints": room.options.hints != "off",
        "guests": any(holder.account is False for holder in persons),
        "shared": len(set(people)) < len(people),
        "bots": any(holder.spec is not None for holder in room.seats),
        "joined": any(holder.joined is not None for holder in room.seats),
        "played_on": room.played_on is not None,
    }
    return [why for why, is_so in found.items() if is_so]


def counts(room: StoredRoom) -> bool:
    """Return whether a game is to count and does."""
    is_known = all(holder.account for holder in room.persons())
    return room.options.rated and is_known and not obstacles(room)


def with_accounts(room: StoredRoom, accounts: dict[int, bool]) -> StoredRoom:
    """Note who has an account, as far as that is known; from the deal on it stays as it was."""
    if room.state != "lobby":
        return room
    for seat, holder in enumerate(room.seats):
        if holder.people and (known := accounts.get(holder.people[0])) not in (None, holder.account):
            room = room.with_seat(seat, replace(holder, account=known))
    return room
