#!/usr/bin/env python3
"""Searches a built site in Chromium, from the disk and from a server: search.py CHROMIUM SITE

SITE is the example site, built. Prints what is wrong and ends with 1, or says how much was checked.
"""
import functools
import http.server
import os
import sys
import threading

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

chromium, site = sys.argv[1:3]
faults, checks = [], 0


def check(what, holds, seen=""):
    global checks
    checks += 1
    if not holds:
        faults.append(f"{what}: {seen}")


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def serve(folder):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def results(page):
    return page.locator("dialog.search [role=option]")


def ask(page, text):
    page.locator("dialog.search input").fill(text)
    page.wait_for_function("text => document.querySelector('dialog.search input').value === text", arg=text)
    page.wait_for_timeout(250)


def walk(page, base, where):
    errors, requests = [], []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("response", lambda response: errors.append(response.url)
            if response.status >= 400 and not response.url.endswith("/favicon.ico") else None)
    page.on("requestfailed", lambda request: errors.append(request.url))
    page.on("request", lambda request: requests.append(request.url))
    page.goto(base + "/en/backup/retry.html")
    check(where + " loads nothing of the search before it is asked for",
          not any("/search" in url for url in requests), requests)
    page.keyboard.press("/")
    field = page.locator("dialog.search input")
    field.wait_for()
    check(where + " `/` opens the search with the focus in its field",
          field.evaluate("node => node === document.activeElement && node.value === ''"))
    page.keyboard.type("free up space")
    results(page).first.wait_for()
    page.wait_for_timeout(250)
    check(where + " the best result is the first", "free-up-space" in results(page).first.get_attribute("href"))
    check(where + " the first result is chosen",
          field.get_attribute("aria-activedescendant") == results(page).first.get_attribute("id"))
    check(where + " the number of results is announced",
          "Results: " in page.locator("dialog.search [role=status]").inner_text())
    check(where + " hits are marked", page.locator("dialog.search mark").count() > 1)
    page.keyboard.press("ArrowDown")
    check(where + " the arrow chooses the next one", results(page).nth(1).get_attribute("aria-selected") == "true")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.wait_for_url("**/free-up-space.html*")
    check(where + " Enter opens the page", page.locator("h1").first.inner_text() == "Free up space")

    page.keyboard.press("Control+k")
    field.wait_for()
    ask(page, "kyboard shortcutz")
    check(where + " two typing mistakes are forgiven", "keyboard-shortcuts" in results(page).first.get_attribute("href"))
    check(where + " what was found instead is said",
          "keyboard" in page.locator(".search-note").inner_text(), page.locator(".search-note").inner_text())
    ask(page, "<img src=x onerror=alert(1)> zzzqqq")
    check(where + " a query is never markup", page.locator("dialog.search img").count() == 0)
    ask(page, "zzzqqqxx")
    check(where + " nothing found is said",
          "Nothing found" in page.locator("dialog.search [role=status]").inner_text() and results(page).count() == 0)
    page.keyboard.press("Escape")
    check(where + " Escape closes", page.locator("dialog.search[open]").count() == 0)

    page.goto(base + "/es/index.html")
    page.locator(".search-field").click()
    field.wait_for()
    ask(page, "album")
    check(where + " every language has its own index", "/es/albumes/" in results(page).first.evaluate("node => node.href"))
    ask(page, "a")
    count = results(page).count()
    for _ in range(count + 2):
        page.keyboard.press("ArrowDown")
        page.wait_for_timeout(60)
    check(where + " more results follow", results(page).count() > count, results(page).count())
    check(where + " no errors", errors == [], errors)


def accessible(page, what):
    violations = Axe().run(page).response["violations"]
    check("axe, " + what, violations == [], [(v["id"], [n["target"] for n in v["nodes"]][:3]) for v in violations])


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    address = serve(site)
    for base in ["file://" + os.path.abspath(site), address]:
        page = browser.new_page()
        walk(page, base, base[:4])
        page.close()
    for scheme in ["light", "dark"]:
        for name, size in [("desktop", (1280, 800)), ("phone", (390, 844))]:
            page = browser.new_page(color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
            page.goto(address + "/en/index.html")
            page.locator(".search-button").click()
            page.locator("dialog.search input").wait_for()
            accessible(page, f"{scheme}, {name}, empty")
            ask(page, "bakcup")
            check("a phone shows it whole", page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
            accessible(page, f"{scheme}, {name}, with results")
            ask(page, "zzzqqqxx")
            accessible(page, f"{scheme}, {name}, without results")
            page.close()
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address + "/en/index.html")
    check("without scripts there is no search",
          page.locator(".search-button").is_hidden() and page.locator(".search-field").is_hidden())
    browser.close()

for fault in faults:
    print(fault)
print(f"{checks} checks, {len(faults)} faults")
sys.exit(1 if faults else 0)
