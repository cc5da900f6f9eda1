"""A game that counts: the lobby says so beforehand, the scoreboard what it made of ratings; the leaderboard."""

import sqlite3
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from byzanz.server.ratings.cache import EPOCH_HERE
from tests.browser.results import person_called, pseudonym_of, store_games
from tests.browser.serving import Server
from tests.browser.test_access_everywhere import violations
from tests.browser.test_accounts import authenticator
from tests.browser.test_pages_fit import faults_of


def sign_up(page: Page, home: str, name: str) -> None:
    authenticator(page)
    page.goto(f"{home}account")
    page.locator("[data-make] input").fill(name)
    page.get_by_role("button", name="Make an account").click()
    expect(page.locator("[data-account=owner]")).to_be_visible()


def test_the_lobby_says_whether_a_game_counts_and_the_end_what_it_made_of_ratings(
    page: Page, server: Server, browser: Browser
) -> None:
    home = server.address.replace("127.0.0.1", "localhost")
    sign_up(page, home, "Irene the Rated")
    room = page.request.post(f"{home}api/rooms", data={"players": 4}).json()["room"]
    page.goto(f"{home}table/{room}")
    expect(page.locator("[data-unrated]")).to_have_count(0)
    page.get_by_role("switch", name="Counts for ratings").click()
    expect(page.locator("[data-unrated='']")).to_contain_text("This game counts for ratings.")
    expect(page.locator("[data-clock=live]")).to_be_visible()
    guest = browser.new_context(locale="en")
    other = guest.new_page()
    other.goto(f"{home}table/{room}")
    other.request.post(f"{home}api/rooms/{room}/join", data={"name": "A guest"})
    expect(page.locator("[data-unrated=guests]")).to_contain_text("somebody has no account")
    expect(other.locator("[data-unrated=guests]")).to_be_visible()
    other.request.post(f"{home}api/rooms/{room}/leave")
    guest.close()
    expect(page.locator("[data-unrated='']")).to_be_visible()
    assert violations(page) == []
    assert faults_of(page, "lobby of a rated game") == {}
    page.locator("[data-start]").click()
    expect(page.locator("[data-version]")).to_be_visible()
    page.request.post(f"{home}api/rooms/{room}/leave")  # a stand-in plays on, so that it ends soon
    expect(page.locator("[data-game-ratings]")).to_be_visible(timeout=60_000)
    mine = page.locator("[data-game-ratings] tr.you")
    expect(mine).to_contain_text("left")
    expect(page.locator("[data-game-ratings=final]")).to_contain_text("Final.", timeout=60_000)
    expect(page.locator("[data-game-ratings] tbody tr")).to_have_count(4)
    assert violations(page) == []
    assert faults_of(page, "ratings of a game") == {}
    page.goto(f"{home}history")
    expect(page.locator("[data-course='1']")).to_contain_text("After 1 game")


def store_ratings(database: Path, name: str, count: int) -> None:
    """Store a rating that has grown over some games, and lines of others."""
    person = person_called(database, name)
    store_games(database, [person], count, seed=77)
    with sqlite3.connect(database, timeout=30) as connection:
        player = str(pseudonym_of(connection, person))
        results = connection.execute(
            "SELECT result FROM result_seats WHERE player = ? ORDER BY 1", (player,)
        ).fetchall()
        for at, (result,) in enumerate(results):
            rating, error = 1500 + 4 * at + 30 * (at % 3), 208 / (1 + at / 4) ** 0.5 * 0.8 + 10
            step = (EPOCH_HERE, result, player, rating - 4, rating, error)
            connection.execute("INSERT OR REPLACE INTO rating_steps VALUES (?, ?, ?, ?, ?, ?)", step)
        lines = [(player, 0.6, 0.08, count), ("shrewd-1", 0.0, 0.0, 40), ("ruthless-1", 1.39, 0.0, 35)]
        for number in range(12):
            made = connection.execute(
                "INSERT INTO people (name, created, seen) VALUES (?, ?, ?)",
                (f"Citizen {number}", time.time(), time.time()),
            ).lastrowid
            assert made is not None
            variance = 0.05 if number < 8 else 0.6
            lines.append((str(pseudonym_of(connection, made)), 1.2 - 0.2 * number, variance, 40 + number))
        for player, strength, variance, games in lines:
            row = (EPOCH_HERE, player, strength, variance, games, time.time())
            connection.execute("INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?, ?)", row)
    connection.close()


def test_the_leaderboard_names_the_sure_ones_in_order_and_the_others_apart(page: Page, server: Server) -> None:
    home = server.address.replace("127.0.0.1", "localhost")
    sign_up(page, home, "Zoe the Ranked")
    store_ratings(server.database, "Zoe the Ranked", 30)
    time.sleep(10.5)  # for so long it is shown as it was read
    page.goto(home)
    page.locator("[data-leaderboard-open]").click()
    ranked = page.locator("[data-ranked]").first
    expect(ranked.locator("tr.you")).to_contain_text("Zoe the Ranked")
    names = [line.strip() for line in ranked.locator("tbody th").all_inner_texts()]
    assert names[0].startswith("Ruthless")
    shown = [int(value.split("±")[0].replace(",", "")) for value in ranked.locator("tbody td b").all_inner_texts()]
    assert shown == sorted(shown, reverse=True)
    places = [text for text in ranked.locator(".place").all_inner_texts() if text]
    assert places == [str(number + 1) for number in range(len(places))]
    expect(page.locator("[data-ranked]").nth(1)).to_contain_text("Citizen 11")
    expect(page.locator("[data-course='30']")).to_contain_text("Place ")
    assert violations(page) == []
    assert faults_of(page, "leaderboard") == {}
