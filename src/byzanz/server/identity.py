"""Who asks: the person behind a browser's cookie. The token is only ever in the cookie; stored is its hash."""

import secrets
from collections import OrderedDict
from http.cookies import CookieError, SimpleCookie
from typing import Any

from byzanz.server.store.storage import Storage

COOKIE = "byzanz"
NOBODY = 0
NEW_TOKEN = "byzanz_new_token"
REMEMBERED_AT_MOST = 20_000


class Identity:
    """Finds and makes people; remembers those seen lately."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: OrderedDict[str, int] = OrderedDict()

    async def person(self, scope: Any) -> int:
        """Return the person of a request or socket; NOBODY without a cookie that is known."""
        token = token_of(scope)
        if token is None:
            return NOBODY
        if token in self._known:
            return self._known[token]
        found = await self._storage.person(token)
        if found is None:
            return NOBODY
        self._remember(token, found[0])
        return found[0]

    async def person_or_new(self, scope: Any) -> int:
        """Return the person of a request; a browser without one gets a cookie with the answer."""
        person = await self.person(scope)
        if person == NOBODY:
            token = secrets.token_urlsafe(32)
            person = await self._storage.make_person(token)
            self._remember(token, person)
            scope[NEW_TOKEN] = token
        return person

    def _remember(self, token: str, person: int) -> None:
        self._known[token] = person
        if len(self._known) > REMEMBERED_AT_MOST:
            self._known.popitem(last=False)


def token_of(scope: Any) -> str | None:
    """Return the token in a request's cookie, if there is one that could be ours."""
    for name, value in scope["headers"]:
        if name == b"cookie":
            try:
                morsel = SimpleCookie(value.decode("latin-1")).get(COOKIE)
            except CookieError:
                continue
            if morsel is not None and 16 <= len(morsel.value) <= 64:
                return morsel.value
    return None


def cookie_text(token: str, *, is_secure: bool) -> str:
    """Return the Set-Cookie line: kept for a year, out of reach of scripts and of other sites' requests."""
    text = f"{COOKIE}={token}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
    return text + "; Secure" if is_secure else text
