"""The bot `greedy`: a sound rule of thumb for every choice."""

from collections import Counter

from byzanz.bots.bot import Bot
from byzanz.game.action import Action
from byzanz.game.view import View


def worth(cards: tuple[str, ...]) -> float:
    """What cards in hand are worth: sets by their best card, pairs and single cards less."""
    merchants = cards.count("M")
    total = 1.3 * merchants
    for good in "CGOSVW":
        values = sorted((int(card[1]) for card in cards if card[0] == good), reverse=True)
        sets, rest = divmod(len(values), 3)
        total += sum(values[:sets]) + 0.1 * sum(values)
        if rest:
            total += (0.15, 0.45)[rest - 1] * values[sets]
    return total


class GreedyBot(Bot):
    """Bids for lots that are worth more than the bid, and takes what its hand can use."""

    name = "greedy"

    def decide(self, view: View) -> Action:
        """The action after which the hand is worth most."""
        hand = Counter(view.hand)
        return max(view.legal_actions(), key=lambda action: self._gain(view, hand, action))

    def _gain(self, view: View, hand: Counter[str], action: Action) -> float:
        cards = Counter(action.cards)
        match action.verb:
            case "bid":
                lot = Counter(view.lot)
                return (
                    worth(tuple((hand - cards + lot).elements()))
                    - worth(tuple(hand.elements()))
                    - 1
                    - 0.1 * action.total
                )
            case "give":
                return worth(tuple((hand + Counter(view.lot) - cards).elements()))
            case "take":
                taken = [card for card in view.market if card[0] == action.cards[0]]
                return worth((*hand.elements(), *taken))
            case "sell":
                kept = max(int(card[1:] or 0) for card in action.cards) or 5
                if view.phase in ("limit", "final"):
                    return kept + worth(tuple((hand - cards).elements())) - (0 if view.phase == "limit" else -10)
                return -100.0
            case "discard":
                return worth(tuple((hand - cards).elements())) - 0.5
        return 0.0
