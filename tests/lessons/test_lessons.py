"""Every lesson, played against the engine: each right answer leads on, each wrong one is told why, and the rules hold."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import byzanz.lessons
from byzanz import Refused, lessons
from byzanz.lessons import KEYS, NEXT, Progress, play
from byzanz.lessons.lesson import read_lesson
from byzanz.lessons.player import SEATS, named
from byzanz.locales import LANGUAGES, texts

FOLDER = Path(byzanz.lessons.__file__).parent
LOCALES = Path(byzanz.lessons.__file__).parents[1] / "locales"
SHOWN = {"hand", "sales", "self", "lot", "track", "action", "bid", "market"}
"""What the client knows how to point at."""
NAMES = ("you", "Irene", "Basil", "Zoe")
RIGHT = {
    "cards": [NEXT, "sell C1 C2 C4", NEXT],
    "bid": [NEXT, "bid C1 G2", "bid O3", NEXT],
    "win": [NEXT, "give G1", NEXT],
    "pass": ["pass", "pass", NEXT],
    "market": ["give S3", NEXT, NEXT, "take C", NEXT],
    "sell": ["sell M W2 W4", "sell M M M", NEXT],
    "limit": [NEXT, "discard V1", "discard O1", NEXT],
    "final": [NEXT, "sell S1 S2 S4", "pass", NEXT],
}


def walk(key: str) -> tuple[list[list[str]], dict[str, list[str]]]:
    """Try every legal action at every step a learner can come to; return the ways to the end, and the wrong ones by their text."""
    ends: list[list[str]] = []
    wrong: dict[str, list[str]] = {}
    paths: list[list[str]] = [[]]
    while paths:
        path = paths.pop()
        progress = play(key, path)
        assert progress.taken == len(path)
        assert progress.wrong is None
        if progress.is_done:
            ends.append(path)
            continue
        if not progress.step.right:
            paths.append([*path, NEXT])
            continue
        tried = [*path, ""]
        for action in progress.view.legal_actions():
            tried[-1] = str(action)
            after = play(key, tried)
            if after.wrong is None:
                paths.append(list(tried))
            else:
                assert after.taken == len(path)
                assert after.view == progress.view, "a wrong answer changes nothing"
                assert after.wrong.text is not None
                wrong.setdefault(after.wrong.text, []).append(str(action))
    return ends, wrong


@pytest.mark.parametrize("key", KEYS)
def test_any_right_answer_leads_to_the_end_and_a_wrong_one_is_told_why(key: str) -> None:
    ends, wrong = walk(key)
    assert RIGHT[key] in ends
    given = {one.text for step in lessons.lesson(key).steps for one in step.wrong}
    assert set(wrong) - {"lesson-wrong-other"} == given, "each answer in the file is given to somebody"


def test_there_are_at_most_eight_and_each_has_a_file() -> None:
    assert len(KEYS) <= 8
    assert {file.stem for file in FOLDER.glob("*.toml")} == set(KEYS)


def keys_of(key: str) -> set[str]:
    """Every text that a lesson may show."""
    steps = lessons.lesson(key).steps
    return {f"lesson-{key}-title"} | {step.text for step in steps} | {one.text for step in steps for one in step.wrong}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_none_is_left_over(language: str) -> None:
    resource = FluentParser().parse((LOCALES / language / "lessons.ftl").read_text(encoding="utf-8"))
    there = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    wanted = {text for key in KEYS for text in keys_of(key)}
    general = {f"lesson-wrong-{why}" for why in ("next", "act", "other", "over")}
    assert {name for name in there if name.startswith("lesson-")} == wanted | general


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_texts_are_short_and_their_facts_are_known(key: str, language: str) -> None:
    for count in range(len(RIGHT[key]) + 1):
        progress = play(key, RIGHT[key][:count])
        sentence = texts(language)(progress.step.text, **named(progress.facts, NAMES))
        assert sentence != progress.step.text
        assert "{" not in sentence
        assert len(sentence) <= 190
        assert len(re.findall(r"[.!?:](?:\s|$)", sentence)) <= 5


@pytest.mark.parametrize("key", KEYS)
def test_it_points_at_what_the_screen_has(key: str) -> None:
    for step in lessons.lesson(key).steps:
        assert step.show
        assert set(step.show) <= SHOWN


def end_of(key: str, answers: int | None = None) -> Progress:
    return play(key, RIGHT[key][:answers])


CLIENT = Path(byzanz.lessons.__file__).parents[3] / "client" / "src" / "learn"


def test_the_client_knows_which_facts_are_seats_and_how_many_lessons_there_are() -> None:
    client = (CLIENT / "lesson.svelte.ts").read_text(encoding="utf-8")
    found = re.search(r"const SEATS = \[(.*)\]", client)
    assert found is not None
    assert set(re.findall(r"'(\w+)'", found[1])) == SEATS
    assert f"export const LESSONS = {len(KEYS)}\n" in (CLIENT / "done.svelte.ts").read_text(encoding="utf-8")


@pytest.mark.parametrize("key", KEYS)
def test_who_is_spoken_of_is_somebody_else(key: str) -> None:
    """A text that names who bids, whose turn it is or who ties, never names the learner."""
    for count in range(len(RIGHT[key]) + 1):
        progress = play(key, RIGHT[key][:count])
        ids = {one for one in SEATS if f"${one}" in message(progress.step.text)}
        assert all(progress.facts[one] != 0 for one in ids), progress.step.text


def message(key: str) -> str:
    """The message as it is written."""
    text = (LOCALES / "en" / "lessons.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{key} =(.*(?:\n +.*)*)", text, re.MULTILINE)
    assert found is not None
    return found[1]


def test_five_and_six_players_last_lot_is_told() -> None:
    told = [step.text for step in lessons.lesson("market").steps]
    assert "lesson-market-single" in told
    assert "five or six" in texts("en")("lesson-market-single")


def test_cards_teaches_that_the_highest_card_of_a_set_becomes_profit() -> None:
    view = end_of("cards").view
    assert view.profit == ("C4",)
    assert view.points[0] == 4
    assert view.hand == ("V3",)
    assert {"C1", "C2"} <= set(view.gone)


def test_bid_teaches_that_a_raise_adds_to_the_laid_out_cards() -> None:
    outbid = end_of("bid", 2)
    assert outbid.view.bids[0] == ("C1", "G2")
    assert outbid.facts["highest"] == 4
    assert outbid.facts["need"] == 5
    won = end_of("bid", 3).view
    assert won.phase == "give"
    assert won.turn == 0
    assert won.market == ("C1", "G2", "O3")


@pytest.mark.parametrize(("opening", "need"), [("bid C1", 3), ("bid G2", 4), ("bid O3", 5), ("bid C1 G2", 5)])
def test_bid_lets_a_learner_open_low_and_still_raise(opening: str, need: int) -> None:
    progress = play("bid", [NEXT, opening])
    assert progress.facts["need"] == need
    assert any(action.verb == "bid" for action in progress.view.legal_actions())


def test_bid_refuses_a_merchant_with_the_code_of_the_rules() -> None:
    wrong = play("bid", [NEXT, "bid C1 M"]).wrong
    assert wrong is not None
    assert wrong.code == "merchant_in_bid"


def test_win_teaches_paying_giving_and_taking() -> None:
    assert end_of("win", 0).view.market == ("V2", "W2")
    view = end_of("win").view
    assert view.market == ("G1", "V2", "W2")
    assert view.offer_cards[0] == 5
    assert view.hand == ("C2", "C3", "C4", "M", "O1", "W1")


def test_pass_teaches_that_cards_come_back_and_that_the_first_to_pass_takes_a_lot_without_bids() -> None:
    before, after = end_of("pass", 0).view, end_of("pass", 1).view
    assert before.bids[0] == ("V2",)
    assert not any(action.verb == "bid" for action in before.legal_actions())
    assert after.hand == ("G1", "S1", "V2", "W1")
    assert after.starter == after.turn == 0
    view = end_of("pass").view
    assert view.hand == ("G1", "S1", "S3", "V1", "V2", "V3", "W1")
    assert view.offer_cards[0] == 3
    assert view.market == after.market


def test_market_teaches_the_last_lot_the_order_of_picks_and_who_starts() -> None:
    assert end_of("market", 0).view.phase == "give"
    sharing = end_of("market", 3).view
    assert sharing.pick_order == (0, 3, 2, 1)
    assert sharing.offer_cards[0] == 2
    assert sharing.turn == 0
    view = end_of("market").view
    assert view.round == 2
    assert view.starter == 0
    assert view.market == ()


def test_sell_teaches_jokers_and_three_merchants_out_of_turn() -> None:
    assert end_of("sell", 0).view.turn == 2
    assert end_of("sell", 1).view.points[0] == 4
    assert "M" in end_of("sell", 1).view.gone
    view = end_of("sell").view
    assert view.points[0] == 9
    assert view.profit == ("M", "W4")
    assert view.hand == ("S1",)


def test_limit_teaches_seven_cards() -> None:
    first = end_of("limit", 0).view
    assert first.phase == "limit"
    assert len(first.hand or ()) == 9
    assert first.excess == 2
    assert first.hand_limit == 7
    assert end_of("limit", 2).view.phase == "limit", "eight are still too many"
    assert end_of("limit").view.phase == "bid"
    assert len(end_of("limit").view.hand or ()) == 7
    sold = play("limit", [NEXT, "sell C1 C2 C3"])
    assert sold.at == 2, "a sale is as good as discards"
    assert len(sold.view.hand or ()) == 6


def test_final_teaches_the_last_sale_and_the_tie() -> None:
    assert end_of("final", 0).view.phase == "final"
    result = end_of("final").view.result
    assert result is not None
    assert result.winners == (0,)
    assert result.points[0] == result.points[2] == max(result.points)
    assert result.hands[:3:2] == (3, 2)


@pytest.mark.parametrize("key", KEYS)
def test_frames_build_on_each_other_and_hold_nothing_hidden(key: str) -> None:
    progress = end_of(key)
    frames = json.loads(json.dumps(progress.to_dict()))["frames"]
    assert [frame["type"] for frame in frames[:2]] == ["room", "table"]
    view = frames[1]["view"]
    for frame in frames[2:]:
        if frame["type"] == "step":
            assert frame["was"] == view["version"]
            view = view | frame["changed"] | {"version": frame["version"]}
    assert view == json.loads(json.dumps(progress.view.to_dict(events=False)))
    assert view["seat"] == 0
    assert "deck" not in json.dumps(frames)


def test_answers_that_are_none_are_told_so() -> None:
    for answers, text in (
        (["pass"], "lesson-wrong-next"),
        ([NEXT, NEXT], "lesson-wrong-act"),
        ([*RIGHT["cards"], NEXT], "lesson-wrong-over"),
    ):
        wrong = play("cards", answers).wrong
        assert wrong is not None
        assert wrong.text == text
    assert getattr(play("cards", [NEXT, "sing"]).wrong, "code", None) == "malformed_action"
    with pytest.raises(Refused) as unknown:
        play("../bid", [])
    assert unknown.value.code == "lesson_unknown"
    with pytest.raises(Refused) as long:
        play("bid", [NEXT] * 41)
    assert long.value.code == "too_large"


def test_a_lesson_can_ask_for_no_more_cards_than_there_are() -> None:
    with pytest.raises(ValueError, match="more cards than there are"):
        read_lesson("odd", 'hands = ["C4 C4 C4 C1"]\nlots = []\nsteps = []')
    with pytest.raises(ValueError, match="are more than"):
        read_lesson("odd", 'hands = ["C1 C2 C3 C4 G1"]\nlots = []\nsteps = []')


def test_lessons_run_without_anything_installed() -> None:
    program = """
import sys
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"msgspec", "asyncio", "socket", "sqlalchemy", "litestar", "fluent", "numpy"}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Blocked())
from byzanz import lessons
print([lessons.play(key, []).at for key in lessons.KEYS])
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == str([0] * len(KEYS))
