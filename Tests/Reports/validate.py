"""Writes a project that is as bad as can be, has it reported in every format, and reads the reports."""

import html.parser
import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
import xml.etree.ElementTree as ElementTree

import junitparser
import sarif.loader
import yaml
from jsonschema import Draft7Validator
from markdown_it import MarkdownIt
from tap.parser import Parser

TOOL, PROJECT = sys.argv[1:]
FORMATS = ["json", "sarif", "junit", "checkstyle", "github", "gitlab", "markdown", "xcode", "tap"]
# What a payload or a file's name may hold to get out of a report.
EVIL_KEY = (
    "@octocat #1 !2 <img src=x onerror=alert(1)> [a](http://evil.example) | `x` ]]> & '\" %0A::error::key "
    "\n::error::key\r\x1b[31m\x00\u0085\u2028\u202e\ufffe www.evil.example ok 99"
)
EVIL_NAME = "a b\n::error::name,x:y %25 #1 \x1b[31m`|<b>&'\"\u00fc.json"


def write(path, text):
    path = os.path.join(PROJECT, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(text)


def run(arguments, folder):
    return subprocess.run([TOOL, *arguments], cwd=folder, capture_output=True)


def make_project():
    subprocess.run(["git", "init", "-q", PROJECT], check=True)
    write("app/.pushlint.yml", "languages: [en, de]\n")
    write("app/App/en.lproj/Localizable.strings", '"BID" = "%1$@ offers %2$@ \U0001f469\u200d\U0001f467";\n')
    write("app/App/de.lproj/Localizable.strings", '"BID" = "%1$@ bietet %2$@";\n')
    write(
        "app/payloads/bid.json",
        '{"aps": {\n  "alert": {"loc-key": "BID", "loc-args": ["Mina"]},\n  "auction": 7, "\u4e16\u754c\U0001f44d\U0001f3fd": 1}}\n',
    )
    write("app/payloads/right.json", '{"aps": {"alert": "Hi"}}\n')
    write("app/payloads/evil.json", json.dumps({"aps": {"alert": "Hi", EVIL_KEY: 1}}, ensure_ascii=True))
    write("app/payloads/" + EVIL_NAME, '{"aps": {"alert": ""}}')
    write("app/payloads/broken.json", '{"aps": ')
    write("app/payloads/lines.ndjson", '{"aps": {"alert": "Hi", "own": 1}}\n' * 2)


def report(folder):
    outputs = [word for name in FORMATS for word in ("--format", name, "--output", os.path.join(PROJECT, name))]
    result = run(["lint", ".", "missing.json", *outputs], folder)
    assert result.stdout == b"", result.stdout
    assert result.returncode == 2, "A missing file is a failure of the run."
    return {name: open(os.path.join(PROJECT, name), "rb").read() for name in FORMATS}


def check_sarif(data, findings):
    log = json.loads(data)
    schema = sarif_schema()
    if schema:
        errors = sorted(Draft7Validator(schema).iter_errors(log), key=str)
        assert not errors, errors[:3]
    (one,) = log["runs"]
    rules = one["tool"]["driver"]["rules"]
    assert all(rule["help"]["markdown"] for rule in rules)
    assert len(one["results"]) == len(findings)
    fingerprints = set()
    for result, finding in zip(one["results"], findings):
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"] == finding["rule"]
        place = result["locations"][0]["physicalLocation"]
        assert re.fullmatch(r"app/[A-Za-z0-9%/._~-]+", place["artifactLocation"]["uri"]), place
        assert place["region"]["startColumn"] == finding["column"]
        assert ("fixes" in result) == ("fix" in finding)
        fingerprints.add(result["partialFingerprints"]["pushlint/v1"])
    assert len(fingerprints) == len(findings)
    assert one["invocations"][0]["executionSuccessful"] is False
    (notification,) = one["invocations"][0]["toolExecutionNotifications"]
    assert "missing.json" in notification["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
    apply_fixes(one)
    path = os.path.join(PROJECT, "read.sarif")
    with open(path, "wb") as file:
        file.write(data)
    read = sarif.loader.load_sarif_file(path).get_report()
    levels = {"error": "error", "warning": "warning", "info": "note"}
    for severity, level in levels.items():
        count = sum(finding["severity"] == severity for finding in findings)
        assert read.get_issue_count_for_severity(level) == count, level


def sarif_schema():
    local = os.path.join(os.environ.get("PUSHLINT_SUITES", ""), "sarif/sarif-schema-2.1.0.json")
    if os.path.exists(local):
        return json.load(open(local))
    page = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    try:
        return json.load(urllib.request.urlopen(page, timeout=20))
    except OSError as error:
        print(f"   the schema of SARIF is out of reach ({error}); its other checks were made")
        return None


def apply_fixes(one):
    """Follows each fix by lines and columns alone; the result must still be JSON."""
    for result in one["results"]:
        for fix in result.get("fixes", []):
            (change,) = fix["artifactChanges"]
            uri = change["artifactLocation"]["uri"]
            path = os.path.join(PROJECT, urllib.request.unquote(uri))
            text = open(path, encoding="utf-8", newline="").read()
            starts = [0] + [match.end() for match in re.finditer("\n", text)]
            for replacement in reversed(change["replacements"]):
                region = replacement["deletedRegion"]
                start = starts[region["startLine"] - 1] + region["startColumn"] - 1
                end = starts[region["endLine"] - 1] + region["endColumn"] - 1
                text = text[:start] + replacement.get("insertedContent", {}).get("text", "") + text[end:]
            for line in text.splitlines() if uri.endswith("ndjson") else [text]:
                json.loads(line)


def check_junit(data, findings):
    suites = junitparser.JUnitXml.fromstring(data)
    cases = [case for suite in suites for case in suite]
    failures = [case for case in cases if any(isinstance(r, junitparser.Failure) for r in case.result)]
    errors = [case for case in cases if any(isinstance(r, junitparser.Error) for r in case.result)]
    fatal = [finding for finding in findings if finding["severity"] == "error"]
    assert len(failures) == len(fatal) == suites.failures
    assert len(errors) == 1 == suites.errors
    assert len(cases) == suites.tests
    assert any(case.classname == "payloads/right.json" and not case.result for case in cases)
    assert len({(case.classname, case.name) for case in cases}) == len(cases)


def check_checkstyle(data, findings):
    root = ElementTree.fromstring(data)
    assert root.tag == "checkstyle"
    errors = [(file.get("name"), error) for file in root for error in file]
    assert len(errors) == len(findings) + 1
    for name, error in errors:
        assert error.get("severity") in ("error", "warning", "info")
        assert name and error.get("message") and error.get("source")
    assert any("\\n::error::name" in name for name, _ in errors)


def check_github(data, findings):
    """Reads the commands as the runner does: a line that starts with `::`."""
    commands = []
    for line in re.split(r"\r\n|\r|\n", data.decode()):
        match = re.match(r"::(\w+) ([^:]*)::(.*)$", line)
        if line.startswith("::"):
            assert match, line
            name, properties, message = match.groups()
            pairs = dict(pair.split("=", 1) for pair in properties.split(","))
            commands.append((name, {key: decoded(value, True) for key, value in pairs.items()}, decoded(message)))
        else:
            assert "##[" not in line and "::" not in line, line
    assert len(commands) == len(findings) + 1
    assert commands[0][2].startswith("missing.json: error:"), commands[0]
    for (name, properties, message), finding in zip(commands[1:], findings):
        assert name == {"error": "error", "warning": "warning", "info": "notice"}[finding["severity"]]
        assert set(properties) <= {"file", "line", "endLine", "col", "endColumn", "title"}, properties
        assert properties["line"] == str(finding["line"]) and properties["title"] == finding["rule"]
        assert properties["file"].startswith("app/"), properties
        assert f"[{finding['rule']}]" in message


def decoded(text, is_property=False):
    pairs = [("%0D", "\r"), ("%0A", "\n")] + ([("%3A", ":"), ("%2C", ",")] if is_property else []) + [("%25", "%")]
    for code, character in pairs:
        text = text.replace(code, character)
    return text


def check_gitlab(data, findings):
    issues = json.loads(data)
    assert len(issues) == len(findings) + 1
    assert len({issue["fingerprint"] for issue in issues}) == len(issues)
    for issue in issues:
        assert issue["severity"] in ("info", "minor", "major", "critical", "blocker")
        assert issue["description"] and issue["check_name"]
        assert issue["location"]["lines"]["begin"] >= 1
        assert not issue["location"]["path"].startswith(("/", "./"))


class Page(html.parser.HTMLParser):
    """The tags of a page, and its text outside of code."""

    def __init__(self):
        super().__init__()
        self.tags, self.links, self.text, self.rows, self.depth = set(), [], "", 0, 0

    def handle_starttag(self, tag, attributes):
        self.tags.add(tag)
        self.rows += tag == "tr"
        self.depth += tag == "code"
        self.links += [value for name, value in attributes if name == "href"]
        assert all(name in ("href", "style") for name, _ in attributes), attributes

    def handle_endtag(self, tag):
        self.depth -= tag == "code"

    def handle_data(self, data):
        if self.depth == 0:
            self.text += data


def check_markdown(data, findings):
    page = Page()
    page.feed(MarkdownIt("gfm-like", {"html": True, "linkify": False}).render(data.decode()))
    allowed = {"p", "strong", "table", "thead", "tbody", "tr", "th", "td", "code", "a", "br", "ul", "li"}
    assert page.tags <= allowed, page.tags - allowed
    assert page.rows == len(findings) + 1
    assert all(link.startswith("https://github.com/pushlint/") for link in page.links), page.links
    assert "<img src=x onerror=alert(1)>" in page.text
    for pattern in (r"@\w", r"#\d", r"!\d", r"://", r"(?i)www\."):
        assert not re.search(pattern, page.text), pattern


def check_xcode(data, findings):
    lines = data.decode().split("\n")
    assert lines.pop() == ""
    pattern = re.compile(r"(/.+?):(\d+):(\d+): (error|warning|note): (.+)")
    assert all(pattern.fullmatch(line) for line in lines)
    assert len(lines) == len(findings) + sum(len(finding["related"]) for finding in findings)


def check_tap(data, findings):
    lines = list(Parser().parse_text(data.decode()))
    tests = [line for line in lines if line.category == "test"]
    assert not [line for line in lines if line.category == "unknown"]
    assert not any(test.skip or test.todo for test in tests)
    assert sum(not test.ok for test in tests) == 1 + sum(finding["severity"] == "error" for finding in findings)
    blocks = re.findall(r"^  ---\n(.*?)^  \.\.\.$", data.decode(), re.M | re.S)
    assert [yaml.safe_load(block)["message"] for block in blocks][:-1], "Each finding has its diagnostics."
    assert len(blocks) == len(findings) + 1
    path = os.path.join(PROJECT, "read.t")
    with open(path, "wb") as file:
        file.write(data)
    if shutil.which("prove"):
        shown = subprocess.run(["prove", "--exec", "cat", path], capture_output=True, text=True)
        assert "Parse errors" not in shown.stdout and shown.returncode == 1, shown.stdout


def check_stability(folder, before):
    """Two runs give the same bytes, and a line that is inserted above keeps the fingerprints."""
    assert report(folder) == before
    for name in ("bid.json", "lines.ndjson"):
        path = os.path.join(PROJECT, "app/payloads", name)
        text = open(path, encoding="utf-8").read()
        first = '{"aps": {"alert": "Hi"}}\n' if name.endswith("ndjson") else "\n\n"
        write("app/payloads/" + name, first + text)
    after = report(folder)
    assert after["sarif"] != before["sarif"]
    for name, of in (
        ("sarif", lambda log: [r["partialFingerprints"]["pushlint/v1"] for r in log["runs"][0]["results"]]),
        ("gitlab", lambda log: [issue["fingerprint"] for issue in log]),
    ):
        assert sorted(of(json.loads(after[name]))) == sorted(of(json.loads(before[name]))), name


def main():
    make_project()
    folder = os.path.join(PROJECT, "app")
    reports = report(folder)
    findings = json.loads(reports["json"])["findings"]
    assert {finding["severity"] for finding in findings} >= {"error", "warning"}
    assert any("fix" in finding for finding in findings) and any(finding["related"] for finding in findings)
    for name in FORMATS[1:]:
        assert not re.search(rb"[\x00-\x08\x0b-\x1f\x7f]", reports[name]), name
        globals()["check_" + name](reports[name], findings)
        print(f"   {name}: {len(reports[name])} bytes")
    check_stability(folder, reports)


main()
