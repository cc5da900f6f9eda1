"""Measure how smoothly the browser shows a game, and how soon an analysis speaks: `python -m measure.smoothness`.

A person with a mouse plays against bots on a real server (`--part game`), or walks through the pages around a game
(`--part pages`). Chromium writes down what its main thread does; the processor time of each task, times SLOW, is how long
it would take on a slower machine. Tasks above 50 ms are printed by the moment they belong to, with what the time went
into. Counting processor time, a busy machine disturbs little; `--clock` measures on a slowed processor by the clock.
`--analysis` prints the moments at which an analysis shows its first verdicts and its last, and how long hints take.
Figures depend on the machine: nothing fails here.
"""

import argparse
import json
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from measure import moments
from measure.tracing import CATEGORIES, PROFILER, Task, read, sample
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.serving import Server

LONG_MS = 50
# Files that the tool itself answers for have no address; without this their page may not open a connection to the server.
FILES_FROM_ELSEWHERE = "--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets"
WATCH = """window.longTasks = []
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) {
    const mark = performance.getEntriesByType('mark').findLast((one) => one.startTime <= task.startTime + task.duration)
    window.longTasks.push({ ms: task.duration, moment: (mark?.name ?? ':start').replace('byzanz:', '') })
  }
}).observe({ type: 'longtask', buffered: true })"""


def parse() -> argparse.Namespace:
    """Read the options."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slow", type=float, default=4, help="how many times slower the processor is (4)")
    parser.add_argument("--part", default="all", choices=("game", "pages", "all"))
    parser.add_argument("--players", type=int, default=4, choices=range(3, 7))
    parser.add_argument("--actions", type=int, default=400, help="stop after that many actions (to the end)")
    parser.add_argument("--size", default="1280x800", help="the window (1280x800)")
    parser.add_argument(
        "--client", type=Path, nargs="*", help="builds of the client to measure in turn (the server's own)"
    )
    parser.add_argument("--runs", type=int, default=1, help="how often each is measured")
    parser.add_argument("--long", type=int, default=10, help="how many of the longest tasks are printed one by one")
    parser.add_argument(
        "--profile", action="store_true", help="print the functions that long tasks spend their time in"
    )
    parser.add_argument("--trace", type=Path, help="write the trace there, for Chromium's own tools")
    parser.add_argument("--clock", action="store_true", help="slow the processor down and measure by the clock")
    parser.add_argument("--analysis", action="store_true", help="measure analysis and hints alone")
    return parser.parse_args()


@contextmanager
def opened(browser: Browser, args: argparse.Namespace, client: Path | None) -> Iterator[Page]:
    """Open a page of its own for a measurement."""
    wide, high = map(int, args.size.split("x"))
    context = browser.new_context(locale="en", viewport={"width": wide, "height": high})
    if client:
        moments.serve_files(context, client)
    page = context.new_page()
    page.set_default_timeout(60_000)
    yield page
    context.close()


def walk(page: Page, address: str, args: argparse.Namespace, part: str, folder: Path) -> None:
    """Go through the moments of a part."""
    if part == "game":
        moments.game(page, address, args.players, args.actions)
    else:
        moments.pages(page, address, folder)


def trace(browser: Browser, page: Page, address: str, args: argparse.Namespace, part: str, folder: Path) -> list[Task]:
    """Go through a part at full speed under trace; return the tasks as long as they would take slowed."""
    categories = [*CATEGORIES, PROFILER] if args.profile else CATEGORIES
    browser.start_tracing(page=page, categories=categories, path=args.trace)
    walk(page, address, args, part, folder)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    tasks = read(events, args.slow)
    if args.profile:
        sample(events, tasks)
    return tasks


def clock(page: Page, address: str, args: argparse.Namespace, part: str, folder: Path) -> list[Task]:
    """Go through a part on a slowed processor; return the long tasks by the clock."""
    page.add_init_script(WATCH)
    slowed = page.context.new_cdp_session(page)
    slowed.send("Emulation.setCPUThrottlingRate", {"rate": args.slow})
    found: list[dict[str, Any]] = []
    page.on("framenavigated", lambda _: None)
    walk(page, address, args, part, folder)
    found += page.evaluate("window.longTasks")
    slowed.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return [Task(0, 0, one["ms"], one["moment"]) for one in found]


def report(tasks: list[Task], args: argparse.Namespace) -> None:
    """Print the long tasks by their moments, and what the longest did."""
    long = [task for task in tasks if task.ms > LONG_MS]
    by_moment: defaultdict[str, list[Task]] = defaultdict(list)
    for task in long:
        by_moment[task.moment].append(task)
    longest = max((task.ms for task in long), default=0)
    print(f"  {len(long)} tasks over {LONG_MS} ms, the longest {longest:.0f} ms")
    for moment, some in sorted(by_moment.items(), key=lambda item: -max(task.ms for task in item[1])):
        times = sorted((round(task.ms) for task in some), reverse=True)
        print(f"    {moment:20} {len(some):3}, longest {' '.join(map(str, times[:6]))}")
    for task in sorted(long, key=lambda task: -task.ms)[: args.long]:
        print(f"    {task.ms:5.0f} ms {task.moment}: {task.told()}")
        if args.profile:
            for name, ms in task.functions.most_common(8):
                print(f"             {ms * args.slow:6.1f} {name}")
    spent: Counter[str] = Counter()
    for task in long:
        spent.update(task.parts)
    print("    in them altogether: " + ", ".join(f"{name} {ms:.0f}" for name, ms in spent.most_common() if ms >= 1))


def watch_analysis(page: Page, address: str, folder: Path) -> None:
    """Print when an analysis shows its first verdicts and its last, from the press on."""
    file = folder / "game.jsonl"
    file.write_text(moments.finished_game(), encoding="utf-8")
    page.goto(address + "replay")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector("[data-version]")
    pressed = time.monotonic()
    page.locator("[data-analyse]").first.click()
    for what, selector in {
        "the page": "[data-analysis]",
        "first verdicts": "[data-turning]",
        "all verdicts": "[data-analysis=done]",
    }.items():
        page.wait_for_selector(selector, timeout=600_000)
        print(f"  {what}: {time.monotonic() - pressed:.2f} s after the press")


def measure(browser: Browser, address: str, args: argparse.Namespace, folder: Path) -> None:
    """Measure what is wanted, each part with each client in turn."""
    if args.analysis:
        print("analysis of a game of four:")
        with opened(browser, args, None) as page:
            watch_analysis(page, address, folder)
        return
    for part in ["game", "pages"] if args.part == "all" else [args.part]:
        for client in list(args.client or [None]) * args.runs:
            print(f"{part}, {args.size}, times {args.slow:g}, {args.players} players, {client or 'the built client'}:")
            with opened(browser, args, client) as page:
                if args.clock:
                    report(clock(page, address, args, part, folder), args)
                else:
                    report(trace(browser, page, address, args, part, folder), args)


def main() -> None:
    """Start a server and a browser, and measure."""
    args = parse()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), bot_delay=0.4)
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, FILES_FROM_ELSEWHERE])
        try:
            measure(browser, server.address, args, Path(folder))
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
