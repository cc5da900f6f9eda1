"""Events as sentences for the terminal; the browser does the same in `client/src/words/log.ts`."""

from collections.abc import Callable, Sequence

from byzanz.game.card_names import total_of
from byzanz.game.event import Event
from byzanz.locales import Texts

_PLAIN = {
    "dealt": "event-dealt",
    "round_began": "event-round-began",
    "revealed": "event-revealed",
    "passed": "event-passed",
    "gave": "event-gave",
    "collected": "event-collected",
    "left": "event-left",
    "sold": "event-sold",
    "discarded": "event-discarded",
    "final_began": "event-final-began",
    "done": "event-done",
    "over": "event-over",
}


def phrase(
    event: Event, texts: Texts, names: Sequence[str], seat: int | None, cards: Callable[[Sequence[str]], str]
) -> str:
    """Phrase an event for a reader at a seat (None: a spectator); empty if there is nothing to say.

    `cards` draws cards into the sentence.
    """
    if event.kind == "dealt" and event.cards is None:
        return ""
    return texts(
        _key(event),
        you="yes" if event.seat is not None and event.seat == seat else "no",
        name="" if event.seat is None else names[event.seat],
        cards=cards(event.cards or ()),
        total=total_of(event.cards or ()) if event.kind == "won" else event.number or 0,
        round=event.number or 0,
        number=event.number or 0,
        points=event.number or 0,
    )


def _key(event: Event) -> str:
    match event.kind:
        case "bid":
            return "event-raised" if event.number != total_of(event.cards or ()) else "event-bid"
        case "won":
            return "event-won" if event.cards else "event-won-free"
        case "took":
            return "event-took" if event.cards else "event-took-nothing"
    return _PLAIN[event.kind]
