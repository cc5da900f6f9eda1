"""Every sentence is said somewhere: a key that nothing in the client or in Python names is left over."""

import re
from functools import cache
from pathlib import Path

import pytest

import byzanz
from byzanz.locales import LANGUAGES
from tests.locales.test_locales import FILES, sentences

PACKAGE = Path(byzanz.__file__).parent
CLIENT = PACKAGE.parents[1] / "client"
BY_CODE = ("refused-", "record-", "setting-", "bot-", "lesson-", "hint-", "hints-")
"""Said by a code, a setting's or a bot's name, a step of a lesson, the reason of a hint; other tests look at those."""


@cache
def source() -> str:
    files = [file for part in ("src", "build") for kind in ("*.ts", "*.svelte") for file in (CLIENT / part).rglob(kind)]
    files += PACKAGE.rglob("*.py")
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def named() -> set[str]:
    """Everything in quotes that could be a key."""
    return set(re.findall(r"""['"`]([a-z][a-z0-9_-]*)['"`]""", source()))


@cache
def patterns() -> list[re.Pattern[str]]:
    """Keys that are put together: `clock-${kind}` in TypeScript, f"arena-{name}" in Python."""
    put_together = re.findall(r"`([a-z0-9_-]*\$\{[^`]*)`", source()) + re.findall(
        r'f"([a-z0-9_{}.\[\]()-]+)"', source()
    )
    found = []
    for text in put_together:
        pattern = re.sub(r"\$?\{[^{}]*\}", "*", text)
        if re.fullmatch(r"[a-z0-9_*-]+", pattern) and re.search(r"[a-z]{2,}-\*|\*-[a-z]{2,}", pattern):
            found.append(re.compile(pattern.replace("*", "[a-zA-Z0-9_-]+")))
    return found


def is_said(key: str) -> bool:
    """Numbered paragraphs are said by the name that they have in common."""
    is_named = key in named() or re.sub(r"-\d+$", "", key) in named()
    return is_named or key.startswith(BY_CODE) or any(pattern.fullmatch(key) for pattern in patterns())


@pytest.mark.parametrize("file", FILES)
def test_every_sentence_is_said_somewhere(file: str) -> None:
    assert [key for key in sentences("en", file) if not is_said(key)] == []


def test_every_sentence_that_python_says_is_there() -> None:
    """Where the key stands in the call; a key that no file has would be shown as it is."""
    python = "\n".join(file.read_text(encoding="utf-8") for file in PACKAGE.rglob("*.py"))
    said = set(re.findall(r'\btexts?(?:\([^()]*\))?\(\s*"([a-z0-9_-]+)"', python)) - set(LANGUAGES)
    assert len(said) > 200
    assert sorted(said - {key for file in FILES for key in sentences("en", file)}) == []


def test_a_sentence_that_is_left_over_would_be_noticed() -> None:
    assert not is_said("bar-pile-short")
    assert not is_said("nobody-says-this")
    assert is_said("clock-live")
