"""The five languages say the same things with the same facts."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import byzanz.locales
from byzanz.locales import LANGUAGES, Texts, texts, wanted_language

FOLDER = Path(byzanz.locales.__file__).parent
FILES = sorted(file.name for file in (FOLDER / "en").glob("*.ftl"))
OTHERS = LANGUAGES[1:]


class Variables(Visitor):
    """Collects the variables of a message, and the terms and messages it refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def sentences(language: str, file: str) -> dict[str, set[str]]:
    """The variables of each message of a file."""
    resource = FluentParser().parse((FOLDER / language / file).read_text(encoding="utf-8"))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} stands twice"
            found[entry.id.name] = variables.found
    return found


def test_there_are_sentences() -> None:
    assert {"cards.ftl", "cli.ftl", "events.ftl", "refusals.ftl", "rules.ftl", "ui.ftl"} <= set(FILES)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_every_sentence_with_its_facts(language: str, file: str) -> None:
    assert sentences(language, file) == sentences("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_in_two_files(language: str) -> None:
    keys = [key for file in FILES for key in sentences(language, file)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_translated(language: str) -> None:
    """Long sentences that stand in English in another language's file were forgotten."""
    for file in FILES:
        english = plain(FOLDER / "en" / file)
        other = plain(FOLDER / language / file)
        same = [key for key, text in english.items() if len(text.split()) > 4 and other.get(key) == text]
        assert not same, f"{language}/{file}"


def plain(path: Path) -> dict[str, str]:
    """Messages without selections, as they are written."""
    return dict(re.findall(r"^([a-z][\w-]*) = ([^{\n]+)$", path.read_text(encoding="utf-8"), flags=re.MULTILINE))


def test_the_language_comes_from_the_environment() -> None:
    assert wanted_language({"LANG": "de_AT.UTF-8"}) == "de"
    assert wanted_language({"LANG": "de_AT.UTF-8", "BYZANZ_LANG": "fr"}) == "fr"
    assert wanted_language({"LANG": "C.UTF-8"}) == "en"
    assert wanted_language({}) == "en"


def test_an_unknown_code_still_gets_a_sentence() -> None:
    assert "moon" in Texts("en").refusal("moon", {})
    assert texts("en")("no-such-key") == "no-such-key"


def test_every_code_of_a_refusal_has_a_sentence() -> None:
    """Codes as they stand in the sources; a client would show a bare code for one without a sentence."""
    package = FOLDER.parent
    sources = "\n".join(path.read_text(encoding="utf-8") for path in package.rglob("*.py"))
    codes = set(re.findall(r'Refused\(\s*"(\w+)"', sources))
    codes |= set(re.findall(r'\b[45]\d\d: "([a-z_]+)"', sources))
    codes |= set(re.findall(r'"(deal_\w+)"', (package / "fairness.py").read_text(encoding="utf-8")))
    assert {"stale", "page_unknown", "method_unknown", "seed_given", "deal_deck_wrong"} <= codes
    assert sorted(code for code in codes if not texts("en").knows(f"refused-{code}")) == []
