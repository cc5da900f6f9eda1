"""Refusals over HTTP: the status of each code, and the body of the answer."""

import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Response
from litestar.connection import Request
from litestar.exceptions import HTTPException, InternalServerException

from byzanz import Refused
from byzanz.server import wire
from byzanz.table.room.stored import StorageDown

log = logging.getLogger("byzanz.http")
STATUS: Mapping[str, int] = {
    "malformed": 400,
    "name_empty": 400,
    "name_too_long": 400,
    "clock_wrong": 400,
    "idle_wrong": 400,
    "not_host": 403,
    "not_seated": 403,
    "analysis_forbidden": 403,
    "no_spectators": 403,
    "no_hints": 403,
    "removed": 403,
    "declined": 403,
    "take_over_forbidden": 403,
    "lan_forbidden": 403,
    "lan_unavailable": 404,
    "lan_none": 409,
    "origin": 403,
    "host_unknown": 421,
    "room_unknown": 404,
    "seat_unknown": 404,
    "code_unknown": 404,
    "device_unknown": 404,
    "ask_unknown": 404,
    "not_removed": 404,
    "lesson_unknown": 404,
    "page_unknown": 404,
    "push_off": 404,
    "push_address": 400,
    "accounts_off": 404,
    "account_needed": 401,
    "account_exists": 409,
    "challenge_late": 409,
    "challenge_used": 409,
    "passkey_wrong": 400,
    "passkey_origin": 403,
    "passkey_party": 403,
    "passkey_foreign": 403,
    "passkey_unknown": 404,
    "passkey_known": 409,
    "passkey_last": 409,
    "too_many_passkeys": 409,
    "proof_needed": 403,
    "recovery_wrong": 403,
    "name_taken": 409,
    "name_early": 409,
    "session_unknown": 404,
    "suspended": 403,
    "muted": 403,
    "read_only": 503,
    "invitation_needed": 403,
    "invitation_unknown": 403,
    "reported_already": 409,
    "person_needed": 409,
    "too_many_blocks": 409,
    "too_many_reports": 429,
    "block_unknown": 404,
    "link_unknown": 404,
    "merge_none": 409,
    "person_unknown": 404,
    "player_unknown": 404,
    "group_unknown": 404,
    "group_link_unknown": 404,
    "member_unknown": 404,
    "not_group_host": 403,
    "not_shown": 403,
    "group_full": 409,
    "too_many_groups": 409,
    "method_unknown": 405,
    "room_full": 409,
    "seat_taken": 409,
    "not_lobby": 409,
    "not_dealt": 409,
    "not_over": 409,
    "seed_given": 409,
    "seats_needed": 409,
    "not_alone": 409,
    "rated_running": 409,
    "rematch_begun": 409,
    "rematch_waits": 409,
    "too_few_players": 409,
    "nothing_to_play": 409,
    "too_many_devices": 409,
    "too_many_asks": 409,
    "nudge_needless": 409,
    "nudge_early": 409,
    "not_idle": 409,
    "stale": 409,
    "too_large": 413,
    "record_broken": 422,
    "too_fast": 429,
    "too_many_rooms": 429,
    "too_many_tries": 429,
    "too_many_analyses": 429,
    "internal": 500,
    "storage": 503,
}
"""The server's own codes. What the rules refuse is a conflict with the table as it is."""
RULES_STATUS = 409
TOO_MANY = 429
_BY_STATUS = {404: "page_unknown", 405: "method_unknown", 413: "too_large", 415: "malformed"}


def status_of(code: str) -> int:
    """Return the HTTP status of a refusal."""
    return STATUS.get(code, RULES_STATUS)


def body_of(refused: Refused) -> bytes:
    """Return the body of the answer to a request that was refused."""
    return msgspec.json.encode(wire.ErrorAnswer(wire.Problem(refused.code, refused.facts)))


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer every refusal and fault with a code."""
    status: int | None = None
    match error:
        case Refused():
            refused = error
        case StorageDown():
            refused = Refused("storage")
        case RecursionError():  # a body of brackets within brackets
            refused = Refused("malformed", where="nested")
        case UnicodeDecodeError():  # only what comes from outside is decoded in a request
            refused = Refused("malformed", where="utf-8")
        case InternalServerException() if (
            "disconnected" in error.detail
        ):  # the client went away in the middle of a body
            refused = Refused("malformed", where="body")
        case HTTPException():
            status = error.status_code
            code = _BY_STATUS.get(status, "malformed" if status < 500 else "internal")
            refused = Refused(code, where=str(error.detail)[:200])
        case _:
            log.error("request failed", exc_info=error)
            refused = Refused("internal")
    request.app.state.services.metrics.refusals.labels(refused.code).inc()
    status = status_of(refused.code) if status is None else status
    seconds = refused.facts.get("seconds")
    headers = {"Retry-After": str(seconds)} if status == TOO_MANY and seconds is not None else {}
    return Response(body_of(refused), status_code=status, media_type="application/json", headers=headers)
