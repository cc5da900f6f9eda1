"""Quotas per address for what costs the server more than a moment: rooms, people, analyses, data, sleeping tables."""

import math
from typing import Any

from byzanz import Refused
from byzanz.server.limits.addresses import Buckets, address_of
from byzanz.server.settings import Settings

PEOPLE_PER_ROOM = 6
CHANGES_REFILL_SECONDS = 20
"""How long it takes until somebody who has used up their changes has all of them again."""
PEOPLE_PER_ADDRESS = 10
"""How many people an address may have who all change something at the same time."""
NAME_COST = 3
"""In changes: a name is read by everybody, and nobody needs many."""
LISTED_SHARE = 6
"""Of so many rooms that an address may make one may be shown to everybody: the list has few places."""
LOADS_PER_SECOND, LOADS_AT_ONCE = 20, 100
"""Sleeping tables that one address may have loaded just to see in a list whether it is somebody's turn there."""
DATA_ROOMS_PER_SECOND, DATA_ROOMS_AT_ONCE = 20, 2000
"""Rooms that one address may have read whole, for all that is stored about somebody: a millisecond each."""

RECOVERIES_PER_HOUR = 5
INVITATIONS_PER_HOUR = 30
REPORTS_PER_HOUR = 10
"""Of one person; an address may make so many times more."""
REPORTERS_PER_ADDRESS = 4


class Quotas:
    """The quotas of a process; each check takes from the address's own, or refuses."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._rooms = Buckets(settings.limit_rooms / 3600, settings.limit_rooms)
        people = PEOPLE_PER_ROOM * settings.limit_rooms
        self._people = Buckets(people / 3600, people)
        changes = settings.limit_changes
        self._changes = Buckets(changes / CHANGES_REFILL_SECONDS, changes)
        most = PEOPLE_PER_ADDRESS * changes
        self._changes_of_all = Buckets(most / CHANGES_REFILL_SECONDS, most)
        listed = max(1, settings.limit_rooms // LISTED_SHARE)
        self._listed = Buckets(listed / 3600, listed)
        self._loads = Buckets(LOADS_PER_SECOND, LOADS_AT_ONCE)
        self._data_rooms = Buckets(DATA_ROOMS_PER_SECOND, DATA_ROOMS_AT_ONCE)
        self._analyses = Buckets(settings.limit_analyses / 3600, settings.limit_analyses)
        self._invitations = Buckets(INVITATIONS_PER_HOUR / 3600, INVITATIONS_PER_HOUR)
        self._recoveries = Buckets(RECOVERIES_PER_HOUR / 3600, RECOVERIES_PER_HOUR)

        self._reports = Buckets(REPORTS_PER_HOUR / 3600, REPORTS_PER_HOUR)
        most = REPORTERS_PER_ADDRESS * REPORTS_PER_HOUR
        self._reports_of_all = Buckets(most / 3600, most)

    def check_new_room(self, scope: Any) -> None:
        """Refuse a room too many from one address."""
        if not self._rooms.take(address_of(scope)):
            raise Refused("too_many_rooms", most=self._settings.limit_rooms)

    def check_new_person(self, scope: Any) -> None:
        """Refuse a person too many from one address: more than could sit in all the rooms it may make."""
        if not self._people.take(address_of(scope)):
            raise Refused("too_fast")

    def check_change(self, address: str, person: int, cost: int = 1) -> None:
        """Refuse somebody who changes again and again what others at their tables see, whoever they say they are."""
        may = self._changes.take(f"person {person}", cost)
        if not (self._changes_of_all.take(address, cost) and may):
            raise Refused("too_fast", most=self._settings.limit_changes)

    def check_name(self, address: str, person: int) -> None:
        """Refuse somebody who calls themselves something else again and again."""
        self.check_change(address, person, NAME_COST)

    def check_listed(self, scope: Any) -> None:
        """Refuse to show everybody too many rooms of one address."""
        if not self._listed.take(address_of(scope)):
            raise Refused("too_many_rooms", most=max(1, self._settings.limit_rooms // LISTED_SHARE))

    def may_load(self, scope: Any) -> bool:
        """Return whether a sleeping table may be loaded just for a list."""
        return self._loads.take(address_of(scope))

    def check_data(self, scope: Any, rooms: int) -> None:
        """Refuse to read that many rooms whole again and again; however many somebody has, once is possible."""
        if not self._data_rooms.take(address_of(scope), min(rooms, DATA_ROOMS_AT_ONCE)):
            raise Refused("too_fast")

    def check_new_analysis(self, scope: Any) -> None:
        """Refuse an analysis too many from one address; what is made already costs nothing."""
        if not self._analyses.take(address_of(scope)):
            raise Refused("too_many_analyses", most=self._settings.limit_analyses)

    def check_invitations(self, person: int, people: int) -> None:
        """Refuse to invite people again and again."""
        if not self._invitations.take(f"person {person}", people):
            raise Refused("too_fast", most=INVITATIONS_PER_HOUR)

    def check_report(self, address: str, person: int) -> None:
        """Refuse a report too many; say in how many seconds the next one is heard."""
        mine, all_of_it = self._reports.of(f"person {person}"), self._reports_of_all.of(address)
        seconds = math.ceil(max(mine.seconds(), all_of_it.seconds()))
        if seconds > 0:
            raise Refused("too_many_reports", key="reports", most=REPORTS_PER_HOUR, seconds=seconds)
        mine.take()
        all_of_it.take()

    def check_recovery(self, scope: Any) -> None:
        """Refuse to try recovery codes again and again."""
        if not self._recoveries.take(address_of(scope)):
            raise Refused("too_many_tries", most=RECOVERIES_PER_HOUR)
