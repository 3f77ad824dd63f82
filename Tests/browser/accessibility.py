#!/usr/bin/env python3
"""Looks for barriers with axe-core in Chromium, and walks pages by keyboard.

usage: accessibility.py SITE PAGE ...

Each page comes from a server of this machine, in both colour schemes and as wide as a phone and a desktop screen; it is opened
from disk as well, where it may have nothing to say on the console. A question that a page asks before it acts is looked at
like the page, and in a window of 320 pixels, which is a desktop's at 400 %, nothing may stand out at the side. Prints a line for each fault and exits with 1 when there is
one. The version of axe is the one that axe-playwright-python carries.
"""
import functools
import http.server
import pathlib
import shutil
import sys
import threading

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

SIZES = {"phone": (390, 844), "desktop": (1280, 900)}
MOST_STOPS = 200
# What has the focus, and whether a person can see that: an outline, or the same drawn by ::after.
FOCUSED = """() => {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return null;
  const marked = [getComputedStyle(element), getComputedStyle(element, "::after")]
    .some(style => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0);
  const box = element.getBoundingClientRect();
  if (!element.dataset.stop) element.dataset.stop = String(document.querySelectorAll("[data-stop]").length + 1);
  return {stop: element.dataset.stop, name: element.outerHTML.slice(0, 80), marked,
          visible: box.width > 0 && box.height > 0};
}"""
# Everything that the keyboard has to reach at this width: shown, not disabled, not inside of something closed.
REACHABLE = """() => [...document.querySelectorAll("a[href], button, input, summary, select, textarea, [tabindex='0']")]
  .filter(element => element.checkVisibility({visibilityProperty: true}) && !element.disabled && element.tabIndex >= 0)
  .filter(element => !(element.getAttribute("role") === "tab" && element.getAttribute("aria-selected") === "false"))
  .length"""


def find_barriers(page, label):
    """Gives a line for each element that a rule of axe objects to."""
    faults = []
    for violation in Axe().run(page).response["violations"]:
        for node in violation["nodes"]:
            faults.append(f"{label}: {violation['id']}: {node['html'][:160]}")
    return faults


def walk(page, label):
    """Goes through the page with Tab and gives a line for each stop that cannot be seen, and where one is missed."""
    faults, stops = [], []
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        state = page.evaluate(FOCUSED)
        if state is None or stops and state["stop"] == stops[0]:
            break
        stops.append(state["stop"])
        if not state["visible"]:
            faults.append(f"{label}: the focus is on something that is not shown: {state['name']}")
        elif not state["marked"]:
            faults.append(f"{label}: the focus cannot be seen: {state['name']}")
    if len(set(stops)) != len(stops):
        faults.append(f"{label}: the keyboard comes to one place twice")
    reachable = page.evaluate(REACHABLE)
    if len(stops) < min(reachable, MOST_STOPS):
        faults.append(f"{label}: the keyboard reaches {len(stops)} of {reachable} places")
    return faults


def narrow(page, label):
    """Gives a line where a page has to be moved sideways in a narrow window."""
    size = page.viewport_size
    page.set_viewport_size({"width": 320, "height": 256})
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    page.set_viewport_size(size)
    return [f"{label}: {wide} pixels wide in a window of 320"] if wide > 320 else []


def ask(page, label):
    """Lets the page ask before it acts, and gives a line for each fault of the question."""
    link = page.locator("a[data-intent-confirm]").first
    if link.count() == 0:
        return []
    link.focus()
    page.keyboard.press("Enter")
    dialog = page.locator("dialog[open]")
    if dialog.count() != 1:
        return [f"{label}: asks nothing before an action that needs it"]
    faults = find_barriers(page, label + ", asking")
    page.keyboard.press("Escape")
    if dialog.count() != 0:
        faults.append(f"{label}: Escape does not end the question")
    return faults


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder and says nothing; the icon that browsers ask for unbidden is empty."""

    def do_GET(self):
        if self.path == "/favicon.ico":
            self.send_response(204)
            self.end_headers()
        else:
            super().do_GET()

    def log_message(self, *arguments):
        pass


class Server(http.server.ThreadingHTTPServer):
    """A server that does not mind a browser that goes away."""

    def handle_error(self, request, client_address):
        pass


def serve(folder):
    """Serves a folder on a free port and gives its address."""
    server = Server(("127.0.0.1", 0), functools.partial(QuietHandler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def main():
    site, pages = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2:]
    address = serve(site)
    faults, checks = [], 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for scheme in ("light", "dark"):
            for size, (width, height) in SIZES.items():
                context = browser.new_context(
                    viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce")
                page = context.new_page()
                messages = []
                page.on("console", lambda message: messages.append(message.text))
                page.on("pageerror", lambda error: messages.append(str(error)))
                for path in pages:
                    label = f"{path} ({scheme}, {size})"
                    # The page for missing addresses counts from the root of its server.
                    for base in [address] + ([] if path.endswith("404.html") else [site.as_uri() + "/"]):
                        messages.clear()
                        page.goto(base + path)
                        page.wait_for_load_state("load")
                        faults += [f"{label}: console: {text}" for text in messages]
                    if scheme == "light":
                        faults += walk(page, label)
                    page.goto(address + path)
                    page.wait_for_load_state("load")
                    faults += find_barriers(page, label)
                    faults += ask(page, label)
                    if scheme == "light" and size == "desktop":
                        faults += narrow(page, label)
                    checks += 1
                context.close()
        browser.close()
    print("\n".join(faults))
    print(f"{checks} views, {len(faults)} faults")
    sys.exit(1 if faults or checks == 0 else 0)


main()
