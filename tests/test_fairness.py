"""Fair dealing, and a second checker written from docs/fairness.md alone."""

import hashlib
import hmac
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from byzanz import Game, fairness
from byzanz.fairness import commitment_to, derive, new_secret, unsealed, verify_deal

HEX = st.text("0123456789abcdef", min_size=64, max_size=64)

DOCUMENT = Path(__file__).parents[1] / "docs" / "fairness.md"
KNOWN_DECK = "6bff38e0f489248e5d9927c929c9db29473e87db97fd183ca3f67c36a8309b38"
KNOWN_FIRST = 0


def deal_from_the_document(secret: str, seeds: list[str | None]) -> tuple[list[str], int]:
    """The algorithm as docs/fairness.md tells it; shares nothing with the code it checks."""
    message = "byzanz-deal-1|" + str(len(seeds))
    for seed in seeds:
        message += "|" + ("-" if seed is None else seed)
    row: list[int] = []
    used = 0

    def below(n: int) -> int:
        nonlocal used
        while True:
            if used == len(row):
                block = hmac.digest(bytes.fromhex(secret), f"{message}|{len(row) // 8}".encode("ascii"), "sha256")
                for k in range(8):
                    a, b, c, d = block[4 * k : 4 * k + 4]
                    row.append(a * 2**24 + b * 2**16 + c * 2**8 + d)
            x = row[used]
            used += 1
            if x < 2**32 - (2**32 % n):
                return x % n

    cards: list[str] = []
    for kind in "CGMOSVW":
        cards += ["M"] * 16 if kind == "M" else [kind + value for value in "111111222223334" + "4"]
    i = 111
    while i >= 1:
        j = below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
        i -= 1
    return cards, below(len(seeds))


@given(HEX, st.lists(st.none() | HEX, min_size=3, max_size=6))
def test_the_document_and_the_code_deal_the_same(secret: str, seeds: list[str | None]) -> None:
    assert derive(secret, seeds) == deal_from_the_document(secret, seeds)


def test_the_deal_of_a_known_secret_never_changes() -> None:
    deck, first = derive("00" * 32, ["11" * 32, None, "22" * 32])
    assert hashlib.sha256(" ".join(deck).encode()).hexdigest() == KNOWN_DECK
    assert first == KNOWN_FIRST


def test_the_documents_example_is_right() -> None:
    """The example is for whoever writes a checker of his own; client/tests/deal/deal.test.ts reads it too."""
    told = json.loads(DOCUMENT.read_text(encoding="utf-8").partition("```json\n")[2].partition("```")[0])
    secret, seeds = told["secret"], told["seeds"]
    deck, first = derive(secret, seeds)
    assert told == {
        "players": len(seeds),
        "secret": secret,
        "commitment": commitment_to(secret),
        "seeds": seeds,
        "block": hmac.digest(
            bytes.fromhex(secret), f"byzanz-deal-1|4|{seeds[0]}|-|{seeds[2]}|-|0".encode(), "sha256"
        ).hex(),
        "cards": deck[:10],
        "deck": hashlib.sha256(" ".join(deck).encode()).hexdigest(),
        "first": first,
    }
    assert (deck, first) == deal_from_the_document(secret, seeds)


def test_the_checker_is_one_file_that_needs_the_standard_library_alone() -> None:
    """Without site-packages and without this package, as somebody who trusts nobody would run it."""
    record = record_of(new_secret(), [None, new_secret(), None])
    program = "import json, runpy, sys; print(runpy.run_path(sys.argv[1])['verify_deal'](json.load(sys.stdin)))"
    command = [sys.executable, "-I", "-S", "-c", program, fairness.__file__]
    for told, said in ((record, "None"), (record | {"first": 9}, "deal_first_wrong")):
        answer = subprocess.run(command, input=json.dumps(told), capture_output=True, text=True, check=True)
        assert answer.stdout.strip() == said


def record_of(secret: str, seeds: list[str | None]) -> dict[str, Any]:
    deck, first = derive(secret, seeds)
    Game(len(seeds), deck=deck, first=first)
    deal = {"method": "byzanz-deal-1", "commitment": commitment_to(secret), "secret": secret, "seeds": seeds}
    return {"players": len(seeds), "deck": deck, "first": first, "deal": deal}


def test_an_honest_deal_is_found_right() -> None:
    assert verify_deal(record_of(new_secret(), [new_secret(), None, None])) is None


def test_a_person_without_a_seed_takes_away_the_seal() -> None:
    """Whoever knows that no seed will come can try secrets until a deck suits them."""
    secret = new_secret()
    assert verify_deal(record_of(secret, [None, None, None])) == "deal_seed_missing"
    some = record_of(secret, [new_secret(), None, None])
    assert verify_deal(some | {"bots": [None, "shrewd", None]}) == "deal_seed_missing"
    assert verify_deal(some | {"bots": [None, "shrewd", "gentle"]}) is None
    assert unsealed(["", None, None], [None, "shrewd", None]) == [2]
    assert verify_deal(some | {"first": 9, "bots": [None, None, None]}) == "deal_first_wrong", (
        "what is wrong comes first"
    )


def test_every_lie_is_found() -> None:
    secret = new_secret()
    honest = record_of(secret, [new_secret(), None, new_secret()])
    deal = honest["deal"]
    swapped = [*honest["deck"][:-2], honest["deck"][-1], honest["deck"][-2]]
    if swapped == honest["deck"]:
        swapped = sorted(swapped)
    lies = {
        "deal_missing": honest | {"deal": None},
        "deal_method_unknown": honest | {"deal": deal | {"method": "trust-me"}},
        "deal_commitment_wrong": honest | {"deal": deal | {"secret": new_secret()}},
        "deal_deck_wrong": honest | {"deck": swapped},
        "deal_first_wrong": honest | {"first": (honest["first"] + 1) % 3},
        "deal_malformed": honest | {"deal": deal | {"seeds": [None, None]}},
    }
    assert {code: verify_deal(lie) for code, lie in lies.items()} == {code: code for code in lies}
    other_seed = honest | {"deal": deal | {"seeds": [new_secret(), None, new_secret()]}}
    assert verify_deal(other_seed) in ("deal_deck_wrong", "deal_first_wrong")


@pytest.mark.parametrize("deal", [7, [], {}, {"method": "byzanz-deal-1"}, {"method": "byzanz-deal-1", "secret": "x"}])
def test_nonsense_is_a_code_not_a_crash(deal: Any) -> None:
    assert verify_deal({"deal": deal}) in ("deal_method_unknown", "deal_malformed")


def test_every_card_comes_to_every_place() -> None:
    """1,000 deals: no place of the deck prefers a kind by more than chance allows (six standard deviations)."""
    tops = Counter(derive(f"{number:064x}", [None] * 4)[0][0][0] for number in range(1000))
    assert set(tops) == set("CGOSVWM")
    assert all(abs(count - 1000 / 7) < 6 * (1000 / 7 * 6 / 7) ** 0.5 for count in tops.values())
