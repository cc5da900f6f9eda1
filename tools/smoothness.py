"""Measure how smoothly the browser shows a game, and how soon an analysis speaks: `python -m tools.smoothness`.

A person with a mouse plays against bots on a real server while Chromium's processor is slowed down. Tasks that keep the
page busy for more than 50 ms are printed with what was on the screen; then the record is analysed, and the moments are
printed at which the page shows its first verdicts and its last. Figures depend on the machine: nothing fails here.
On a machine that others use too, `--cpu` counts the processor time of each task in place of the time that passed.
"""

import argparse
import json
import tempfile
import time
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from byzanz import Game
from byzanz.bots import make
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.playing import by_mouse, play, start
from tests.browser.serving import Server

LONG_MS = 50
WATCH = """window.longTasks = []
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) {
    const screen = document.querySelector('[data-version]')
    window.longTasks.push({
      start: task.startTime, ms: task.duration, page: location.pathname.split('/')[1] || 'start',
      asked: document.querySelector('[data-asked]')?.dataset.asked ?? '', version: screen?.dataset.version ?? '',
    })
  }
}).observe({ type: 'longtask', buffered: true })"""


def parse() -> argparse.Namespace:
    """Read the options."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", type=float, default=4, help="how many times slower the processor is (4)")
    parser.add_argument("--players", type=int, default=4, choices=range(3, 7))
    parser.add_argument("--actions", type=int, default=400, help="stop after that many actions (to the end)")
    parser.add_argument("--size", default="1280x800", help="the window (1280x800)")
    parser.add_argument(
        "--profile", action="store_true", help="print the functions that long tasks spend their time in"
    )
    parser.add_argument(
        "--cpu", action="store_true", help="count processor time (at full speed, times SLOW), whatever else runs"
    )
    parser.add_argument("--analysis", action="store_true", help="measure the analysis alone")
    return parser.parse_args()


MARK = """(() => {
  let last = ''
  const look = () => {
    const asked = document.querySelector('[data-asked]')?.dataset.asked ?? ''
    const version = document.querySelector('[data-version]')?.dataset.version ?? ''
    const now = [location.pathname.split('/')[1] || 'start', asked, version].join(' ')
    if (now !== last) performance.mark('byzanz:' + (last = now))
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()"""


def trace_game(browser: Browser, page: Page, address: str, args: argparse.Namespace) -> None:
    """Play at full speed, and print the tasks that took the processor longest, as long as they would take slowed."""
    page.add_init_script(MARK)
    browser.start_tracing(page=page, categories=["toplevel", "blink.user_timing", "devtools.timeline"])
    play_some(page, address, args)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    marks = sorted(
        (one["ts"], one["name"].partition(":")[2], one["pid"], one["tid"])
        for one in events
        if one["name"].startswith("byzanz:")
    )
    thread = marks[-1][2:]
    own = [one for one in events if (one.get("pid"), one.get("tid")) == thread and "tdur" in one]
    tasks = [
        {"ms": args.slow * one["tdur"] / 1000, "start": one["ts"] / 1000, "where": after(marks, one["ts"] + one["dur"])}
        for one in own if one["name"].endswith("RunTask") and args.slow * one["tdur"] / 1000 > LONG_MS
    ]  # fmt: skip
    print(
        f"{args.players} players, {args.size}, processor time times {args.slow:g}: {len(tasks)} tasks over {LONG_MS} ms"
    )
    for task in sorted(tasks, key=lambda task: -float(task["ms"]))[:12]:
        print(f"    {task['ms']:.0f} ms before {task['where']}")
    spent: Counter[str] = Counter()
    for one in own:
        if one["name"] in (
            "Layout",
            "UpdateLayoutTree",
            "PrePaint",
            "Paint",
            "Layerize",
            "FunctionCall",
            "RunMicrotasks",
        ):
            spent[one["name"]] += one["tdur"]
    print("    ms at full speed: " + ", ".join(f"{name} {micros / 1000:.0f}" for name, micros in spent.most_common()))


def after(marks: list[tuple[float, str, int, int]], moment: float) -> str:
    """Return what the page showed first after a moment."""
    return next((name for at, name, *_ in marks if at >= moment), "the end")


def play_some(page: Page, address: str, args: argparse.Namespace) -> None:
    """Play as many actions as wanted, and wait until nothing moves."""
    start(page, address, args.players)
    left = args.actions

    def is_enough(page: Page) -> bool:
        nonlocal left
        left -= 1
        return bool(left < 0)

    play(page, by_mouse, until=is_enough)
    page.wait_for_timeout(3000)


def watch_game(page: Page, cdp: CDPSession, address: str, args: argparse.Namespace) -> None:
    """Play, and print what kept the page busy."""
    page.add_init_script(WATCH)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": args.slow})
    if args.profile:
        cdp.send("Performance.enable")
        cdp.send("Profiler.enable")
        cdp.send("Profiler.setSamplingInterval", {"interval": 1000})
        cdp.send("Profiler.start")
    play_some(page, address, args)
    tasks: list[dict[str, Any]] = page.evaluate("window.longTasks")
    report(tasks, args)
    if args.profile:
        profile = cdp.send("Profiler.stop")["profile"]
        Path(tempfile.gettempdir(), "byzanz.cpuprofile").write_text(json.dumps(profile), encoding="utf-8")
        metrics = {one["name"]: one["value"] for one in cdp.send("Performance.getMetrics")["metrics"]}
        busiest(profile, tasks, 1e6 * metrics["NavigationStart"])
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": 1})


def report(tasks: list[dict[str, Any]], args: argparse.Namespace) -> None:
    """Print the long tasks, those at the table by what was asked."""
    print(
        f"{args.players} players, {args.size}, processor slowed {args.slow:g} times: {len(tasks)} tasks over {LONG_MS} ms"
    )
    by_page: defaultdict[str, list[float]] = defaultdict(list)
    for task in tasks:
        by_page[f"{task['page']} {task['asked']}".strip()].append(task["ms"])
    for where, times in sorted(by_page.items()):
        print(f"  {where:16} {len(times):3} tasks, longest {max(times):.0f} ms")
    for task in sorted(tasks, key=lambda task: -task["ms"])[:8]:
        print(
            f"    {task['ms']:.0f} ms at {task['start'] / 1000:.1f} s: {task['page']} {task['asked']} {task['version']}"
        )


def busiest(profile: dict[str, Any], tasks: list[dict[str, Any]], zero: float) -> None:
    """Print where the samples inside long tasks at the table fell: what each function did by itself."""
    nodes = {node["id"]: node["callFrame"] for node in profile["nodes"]}
    spans = [(1000 * task["start"], 1000 * (task["start"] + task["ms"])) for task in tasks if task["page"] == "table"]
    spent: Counter[str] = Counter()
    at = profile["startTime"] - zero
    for sample, delta in zip(profile["samples"], profile["timeDeltas"], strict=True):
        at += delta
        if any(first <= at <= last for first, last in spans):
            frame = nodes[sample]
            place = f"{frame['url'].rpartition('/')[2]}:{frame['lineNumber'] + 1}:{frame['columnNumber'] + 1}"
            spent[f"{frame['functionName'] or '(anonymous)'} {place}"] += delta
    for name, micros in spent.most_common(25):
        print(f"    {micros / 1000:7.0f} ms {name}")


def finished_game() -> str:
    """Play a game of four bots and return its record."""
    game = Game(players=4, seed=5)
    bots = [make(spec, 1) for spec in ("gentle", "greedy", "greedy", "gentle")]
    while game.result is None:
        seat = game.waiting_for[0]
        game.act(seat, bots[seat].decide(game.view(seat)))
    return game.record(["Anna", "Ben", "Carla", "Dino"]).dumps()


def watch_analysis(page: Page, address: str, folder: Path) -> None:
    """Print when an analysis shows its first verdicts and its last, from the press on."""
    file = folder / "game.jsonl"
    file.write_text(finished_game(), encoding="utf-8")
    page.goto(address + "replay")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector("[data-version]")
    pressed = time.monotonic()
    page.locator("[data-analyse]").first.click()
    for what, selector in {
        "the page": "[data-analysis]",
        "first verdicts": "[data-candidates] li",
        "all verdicts": "[data-analysis=done]",
    }.items():
        page.wait_for_selector(selector, timeout=600_000)
        print(f"  {what}: {time.monotonic() - pressed:.2f} s after the press")


def main() -> None:
    """Start a server and a browser, and measure."""
    args = parse()
    wide, high = map(int, args.size.split("x"))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), bot_delay=0.4)
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_context(locale="en", viewport={"width": wide, "height": high}).new_page()
        if args.cpu:
            trace_game(browser, page, server.address, args)
        elif not args.analysis:
            watch_game(page, page.context.new_cdp_session(page), server.address, args)
        if not args.cpu:
            print("analysis of a game of four:")
            watch_analysis(page, server.address, Path(folder))
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
