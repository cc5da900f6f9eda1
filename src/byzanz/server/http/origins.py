"""The hosts and pages that requests are accepted from."""

import re
import socket
from functools import lru_cache
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from byzanz import Refused
from byzanz.server.settings import Settings

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
PORTS = {"http": 80, "https": 443}
_HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(?::([0-9]{1,5}))?")


def headers_of(scope: Any, name: bytes) -> list[str]:
    """Return all values of a header."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


def header_of(scope: Any, name: bytes) -> str | None:
    """Return a header of a request, the first if there are several."""
    return next(iter(headers_of(scope, name)), None)


def split_origin(text: str) -> tuple[str, str, int | None] | None:
    """Return scheme, host and port of an origin; None for what is none (`null`, nonsense)."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.hostname or parts.path not in ("", "/") or parts.query or parts.fragment:
        return None
    if "@" in parts.netloc:  # no browser sends a name and a password with it
        return None
    return parts.scheme, parts.hostname.lower(), PORTS[parts.scheme] if port is None else port


class Origins:
    """Checks hosts and origins for one server."""

    def __init__(self, settings: Settings) -> None:
        named = [split_origin(origin.strip()) for origin in settings.origins.split(",") if origin.strip()]
        self._origins = {origin for origin in named if origin is not None}
        hosts = {host.strip().lower().rstrip(".") for host in settings.allowed_hosts.split(",") if host.strip()}
        self._is_any_host = "*" in hosts or (not hosts and bool(settings.trusted_proxies))
        self._suffixes = (*(host for host in hosts if host.startswith(".")), ".localhost")
        own = socket.gethostname().lower()
        self._hosts = hosts | {"localhost", own, f"{own.partition('.')[0]}.local", settings.host.lower()}
        self._hosts |= {host for _scheme, host, _port in self._origins}

    def refusal(self, scope: Any) -> Refused | None:
        """Return why a request or a websocket isn't let in; None: it is."""
        if not self.is_own_host(scope):
            return Refused("host_unknown", host=(header_of(scope, b"host") or "")[:100])
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if changes and not (self.is_own_origin(scope) and self._is_own_site(scope)):
            return Refused("origin")
        return None

    def is_own_host(self, scope: Any) -> bool:
        """Return whether a request was sent to a name of ours: a page elsewhere can point its own name at our address."""
        hosts = headers_of(scope, b"host")
        if not hosts:
            return True  # no browser leaves it out
        found = _HOST.fullmatch(hosts[0]) if len(hosts) == 1 else None
        if found is None:
            return False
        host = found[1].lower().rstrip(".")
        return self._is_any_host or _is_address(host) or host in self._hosts or host.endswith(self._suffixes)

    def is_own_origin(self, scope: Any) -> bool:
        """Return whether a page of this host asks, or no page at all (a program has no cookie to abuse)."""
        text = header_of(scope, b"origin")
        if text is None:
            return True
        origin = split_origin(text)
        if origin is None:
            return False
        if origin in self._origins:
            return True
        scheme, host, port = origin
        is_secure = scope["scheme"] in ("https", "wss")
        if is_secure and scheme != "https":
            return False
        asked = _HOST.fullmatch(header_of(scope, b"host") or "")
        if asked is None:
            return False
        # Without a trusted proxy a page may have come over TLS without our knowing: then its own default port counts.
        own_port = int(asked[2]) if asked[2] else PORTS[scheme]
        return (host, port) == (asked[1].lower().strip("[]").rstrip("."), own_port)

    def _is_own_site(self, scope: Any) -> bool:
        """Return whether the browser says nothing against it; a page of a named origin may be on another site."""
        if header_of(scope, b"sec-fetch-site") != "cross-site":
            return True
        origin = split_origin(header_of(scope, b"origin") or "")
        return origin is not None and origin in self._origins


@lru_cache(1024)
def _is_address(host: str) -> bool:
    """Return whether a host is written as an IP address; nobody can point such a name at another machine."""
    try:
        ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True
