"""Sends a message to a browser's push service: encrypted for that browser alone, signed with the server's key."""

import asyncio
import json
import logging
import socket
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from py_vapid import Vapid02
from py_vapid.utils import b64urlencode
from pywebpush import WebPusher

from byzanz.server.push.addresses import Address, is_public

log = logging.getLogger("byzanz.push")
KEPT_SECONDS = 43_200
"""How long a push service keeps a message for a device that is off: half a day."""
SIGNED_SECONDS = 12 * 3600
ANSWER_SECONDS = 10
GONE = (404, 410)
WAITS = (5.0, 60.0, 600.0)
"""Pauses before a service that is down, or asks for patience, is tried again."""


Pause = Callable[[float], Awaitable[None]]


class PublicResolver(AbstractResolver):
    """Finds public hosts only: a name that leads to a machine of the operator's network leads nowhere."""

    def __init__(self, *, allow_private: bool) -> None:
        self._allow_private = allow_private
        self._resolver = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Return the addresses of a host; all of them must be public."""
        found = await self._resolver.resolve(host, port, family)
        if not self._allow_private and not all(is_public(one["host"]) for one in found):
            raise OSError(f"{host} is not a public host")
        return found

    async def close(self) -> None:
        """Have nothing to close."""


def new_key() -> str:
    """Make a key pair for a server; return the private key as text."""
    pair = Vapid02()
    pair.generate_keys()
    pem: bytes = pair.private_key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return pem.decode()


class Sender:
    """Sends messages with one key pair. `contact` is whom a push service may write to."""

    def __init__(self, key: str, contact: str, *, allow_private: bool = False) -> None:
        self._vapid = Vapid02.from_pem(key.encode())
        self._contact = contact
        self._allow_private = allow_private
        self._session: aiohttp.ClientSession | None = None

    @property
    def public_key(self) -> str:
        """The public key as browsers want it."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(point))

    async def send(
        self, address: Address, message: Mapping[str, Any], topic: str, pause: Pause = asyncio.sleep
    ) -> bool:
        """Send a message; return false if the address is gone for good. A newer one with the same topic replaces it.

        `pause` is waited for before a service is tried again.
        """
        for wait in (*WAITS, None):
            status = await self._post(address, message, topic)
            if status in GONE:
                return False
            if 200 <= status < 300:
                return True
            if wait is None or (400 <= status < 500 and status != 429):
                log.warning("a push service answers %d: %s", status, urlsplit(address.endpoint).hostname)
                return True
            await pause(wait)
        return True

    async def _post(self, address: Address, message: Mapping[str, Any], topic: str) -> int:
        """Make one try and return the status; 0 without an answer."""
        keys = {"p256dh": address.p256dh, "auth": address.auth}
        body = WebPusher({"endpoint": address.endpoint, "keys": keys}).encode(json.dumps(message).encode())["body"]
        try:
            # Where it leads to is checked here; where it is sent on to is not, so it isn't followed.
            asking = self._open().post(
                address.endpoint, data=body, headers=self._headers(address, topic), allow_redirects=False
            )
            async with asking as answer:
                return answer.status
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            log.info("a push service can't be reached: %s", type(error).__name__)
            return 0

    def _headers(self, address: Address, topic: str) -> dict[str, str]:
        parts = urlsplit(address.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self._contact,
            "exp": int(time.time()) + SIGNED_SECONDS,
        }
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed | {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_SECONDS),
            "urgency": "normal",
            "topic": topic,
        }

    def _open(self) -> aiohttp.ClientSession:
        if self._session is None:
            resolver = PublicResolver(allow_private=self._allow_private)
            # Whoever sends says how many are under way: those of a service that hangs hold nobody else's up. And nothing
            # that a service answers is kept: no cookie, no address of its name.
            connector = aiohttp.TCPConnector(resolver=resolver, limit=0, use_dns_cache=False)
            timeout = aiohttp.ClientTimeout(total=ANSWER_SECONDS)
            self._session = aiohttp.ClientSession(
                connector=connector, timeout=timeout, trust_env=False, cookie_jar=aiohttp.DummyCookieJar()
            )
        return self._session

    async def close(self) -> None:
        """End the connections."""
        if self._session is not None:
            await self._session.close()
