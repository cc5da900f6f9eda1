"""Challenges for passkeys: signed, for one purpose and one browser, five minutes, once.

Making one stores nothing.
"""

import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, text

from byzanz import Refused
from byzanz.server.cookies import set_short, short_cookie

Purpose = Literal["register", "enter", "prove", "add"]
SECONDS = 300
USE = text("INSERT INTO used_challenges (challenge, expires) VALUES (:challenge, :expires) ON CONFLICT DO NOTHING")


class Challenge(NamedTuple):
    """A challenge: what the browser keeps in a cookie, and what its authenticator signs."""

    value: str
    signed: bytes

    def use(self, connection: Connection) -> None:
        """Use a challenge up, in the transaction that stores what it was used for.

        Refuse one that has served.
        """
        challenge = hashlib.sha256(self.value.encode()).hexdigest()
        used = {"challenge": challenge, "expires": time.time() + 2 * SECONDS}
        if connection.execute(USE, used).rowcount != 1:
            raise Refused("challenge_used")


class Challenges:
    """Makes and checks challenges with a key that all processes share."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def make(self, scope: Any, purpose: Purpose, bound: str) -> Challenge:
        """Make a challenge for the browser that asks; it only serves with the same `bound`."""
        value = f"{int(time.time()) + SECONDS}.{secrets.token_urlsafe(16)}"
        set_short(scope, _cookie(purpose), value, SECONDS)
        return self._challenge(value, purpose, bound)

    def of(self, scope: Any, purpose: Purpose, bound: str) -> Challenge:
        """Return the challenge that a browser was given, and take its cookie back.

        Refuse one that has lapsed.
        """
        value = short_cookie(scope, _cookie(purpose)) or ""
        until = value.partition(".")[0]
        if not (until.isdecimal() and len(until) < 12 and int(until) >= time.time()):
            raise Refused("challenge_late")
        return self._challenge(value, purpose, bound)

    def handle(self, challenge: Challenge) -> str:
        """Return the handle of the account that this challenge may lead to: random."""
        return encode(self._sign(f"handle|{challenge.value}"))

    def _challenge(self, value: str, purpose: Purpose, bound: str) -> Challenge:
        return Challenge(value, self._sign(f"{purpose}|{value}|{bound}"))

    def _sign(self, text: str) -> bytes:
        return hmac.digest(self._key, text.encode(), "sha256")


def _cookie(purpose: Purpose) -> str:
    return f"byzanz_{purpose}"


def encode(raw: bytes) -> str:
    """Return bytes as WebAuthn writes them."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()
