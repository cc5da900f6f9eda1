"""A budget of processor time per address, whatever its clients do and over however many connections."""

import re
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from byzanz.server.limits.addresses import Buckets, OpenConnections
from byzanz.server.metrics import Metrics
from byzanz.server.settings import Settings

# What things cost, in units of `limit_address`: about 50 microseconds of this process each.
FILE_COST = 1
BYTES_PER_UNIT = 16_384
FRAME_COST = 1
CONNECTION_COST = 1
CALL_COST = 5
HANDSHAKE_COST = 20
REPLAY_COST = 200
LESSON_COST = 40
HINT_COST = 80
DATA_COST = 200
RECORD_COST = 20
ACCOUNT_COST = 20
HISTORY_COST = 60
FINE = 40
"""What a connection costs its address that had to be cut: opening the next one must not pay."""
BURST_SECONDS = 2
UNITS_PER_SECOND = 400
SPARE_SOCKETS = 32
"""Websockets above the limit of an address that may exist while they are told so."""
REFUSALS_PER_SECOND, REFUSALS_AT_ONCE = 5, 20
UNITS_PER_OPENING = 2
OPENED_AT_ONCE = 16
"""Connections of an address beyond these are let in one after another: a burst of them must not be one long turn."""

_COSTLY = (
    (re.compile(r"/api(?:/rooms/[^/]*)?/replay(?:/play-on)?/?"), REPLAY_COST),
    (re.compile(r"/api/lessons/.+"), LESSON_COST),
    (re.compile(r"/api/rooms/[^/]*/hint/?"), HINT_COST),
    (re.compile(r"/api/me/data/?"), DATA_COST),
    (re.compile(r"/api/account(?:/.*)?"), ACCOUNT_COST),
    (re.compile(r"/api/(?:me/(?:history|profile)|people/.*|groups(?:/.*)?)/?"), HISTORY_COST),
    (re.compile(r"/api(?:/rooms/[^/]*)?/(?:analysis|record)/?"), RECORD_COST),
)


def cost_of_call(path: str) -> int:
    """Return what a call to an address of the API costs."""
    return next((cost for pattern, cost in _COSTLY if pattern.fullmatch(path)), CALL_COST)


def _automatic_rate(settings: Settings) -> float:
    """Return the units per second of an address; an operator who allows more calls or frames means their cost too."""
    return max(UNITS_PER_SECOND, CALL_COST * settings.limit_requests, FRAME_COST * settings.limit_frames)


class Budget:
    """The counters of all addresses. One per process, shared by its connections, sockets and HTTP calls."""

    def __init__(self, settings: Settings, metrics: Metrics | None = None) -> None:
        self.settings = settings
        self._metrics = metrics
        self._proxies = _networks(settings.trusted_proxies)
        rate = settings.limit_address or _automatic_rate(settings)
        self._costs = Buckets(rate, BURST_SECONDS * rate)
        self._openings = Buckets(rate / UNITS_PER_OPENING, OPENED_AT_ONCE)
        self._refusals = Buckets(REFUSALS_PER_SECOND, REFUSALS_AT_ONCE)
        most_in_all = 2 * settings.limit_all_connections
        self._http = OpenConnections(settings.limit_http_connections or settings.limit_connections, most_in_all)
        self._sockets = OpenConnections(settings.limit_connections + SPARE_SOCKETS, most_in_all)

    def spend(self, address: str, cost: float) -> bool:
        """Return whether an address may still have that much done for it."""
        return self._costs.take(address, cost)

    def fine(self, address: str) -> None:
        """Charge an address for a connection that had to be cut, even beyond what it has left."""
        if not self.is_proxy(address):
            self._costs.of(address).charge(FINE)

    def may_refuse_at_once(self, address: str) -> bool:
        """Return whether an address is answered without delay when it is refused; one that keeps on asking waits."""
        return self._refusals.take(address)

    # Connections, before anything of them has been read

    def may_connect(self, peer: str) -> bool:
        """Return whether it is worth a look who connects; an address that has used up everything is sent away at once."""
        if self.is_proxy(peer) or self._costs.of(peer).has(CONNECTION_COST):
            return True
        self.count_cut("connection")
        return False

    def open_connection(self, peer: str) -> bool:
        """Return whether a new connection is let in; then it must be closed again. A proxy of ours has no limit here."""
        if self.is_proxy(peer):
            return True
        if not self._costs.take(peer, CONNECTION_COST) or not self._http.add(peer):
            self.count_cut("connection")
            return False
        return True

    def seconds_until_open(self, peer: str) -> float:
        """Return how long a connection that is let in waits before anything is done for it."""
        return 0.0 if self.is_proxy(peer) else self._openings.of(peer).wait()

    def close_connection(self, peer: str) -> None:
        """Note that an HTTP connection has ended, or has become a websocket."""
        if not self.is_proxy(peer):
            self._http.remove(peer)

    def open_socket(self, peer: str) -> bool:
        """Return whether an HTTP connection may become a websocket; then it must be closed again."""
        return self.is_proxy(peer) or (self._costs.take(peer, HANDSHAKE_COST) and self._sockets.add(peer))

    def close_socket(self, peer: str) -> None:
        """Note that a websocket has ended."""
        if not self.is_proxy(peer):
            self._sockets.remove(peer)

    def is_proxy(self, peer: str) -> bool:
        """Return whether a connection comes from a proxy that we trust, and so for many addresses."""
        if self._proxies is None:
            return True
        if not self._proxies:
            return False
        try:
            address = ip_address(peer)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)

    def count_cut(self, why: str) -> None:
        """Count a connection that is ended before its bytes are understood."""
        if self._metrics is not None:
            self._metrics.connections_cut.labels(why).inc()


def _networks(text: str) -> list[IPv4Network | IPv6Network] | None:
    """Return the networks in a setting; None: everybody."""
    if text.strip() == "*":
        return None
    return [ip_network(part.strip()) for part in text.split(",") if part.strip()]
