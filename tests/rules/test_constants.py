"""Constants and inline functions of compiled modules are those of the Python files."""

from __future__ import annotations

import re
from enum import IntEnum
from pathlib import Path

import pytest

from byzanz.game.card_names import CARDS, KINDS
from byzanz.rules import cards, material

RULES = Path(cards.__file__).parent


def constants(name: str) -> dict[str, int]:
    """Return the members of the `cdef enum` in a `.pxd`."""
    text = (RULES / f"{name}.pxd").read_text(encoding="utf-8")
    return {word: int(number) for word, number in re.findall(r"^    ([A-Z_]+) = (-?\d+)$", text, flags=re.MULTILINE)}


@pytest.mark.parametrize(
    ("name", "members"),
    [
        ("phase", material.Phase),
        ("verb", material.Verb),
        ("refusal", material.Refusal),
        ("event_kind", material.EventKind),
    ],
)
def test_the_enumerations_are_the_same_in_c(name: str, members: type[IntEnum]) -> None:
    assert constants(name) == {member.name: member.value for member in members}


def test_the_numbers_of_the_material_are_the_same_in_c() -> None:
    numbers = constants("material")
    assert numbers == {name: getattr(material, name) for name in numbers}
    assert {"FACES", "GOODS", "DECK", "HAND_LIMIT"} <= set(numbers)


def table(name: str) -> list[int]:
    """Return a table of `cards.pxd`."""
    text = (RULES / "cards.pxd").read_text(encoding="utf-8")
    [entries] = re.findall(rf"BYZANZ_{name}\[25\] = \{{(.*?)\}};", text, flags=re.DOTALL)
    return [1 << int(entry.split("<<")[1]) if "<<" in entry else int(entry) for entry in entries.split(",")]


def test_the_tables_of_the_faces_are_the_same_in_c() -> None:
    every = range(material.FACES)
    assert table("VALUE") == [cards.value_of(face) for face in every]
    assert table("CARD") == [cards.card(face) for face in every]
    assert [1 << shift for shift in table("SHIFT")] == table("CARD")
    full = [mask << shift for mask, shift in zip(table("MASK"), table("SHIFT"), strict=True)]
    assert table("MASK") == [cards.count_of(packed, face) for face, packed in enumerate(full)]
    assert all(mask >= min(copies, 15) for mask, copies in zip(table("MASK"), material.COPIES, strict=True))


@pytest.mark.parametrize("face", range(material.FACES))
def test_a_face_has_a_kind_a_rank_and_a_place(face: int) -> None:
    kind, rank = cards.kind_of(face), cards.rank_of(face)
    assert cards.first_face(kind) + rank == face
    assert CARDS[face][0] == KINDS[kind]
    assert cards.value_of(face) == (0 if face == material.MERCHANT else rank + 1)
    part = cards.part_card(rank)
    assert cards.cards_of(part, kind) == cards.card(face)
    assert cards.part_of(cards.card(face), kind) == part
    assert [cards.part_count(part, other) for other in range(material.VALUES)] == [
        int(other == rank) for other in range(material.VALUES)
    ]


def test_the_part_of_a_good_counts_its_cards_and_their_values() -> None:
    part = cards.part_with(6, 5, 3, 2)
    assert cards.part_size(part) == 16
    assert cards.part_total(part) == 6 * 1 + 5 * 2 + 3 * 3 + 2 * 4
    assert [cards.part_count(part, rank) for rank in range(material.VALUES)] == [6, 5, 3, 2]
