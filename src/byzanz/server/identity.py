"""The person behind a browser's cookie.

The token is only ever in the cookie; stored is its hash, as a session.
"""

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, Protocol, TypeVar

from byzanz.server.cookies import NEW_TOKEN, token_of
from byzanz.server.store.sessions import hash_token
from byzanz.server.store.storage import Storage
from byzanz.table.play.audience import NOBODY as NOBODY

K = TypeVar("K", str, int)
REMEMBERED_AT_MOST = 20_000
BELIEVED_SECONDS = 1.5
"""How long a session is believed: another process may have ended it, and may not be heard."""
BELIEVED_ALONE_SECONDS = 3600
"""The same where no other process could. Much shorter than people are kept."""
SIGNED_OUT = 4401
"""Closes the sockets of a session that has ended."""
SUSPENDED = 4423
"""Closes the sockets of somebody who may do nothing here: they needn't come again."""


class Who(NamedTuple):
    """Who asks: a person, and the session that says so."""

    person: int
    session: str | None


class Open(Protocol):
    """A connection that ends with its session."""

    person: int
    blocked: frozenset[int]

    def cut(self, code: int) -> None:
        """End the connection."""


class Identity:
    """Finds, makes and remembers people, and the connections that each session has open."""

    def __init__(self, storage: Storage, check_new: Callable[[Any], None] = lambda _scope: None) -> None:
        """`check_new` refuses a request that would make a person too many."""
        self.check_new = check_new
        self.check_known: Callable[[int], None] = lambda _person: None
        """Refuses somebody who may do nothing here."""
        self._people = storage.people
        self._sessions = storage.sessions
        self._believed = BELIEVED_SECONDS if storage.settings.is_postgres else BELIEVED_ALONE_SECONDS
        self._known: OrderedDict[str, tuple[int, float]] = OrderedDict()
        self._open: dict[str, set[Open]] = {}
        self._present: dict[int, set[Open]] = {}
        """The same by person: with thousands of sockets nobody looks through all of them for one."""
        self._gone: OrderedDict[str | int, None] = OrderedDict()
        """Sessions and people just ended: a question on its way must not bring them back."""

    async def person(self, scope: Any) -> int:
        """Return the person of a request or socket; NOBODY without a cookie that is known."""
        return (await self.who(scope)).person

    async def who(self, scope: Any) -> Who:
        """Return the person of a request or socket with their session."""
        token = token_of(scope)
        if token is None:
            return Who(NOBODY, None)
        session = hash_token(token)
        person, until = self._known.get(session, (NOBODY, 0.0))
        if time.monotonic() < until:
            self.check_known(person)
            return Who(person, session)
        found = await self._sessions.find(session)
        if found is None or session in self._gone or found in self._gone:
            self._known.pop(session, None)
            return Who(NOBODY, None)
        self.check_known(found)
        self._remember(session, found)
        return Who(found, session)

    async def person_or_new(self, scope: Any, name: str | None = None) -> int:
        """Return the person of a request; a browser without one gets a cookie with the answer, and that name."""
        person = await self.person(scope)
        if person == NOBODY:
            self.check_new(scope)
            token = secrets.token_urlsafe(32)
            person = await self._people.make(token, name)
            self._remember(hash_token(token), person)
            scope[NEW_TOKEN] = token
        return person

    # Connections

    def enter(self, session: str | None, connection: Open) -> None:
        """Note that a connection has been opened by a session."""
        if session is not None:
            self._open.setdefault(session, set()).add(connection)
            self._present.setdefault(connection.person, set()).add(connection)

    def leave(self, session: str | None, connection: Open) -> None:
        """Note that it has ended."""
        if session is not None:
            _discard(self._open, session, connection)
            _discard(self._present, connection.person, connection)

    # What ends

    def end(self, ended: Iterable[str], code: int = SIGNED_OUT) -> None:
        """Drop sessions that have ended, and close their connections at once."""
        for session in ended:
            self._note_gone(session)
            self._known.pop(session, None)
            for connection in list(self._open.get(session, ())):
                connection.cut(code)

    def forget(self, person: int) -> None:
        """Drop a person who had themselves deleted, with all their sessions."""
        self._note_gone(person)
        self.end(self._of(person))

    def connections_of(self, person: int) -> list[Open]:
        """Return the connections that somebody has open here."""
        return list(self._present.get(person, ()))

    def shut_out(self, person: int) -> None:
        """Close somebody's connections, and look their sessions up again: they may come back one day."""
        for session in self._of(person):
            self._known.pop(session, None)
            for connection in list(self._open.get(session, ())):
                connection.cut(SIGNED_OUT)

    def _of(self, person: int) -> list[str]:
        theirs = [session for session, (known, _until) in self._known.items() if known == person]
        return theirs + [
            session for session, all_of_it in self._open.items() if any(one.person == person for one in all_of_it)
        ]

    async def look_again(self) -> None:
        """Close the connections of sessions that have ended unheard."""
        self._known.clear()
        asked = list(self._open)
        if asked:
            still_there = await self._sessions.still_there(asked)
            self.end(session for session in asked if session not in still_there)

    def _note_gone(self, who: str | int) -> None:
        self._gone[who] = None
        if len(self._gone) > REMEMBERED_AT_MOST:
            self._gone.popitem(last=False)

    def _remember(self, session: str, person: int) -> None:
        self._known[session] = person, time.monotonic() + self._believed
        if len(self._known) > REMEMBERED_AT_MOST:
            self._known.popitem(last=False)


def _discard(of: dict[K, set[Open]], key: K, connection: Open) -> None:
    """Take a connection out of a set that is dropped when it is empty."""
    if (those := of.get(key)) is not None:
        those.discard(connection)
        if not those:
            del of[key]
