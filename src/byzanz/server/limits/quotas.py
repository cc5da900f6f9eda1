"""Quotas per address for what costs the server more than a moment: rooms, people, analyses, data, sleeping tables."""

from typing import Any

from byzanz import Refused
from byzanz.server.limits.addresses import Buckets, address_of
from byzanz.server.settings import Settings

PEOPLE_PER_ROOM = 6
LOADS_PER_SECOND, LOADS_AT_ONCE = 20, 100
"""Sleeping tables that one address may have loaded just to see in a list whether it is somebody's turn there."""
DATA_ROOMS_PER_SECOND, DATA_ROOMS_AT_ONCE = 20, 2000
"""Rooms that one address may have read whole, for all that is stored about somebody: a millisecond each."""


class Quotas:
    """The quotas of a process; each check takes from the address's own, or refuses."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._rooms = Buckets(settings.limit_rooms / 3600, settings.limit_rooms)
        people = PEOPLE_PER_ROOM * settings.limit_rooms
        self._people = Buckets(people / 3600, people)
        self._loads = Buckets(LOADS_PER_SECOND, LOADS_AT_ONCE)
        self._data_rooms = Buckets(DATA_ROOMS_PER_SECOND, DATA_ROOMS_AT_ONCE)
        self._analyses = Buckets(settings.limit_analyses / 3600, settings.limit_analyses)

    def check_new_room(self, scope: Any) -> None:
        """Refuse a room too many from one address."""
        if not self._rooms.take(address_of(scope)):
            raise Refused("too_many_rooms", most=self._settings.limit_rooms)

    def check_new_person(self, scope: Any) -> None:
        """Refuse a person too many from one address: more than could sit in all the rooms it may make."""
        if not self._people.take(address_of(scope)):
            raise Refused("too_fast")

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
