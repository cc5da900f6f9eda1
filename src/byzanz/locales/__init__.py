"""Every sentence for people, in five languages: Fluent files shared by the browser, the terminal and the command line."""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "nl", "it", "fr")
"""English first: its sentence is used where another language lacks one."""
_DECIMAL_SIGNS = {"en": "."}
"""Every other language writes a comma."""


_OBEYED = (
    range(32),
    range(127, 160),
    range(0x2028, 0x202F),
    range(0x2066, 0x206A),
    range(0xD800, 0xE000),
)
"""What a terminal would obey, what ends a line or turns the order of letters around, and halves of signs."""
_CONTROLS = {sign: "\ufffd" for signs in _OBEYED for sign in signs if chr(sign) not in "\n\t"}
"""A line break and a tab are harmless."""


def harmless(fact: Any) -> Any:
    """Return what comes from a record, a bot or a server as it may be printed: no terminal obeys a sign of its texts."""
    match fact:
        case str():
            return fact.translate(_CONTROLS)
        case dict():
            return {harmless(key): harmless(value) for key, value in fact.items()}
        case list() | tuple():
            return [harmless(value) for value in fact]
    return fact


class Texts:
    """The sentences of one language: `texts("event-bid", name="Irene", …)`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_bundle(language)]
        if language != LANGUAGES[0]:
            self._bundles.append(_bundle(LANGUAGES[0]))

    def __call__(self, key: str, /, **facts: Any) -> str:
        """Return the sentence for a key; a key that no language knows comes back as it is."""
        for bundle in self._bundles:
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value) is not None:
                sentence, _ = bundle.format_pattern(pattern, {name: harmless(fact) for name, fact in facts.items()})
                return str(sentence)
        return key

    def decimal(self, value: float | None, form: str) -> str:
        """Write a number with the language's decimal sign; a dash where there is none."""
        if value is None:
            return "–"
        return format(value, form).replace(".", _DECIMAL_SIGNS.get(self.language, ","))

    def action(self, action: object) -> str:
        """Write an action of the record as the reader would type it: in their words, with the letters of their cards."""
        verb, *cards = str(action).split()
        shown = self("typed-verb", verb=verb).split()[0]
        return " ".join([shown, *(self("card-letter", kind=card[0]) + card[1:] for card in cards)])

    def knows(self, key: str) -> bool:
        """Tell whether there is a sentence for a key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def refusal(self, code: str, facts: Mapping[str, Any]) -> str:
        """Return the sentence for a refusal's code and facts."""
        if code == "record":
            return self._record_refusal(dict(facts))
        key = f"refused-{code}"
        return self(key, **facts) if self.knows(key) else self("refused-other", code=code)

    def _record_refusal(self, facts: dict[str, Any]) -> str:
        why = str(facts.get("why"))
        if facts.get("key") == "actions" and "number" in facts:
            counted = facts["number"] + 1
            return self("record-action", count=counted, text=facts["text"], reason=self.refusal(why, facts))
        key = f"record-{why}"
        reason = self(key, **facts) if self.knows(key) else self.refusal(why, facts | {"why": facts.get("detail")})
        return self("record-key", key=facts["key"], reason=reason) if "key" in facts else reason


@cache
def texts(language: str | None = None) -> Texts:
    """Return the sentences of a language, or of the one the environment asks for."""
    return Texts(language or wanted_language(os.environ))


def wanted_language(environment: Mapping[str, str]) -> str:
    """Return the language of `BYZANZ_LANG`, else of the locale, else English."""
    for name in ("BYZANZ_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("byzanz.locales") / language
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
