"""Picking by number before an action is done: cards of the hand or the lot, a kind, a set."""

from typing import Any, Literal

Mode = Literal["bid", "give", "take", "discard", "sell", "none"]
AT_MOST = 12
"""So many keys there are to pick with; a larger choice can be typed."""


class Choosing:
    """The options that can be picked now, those that are picked, and the action they make."""

    def __init__(self) -> None:
        self.mode: Mode = "none"
        self.options: list[str] = []
        self.picked: list[int] = []
        self.is_selling = False
        self._legal: dict[str, Any] = {}

    def follow(self, view: dict[str, Any], legal: dict[str, Any]) -> None:
        """Fit the options to a new view; what was picked stays where the options are the same."""
        self._legal = legal
        self.is_selling = self.is_selling and "sell" in legal
        mode, options = self._offered(view)
        if (mode, options) != (self.mode, self.options):
            self.mode, self.options, self.picked = mode, options, []
            if len(options) == 1 and mode not in ("bid", "none"):
                self.picked = [0]

    def _offered(self, view: dict[str, Any]) -> tuple[Mode, list[str]]:
        legal = self._legal
        if self.is_selling:
            best = [" ".join(cards) for cards in legal["sell"]]
            return "sell", [*best, *(cards for cards in legal["sales"] if cards not in best)][:AT_MOST]
        hand = list(view["hand"] or ())
        if "give" in legal:
            return "give", list(view["lot"])
        if "take" in legal:
            return "take", list(legal["take"])
        if "discard" in legal:
            return "discard", hand
        return ("bid" if "bid" in legal else "none"), hand

    def can_pick(self, number: int) -> bool:
        """Whether an option can be picked: merchants of the hand can't be bid."""
        if self.mode == "none" or not 0 <= number < len(self.options):
            return False
        return self.mode != "bid" or self.options[number] in self._legal["bid"]["faces"]

    def pick(self, number: int) -> None:
        """Pick an option; where one is wanted it takes the place of another, and a card of a bid can be put back."""
        if not self.can_pick(number):
            return
        if self.mode != "bid":
            self.picked = [number]
        elif number in self.picked:
            self.picked.remove(number)
        else:
            self.picked.append(number)

    def pick_kind(self, kind: str) -> None:
        """Pick all cards of a good for a bid, put them back if all are picked; elsewhere the first of it."""
        of_kind = [number for number, option in enumerate(self.options) if option[0] == kind and self.can_pick(number)]
        if self.mode == "sell":
            return
        if self.mode != "bid":
            of_kind = of_kind[:1]
        elif not set(of_kind) <= set(self.picked):
            of_kind = [number for number in of_kind if number not in self.picked]
        for number in of_kind:
            self.pick(number)

    def clear(self) -> None:
        """Pick nothing, and leave the sales."""
        self.picked, self.is_selling = [], False

    @property
    def cards(self) -> list[str]:
        """Return what is picked."""
        return [self.options[number] for number in sorted(self.picked)]

    def action(self) -> str | None:
        """Return the action that the main key does; None where something must be picked first."""
        if not self.picked:
            return "pass" if "done" in self._legal and not self.is_selling else None
        return " ".join([self.mode, *self.cards])

    def cheapest(self) -> str | None:
        """Return the cheapest bid that beats the highest one, as the table says it."""
        if (bid := self._legal.get("bid")) is None:
            return None
        return " ".join(["bid", *bid["cheapest"][0]["cards"]])
