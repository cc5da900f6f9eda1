"""The sentences of hints and the analysis, put together as they are shown, with every number and name."""

import itertools
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import byzanz.locales
from byzanz.locales import LANGUAGES
from tests.locales.test_forms import PLURALS, messages

FOLDER = Path(byzanz.locales.__file__).parent
FILES = ("hints.ftl", "analyse.ftl", "analysis.ftl", "unchecked.ftl")
NUMBERS = (0, 1, 2, 5)
NAMES = ("Zoe", "Lukas", "D’Arcy", "עברית")
WORDS = {"name": NAMES, "winner": NAMES, "names": NAMES}
"""What is said in words; everything else is a number, or chosen from the forms of the sentence."""
MANY = {
    "en": r"points|cards|games|wins|decisions|players|mistakes",
    "de": r"Punkte|Karten|Partien|Siege|Entscheidungen|Personen|Wendepunkte",
    "nl": r"punten|kaarten|spellen|overwinningen|beslissingen|spelers|fouten",
    "it": r"punti|carte|partite|vittorie|decisioni|giocatori|errori",
    "fr": r"points|cartes|parties|victoires|décisions|joueurs|erreurs",
}
OUT_OF_REACH = {"analyse-loss", "analyse-story-luck", "analysis-cost", "cli-analyse-worlds"}
"""Said of numbers that are never one: decimals, five and more, a thousand."""


class Wanted(Visitor):
    """The variables of a message, and for those that choose between words, the words."""

    def __init__(self) -> None:
        self.values: dict[str, tuple[object, ...]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, WORDS.get(node.id.name, NUMBERS))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = tuple(one.key.name for one in node.variants if isinstance(one.key, ast.Identifier))
        if set(keys) - PLURALS and isinstance(node.selector, ast.VariableReference):
            self.values[node.selector.id.name] = keys
        self.generic_visit(node)


def said(language: str, file: str) -> list[tuple[str, str]]:
    """Every message of a file with every combination of facts, the numbers of one message alike."""
    bundle = FluentBundle([language], use_isolating=False)
    resource = FluentResource((FOLDER / language / file).read_text(encoding="utf-8"))
    bundle.add_resource(resource)
    found = []
    for message in messages(language, file):
        wanted = Wanted()
        wanted.visit(message)
        pattern = bundle.get_message(message.id.name).value
        assert pattern is not None
        worded = [name for name, values in wanted.values.items() if values is not NUMBERS]
        for number in NUMBERS:
            for chosen in itertools.product(*(wanted.values[name] for name in worded)):
                facts = dict.fromkeys(wanted.values, number) | dict(zip(worded, chosen, strict=True))
                text, errors = bundle.format_pattern(pattern, facts)
                assert not errors, (language, message.id.name)
                found.append((message.id.name, str(text)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_nothing_is_left_over_in_a_sentence(language: str, file: str) -> None:
    """No braces, no doubled or missing blanks, no stop after a stop."""
    wrong = re.compile(r"[{}$]|  |\n|^\s|\s$| [.,]|[.,;]{2}|\(\s|\s\)")
    assert [one for one in said(language, file) if wrong.search(one[1])] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_one_is_never_many(language: str, file: str) -> None:
    wrong = re.compile(rf"(?<![\d.,])1 (?:\w+ )?(?:{MANY[language]})\b")
    found = {key for key, text in said(language, file) if wrong.search(text)}
    assert found - OUT_OF_REACH == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence(language: str) -> None:
    """It begins with a capital and ends with a full stop, whatever comes before it."""
    for file in ("hints.ftl", "analyse.ftl"):
        for key, text in said(language, file):
            if re.match(r"(?:hint|analyse)-why-(?!first)", key):
                assert text[0].isupper(), (key, text)
                assert text.endswith("."), (key, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_points_of_the_game_and_never_chances(language: str) -> None:
    """A chance is told as wins in a hundred games."""
    chances = re.compile(r"points? of (?:winning )?chance|Punkte an Gewinn|punten winstkans")
    others = re.compile(r"punti di probabilità|points de (?:chance|probabilité)")
    for file in ("hints.ftl", "analyse.ftl"):
        for key, text in said(language, file):
            assert not chances.search(text), (key, text)
            assert not others.search(text), (key, text)
