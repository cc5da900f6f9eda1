"""Measure how long the bots of a browser without a server think, in a real Chromium with the network off.

`python -m measure.offline_pace [--games N] [--players 3,4,5,6]` plays whole games with the very pack that browsers get and
prints the median and the worst decision of `ruthless`: by the clock with its limit in time, and in processor time without
it (which a busy machine does not change).
"""

import argparse
import json
import shutil
import statistics
import tempfile
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from byzanz.cli.site import STATIC

FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
WORKER = """
const folder = new URL('./', location.href).href
async function start() {
  const pack = await (await fetch(folder + 'pack.json')).json()
  const content = async (name) => {
    const { pieces, packed } = pack.files.find((one) => one.name === name)
    const all = new Blob(await Promise.all(pieces.map(async ({ path }) => (await fetch(folder + path)).arrayBuffer())))
    return packed ? new Response(all.stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer() : all.arrayBuffer()
  }
  const given = {
    'pyodide.asm.wasm': [await content('pyodide.asm.wasm'), 'application/wasm'],
    'python_stdlib.zip': [await content('python_stdlib.zip'), 'application/zip'],
  }
  const ours = await content('byzanz.zip')
  const fetching = self.fetch.bind(self)
  self.fetch = (asked, init) => {
    const found = given[String(asked instanceof Request ? asked.url : asked).split('/').at(-1)]
    return found ? Promise.resolve(new Response(found[0], { headers: { 'Content-Type': found[1] } })) : fetching(asked, init)
  }
  const { loadPyodide } = await import(`${folder}${pack.python}/pyodide.mjs`)
  const python = await loadPyodide({ indexURL: `${folder}${pack.python}/`, lockFileContents: JSON.stringify(pack.lock) })
  python.unpackArchive(ours, 'zip', { extractDir: '/lib/byzanz' })
  return python
}
let python = null
self.onmessage = async (event) => {
  try {
    python ??= await start()
    self.postMessage({ result: python.runPython(event.data) })
  } catch (error) {
    self.postMessage({ error: String(error.stack ?? error) })
  }
}
"""
ASK = """(code) => new Promise((resolve, reject) => {
  window.worker ??= new Worker('worker.js', { type: 'module' })
  window.worker.onmessage = ({ data }) => (data.error ? reject(data.error) : resolve(data.result))
  window.worker.postMessage(code)
})"""
BEGIN = """
import sys
sys.path.insert(0, "/lib/byzanz")
import math, time
from byzanz import Game, bots
from byzanz.offline.bots import decide, ruthless

def step(limited):
    view = game.view(seat)
    begun = time.perf_counter()
    action = decide("ruthless", game.version, view) if limited else ruthless(game.version).decide(view)
    taken = time.perf_counter() - begun
    game.act(seat, action)
    return taken

def ahead():
    '''Let the person's seat act until a bot must decide; say whether one must.'''
    global seat
    while game.phase != "over":
        seat = game.waiting_for[0]
        if seat:
            return True
        game.act(seat, bots.make("shrewd", game.version).decide(game.view(seat)))
    return False
"""


class Quiet(SimpleHTTPRequestHandler):
    """A web server on a folder that writes no log."""

    def log_message(self, *_arguments: Any) -> None:
        """Say nothing."""


def processor_seconds(renderers: list[Path]) -> float:
    """Return how long the threads of Chromium's pages have run."""
    threads = [thread for one in renderers for thread in one.glob("task/*/schedstat")]
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


def renderers_of(profile: str) -> list[Path]:
    """Return the processes that run the pages of the browser with this profile."""
    found = []
    for line in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            command = line.read_bytes().decode(errors="replace")
        except OSError:
            continue
        if "--type=renderer" in command and profile in command:
            found.append(line.parent)
    return found


def play(page: Page, players: int, seed: int, limited: bool, renderers: list[Path]) -> list[float]:
    """Play a game and return the seconds of each decision of a ruthless bot."""
    page.evaluate(ASK, f"game = Game({players}, seed={seed}); None")
    taken = []
    while page.evaluate(ASK, "ahead()"):
        before = processor_seconds(renderers)
        by_clock = page.evaluate(ASK, f"step({limited})")
        taken.append(by_clock if limited else processor_seconds(renderers) - before)
    return taken


def report(what: str, taken: list[float]) -> None:
    """Print one line about decisions."""
    ordered = sorted(1000 * one for one in taken)
    late = sum(one > 1500 for one in ordered)
    middle, ninety = statistics.median(ordered), ordered[int(0.9 * len(ordered))]
    print(
        f"  {what}: {len(ordered)} decisions, median {middle:.0f} ms, 9 of 10 below {ninety:.0f} ms,"
        f" worst {ordered[-1]:.0f} ms, {late} above 1500 ms",
        flush=True,
    )


def measure(page: Page, args: argparse.Namespace, profile: str) -> None:
    """Play all games and print what was measured."""
    page.evaluate(ASK, BEGIN)
    page.context.set_offline(True)
    renderers = renderers_of(profile)
    for players in json.loads(f"[{args.players}]"):
        print(f"{players} players, {args.games} games, load {Path('/proc/loadavg').read_text().split()[0]}")
        for limited, what in ((False, "processor time without limit"), (True, "by the clock, with the limit")):
            if not limited or args.clock:
                games = [play(page, players, 100 + number, limited, renderers) for number in range(args.games)]
                report(what, [one for game in games for one in game])


def main() -> None:
    """Serve the pack, open it in Chromium and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--players", default="3,4,5,6")
    parser.add_argument(
        "--clock", action="store_true", help="also by the clock: only a quiet machine gives sense to it"
    )
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as place, tempfile.TemporaryDirectory() as profile, sync_playwright() as tools:
        folder = Path(shutil.copytree(STATIC / "offline", Path(place) / "pack"))
        (folder / "index.html").write_text("<!doctype html><title>pace</title>")
        (folder / "worker.js").write_text(WORKER)
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = tools.chromium.launch_persistent_context(
            profile,
            executable_path=shutil.which("chromium"),
            args=[*FLAGS, f"--enable-features=Pace{Path(profile).name}"],
        )
        page = browser.pages[0]
        page.set_default_timeout(0)
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        measure(page, args, Path(profile).name)
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
