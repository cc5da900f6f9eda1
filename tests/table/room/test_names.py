"""Names: composed, visible, and no two alike at a table."""

import unicodedata

import pytest

from byzanz import Refused
from byzanz.table.room import lobby
from byzanz.table.room.names import MARKS_AT_MOST, NAME_AT_MOST, checked_name, own_name
from tests.table.tables import lobby_room

INVISIBLE = [
    "\u3164",
    "\u1160",
    "\u115f",
    "\uffa0",
    "\u2800",
    "\u00ad",
    "\u200b\u200d",
    "\ufe0f",
    "\u0301",
    "\U000e0041",
]


@pytest.mark.parametrize("name", INVISIBLE)
def test_l6_a_name_that_nobody_sees_is_empty(name: str) -> None:
    with pytest.raises(Refused, match="name_empty"):
        checked_name(name)
    assert checked_name(f" {name}Lena{name if name != chr(0x301) else ''} ").replace("\u0301", "") == "Lena"


def test_l6_names_are_composed() -> None:
    assert checked_name("Jose\u0301") == "Jos\u00e9"


@pytest.mark.parametrize(
    "name",
    ["👨‍👩‍👧‍👦", "👩🏽‍🚀 Ana", "🏳️‍🌈", "❤️", "1️⃣", "می‌خواهم", "क्‍ष"],
)
def test_pictures_and_scripts_keep_their_joiners(name: str) -> None:
    assert checked_name(name) == name


def test_joiners_elsewhere_go() -> None:
    assert checked_name("Le\u200dna\u200c") == "Lena"
    assert checked_name("👩\u200d Lena") == "👩 Lena"


def test_l6_look_alikes_get_a_number() -> None:
    others = ["Lena", None, "Lena 2"]
    assert own_name("Omar", others) == "Omar"
    for same in ("Lena", "LENA", "Ｌｅｎａ", "le na", "Lena 2"):
        numbered = own_name(same, others)
        assert numbered is not None
        assert numbered.endswith(("3", "2 2")), numbered
    assert own_name(None, others) is None
    long = "x" * NAME_AT_MOST
    assert own_name(long, [long]) == "x" * (NAME_AT_MOST - 2) + " 2"


def test_no_two_at_a_table_have_the_same_name_and_guests_have_none() -> None:
    room = lobby.join(lobby_room(4, 1), 2, "Person 1", None)
    room = lobby.join(room, 3, None, None)
    assert [holder.name for holder in room.seats] == ["Person 1", "Person 1 2", None, None]
    assert [holder.kind for holder in room.seats] == ["person", "person", "person", "open"]


@pytest.mark.parametrize(
    ("taken", "given"),
    [
        ("Lena", "L\u0435na"),  # a Cyrillic letter
        ("Lena", "\u216cena"),  # a Roman number
        ("Lena", "L\u0435\u0578a"),  # Cyrillic and Armenian
        ("Omar", "\u039fmar"),  # a Greek letter
        ("ЛЕНА", "ЛEHA"),  # Latin letters among Cyrillic ones
        ("Ivan", "lvan"),
        ("Ivan", "1van"),
        ("IVAN", "ivan"),
        ("Amo", "Arno"),
        ("Bob", "B0b"),
        ("José", "Jos\u0435\u0301"),
        ("O'Neil", "O\u2019Neil"),
        ("Anna", "𝔄𝔫𝔫𝔞"),
    ],
)
def test_d10_names_that_look_alike_are_told_apart(taken: str, given: str) -> None:
    for one, other in ((taken, given), (given, taken)):
        assert own_name(checked_name(one), [checked_name(other)]) == checked_name(one) + " 2"


def test_d10_who_really_writes_in_another_script_keeps_their_name() -> None:
    names = [
        "Ольга",
        "Οδυσσέας",
        "שׁוֹשַׁנָּה",
        "محمد",
        "ประวิตร์",
        "हिन्दी",
        "Nguyễn Thị",
        "明子",
        "서연",
        "Лена",
        "Lena",
        "Ana",
        "Ann",
    ]
    for at, name in enumerate(names):
        assert own_name(checked_name(name), [other for other in names if other != name]) == checked_name(name), at
        assert len(checked_name(name)) == len(unicodedata.normalize("NFC", name))


def test_d10_letters_have_a_few_marks_and_marks_a_letter() -> None:
    assert checked_name("Z" + "\u0335" * 20 + "oe") == "Z" + "\u0335" * MARKS_AT_MOST + "oe"
    assert checked_name("\u0335\u0336Zoe \u0335Lem") == "Zoe Lem"
    assert checked_name("Zo\u20dde\u20e0") == "Zoe", "nothing is drawn around a name"


@pytest.mark.parametrize("name", ["\ufdfa" * 3, "\u3300" * 10])
def test_d10_a_character_that_is_a_whole_sentence_counts_as_one(name: str) -> None:
    with pytest.raises(Refused, match="name_too_long"):
        checked_name(name)


COMMANDS = [*range(0x20), *range(0x7F, 0xA0), *range(0x202A, 0x202F), *range(0x2066, 0x206A)]
COMMANDS += [0x2028, 0x2029, 0x061C, 0xFFFE, 0xE000]


@pytest.mark.parametrize("code", COMMANDS)
def test_d10_nothing_in_a_name_commands(code: int) -> None:
    shown = checked_name(f"Le{chr(code)}na")
    assert shown.isprintable()
    assert shown.replace(" ", "") == "Lena"
