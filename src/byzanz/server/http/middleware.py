"""Around everything: rate, host, origin, type and size of requests; security headers and the cookie on answers."""

import asyncio
import logging
import random
import re
import time
from collections.abc import Callable
from typing import Any

from byzanz import Refused
from byzanz.server.cookies import set_cookies
from byzanz.server.http.errors import body_of, status_of
from byzanz.server.http.origins import SAFE_METHODS, Origins, header_of
from byzanz.server.limits.addresses import Buckets, address_of
from byzanz.server.limits.budget import BYTES_PER_UNIT, FILE_COST, HANDSHAKE_COST, Budget, cost_of_call
from byzanz.server.logs import address_facts
from byzanz.server.metrics import Metrics
from byzanz.server.settings import Settings
from byzanz.server.sockets.protocol import EXTENSION

log = logging.getLogger("byzanz.http")
RECORD_PATHS = ("/api/replay", "/api/analysis")
"""Where a record may be sent as plain text."""
BODY_AT_MOST = 65_536
HOLD_SECONDS = 1.0
"""How long, on average, an address waits for its refusal that goes on asking after it was refused: asking again costs it time."""
# Styles of elements may be set by the client's code; scripts, styles, fonts, sockets, workers and the WebAssembly that
# plays offline come from this host alone.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
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
_SLASHES = re.compile(r"/{2,}")


class Middleware:
    """An ASGI application around another one."""

    def __init__(
        self, app: Any, settings: Settings, metrics: Metrics, budget: Budget, size_of: Callable[[Any], int | None]
    ) -> None:
        """`size_of` returns how many bytes of a file a request would be sent; None: it asks for no file."""
        self.budget = budget
        self._size_of = size_of
        self._app = app
        self._metrics = metrics
        self._origins = Origins(settings)
        self._log_addresses = settings.log_addresses
        self._requests = Buckets(settings.limit_requests, 5 * settings.limit_requests)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let a request through, or answer it with a refusal."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        scope["path"] = _SLASHES.sub("/", scope["path"])  # the guard and the router must see the same address
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _socket(self, scope: Any, receive: Any, send: Any) -> None:
        address = address_of(scope)
        refused = self._origins.refusal(scope)
        # One without a proxy in between has paid before it became a websocket.
        cost = 0 if scope["extensions"][EXTENSION]["is_paid"] else HANDSHAKE_COST
        if refused is None and not (self._requests.take(address) and self.budget.spend(address, cost)):
            refused = Refused("too_fast")
        if refused is None:
            await self._app(scope, receive, send)
            return
        self._metrics.refusals.labels(refused.code).inc()
        await self._hold(address)
        await send({"type": "websocket.close", "code": 4429 if refused.code == "too_fast" else 4403})

    async def _hold(self, address: str) -> None:
        if not self.budget.may_refuse_at_once(address):
            await asyncio.sleep(random.uniform(0.5, 1.5) * HOLD_SECONDS)  # not all of them at the same moment

    async def _request(self, scope: Any, receive: Any, send: Any) -> None:
        began = time.perf_counter()
        status = 0

        async def answer(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = message | {"headers": [*message.get("headers", []), *_headers_for(scope)]}
            await send(message)

        refusal = self._refusal(scope)
        if refusal is None:
            await self._serve(scope, receive, answer, lambda: status)
        else:
            self._metrics.refusals.labels(refusal.code).inc()
            await self._hold(address_of(scope))
            await _refuse(answer, refusal, end=refusal.code in ("too_fast", "too_large"))
            if refusal.code == "too_fast":
                return  # a flood must not fill the log as well; it is counted
        spent = (time.perf_counter() - began) * 1000
        facts = {"ms": round(spent, 1), **address_facts(address_of(scope), self._log_addresses)}
        log.info("%s %s %d", scope["method"], scope["path"], status, extra=facts)

    async def _serve(self, scope: Any, receive: Any, answer: Any, status: Any) -> None:
        """Let the application answer; a fault that it didn't answer itself is logged and answered here."""
        try:
            await self._app(scope, _Bounded(receive), answer)
        except Exception as error:
            log.error("request failed", exc_info=error)
            if not status():
                await _refuse(answer, Refused("internal"))

    def _refusal(self, scope: Any) -> Refused | None:
        """Return why a request isn't even looked at; None: it is."""
        address, path = address_of(scope), scope["path"]
        is_call = path == "/api" or path.startswith("/api/")
        if is_call and not self._requests.take(address):
            return Refused("too_fast")
        size = None if is_call else self._size_of(scope)
        cost = cost_of_call(path) if size is None else FILE_COST + size // BYTES_PER_UNIT
        if not self.budget.spend(address, cost):
            return Refused("too_fast")
        refused = self._origins.refusal(scope)
        if refused is not None:
            return refused
        length = header_of(scope, b"content-length")
        if length is not None and (not length.isdecimal() or len(length) > 12 or int(length) > BODY_AT_MOST):
            return Refused("too_large", most=BODY_AT_MOST)
        if not _is_type_right(scope, has_body=length not in (None, "0")):
            return Refused("malformed", where="content-type")
        return None


def _is_type_right(scope: Any, *, has_body: bool) -> bool:
    """Return whether a body that could change something says that it is JSON, as no form of another site can."""
    has_body = has_body or header_of(scope, b"transfer-encoding") is not None
    if scope["method"] in SAFE_METHODS or not has_body:
        return True
    kind = (header_of(scope, b"content-type") or "").partition(";")[0].strip().lower()
    return kind == "application/json" or (kind == "text/plain" and scope["path"].rstrip("/") in RECORD_PATHS)


def _headers_for(scope: Any) -> list[tuple[bytes, bytes]]:
    """Return the headers that every answer to a request gets."""
    headers = [*HEADERS, *((b"set-cookie", line.encode()) for line in set_cookies(scope))]
    if scope["path"].startswith("/api"):
        headers.append((b"cache-control", b"no-store"))
    return headers


class _Bounded:
    """The body of a request; one without Content-Length is refused where it grows too large."""

    def __init__(self, receive: Any) -> None:
        self._receive = receive
        self._size = 0

    async def __call__(self) -> Any:
        message = await self._receive()
        self._size += len(message.get("body", b""))
        if self._size > BODY_AT_MOST:
            raise Refused("too_large", most=BODY_AT_MOST)
        return message


async def _refuse(send: Any, refused: Refused, *, end: bool = False) -> None:
    body = body_of(refused)
    status = 415 if refused.facts.get("where") == "content-type" else status_of(refused.code)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if end:
        headers.append((b"connection", b"close"))
    if refused.code == "too_fast":
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
