"""Addresses at which people's browsers take messages: checked, and stored."""

import base64
import binascii
import re
import time
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Connection, delete, select, text

from byzanz import Refused
from byzanz.server.store import schema
from byzanz.server.store.keys import server_key
from byzanz.server.store.storage import Storage

PER_PERSON = 8
"""Browsers of one person that get messages; the oldest goes for the next."""
KEY_BYTES, SECRET_BYTES = 65, 16
NAME = re.compile(r"[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?", re.ASCII)
GIVEN_OUT = IPv6Network("2000::/3")
SPECIAL = (IPv4Network("192.0.0.0/24"), IPv4Network("192.88.99.0/24"))
"""What Python counts as public and belongs to nobody: protocols' own addresses, and relays of 6to4."""
# Both databases know these: of two processes that store the same at the same moment neither fails.
_FIELDS = ("person", "endpoint", "p256dh", "auth", "language", "created")
_VALUES = ("id", ":endpoint", ":p256dh", ":auth", ":language", "CAST(:created AS FLOAT)")
ADD = text(
    f"INSERT INTO pushes ({', '.join(_FIELDS)}) SELECT {', '.join(_VALUES)} FROM people WHERE id = :person "
    f"ON CONFLICT (endpoint) DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in _FIELDS)}"
)


@dataclass(frozen=True, slots=True)
class Address:
    """A browser that wants messages: its push service's address for it, its two keys, and its language."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


def is_public(host: str) -> bool:
    """Return whether an IP address is one of the public network: nothing of the operator's own is asked.

    Of IPv6 only what is given out counts (2000::/3); other ranges, and 6to4, carry IPv4 addresses of any kind in them.
    """
    address = ip_address(host)
    mapped = getattr(address, "ipv4_mapped", None)
    if mapped is not None:
        address = mapped
    if isinstance(address, IPv6Address) and (address not in GIVEN_OUT or address.sixtofour is not None):
        return False
    return address.is_global and not address.is_multicast and not any(address in network for network in SPECIAL)


def is_on_curve(key: bytes) -> bool:
    """Return whether a browser's public key is a point of the curve P-256: for any other nothing can be encrypted."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey  # the extra `push`

    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), key)
    except ValueError:
        return False
    return True


def check_address(address: Address, *, allow_private: bool) -> None:
    """Refuse an address that is none of a push service: browsers have them over https, on public hosts, without a port."""
    try:
        parts = urlsplit(address.endpoint)
        port = parts.port
    except ValueError:
        raise Refused("push_address", why="address") from None
    host = parts.hostname or ""
    if not allow_private and (
        "[" in parts.netloc or not NAME.fullmatch(host)
    ):  # nor percent signs, which may be read otherwise
        raise Refused("push_address", why="address")
    if not allow_private:
        is_named = "." in host and not host.endswith((".local", ".localhost", ".internal", ".lan", ".home.arpa"))
        if host.rpartition(".")[2].isdigit() or re.fullmatch(r"0x[0-9a-f]*", host.rpartition(".")[2]):
            is_named = False  # an address in numbers, however they are written, is no push service
        if parts.scheme != "https" or port not in (None, 443) or parts.username is not None or not is_named:
            raise Refused("push_address", why="address")
    elif parts.scheme not in ("http", "https") or not host:
        raise Refused("push_address", why="address")
    key = _decoded(address.p256dh)
    is_key = len(key) == KEY_BYTES and key[0] == 4 and is_on_curve(key)
    if not is_key or len(_decoded(address.auth)) != SECRET_BYTES:
        raise Refused("push_address", why="keys")


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return b""


class Addresses:
    """The stored addresses, and the server's own key pair."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def add(self, person: int, address: Address) -> None:
        """Store an address of a person who is stored; one that belonged to somebody else at this browser is theirs now."""
        pushes = schema.pushes
        values = {
            "person": person,
            "endpoint": address.endpoint,
            "p256dh": address.p256dh,
            "auth": address.auth,
            "language": address.language,
            "created": time.time(),
        }

        def change(connection: Connection) -> None:
            connection.execute(ADD, values)
            newest = select(pushes.c.id).where(pushes.c.person == person).order_by(pushes.c.id.desc())
            too_many = [row.id for row in connection.execute(newest.offset(PER_PERSON))]
            connection.execute(delete(pushes).where(pushes.c.id.in_(too_many)))

        await self._storage.write(change)

    async def remove(self, endpoint: str, person: int | None = None) -> None:
        """Forget an address: of that person, or, where its service says that it is gone, of anybody."""
        pushes = schema.pushes
        gone = delete(pushes).where(pushes.c.endpoint == endpoint)
        if person is not None:
            gone = gone.where(pushes.c.person == person)
        await self._storage.write(lambda c: c.execute(gone).rowcount)

    async def of(self, people: tuple[int, ...]) -> list[Address]:
        """Return the addresses of some people."""
        pushes = schema.pushes
        query = select(pushes.c.endpoint, pushes.c.p256dh, pushes.c.auth, pushes.c.language)
        rows = await self._storage.read(lambda c: c.execute(query.where(pushes.c.person.in_(people))).all())
        return [Address(*row) for row in rows]

    async def owners(self, people: tuple[int, ...]) -> list[int]:
        """Return those of some people who take messages in a browser."""
        pushes = schema.pushes
        query = select(pushes.c.person).where(pushes.c.person.in_(people)).distinct()
        return [int(row.person) for row in await self._storage.read(lambda c: c.execute(query).all())]

    async def facts(self, person: int) -> list[dict[str, Any]]:
        """Return what is stored of a person's browsers that take messages; their keys are the browsers' own."""
        pushes = schema.pushes
        query = select(pushes.c.endpoint, pushes.c.language, pushes.c.created).where(pushes.c.person == person)
        rows = await self._storage.read(lambda c: c.execute(query.order_by(pushes.c.id)).all())
        return [dict(row._mapping) for row in rows]

    async def key(self, made: str) -> str:
        """Return the server's private key: the one that is stored, or the one just made if none is."""
        return await server_key(self._storage, "vapid", made)
