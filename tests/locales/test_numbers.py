"""Every sentence that the browser says at a table reads right with any number and any name."""

import re

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from byzanz.locales import LANGUAGES, texts
from tests.locales.test_forms import Variables, messages

FILES = [
    f"{file}.ftl"
    for file in "ui pages people together deal cards events refusals offline rules lessons".split()  # noqa: SIM905
]
NUMBERS = {
    *("count", "number", "points", "total", "need", "price", "highest", "round", "index"),
    *("place", "profit", "missed", "excess", "step", "percent", "unknown"),
}
FIXED = {"players": 4, "rounds": 6, "of": 8, "most": 7, "least": 3, "seconds": 2, "players_most": 6}
"""Numbers that are never small: a table has three players at least, a hand may hold seven cards."""
MANY = re.compile(r"^(refused-|replay-which|lesson-(?!limit-down)|rules-cards-times|rematch-fewer|option-)")
"""Sentences whose numbers are never one."""
PLURALS = {
    "en": "cards|points|players|seats|rounds|events|goods|sets|merchants|games|devices|steps|others",
    "de": "Karten|Punkte|Punkten|Plätze|Runden|Ereignisse|Sätze|Partien|Geräte|Schritte|Gewinnkarten",
    "nl": "kaarten|punten|spelers|plaatsen|rondes|gebeurtenissen|sets|spellen|apparaten|stappen",
    "it": "carte|punti|giocatori|posti|eventi|tris da|partite|dispositivi|passi|carte profitto",
    "fr": "cartes|points|joueurs|places|manches|événements|séries|parties|appareils|étapes",
}
NAMES = ("James", "Aldous", "D’Angelo", "ענת")


class Selected(Visitor):
    """Collects what a message chooses between by number."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if "other" in keys and isinstance(node.selector, ast.VariableReference):
            self.found.add(node.selector.id.name)
        self.generic_visit(node)


def said(language: str, file: str, name: str, number: int) -> list[tuple[str, str]]:
    """Return each sentence of a file, said with this number and this name."""
    found = []
    for message in messages(language, file):
        variables, selected = Variables(), Selected()
        variables.visit(message)
        selected.visit(message)
        facts: dict[str, object] = dict.fromkeys(variables.found, "Wort")
        facts |= dict.fromkeys(variables.found & (NUMBERS | selected.found - {"you"}), number)
        facts |= {one: FIXED[one] for one in variables.found & set(FIXED)}
        facts |= dict.fromkeys(variables.found & {"name", "leader", "rival", "turn"}, name)
        for you in ("yes", "no") if "you" in variables.found else ("",):
            found.append((message.id.name, texts(language)(message.id.name, **(facts | ({"you": you} if you else {})))))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_one_is_never_followed_by_several(language: str, file: str) -> None:
    wrong = re.compile(rf"(?<![\d.,])1 (?:{PLURALS[language]})\b")
    assert [
        (key, text) for key, text in said(language, file, "Irene", 1) if not MANY.match(key) and wrong.search(text)
    ] == []


@pytest.mark.parametrize("number", [0, 1, 2, 5])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_nothing_is_left_over_and_no_sign_stands_twice(language: str, file: str, number: int) -> None:
    doubled = re.compile(r"  |\.\.(?!\.)|,,|\( | \)|[{}]|\$\w| [.,](?:\s|$)")
    assert [
        (key, text)
        for key, text in said(language, file, "Irene", number)
        if doubled.search(text) or text != text.strip()
        if not key.startswith(("page-", "lesson-limit-down"))
    ] == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_stands_in_its_sentence_as_it_is(language: str, name: str) -> None:
    """Nothing is appended to a name that it could not carry: no ending, in English ’s alone."""
    for file in FILES:
        for key, text in said(language, file, name, 2):
            for end in (match.end() for match in re.finditer(re.escape(name), text)):
                rest = text[end : end + 2]
                assert not rest[:1].isalnum(), (key, text)
                assert language == "en" or not rest.startswith(("’s", "'s")), (key, text)
