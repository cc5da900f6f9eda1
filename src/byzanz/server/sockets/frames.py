"""Frames as they arrive: read strictly, and handed on as the plain values that the table core understands."""

from typing import Any

import msgspec

from byzanz import Refused
from byzanz.server import wire

_decoder: msgspec.json.Decoder[wire.ClientFrame] = msgspec.json.Decoder(wire.ClientFrame)


class _Id(msgspec.Struct):
    id: wire.FrameId


_decode_id = msgspec.json.Decoder(_Id).decode


def read_frame(text: str | bytes) -> dict[str, Any]:
    """Return a frame of the protocol; refuse everything else as malformed."""
    try:
        frame: dict[str, Any] = msgspec.to_builtins(_decoder.decode(text))
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise Refused("malformed", where=str(error)[:200]) from None
    return frame


def read_id(text: str | bytes) -> str | None:
    """Return the id of a frame that is otherwise malformed, if it has one."""
    try:
        return _decode_id(text).id
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return None
