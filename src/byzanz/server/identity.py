"""The person behind a browser's cookie. The token is only ever in the cookie; stored is its hash."""

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from byzanz.server.cookies import NEW_TOKEN, token_of
from byzanz.server.store.storage import Storage
from byzanz.table.play.audience import NOBODY as NOBODY

REMEMBERED_AT_MOST = 20_000
REMEMBERED_SECONDS = 3600
"""Much shorter than people are kept: somebody who is here is never taken for somebody who has left."""


class Identity:
    """Finds and makes people; remembers those seen lately."""

    def __init__(self, storage: Storage, check_new: Callable[[Any], None] = lambda _scope: None) -> None:
        """`check_new` refuses a request that would make a person too many."""
        self._check_new = check_new
        self._people = storage.people
        self._known: OrderedDict[str, tuple[int, float]] = OrderedDict()
        self._forgotten: OrderedDict[int, None] = OrderedDict()
        """People who have just been deleted: a question that was on its way then must not bring them back."""

    async def person(self, scope: Any) -> int:
        """Return the person of a request or socket; NOBODY without a cookie that is known."""
        token = token_of(scope)
        if token is None:
            return NOBODY
        person, until = self._known.get(token, (NOBODY, 0.0))
        if time.monotonic() < until:
            return person
        found = await self._people.find(token)
        if found is None:
            self._known.pop(token, None)
            return NOBODY
        self._remember(token, found)
        return found

    async def person_or_new(self, scope: Any, name: str | None = None) -> int:
        """Return the person of a request; a browser without one gets a cookie with the answer, and that name."""
        person = await self.person(scope)
        if person == NOBODY:
            self._check_new(scope)
            token = secrets.token_urlsafe(32)
            person = await self._people.make(token, name)
            self._remember(token, person)
            scope[NEW_TOKEN] = token
        return person

    def forget(self, person: int) -> None:
        """Drop a person who had themselves deleted."""
        self._forgotten[person] = None
        if len(self._forgotten) > REMEMBERED_AT_MOST:
            self._forgotten.popitem(last=False)
        for token in [token for token, (known, _until) in self._known.items() if known == person]:
            del self._known[token]

    def _remember(self, token: str, person: int) -> None:
        if person in self._forgotten:
            return
        self._known[token] = person, time.monotonic() + REMEMBERED_SECONDS
        if len(self._known) > REMEMBERED_AT_MOST:
            self._known.popitem(last=False)
