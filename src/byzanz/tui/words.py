"""A table in words: typed actions, cards, events, the situation. The browser says the same in `client/src/words`."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Any

from byzanz import View
from byzanz.game.card_names import KINDS
from byzanz.game.event import Event
from byzanz.locales import Texts, harmless
from byzanz.locales.phrasing import phrase

VERBS = ("bid", "pass", "give", "take", "sell", "discard", "done")
COMMANDS = (
    "look", "legal", "hint", "log", "rules", "help", "back", "again", "skip", "quit", "exit", "resume",
    "who", "clock", "say", "start", "rematch", "bots", "nudge", "stand-in", "join",
)  # fmt: skip
_CARD = re.compile(r"([^\W\d_]{1,2})(\d?)")
BOT_NAMES = (
    "Theodora", "Irene", "Basil", "Zoe", "Leo", "Anna", "Michael", "Helena", "Justin", "Sophia", "Alexios", "Maria",
)  # fmt: skip
"""The names that the browser gives to bots, too."""


def _folded(letters: str) -> str:
    """Return letters as they are compared: without case and accents, because not every keyboard has them."""
    parts = unicodedata.normalize("NFD", letters)
    return "".join(sign for sign in parts if unicodedata.category(sign) != "Mn").lower()


def _typed_words(key: str, texts: Texts, **facts: str) -> list[str]:
    """Return what can be typed for something in the reader's language, the word that is shown first."""
    return texts(key, **facts).split()


def _verb(typed: str, texts: Texts) -> str:
    """Return the record's verb for a typed one, which may be in the reader's language; the record's own come first."""
    read = _folded(typed)
    if read in VERBS:
        return read
    return next((verb for verb in VERBS if read in map(_folded, _typed_words("typed-verb", texts, verb=verb))), read)


def in_english(line: str, texts: Texts) -> str:
    """Return a typed line with its command in English, whichever language it is in; another line stays as it is."""
    first, *rest = line.split(maxsplit=1) or [""]
    read = _folded(first)
    if read in COMMANDS:
        return " ".join([read, *rest])
    known = (one for one in COMMANDS if read in map(_folded, _typed_words("typed-command", texts, command=one)))
    return " ".join([next(known, first), *rest])


def kind_of_letter(key: str, texts: Texts) -> str | None:
    """Return the good that a letter stands for: in the reader's language, else in the record."""
    read = _folded(key)
    own = [kind for kind in KINDS if _folded(texts("card-letter", kind=kind)).startswith(read)]
    record = [kind for kind in KINDS if _folded(kind) == read]
    return next((kind for kind in [*(one for one in own if one in record), *own, *record]), None)


def in_record_letters(text: str, texts: Texts) -> str:
    """Return a typed action as the record writes it; what isn't a verb or a card stays, and the table judges."""
    kinds = {_folded(kind): kind for kind in KINDS}
    kinds |= {_folded(texts("card-letter", kind=kind)): kind for kind in KINDS}
    verb, *cards = text.split() or [""]
    read = []
    for card in cards:
        match = _CARD.fullmatch(unicodedata.normalize("NFC", card))
        kind = kinds.get(_folded(match[1])) if match else None
        read.append(f"{kind}{match[2]}" if match and kind else card)
    return " ".join([_verb(verb, texts), *read])


def _bare(name: str) -> str:
    """Return a name without accents and capitals: Zoë and Zoe are read as one."""
    letters = unicodedata.normalize("NFKD", name)
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()


def seat_names(seats: Sequence[dict[str, Any]], texts: Texts) -> list[str]:
    """Return a name for every seat of a room: bots, guests and open seats have none on the wire."""
    people = {_bare(seat["name"] or "") for seat in seats}
    free = [name for name in BOT_NAMES if _bare(name) not in people]
    names = []
    for number, seat in enumerate(seats):
        unnamed = {"bot": free[number % len(free)], "open": texts("lobby-open-seat")}
        guest = unnamed.get(seat["kind"]) or texts("terminal-guest", number=number + 1)
        names.append(harmless(seat["name"]) or guest)
    return names


def seat_mark(seat: dict[str, Any], texts: Texts, *, is_over: bool = False) -> str:
    """Return what must be known of a seat holder: a bot, somebody a bot plays for, somebody who is gone; else nothing."""
    if seat["kind"] == "bot":
        return texts("terminal-mark-bot")
    if seat["kind"] != "person" or is_over:
        return ""
    if seat["stand_in"]:
        return texts("terminal-mark-stand-in")
    return "" if seat["here"] else texts("terminal-mark-away")


def clock_time(seconds: int, texts: Texts) -> str:
    """Write a time that is left as short as it can be read: 4:05, 2:30 h, 3 d."""
    if seconds < 3600:
        return f"{seconds // 60}:{seconds % 60:02}"
    if seconds < 48 * 3600:
        return texts("terminal-hours", hours=seconds // 3600, minutes=f"{seconds % 3600 // 60:02}")
    return texts("terminal-days", days=seconds // 86400)


class Words:
    """The words for one reader at a table: their language, their seat, and everybody's name."""

    def __init__(self, texts: Texts, names: Sequence[str], me: int | None) -> None:
        self.texts = texts
        self.names = list(names)
        self.me = me

    def card(self, card: str) -> str:
        """Name a card or a kind: "cloth 4", "merchant", "cloth"."""
        if card == "M":
            return self.texts("card-merchant")
        if len(card) == 1:
            return self.texts("kind", kind=card)
        return self.texts("card-good", good=self.texts("kind", kind=card[0]), value=int(card[1]))

    def cards(self, cards: Sequence[str]) -> str:
        """Name cards as one says them: "cloth 1, wine 2 and merchant"."""
        return self.listed([self.card(card) for card in cards])

    def listed(self, named: Sequence[str]) -> str:
        """Join names as one says them: "Irene, Basil and Zoe"."""
        if len(named) < 2:
            return "".join(named)
        return f"{', '.join(named[:-1])} {self.texts('list-and')} {named[-1]}"

    def event(self, event: dict[str, Any]) -> str:
        """Phrase an event as a sentence with its full stop; empty if there is nothing to say."""
        cards = event.get("cards")
        if event["kind"] in ("left", "collected") and not cards:
            return ""
        happened = Event(
            event["kind"], event.get("seat"), None if cards is None else tuple(cards), event.get("number"), None
        )
        said = phrase(happened, self.texts, self.names, self.me, self.cards)
        return said and f"{said}."

    def prompt(self, view: dict[str, Any], legal: dict[str, Any]) -> str:
        """Say what is asked of the reader, or whom the table waits for."""
        text, need = self.texts, view["need"] or 0
        if "give" in legal:
            return f"{text('prompt-give')} {text('prompt-give-more')}"
        if "take" in legal:
            return f"{text('prompt-take')} {text('prompt-take-more')}"
        if "discard" in legal:
            return f"{text('prompt-limit')} {text('prompt-limit-more', count=view['excess'])}"
        if "done" in legal:
            return f"{text('prompt-final')} {text('prompt-final-more')}"
        if "bid" in legal:
            more = "prompt-bid-open" if view["leader"] is None else "prompt-bid-more"
            return f"{text('prompt-bid')} {text(more, need=need)}"
        if "pass" in legal:
            return f"{text('prompt-cannot', need=need)} {text('prompt-cannot-more')}"
        return self._waiting(view)

    def _waiting(self, view: dict[str, Any]) -> str:
        text, turn = self.texts, view["turn"]
        if view["phase"] == "over":
            return text("prompt-over")
        if turn is None:
            return f"{text('prompt-done')} {text('prompt-done-more')}" if self.me is not None else text("log-final")
        keys = {"give": "prompt-other-gives", "take": "prompt-other-picks", "limit": "prompt-other-limit"}
        return text(keys.get(view["phase"], "prompt-other"), name=self.names[turn])

    def situation(self, view: dict[str, Any], legal: dict[str, Any]) -> list[str]:
        """Describe the table in sentences: the round, the lot, the bids, the market, the own hand, the other seats."""
        text, me = self.texts, self.me
        said = [text("say-round", round=view["round"], rounds=view["rounds"])]
        if view["lot"]:
            said.append(text("say-lot", count=len(view["lot"]), cards=self.cards(view["lot"])))
        if view["phase"] == "bid":
            said += self._bids(view, legal)
        market = view["market"]
        said.append(text("say-market", cards=self.cards(market)) if market else text("say-market-empty"))
        if me is not None:
            hand = view["hand"]
            said.append(text("say-hand", cards=self.cards(hand)) if hand else text("say-hand-empty"))
            said.append(text("say-points", points=view["points"][me] or 0))
        said += [self._seat(view, seat) for seat in range(view["players"]) if seat != me]
        return [f"{one}." for one in said]

    def _bids(self, view: dict[str, Any], legal: dict[str, Any]) -> list[str]:
        text, leader = self.texts, view["leader"]
        if leader is None:
            said = [text("say-no-bid")]
        else:
            you = "yes" if leader == self.me else "no"
            said = [text("say-highest", you=you, name=self.names[leader], total=view["bid_totals"][leader])]
        if self.me is not None and view["bid_totals"][self.me]:
            said.append(text("say-on-table", total=view["bid_totals"][self.me]))
        if "bid" in legal:
            said.append(text("say-need", need=legal["bid"]["need"]))
        return said

    def _seat(self, view: dict[str, Any], seat: int) -> str:
        offer, points = view["offer_cards"][seat], view["points"][seat]
        return self.texts(
            "terminal-seat",
            name=self.names[seat],
            hand=view["hand_sizes"][seat],
            profit=view["profit_counts"][seat],
            has_offer="yes" if offer else "no",
            offer=offer or 0,
            knows_points="no" if points is None else "yes",
            points=points or 0,
        )

    def result(self, view: dict[str, Any]) -> list[str]:
        """Say how the game ended: who won, and everybody's points, the best first."""
        result = view["result"]
        names = [self.names[winner] for winner in result["winners"]]
        if len(names) == 1:
            you = "yes" if result["winners"] == [self.me] else "no"
            said = [self.texts("over-wins", you=you, name=names[0])]
        else:
            said = [self.texts("over-share", names=self.listed(names))]
        best = sorted(range(len(self.names)), key=lambda seat: (-result["points"][seat], -result["hands"][seat], seat))
        for seat in best:
            facts = {"name": self.names[seat], "points": result["points"][seat], "hand": result["hands"][seat]}
            said.append(self.texts("terminal-score", you="yes" if seat == self.me else "no", **facts))
        return [f"{one}." for one in said]


def legal_lines(view: View, words: Words) -> list[str]:
    """List every legal action as it can be typed, with its cards in words."""
    lines = []
    for action in view.legal_actions():
        cards = words.cards(action.cards)
        if action.verb == "bid":
            cards = words.texts("terminal-sum", cards=cards, total=action.total)
        typed = words.texts.action(action)
        lines.append(f"{typed}: {cards}" if cards else typed)
    return lines


def examples(view: View, texts: Texts) -> str:
    """Return one legal action for each verb, as they can be typed."""
    found: dict[str, str] = {}
    for action in view.legal_actions():
        found.setdefault(action.verb, texts.action(action))
    return ", ".join(found.values())


def explanation(texts: Texts) -> list[str]:
    """Explain how actions and cards are typed."""
    letters = ", ".join(f"{texts('card-letter', kind=kind)} {texts('kind', kind=kind)}" for kind in KINDS)
    return [texts("typed-hint") + ".", texts("terminal-help-letters", letters=letters)]
