"""Friends in the home network: this machine's addresses there, and a switch that makes a running server listen on them.

`byzanz play` listens on this machine alone. The switch adds a socket for each address in a network, and takes it away again
with all that came by it. Nothing is sent to find the addresses: the routes of this machine are asked.
"""

import contextlib
import socket
import struct
import sys
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from pathlib import Path
from typing import Any

from byzanz import Refused

# Addresses that are kept for documents: a datagram socket that is connected there sends nothing and knows its own route.
_ANYWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
_SIOCGIFADDR = 0x8915


def addresses() -> list[str]:
    """Return this machine's addresses in networks, the one of the route to elsewhere first, IPv4 before IPv6."""
    found = [*_by_route(), *_by_interface(), *_by_name()]
    usable = dict.fromkeys(address for address in found if _is_usable(address))
    return sorted(usable, key=lambda address: ":" in address)


def _is_usable(address: str) -> bool:
    """Return whether another device of the network could open an address."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified or parsed.is_multicast)


def _by_route() -> list[str]:
    found = []
    for family, anywhere in _ANYWHERE:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((anywhere, 9))
            found.append(str(asking.getsockname()[0]).partition("%")[0])
    return found


def _by_interface() -> list[str]:
    """Return the addresses of all interfaces, where the system is Linux."""
    if not sys.platform.startswith("linux"):
        return []
    import fcntl

    found = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _number, name in socket.if_nameindex():
            with contextlib.suppress(OSError):
                answer = fcntl.ioctl(asking.fileno(), _SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                found.append(socket.inet_ntoa(answer[20:24]))
    with contextlib.suppress(OSError):
        lines = Path("/proc/net/if_inet6").read_text().split("\n")
        found += [str(IPv6Address(bytes.fromhex(line.split()[0]))) for line in lines if line]
    return found


def _by_name() -> list[str]:
    with contextlib.suppress(OSError):
        return [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)]
    return []


def origin_of(address: str, port: int) -> str:
    """Return how a browser reaches a port at an address."""
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"


def is_from_here(scope: Any) -> bool:
    """Return whether a request was made on this machine itself, and not by a proxy for somebody else."""
    host = scope["client"][0] if scope.get("client") else ""
    try:
        is_local = ip_address(host.partition("%")[0]).is_loopback
    except ValueError:
        return False
    return is_local and not any(name in (b"forwarded", b"x-forwarded-for") for name, _value in scope["headers"])


class Lan:
    """The switch of one server process."""

    def __init__(self, port: int, *, is_fixed: bool = False) -> None:
        """`is_fixed`: the server listens everywhere by its settings; there is nothing to switch."""
        self.port = port
        self.is_fixed = is_fixed
        self._server: Any = None
        self._listening: dict[str, tuple[socket.socket, Any]] = {}
        self._announce: Callable[[list[str]], None] | None = None

    def attach(self, server: Any) -> None:
        """Say which server is meant."""
        self._server = server

    def origins(self) -> list[str]:
        """Return how others reach this server now; nothing while it listens on this machine alone."""
        reached = addresses() if self.is_fixed else list(self._listening)
        return [origin_of(address, self.port) for address in reached]

    @property
    def is_on(self) -> bool:
        """Whether others can reach this server."""
        return self.is_fixed or bool(self._listening)

    def on_start(self, announce: Callable[[list[str]], None]) -> None:
        """Let others in as soon as the server answers, and tell the addresses; none: there is no network."""
        self._announce = announce

    async def begin(self) -> None:
        """Do what was wished for the start."""
        if self._announce is None:
            return
        with contextlib.suppress(Refused):
            await self.switch_on()
        self._announce(self.origins())

    async def switch_on(self) -> None:
        """Listen on every address of this machine; refuse where it is in no network."""
        found = [] if self.is_fixed else addresses()
        if not found and not self.is_fixed:
            raise Refused("lan_none")
        for address in found:
            if address not in self._listening:
                with contextlib.suppress(OSError):  # taken by another program: the others may do
                    self._listening[address] = await self._listen(address)
        if not self.is_on:
            raise Refused("lan_none")

    async def _listen(self, address: str) -> tuple[socket.socket, Any]:
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((address, self.port))
            return listener, await self._server.listen_on(listener)  # closed with the others when the server ends
        except OSError:
            listener.close()
            raise

    def switch_off(self) -> None:
        """Listen on this machine alone again, and end the connections of all others."""
        if self.is_fixed:
            raise Refused("lan_unavailable")
        for listener, listening in self._listening.values():
            listening.close()
            listener.close()
            self._server.servers.remove(listening)
        ours = {ip_address(address) for address in self._listening}
        self._listening.clear()
        for connection in list(self._server.server_state.connections):
            transport = connection.transport
            own = transport.get_extra_info("sockname") if transport is not None else None
            if own and ip_address(str(own[0]).partition("%")[0]) in ours:
                transport.abort()
