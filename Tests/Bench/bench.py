#!/usr/bin/env python3
"""Measures `fingerpost build` and `fingerpost lint` beside the yardstick, a C program that only reads, parses, renders and writes.

usage: bench.py --fingerpost BINARY [--runs N] [--bench FOLDER] [PAGES ...]

Every round runs each command once, so that a slow minute of the machine hits all of them; the first round warms up and does not
count. Ratios are those of the medians. FOLDER holds gen_corpus.py, cmbuild.c and intents.yaml (default: ../shared/bench).
"""
import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

WORK = ".build-bench"
CONFIGURATION = 'title: "Help"\nlocales:\n  - { code: en, name: English }\n'


def prepare(bench, pages):
    """Makes the site with the synthetic corpus once, and gives its folder."""
    site = os.path.join(WORK, f"site-{pages}")
    if not os.path.exists(os.path.join(site, "fingerpost.yaml")):
        shutil.rmtree(site, ignore_errors=True)
        os.makedirs(site)
        content = os.path.join(site, "content")
        subprocess.run([sys.executable, os.path.join(bench, "gen_corpus.py"), str(pages), content],
                       check=True, stdout=subprocess.DEVNULL)
        os.remove(content + ".stats.json")
        shutil.copy(os.path.join(bench, "intents.yaml"), site)
        with open(os.path.join(site, "fingerpost.yaml"), "w") as file:
            file.write(CONFIGURATION)
    return site


def compile_yardstick(bench):
    """Compiles the yardstick and gives its path."""
    program = os.path.join(WORK, "yardstick")
    source = os.path.join(bench, "cmbuild.c")
    if not os.path.exists(program) or os.path.getmtime(program) < os.path.getmtime(source):
        subprocess.run(["gcc", "-O2", "-w", "-o", program, source, "-lcmark-gfm-extensions", "-lcmark-gfm", "-lmd4c-html"],
                       check=True)
    return program


def run(command, accepted=(0,)):
    """Runs a command and gives wall seconds, processor seconds and the peak memory of its largest process in MiB.

    Ends the program where the command ends with a code that is not accepted.
    """
    with tempfile.TemporaryFile() as errors:
        start = time.monotonic()
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.monotonic() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode not in accepted:
            errors.seek(0)
            sys.stderr.write(errors.read().decode(errors="replace"))
            sys.exit(f"bench: exit code {process.returncode} of {' '.join(command)}")
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def measure(commands, runs):
    """Gives the figures of each command over `runs` interleaved rounds."""
    figures = {name: [] for name, _ in commands}
    base = tempfile.mkdtemp(dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None)
    try:
        for round_number in range(runs + 1):
            for name, command in commands:
                out = os.path.join(base, "out")
                figure = run([word.replace("$OUT", out) for word in command])
                shutil.rmtree(out, ignore_errors=True)
                if round_number > 0:
                    figures[name].append(figure)
    finally:
        shutil.rmtree(base, ignore_errors=True)
    return figures


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--fingerpost", required=True)
    arguments.add_argument("--runs", type=int, default=7)
    arguments.add_argument("--bench", default="../shared/bench")
    arguments.add_argument("pages", type=int, nargs="*", default=[1000, 10000])
    options = arguments.parse_args()
    if not os.path.exists(os.path.join(options.bench, "gen_corpus.py")):
        sys.exit(f"bench: {options.bench} does not hold the corpus generator; name its folder with --bench")
    os.makedirs(WORK, exist_ok=True)
    yardstick = compile_yardstick(options.bench)
    workers = str(len(os.sched_getaffinity(0)))

    print(f"{options.runs} interleaved runs, {workers} cores; seconds are wall time, ratios those of the medians\n")
    print(f"{'pages':>7} {'command':<10} {'median s':>9} {'min s':>8} {'cpu s':>8} {'ratio':>7} {'pages/s':>9} {'peak MiB':>9}")
    for pages in options.pages:
        site = prepare(options.bench, pages)
        content = os.path.join(site, "content")
        figures = measure([
            ("yardstick", [yardstick, content, "$OUT", "-j", workers]),
            ("lint", [options.fingerpost, "lint", site]),
            ("build", [options.fingerpost, "build", site, "-o", "$OUT"]),
        ], options.runs)
        unit = statistics.median(wall for wall, _, _ in figures["yardstick"])
        for name, rows in figures.items():
            wall = statistics.median(row[0] for row in rows)
            print(f"{pages:>7} {name:<10} {wall:>9.3f} {min(row[0] for row in rows):>8.3f} "
                  f"{statistics.median(row[1] for row in rows):>8.3f} {wall / unit:>7.2f} {pages / wall:>9.0f} "
                  f"{max(row[2] for row in rows):>9.1f}")


if __name__ == "__main__":
    main()
