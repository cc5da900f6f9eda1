"""What compiled modules know as constants and inline functions is what the Python files say."""

from __future__ import annotations

import re
from enum import IntEnum
from pathlib import Path

import pytest

from byzanz.rules import faces, material

RULES = Path(faces.__file__).parent


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
    """Return a table of `faces.pxd`."""
    text = (RULES / "faces.pxd").read_text(encoding="utf-8")
    [entries] = re.findall(rf"BYZANZ_{name}\[25\] = \{{(.*?)\}};", text, flags=re.DOTALL)
    return [1 << int(entry.split("<<")[1]) if "<<" in entry else int(entry) for entry in entries.split(",")]


def test_the_tables_of_the_faces_are_the_same_in_c() -> None:
    every = range(material.FACES)
    assert table("VALUE") == [faces.value_of(face) for face in every]
    assert table("CARD") == [faces.card(face) for face in every]
    assert [1 << shift for shift in table("SHIFT")] == table("CARD")
    full = [mask << shift for mask, shift in zip(table("MASK"), table("SHIFT"), strict=True)]
    assert table("MASK") == [faces.count_of(cards, face) for face, cards in enumerate(full)]
    assert all(mask >= min(copies, 15) for mask, copies in zip(table("MASK"), material.COPIES, strict=True))


@pytest.mark.parametrize("face", range(material.FACES))
def test_a_face_has_a_kind_a_rank_and_a_place(face: int) -> None:
    kind, rank = faces.kind_of(face), faces.rank_of(face)
    assert faces.first_face(kind) + rank == face
    assert material.NAMES[face][0] == material.LETTERS[kind]
    assert faces.value_of(face) == (0 if face == material.MERCHANT else rank + 1)
    part = faces.part_card(rank)
    assert faces.cards_of(part, kind) == faces.card(face)
    assert faces.part_of(faces.card(face), kind) == part
    assert [faces.part_count(part, other) for other in range(material.VALUES)] == [
        int(other == rank) for other in range(material.VALUES)
    ]


def test_the_part_of_a_good_counts_its_cards_and_their_values() -> None:
    part = faces.part_with(6, 5, 3, 2)
    assert faces.part_size(part) == 16
    assert faces.part_total(part) == 6 * 1 + 5 * 2 + 3 * 3 + 2 * 4
    assert [faces.part_count(part, rank) for rank in range(material.VALUES)] == [6, 5, 3, 2]
