"""A software authenticator of the tests' own.

Passkeys on P-256, as a phone or a security key would make them.
"""

import hashlib
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tests.server.harness import Browser

ORIGIN = "http://localhost:8000"
PRESENT, VERIFIED, BACKUP_ELIGIBLE, BACKED_UP, ATTESTED = 0x01, 0x04, 0x08, 0x10, 0x40


def encode(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Passkey:
    key: ec.EllipticCurvePrivateKey
    id: bytes
    party: str
    handle: str


@dataclass
class Authenticator:
    """Holds passkeys; what it says of page and host can be made wrong."""

    origin: str = ORIGIN
    party: str | None = None
    """The host's name that it signs for, where that is not the one it was asked for."""
    counter: int = 0
    passkeys: list[Passkey] = field(default_factory=list)

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` gives, by `toJSON`."""
        assert options["authenticatorSelection"]["residentKey"] == "required"
        assert options["attestation"] == "none"
        passkey = Passkey(
            ec.generate_private_key(ec.SECP256R1()), os.urandom(16), options["rp"]["id"], options["user"]["id"]
        )
        self.passkeys.append(passkey)
        numbers = passkey.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(passkey.id).to_bytes(2, "big") + passkey.id + cbor2.dumps(public)
        data = self._data(passkey, ATTESTED) + attested
        attestation: dict[str, Any] = {"fmt": "none", "attStmt": {}}
        response = {
            "clientDataJSON": self._client("webauthn.create", options),
            "attestationObject": encode(cbor2.dumps(attestation | {"authData": data})),
            "transports": ["internal", "hybrid"],
        }
        return _credential(passkey, response)

    def get(self, options: dict[str, Any], passkey: Passkey | None = None) -> dict[str, Any]:
        """What `navigator.credentials.get` gives, by `toJSON`.

        By the last passkey unless another is named.
        """
        assert not options.get("allowCredentials")
        chosen = passkey or self.passkeys[-1]
        client, data = self._client("webauthn.get", options), self._data(chosen, 0)
        signed = chosen.key.sign(data + hashlib.sha256(decode(client)).digest(), ec.ECDSA(SHA256()))
        response = {
            "clientDataJSON": client,
            "authenticatorData": encode(data),
            "signature": encode(signed),
            "userHandle": chosen.handle,
        }
        return _credential(chosen, response)

    def _client(self, kind: str, options: dict[str, Any]) -> str:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return encode(json.dumps(said).encode())

    def _data(self, passkey: Passkey, more: int) -> bytes:
        party = hashlib.sha256((self.party or passkey.party).encode()).digest()
        flags = PRESENT | VERIFIED | BACKUP_ELIGIBLE | BACKED_UP | more
        return party + bytes([flags]) + self.counter.to_bytes(4, "big")


def _credential(passkey: Passkey, response: dict[str, Any]) -> dict[str, Any]:
    passkey_id = encode(passkey.id)
    return {
        "id": passkey_id,
        "rawId": passkey_id,
        "type": "public-key",
        "authenticatorAttachment": "platform",
        "clientExtensionResults": {},
        "response": response,
    }


def sign_up(browser: Browser, name: str, authenticator: Authenticator) -> Any:
    """Make an account of a browser's guest."""
    options = browser.post("/account/begin", {"name": name})["options"]
    body = {"name": name, "credential": authenticator.create(options), "label": "A laptop"}
    return browser.post("/account/register", body, 201)


def sign_in(browser: Browser, authenticator: Authenticator, passkey: Passkey | None = None) -> Any:
    """Sign a browser in."""
    options = browser.post("/account/challenge")["options"]
    return browser.post("/account/sign-in", {"credential": authenticator.get(options, passkey), "label": "A phone"})


def prove(browser: Browser, authenticator: Authenticator) -> Any:
    """Show a fresh passkey."""
    options = browser.post("/account/proof")["options"]
    return browser.post("/account/prove", {"credential": authenticator.get(options)})
