"""Sentences take the right form: for the reader or somebody else, for one or several, with each language's own signs."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import byzanz.locales
from byzanz.locales import LANGUAGES, texts

FOLDER = Path(byzanz.locales.__file__).parent
FILES = sorted(file.name for file in (FOLDER / "en").glob("*.ftl"))
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Choices(Visitor):
    """Collects what a message chooses between by name, plural forms and numbers left out."""

    def __init__(self) -> None:
        self.found: set[tuple[str, frozenset[str]]] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = frozenset(variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier))
        if keys - PLURALS and isinstance(node.selector, ast.VariableReference):
            self.found.add((node.selector.id.name, keys))
        self.generic_visit(node)


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(language: str, file: str) -> list[ast.Message]:
    """The messages of a file."""
    resource = FluentParser().parse((FOLDER / language / file).read_text(encoding="utf-8"))
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]


def choices(language: str, file: str) -> dict[str, set[tuple[str, frozenset[str]]]]:
    """What each message of a file chooses between."""
    found = {}
    for message in messages(language, file):
        choosing = Choices()
        choosing.visit(message)
        found[message.id.name] = choosing.found
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("file", FILES)
def test_every_language_chooses_by_the_same_names(language: str, file: str) -> None:
    """A choice whose name was translated along would never be taken."""
    assert choices(language, file) == choices("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_sentence_can_be_said(language: str, file: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / language / file).read_text(encoding="utf-8")))
    for message in messages(language, file):
        variables = Variables()
        variables.visit(message)
        pattern = bundle.get_message(message.id.name).value
        assert pattern is not None
        for number in (0, 1, 2, 1000):
            _, errors = bundle.format_pattern(pattern, dict.fromkeys(variables.found, number))
            assert not errors, f"{language}/{file}: {message.id.name}"


@pytest.mark.parametrize(
    ("language", "mine", "hers"),
    [
        ("en", "You bid C1 = 1", "Irene bids C1 = 1"),
        ("de", "Du bietest C1 = 1", "Irene bietet C1 = 1"),
        ("nl", "Je biedt C1 = 1", "Irene biedt C1 = 1"),
        ("it", "Tu punti C1 = 1", "Irene punta C1 = 1"),
        ("fr", "Tu mises C1 = 1", "Irene mise C1 = 1"),
    ],
)
def test_the_reader_is_spoken_to_and_others_are_told_of(language: str, mine: str, hers: str) -> None:
    said = texts(language)
    assert said("event-bid", you="yes", name="Irene", cards="C1", total=1) == mine
    assert said("event-bid", you="no", name="Irene", cards="C1", total=1) == hers


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("en", "0 cards", "1 card", "2 cards"),
        ("de", "0 Karten", "1 Karte", "2 Karten"),
        ("nl", "0 kaarten", "1 kaart", "2 kaarten"),
        ("it", "0 carte", "1 carta", "2 carte"),
        ("fr", "0 carte", "1 carte", "2 cartes"),
    ],
)
def test_numbers_bend_the_nouns(language: str, none: str, one: str, two: str) -> None:
    assert [texts(language)("cards-hidden", count=count) for count in (0, 1, 2)] == [none, one, two]


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_typographic(language: str) -> None:
    """Straight marks stand only in what is typed into a terminal."""
    foreign = {"en": "„«»", "de": "”«»", "nl": "„«»", "it": "„“”", "fr": "„“”"}[language]
    for file in FILES:
        for message in messages(language, file):
            text = "".join(element.value for element in text_elements(message))
            if "pip install" not in text:
                assert not re.search(rf"['\"{foreign}]", text), f"{language}/{file}: {message.id.name}"


def test_french_signs_never_begin_a_line() -> None:
    """A plain space before : ; ! ? or » could break there."""
    for file in FILES:
        for message in messages("fr", file):
            for element in text_elements(message):
                assert not re.search(r" [:;!?»]|« ", element.value), f"fr/{file}: {message.id.name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_dots_and_percent_signs_stand_as_the_language_has_them(language: str) -> None:
    """German leaves a space before dots that break off a sentence, German and French before a percent sign, which stays."""
    dots = r"[^\W\d]…$" if language == "de" else r"[\s\u00a0]…$"
    percent = r"\d ?%" if language in ("de", "fr") else r"\d[\s\u00a0\u202f]%"
    for file in FILES:
        for message in messages(language, file):
            assert message.value is not None
            parts = message.value.elements
            said = "".join(part.value if isinstance(part, ast.TextElement) else "5" for part in parts)
            assert not re.search(percent, said), f"{language}/{file}: {message.id.name}"
            if not message.id.name.startswith("cli-"):
                assert not re.search(dots, said), f"{language}/{file}: {message.id.name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_keys_begins_each_line_alike(language: str) -> None:
    small = [one.id.name for one in messages(language, "ui.ftl") if one.id.name.startswith("keys-")
             and text_elements(one)[0].value[0].islower()]  # fmt: skip
    assert small == []


def text_elements(message: ast.Message) -> list[ast.TextElement]:
    """The text in a message, without what is put into it."""
    found: list[ast.TextElement] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            found.append(node)

    Texts().visit(message)
    return found
