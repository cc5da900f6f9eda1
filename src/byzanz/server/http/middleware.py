"""Around everything: rate, origin and size of requests; security headers and the cookie on answers."""

import logging
import time
from typing import Any
from urllib.parse import urlsplit

from byzanz import Refused
from byzanz.server.http.errors import body_of, status_of
from byzanz.server.identity import NEW_TOKEN, cookie_text
from byzanz.server.metrics import Metrics
from byzanz.server.settings import Settings
from byzanz.server.sockets.limits import Buckets

log = logging.getLogger("byzanz.http")
BODY_AT_MOST = 65_536
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
# Styles of elements may be set by the client's code; scripts, styles, fonts and sockets come from this host alone.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


def header_of(scope: Any, name: bytes) -> str | None:
    """Return a header of a request."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def address_of(scope: Any) -> str:
    """Return the address a request comes from."""
    return scope["client"][0] if scope.get("client") else "?"


class Middleware:
    """An ASGI application around another one."""

    def __init__(self, app: Any, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics
        self._origins = {origin.strip().rstrip("/") for origin in settings.origins.split(",") if origin.strip()}
        self._requests = Buckets(settings.limit_requests, 5 * settings.limit_requests)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let a request through, or answer it with a refusal."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _socket(self, scope: Any, receive: Any, send: Any) -> None:
        is_own = self.is_own_origin(scope)
        if not is_own or not self._requests.take(address_of(scope)):
            self._metrics.refusals.labels("too_fast" if is_own else "origin").inc()
            await send({"type": "websocket.close", "code": 4429 if is_own else 4403})
            return
        await self._app(scope, receive, send)

    async def _request(self, scope: Any, receive: Any, send: Any) -> None:
        began = time.perf_counter()
        status = 0

        async def answer(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message.get("headers", []), *HEADERS]
                if token := scope.get(NEW_TOKEN):
                    headers.append((b"set-cookie", cookie_text(token, is_secure=scope["scheme"] == "https").encode()))
                message = message | {"headers": headers}
            await send(message)

        refusal = self._refusal(scope)
        if refusal is None:
            await self._app(scope, _Bounded(receive), answer)
        else:
            self._metrics.refusals.labels(refusal.code).inc()
            await _refuse(answer, refusal)
        spent = (time.perf_counter() - began) * 1000
        log.info(
            "%s %s %d",
            scope["method"],
            scope["path"],
            status,
            extra={"ms": round(spent, 1), "address": address_of(scope)},
        )

    def _refusal(self, scope: Any) -> Refused | None:
        """Return why a request isn't even looked at; None: it is."""
        if scope["path"].startswith("/api/") and not self._requests.take(address_of(scope)):
            return Refused("too_fast")
        if scope["method"] not in SAFE_METHODS and not self.is_own_origin(scope):
            return Refused("origin")
        length = header_of(scope, b"content-length")
        if length is not None and (not length.isdecimal() or int(length) > BODY_AT_MOST):
            return Refused("too_large", most=BODY_AT_MOST)
        return None

    def is_own_origin(self, scope: Any) -> bool:
        """Return whether a page of this host asks, or no page at all (a program has no cookie to abuse)."""
        origin = header_of(scope, b"origin")
        if origin is None:
            return True
        return origin in self._origins or urlsplit(origin).netloc == header_of(scope, b"host")


class _Bounded:
    """The body of a request; one without Content-Length is cut off here where it grows too large."""

    def __init__(self, receive: Any) -> None:
        self._receive = receive
        self._size = 0

    async def __call__(self) -> Any:
        message = await self._receive()
        self._size += len(message.get("body", b""))
        if self._size > BODY_AT_MOST:
            return {"type": "http.disconnect"}
        return message


async def _refuse(send: Any, refused: Refused) -> None:
    body = body_of(refused)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status_of(refused.code), "headers": headers})
    await send({"type": "http.response.body", "body": body})
