"""Passkeys: what a browser is asked for, and whether its answer holds.

All of it by `webauthn` (the extra `accounts`).
"""

import binascii
import hashlib
import hmac
import json
from base64 import urlsafe_b64decode
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from byzanz import Refused
from byzanz.server.accounts.challenges import SECONDS, Challenge, encode
from byzanz.server.accounts.relying_party import RelyingParty

ID_AT_MOST = 1400
TRANSPORTS = ("usb", "nfc", "ble", "internal", "cable", "hybrid", "smart-card")


@dataclass(frozen=True, slots=True)
class NewPasskey:
    """A passkey as an authenticator has just made it."""

    id: str
    public_key: bytes
    transports: str
    backed_up: bool


class Known(Protocol):
    """What is needed to check a passkey that is stored."""

    @property
    def party(self) -> str:
        """The relying party it is bound to."""

    @property
    def public_key(self) -> bytes:
        """Its public key."""


def creation_options(party: RelyingParty, handle: str, name: str, challenge: Challenge, known: list[str]) -> Any:
    """Return what `navigator.credentials.create` is asked for, as JSON."""
    from webauthn import base64url_to_bytes, generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=party.id,
        rp_name=f"Byzanz ({party.id})",
        user_id=base64url_to_bytes(handle),
        user_name=name,
        user_display_name=name,
        challenge=challenge.signed,
        timeout=SECONDS * 1000,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known],
    )
    return json.loads(options_to_json(options))


def request_options(party: RelyingParty, challenge: Challenge) -> Any:
    """Return what `navigator.credentials.get` is asked for: any passkey of this relying party."""
    from webauthn import generate_authentication_options, options_to_json

    options = generate_authentication_options(rp_id=party.id, challenge=challenge.signed, timeout=SECONDS * 1000)
    return json.loads(options_to_json(options))


def new_passkey(party: RelyingParty, challenge: Challenge, answer: Mapping[str, Any]) -> NewPasskey:
    """Return the passkey that was made for a challenge; refuse one made for anything else."""
    from webauthn import verify_registration_response
    from webauthn.helpers import parse_attestation_object
    from webauthn.helpers.exceptions import WebAuthnException

    origin = _check_client(party, challenge, answer, "webauthn.create")
    try:
        attested = parse_attestation_object(_bytes(answer, "attestationObject"))
        _check_party(party, attested.auth_data.rp_id_hash)
        verified = verify_registration_response(
            credential=dict(answer),
            expected_challenge=challenge.signed,
            expected_rp_id=party.id,
            expected_origin=origin,
        )
    except Refused:
        raise
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise Refused("passkey_wrong", why=type(error).__name__) from None
    passkey = encode(verified.credential_id)
    if len(passkey) > ID_AT_MOST:
        raise Refused("passkey_wrong", why="id")
    given = answer["response"].get("transports") or ()
    transports = ",".join(one for one in TRANSPORTS if one in given)
    return NewPasskey(passkey, verified.credential_public_key, transports, verified.credential_backed_up)


def check_passkey(party: RelyingParty, challenge: Challenge, known: Known, answer: Mapping[str, Any]) -> bool:
    """Check that a stored passkey has signed a challenge; return whether it is backed up."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    origin = _check_client(party, challenge, answer, "webauthn.get")
    if known.party != party.id:
        raise Refused("passkey_party", party=party.id)
    _check_party(party, _bytes(answer, "authenticatorData")[:32])
    try:
        verified = verify_authentication_response(
            credential=dict(answer),
            expected_challenge=challenge.signed,
            expected_rp_id=party.id,
            expected_origin=origin,
            credential_public_key=known.public_key,
            # Passkeys that several devices share send none, or what they like.
            credential_current_sign_count=0,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise Refused("passkey_wrong", why=type(error).__name__) from None
    return verified.credential_backed_up


def id_of(answer: Mapping[str, Any]) -> str:
    """Return which passkey answers, as it is stored."""
    return encode(_decoded(answer.get("id")))


def short_id(passkey: str) -> str:
    """Return a short name for a stored passkey."""
    return hashlib.sha256(passkey.encode()).hexdigest()[:16]


def handle_of(answer: Mapping[str, Any]) -> str | None:
    """Return the handle that an authenticator knows the account by, if it says so."""
    handle = _part(answer, "userHandle")
    return encode(_decoded(handle)) if handle else None


def _check_client(party: RelyingParty, challenge: Challenge, answer: Mapping[str, Any], kind: str) -> str:
    """Check what the browser says it was asked, and by which page; return the page's origin."""
    try:
        said = json.loads(_bytes(answer, "clientDataJSON"))
        signed, origin, given = said["challenge"], said["origin"], said["type"]
    except (ValueError, KeyError, TypeError):
        raise Refused("passkey_wrong", why="clientDataJSON") from None
    if not all(isinstance(one, str) for one in (signed, origin, given)) or given != kind:
        raise Refused("passkey_wrong", why="clientDataJSON")
    if not hmac.compare_digest(signed.encode(), encode(challenge.signed).encode()):
        raise Refused("challenge_late")
    if said.get("crossOrigin") is True or not party.may_ask(origin):
        raise Refused("passkey_origin", party=party.id)
    return str(origin)


def _check_party(party: RelyingParty, found: bytes) -> None:
    if found != hashlib.sha256(party.id.encode()).digest():
        raise Refused("passkey_party", party=party.id)


def _part(answer: Mapping[str, Any], name: str) -> Any:
    response = answer.get("response")
    return response.get(name) if isinstance(response, dict) else None


def _bytes(answer: Mapping[str, Any], name: str) -> bytes:
    return _decoded(_part(answer, name))


def _decoded(text: object) -> bytes:
    try:
        assert isinstance(text, str)
        return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
    except (AssertionError, ValueError, binascii.Error):
        raise Refused("passkey_wrong", why="base64url") from None
