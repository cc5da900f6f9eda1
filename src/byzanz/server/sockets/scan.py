"""Counts websocket frames by their heads alone (RFC 6455, 5.2), before anything parses them."""

from typing import NamedTuple

CONTINUATION, CONTROL = 0, 8
FINAL = 0x80
WHOLE_TEXT = FINAL | 1
MASKED = 0x80
FRAGMENTS_AT_MOST = 32


class Scanned(NamedTuple):
    """What a piece of a stream begins: data frames, control frames, their bytes; and how far it was looked at."""

    data: int
    control: int
    size: int
    end: int
    is_too_many: bool


class FrameScanner:
    """Walks from head to head through a stream; remembers a head that is cut in two, and the payload still to come."""

    def __init__(self, largest: int) -> None:
        self._largest = largest
        self._head = b""
        self._to_skip = 0
        self._fragments = 0
        self._is_within_message = False

    def text_at(self, piece: bytes) -> int:
        """Return where the payload begins of a piece that is exactly one whole text message, as most are; else 0."""
        if self._to_skip or self._head or self._is_within_message or len(piece) < 8 or piece[0] != WHOLE_TEXT:
            return 0
        length, start = piece[1] - MASKED, 6
        if length == 127:
            return 0
        if length == 126:
            length, start = int.from_bytes(piece[2:4], "big"), 8
        return start if len(piece) == start + length <= self._largest else 0

    def scan(self, piece: bytes, most: int) -> Scanned:
        """Count the frames that begin in a piece, up to `most`; stop there, at a frame too large, or at too many fragments.

        `end` is where the piece stops being of interest: bytes behind it need never be parsed.
        """
        data = control = size = at = 0
        while True:
            skipped = min(self._to_skip, len(piece) - at)
            at += skipped
            self._to_skip -= skipped
            if at >= len(piece):
                return Scanned(data, control, size, at, is_too_many=False)
            if data + control >= most:
                return Scanned(data, control, size, at, is_too_many=True)
            head = self._head + piece[at : at + 10 - len(self._head)]
            length = _length(head)
            if length is None:
                self._head = head
                return Scanned(data, control, size, len(piece), is_too_many=False)
            at += _head_size(head) - len(self._head)
            self._head = b""
            if length > self._largest:  # the parser closes with 1009 when it reads this head; no more is needed
                return Scanned(data, control, size, at, is_too_many=False)
            self._to_skip = length + 4  # the mask
            size += length
            opcode = head[0] & 0x0F
            if opcode >= CONTROL:
                control += 1
            else:
                data += 1
                self._is_within_message = not head[0] & FINAL
                self._fragments = self._fragments + 1 if opcode == CONTINUATION else 0
                if self._fragments > FRAGMENTS_AT_MOST:
                    return Scanned(data, control, size, at, is_too_many=True)


def _head_size(head: bytes) -> int:
    """Return the size of a head up to its length, without the mask."""
    return {126: 4, 127: 10}.get(head[1] & 0x7F, 2)


def _length(head: bytes) -> int | None:
    """Return the length of a frame's payload; None if its head isn't whole yet."""
    if len(head) < 2 or len(head) < _head_size(head):
        return None
    short = head[1] & 0x7F
    return short if short < 126 else int.from_bytes(head[2 : _head_size(head)], "big")
