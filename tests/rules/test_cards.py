"""Packed cards."""

from itertools import combinations_with_replacement

import pytest

from byzanz.rules import cards, material


def test_the_box_holds_112_cards() -> None:
    assert sum(material.COPIES) == material.DECK == 112


@pytest.mark.parametrize("size", [1, 2, 3])
def test_packed_cards_are_a_multiset(size: int) -> None:
    seen = set()
    chosen = [
        choice
        for choice in combinations_with_replacement(range(material.FACES), size)
        if all(choice.count(face) <= material.COPIES[face] for face in choice)
    ]
    for choice in chosen:
        packed = sum(cards.card(face) for face in choice)
        assert [cards.count_of(packed, face) for face in range(material.FACES)] == [
            choice.count(face) for face in range(material.FACES)
        ]
        assert cards.size_of(packed) == size
        assert cards.total_of(packed) == sum(cards.value_of(face) for face in choice)
        assert cards.single(packed) == (choice[0] if size == 1 else material.NO_CARD)
        seen.add(packed)
    assert len(seen) == len(chosen)


def test_keys_of_different_cards_differ_in_their_low_bits() -> None:
    """Dictionaries look at the low bits first; packed, wood has none of them."""
    packed = [cards.card(face) + cards.card(other) for face in range(25) for other in range(face)]
    keys = [cards.key_of(each) for each in packed]
    assert len(set(keys)) == len(packed)
    assert len({key & 1023 for key in keys}) > 5 * len({each & 1023 for each in packed})
