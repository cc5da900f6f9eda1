"""Every event, phase and refusal of the rules has its sentence in every language."""

import pytest

from byzanz.game.event import Event
from byzanz.game.words import EVENTS, PHASES, REFUSALS
from byzanz.locales import LANGUAGES
from byzanz.locales.phrasing import phrase
from byzanz.rules.material import Refusal
from tests.locales.test_locales import FOLDER, sentences


class Keys:
    """Stands in for the sentences of a language: it answers with the key that was asked for."""

    def __call__(self, key: str, **facts: object) -> str:
        """Return the key."""
        return key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence(language: str) -> None:
    known = sentences(language, "events.ftl")
    for kind in EVENTS:
        for cards in ((), ("C1",)):
            key = phrase(Event(kind, 0, cards, 1), Keys(), ["Ann"], 0, " ".join)  # type: ignore[arg-type]
            assert key in known, f"{kind}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    known = sentences(language, "refusals.ftl")
    assert [code for code in REFUSALS if code != Refusal.NONE.name.lower() and f"refused-{code}" not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_is_named_where_a_replay_shows_the_table(language: str) -> None:
    text = (FOLDER / language / "cli.ftl").read_text(encoding="utf-8")
    table = text[text.index("replay-table =") :].split("\n\n")[0]
    assert [phase for phase in PHASES if f"[{phase}]" not in table] == []
