"""Prints the shell lines of a recipe as JSON, a list of {"run": …, "env": {…}}: shell_lines.py FILE VALUES

FILE is a composite action or a GitLab configuration. VALUES is a JSON object of what stands for expressions, such as
{"inputs.paths": "help"}; inputs that are not named have their defaults, and an expression without a value is an error.
"""

import json
import re
import sys

import yaml


def fill(text, values):
    return re.sub(r"\$\{\{\s*(.*?)\s*\}\}", lambda match: values[match.group(1)], str(text))


def main(path, values):
    with open(path, encoding="utf-8") as file:
        recipe = yaml.safe_load(file)
    if "runs" in recipe:
        for name, declared in recipe["inputs"].items():
            values.setdefault(f"inputs.{name}", declared.get("default", ""))
        steps = recipe["runs"]["steps"]
        if any("${{" in step["run"] for step in steps):
            raise SystemExit("an expression stands inside of a script: what it holds could become a command")
        return [
            {"run": step["run"], "env": {name: fill(text, values) for name, text in step.get("env", {}).items()}}
            for step in steps
        ]
    jobs = {name: job for name, job in recipe.items() if isinstance(job, dict) and "script" in job}
    return [{"run": "\n".join(job["script"]), "env": job.get("variables", {})} for job in jobs.values()]


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1], json.loads(sys.argv[2]))))
