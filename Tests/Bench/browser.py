#!/usr/bin/env python3
"""What an article of a large site costs in Chromium: bytes, requests, largest contentful paint, layout shift.

usage: browser.py --fingerpost BINARY [--pages N] [--runs N] [--bench FOLDER]

The site is the synthetic corpus, built with search and twins, served by a server of this machine without compression. Each round opens
the page in a browser that has seen nothing, in three ways: on a desktop screen, on a phone's, and on a phone's with a slow line (1.6
Mbit/s, 150 ms) and a processor four times as slow. Then a query is typed, and what the search loads for it is counted. Times are
medians and the worst; bytes and requests are the same in each round.
"""
import argparse
import functools
import http.server
import os
import shutil
import statistics
import subprocess
import sys
import threading

from playwright.sync_api import sync_playwright

from bench import prepare

OBSERVE = """() => {
  window.paint = 0; window.shift = 0;
  new PerformanceObserver(list => { for (const entry of list.getEntries()) window.paint = entry.startTime; })
    .observe({type: "largest-contentful-paint", buffered: true});
  new PerformanceObserver(list => { for (const entry of list.getEntries()) window.shift += entry.value; })
    .observe({type: "layout-shift", buffered: true});
}"""
VIEWS = {
    "desktop": (1280, 900, False),
    "phone": (390, 844, False),
    "slow phone": (390, 844, True),
}


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder, says nothing, and keeps connections open as servers do."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass


class Server(http.server.ThreadingHTTPServer):
    """A server that does not mind a browser that goes away."""

    daemon_threads = True

    def handle_error(self, request, client_address):
        pass


def serve(folder):
    """Serves a folder on a free port and gives its address."""
    server = Server(("127.0.0.1", 0), functools.partial(QuietHandler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def find_article(site):
    """Gives the path of an article in the middle of the site."""
    pages = []
    for folder, _, names in os.walk(site):
        pages += [os.path.relpath(os.path.join(folder, name), site) for name in names
                  if name.endswith(".html") and name not in ("index.html", "404.html")]
    return sorted(pages)[len(pages) // 2]


def look(browser, address, view):
    """Opens a page as nobody did before and gives its figures."""
    width, height, is_slow = VIEWS[view]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    page = context.new_page()
    client = context.new_cdp_session(page)
    client.send("Network.enable")
    # Of every answer: its address, and how many bytes came over the line, its head included.
    sizes, names = {}, {}
    client.on("Network.responseReceived", lambda event: names.__setitem__(event["requestId"], event["response"]["url"]))
    client.on("Network.loadingFinished",
              lambda event: sizes.__setitem__(event["requestId"], event["encodedDataLength"]))
    if is_slow:
        client.send("Network.emulateNetworkConditions", {
            "offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8})
        client.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.add_init_script("(" + OBSERVE + ")()")
    page.goto(address)
    page.wait_for_load_state("networkidle")
    # The longest of what may still move: the mark of the section that is read.
    page.wait_for_timeout(300)
    page.mouse.wheel(0, 2000)
    page.wait_for_timeout(300)
    figures = page.evaluate(
        "() => ({paint: window.paint, shift: window.shift, load: performance.timing.loadEventEnd - performance.timing.navigationStart})")
    wanted = [name for name in sizes if not names.get(name, "").endswith("/favicon.ico")]
    figures["requests"], figures["bytes"] = len(wanted), sum(sizes[name] for name in wanted)
    before = set(sizes)
    page.keyboard.press("/")
    page.locator("dialog.search input").fill("backup")
    page.locator("dialog.search [role=option]").first.wait_for()
    page.wait_for_load_state("networkidle")
    query = set(sizes) - before
    figures["query requests"], figures["query bytes"] = len(query), sum(sizes[name] for name in query)
    context.close()
    return figures


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--fingerpost", required=True)
    arguments.add_argument("--pages", type=int, default=10000)
    arguments.add_argument("--runs", type=int, default=5)
    arguments.add_argument("--bench", default="../shared/bench")
    options = arguments.parse_args()
    if not os.path.exists(os.path.join(options.bench, "gen_corpus.py")):
        sys.exit(f"browser: {options.bench} does not hold the corpus generator; name its folder with --bench")
    built = os.path.abspath(".build-bench/built")
    subprocess.run([options.fingerpost, "build", prepare(options.bench, options.pages), "--output", built],
                   check=True, stdout=subprocess.DEVNULL)
    address = serve(built) + find_article(built).replace(os.sep, "/")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        print(f"an article of {options.pages} pages, {options.runs} rounds; milliseconds: median (worst)\n")
        print(f"{'view':<11} {'requests':>8} {'bytes':>8} {'paint':>13} {'load':>13} {'shift':>7}   first query")
        for view in VIEWS:
            look(browser, address, view)
            rounds = [look(browser, address, view) for _ in range(options.runs)]

            def times(name):
                values = [figures[name] for figures in rounds]
                return f"{statistics.median(values):.0f} ({max(values):.0f})"

            last = rounds[-1]
            print(f"{view:<11} {last['requests']:>8} {last['bytes']:>8} {times('paint'):>13} {times('load'):>13} "
                  f"{max(figures['shift'] for figures in rounds):>7.3f}   {last['query bytes']} bytes, "
                  f"{last['query requests']} requests")
        browser.close()


if __name__ == "__main__":
    os.makedirs(".build-bench", exist_ok=True)
    main()
