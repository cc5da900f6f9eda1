"""Packed cards as a whole: their number, their sum, their faces. `byzanz.rules.faces` explains how cards are packed."""

from byzanz.rules import material
from byzanz.rules.faces import card, count_of, first_face, merchants_in, part_of, part_size, part_total


def size_of(cards: int) -> int:
    """Return the number of cards."""
    size = merchants_in(cards)
    for good in range(material.GOODS):
        size += part_size(part_of(cards, good))
    return size


def total_of(cards: int) -> int:
    """Return the sum of the cards' values, as in a bid."""
    total = 0
    for good in range(material.GOODS):
        total += part_total(part_of(cards, good))
    return total


def single(cards: int) -> int:
    """Return the face of the only card, or NO_CARD if there is not exactly one."""
    for kind in range(material.KINDS):
        if part_of(cards, kind):
            for face in range(first_face(kind), min(first_face(kind + 1), material.FACES)):
                if cards == card(face):
                    return face
            return material.NO_CARD
    return material.NO_CARD


def faces_in(cards: int) -> list[int]:
    """Return the faces of the cards in rising order, one entry per card."""
    faces = []
    for face in range(material.FACES):
        for _ in range(count_of(cards, face)):
            faces.append(face)
    return faces
