"""Output in any encoding: what a terminal can't show is spelled with signs that it has, and nothing ends in a traceback."""

import codecs
import sys
import unicodedata
from typing import TextIO

_ERRORS = "byzanz-spelled"
_SIGNS = {
    "▶": ">", "▲": "^", "●": "*", "…": "...", "–": "-", "—": "-", "·": "|", "×": "x", "±": "+-", "°": "o",
    "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "‚": "'", "‹": "'", "›": "'",
    "ß": "ss", "ẞ": "SS", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L",
    "→": "->", "←": "<-", "↑": "^", "↓": "v", "≤": "<=", "≥": ">=", "−": "-", "\u2028": " ", "\u2029": " ",
}  # fmt: skip


def spelled(text: str) -> str:
    """Spell a text in ASCII, a sign for a sign as far as that can be read."""
    return "".join(_ascii(sign) for sign in text)


def _ascii(sign: str) -> str:
    if sign.isascii():
        return sign
    if (instead := _SIGNS.get(sign)) is not None:
        return instead
    if "\u2500" <= sign <= "\u257f":  # frames
        ways = set(unicodedata.name(sign).split()) & {"VERTICAL", "HORIZONTAL", "UP", "DOWN", "LEFT", "RIGHT"}
        return {frozenset({"VERTICAL"}): "|", frozenset({"HORIZONTAL"}): "-"}.get(frozenset(ways), "+")
    if "\u2580" <= sign <= "\u259f":  # bars
        return "#"
    parts = unicodedata.normalize("NFKD", sign)
    return "".join(part for part in parts if part.isascii()) or "?"


def _spell(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return spelled(error.object[error.start : error.end]), error.end


def take_any_encoding() -> None:
    """Let the standard streams take whatever is printed or typed."""
    codecs.register_error(_ERRORS, _spell)
    for stream in (sys.stdout, sys.stderr):
        _set_errors(stream, _ERRORS)
    _set_errors(sys.stdin, "replace")


def _set_errors(stream: TextIO | None, errors: str) -> None:
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:  # a test's own stream has no encoding
        reconfigure(errors=errors)
