"""The names of people: what may be in one, and no two alike at a table."""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from byzanz import Refused
from byzanz.table.room.look_alikes import look_alikes

NAME_AT_MOST = 24
MARKS_AT_MOST = 3
"""Marks on one letter: enough for every language, too few to write over the lines above and below."""
_ZWNJ, _ZWJ, _TEXT_STYLE, _EMOJI_STYLE, _KEYCAP = "\u200c", "\u200d", "\ufe0e", "\ufe0f", "\u20e3"
# Unicode's Default_Ignorable_Code_Point, and the letters and symbols that look like a blank.
_INVISIBLE = (
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800), (0x3164, 0x3164), (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D159, 0x1D159), (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)  # fmt: skip


def checked_name(name: str | None) -> str:
    """Return a name as it is shown: composed (NFC), without blanks around it and without invisible characters."""
    letters = unicodedata.normalize("NFC", name or "")
    kept = _without_floods("".join(_shown(letters, at) for at in range(len(letters))))
    shown = " ".join(kept.split())
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in shown):
        raise Refused("name_empty", most=NAME_AT_MOST)
    written_out = unicodedata.normalize("NFKC", shown)  # one character may be a sentence
    if max(len(shown), len(written_out)) > NAME_AT_MOST:
        raise Refused("name_too_long", most=NAME_AT_MOST)
    return shown


def own_name(name: str | None, others: Iterable[str | None]) -> str | None:
    """Return a name that nobody else at the table has: where somebody looks the same, it gets a number."""
    taken = {skeleton for other in others if other is not None for skeleton in _skeletons(other)}
    if name is None or taken.isdisjoint(_skeletons(name)):
        return name
    number = 2
    while True:
        end = f" {number}"
        numbered = name[: NAME_AT_MOST - len(end)].rstrip() + end
        if taken.isdisjoint(_skeletons(numbered)):
            return numbered
        number += 1


@lru_cache(2000)
def _skeletons(name: str) -> frozenset[str]:
    """Return what is left of a name where width, case, style, joiners and look-alikes don't count.

    Names look alike that have one of them in common (UTS #39, 4): a capital I may be an l, or an i.
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return frozenset((_looks(name), _looks(folded)))


def _looks(name: str) -> str:
    """Return a name with the characters that each of its own looks like, in small letters."""
    looks = unicodedata.normalize("NFD", name).translate(look_alikes())
    small = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", looks).casefold())
    return "".join(letter for letter in small if not _is_invisible(letter) and not letter.isspace())


def _without_floods(name: str) -> str:
    """Return a name whose letters have a few marks each, and none that stands on nothing."""
    kept: list[str] = []
    marks = MARKS_AT_MOST
    for letter in name:
        if unicodedata.category(letter) not in ("Mn", "Me") or letter == _EMOJI_STYLE:
            marks = MARKS_AT_MOST if letter == " " else 0
        else:
            marks += 1
        if marks <= MARKS_AT_MOST and (unicodedata.category(letter) != "Me" or letter == _KEYCAP):
            kept.append(letter)
    return "".join(kept)


def _shown(letters: str, at: int) -> str:
    """Return a character of a name as it is kept: itself, a blank, or nothing."""
    letter = letters[at]
    before, after = letters[at - 1] if at else "", letters[at + 1 : at + 2]
    match letter:
        case "\u200d" if _is_emoji(before) and _is_emoji(after):
            return letter  # a family is one picture
        case "\u200c" | "\u200d" if _is_joined_script(before) and _is_joined_script(after):
            return letter  # Persian and the scripts of India spell with them
        case "\ufe0e" | "\ufe0f" if _is_emoji(before) or before in "0123456789#*":
            return letter if before else ""
    if _is_invisible(letter):
        return ""
    return letter if letter.isprintable() else " "


def _is_invisible(letter: str) -> bool:
    code = ord(letter)
    return code >= _INVISIBLE[0][0] and any(first <= code <= last for first, last in _INVISIBLE)


def _is_emoji(letter: str) -> bool:
    """Return whether a character can be a part of a picture: a symbol, a skin tone, the choice of a style."""
    return letter == _EMOJI_STYLE or (
        letter != "" and not _is_invisible(letter) and unicodedata.category(letter) in ("So", "Sk")
    )


def _is_joined_script(letter: str) -> bool:
    return letter != "" and not _is_invisible(letter) and unicodedata.category(letter) in ("Lo", "Mn", "Mc")
