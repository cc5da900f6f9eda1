"""Small arithmetic on packed cards: the ten bits of a good, sizes, money, and the sets in a hand."""


def card(face: int) -> int:
    """One card, packed."""
    return packed(bit(face & 3), face >> 2) if face < 24 else packed(1, 6)


def packed(held: int, kind: int) -> int:
    """Cards of one kind, as packed cards."""
    cards = held
    return cards << (10 * kind)


def bit(rank: int) -> int:
    """One card of a good, in its ten bits: rank 0 to 3 are the values 1 to 4."""
    return 1 << (3 * rank - (rank == 3))


def held_at(held: int, rank: int) -> int:
    """How many cards of a rank are among the ten bits of a good."""
    return (held >> (3 * rank - (rank == 3))) & (7 if rank < 2 else 3)


def cards_in(held: int) -> int:
    """How many cards the ten bits of a good are."""
    return (held & 7) + ((held >> 3) & 7) + ((held >> 6) & 3) + (held >> 8)


def size_of(cards: int) -> int:
    """How many cards are packed."""
    size = cards >> 60
    for good in range(6):
        size += cards_in((cards >> (10 * good)) & 1023)
    return size


def money_of(cards: int) -> int:
    """What packed cards come to in a bid."""
    money = 0
    for good in range(6):
        held = (cards >> (10 * good)) & 1023
        money += (held & 7) + 2 * ((held >> 3) & 7) + 3 * ((held >> 6) & 3) + 4 * (held >> 8)
    return money


def best_set(hand: int, kind: int, merchants: int) -> int:
    """The set of a kind with so many merchants that keeps its highest card and spends its lowest; 0 if there is none."""
    held = (hand >> (10 * kind)) & 1023
    jokers = hand >> 60
    if kind == 6:
        return 3 * card(24) if held >= 3 and merchants == 0 else 0
    if cards_in(held) + merchants < 3 or merchants > jokers or not held:
        return 0
    top = 3
    while not held_at(held, top):
        top -= 1
    chosen = bit(top)
    held -= chosen
    wanted = 2 - merchants
    low = 0
    while wanted:
        while not held_at(held, low):
            low += 1
        chosen += bit(low)
        held -= bit(low)
        wanted -= 1
    return packed(chosen, kind) + merchants * card(24)


def set_points(cards: int) -> int:
    """What the sale of a set counts."""
    for kind in range(6):
        held = (cards >> (10 * kind)) & 1023
        if held:
            top = 3
            while not held_at(held, top):
                top -= 1
            return top + 1
    return 5
