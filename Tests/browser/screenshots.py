"""Photographs the gallery as readers see it: screenshots.py FINGERPOST OUTPUT

Builds site/gallery with the program FINGERPOST and writes one PNG for each view into OUTPUT. Chromium is Debian's.
"""

import pathlib
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

ARTICLE = "en/backup/backup-failed.html"
# Name, page, width, height, colour scheme, what is done before the picture is taken: a tap, or words typed into the search.
VIEWS = [
    ("start", "en/index.html", 1280, 900, "light", None),
    ("start-dark", "en/index.html", 1280, 900, "dark", None),
    ("section", "en/backup/index.html", 1280, 900, "light", None),
    ("article", ARTICLE, 1400, 1000, "light", None),
    ("article-below", ARTICLE + "#unreadable-file", 1400, 1000, "light", None),
    ("article-dark", ARTICLE, 1400, 1000, "dark", None),
    ("article-zoomed", ARTICLE + "#no-connection", 640, 480, "light", None),
    ("print", ARTICLE, 800, 1130, "print", None),
    ("tabs", "en/albums/create-an-album.html", 1280, 900, "light", None),
    ("confirmation", "en/account/delete-account.html", 1280, 900, "light", "a[data-intent-confirm]"),
    ("tablet", ARTICLE, 820, 1100, "light", None),
    ("phone", ARTICLE, 390, 844, "light", None),
    ("phone-menu", ARTICLE, 390, 844, "dark", ".menu-button"),
    ("404", "en/404.html", 1280, 900, "light", None),
    ("right-to-left", "ar/backup/backup-failed.html", 1400, 1000, "light", None),
    ("right-to-left-phone", "ar/backup/backup-failed.html", 390, 844, "light", None),
    ("right-to-left-fallback", "ar/storage/trash.html", 1400, 1000, "light", None),
    ("search", "en/index.html", 1280, 900, "light", "/shared album"),
    ("search-dark", ARTICLE, 1280, 900, "dark", "/bakup"),
    ("search-nothing", "en/index.html", 1280, 900, "light", "/zzzz"),
    ("search-phone", ARTICLE, 390, 844, "light", "/trash"),
    ("search-right-to-left", "ar/index.html", 1280, 900, "light", "/النسخ"),
]


def main(fingerpost, output):
    output.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        # Without the site's address the page for missing addresses finds its files on a disk, too.
        site = pathlib.Path(folder, "site")
        subprocess.run(["cp", "-r", "site/gallery", site], check=True)
        configuration = site / "fingerpost.yaml"
        lines = configuration.read_text().splitlines(keepends=True)
        # A feed needs the address.
        configuration.write_text("".join(line for line in lines if not line.startswith(("url:", "feed:"))))
        built = pathlib.Path(folder, "built")
        subprocess.run([fingerpost, "build", site, "--output", built], check=True)
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, page, width, height, scheme, action in VIEWS:
            context = browser.new_context(
                viewport={"width": width, "height": height}, color_scheme="dark" if scheme == "dark" else "light",
                reduced_motion="reduce"
            )
            view = context.new_page()
            view.goto(built.as_uri() + "/" + page)
            if scheme == "print":
                view.emulate_media(media="print")
            if action and action.startswith("/"):
                view.keyboard.press("/")
                view.locator("dialog.search input").fill(action[1:])
                view.wait_for_timeout(500)
            elif action:
                view.locator(action).first.click()
            view.wait_for_timeout(200)
            view.screenshot(path=output / f"{name}.png", full_page=scheme == "print")
            print(f"wrote {output / name}.png")
            context.close()
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__.splitlines()[0])
    main(pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]))
