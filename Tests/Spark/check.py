"""Compares examples/spark/lint_push_log.py with a single run of pushlint over the same payloads.

check.py PUSHLINT FOLDER
"""

import json
import os
import subprocess
import sys
from collections import Counter

import lint_push_log
from pyspark.sql import SparkSession

CONFIGURATION = """\
extends: ["pushlint:all"]
languages: [en, de]
strings: [App]
"""

# The German text of PARCEL takes other arguments than the English one. The plural forms of RARE and NEVER cannot be
# used, which is an error where a payload names the key, and else a warning.
TABLES = {
    "en.lproj/Localizable.strings": '"PARCEL" = "%1$@ sent you a parcel.";\n'
    '"RARE" = "%d parcels.";\n"NEVER" = "%d.";\n',
    "de.lproj/Localizable.strings": '"PARCEL" = "%1$@ schickt dir %2$@ Pakete.";\n'
    '"PARCEL" = "%1$@ schickt dir %2$@.";\n',
    "de.lproj/Localizable.stringsdict": """\
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>RARE</key>
  <dict><key>NSStringLocalizedFormatKey</key><array/></dict>
  <key>NEVER</key>
  <dict><key>NSStringLocalizedFormatKey</key><array/></dict>
</dict>
</plist>
""",
}

FAILURES = []


def expect(is_so, what):
    print(f"{'ok' if is_so else 'NOT OK'}: {what}")
    if not is_so:
        FAILURES.append(what)


# A push log


def alert(number, **more):
    return {"aps": {"alert": {"title": f"Parcel {number}", "body": "Your parcel is on its way."}, **more}}


def payload(number):
    """A payload as bytes, or none: most are right, and each kind of trouble comes again and again."""
    text = json.dumps(alert(number), ensure_ascii=False)
    match number % 20:
        case 1:
            text = json.dumps(alert(number, badge=str(number)))
        case 2:
            text = text[: number % len(text)]  # cut off, down to nothing at all
        case 3:
            text = json.dumps({"süß 🚚": "größer 👩‍👩‍👧", **alert(number, mutable_content=1)}, ensure_ascii=False)
        case 4:
            text = json.dumps(alert(number, badge="7"), indent=2)
        case 5:
            text = json.dumps(alert(number, badge="8"), indent=2).replace("\n", "\r\n")
        case 6:
            text = text.replace("on its", "on\nits")  # a line end in a string
        case 7:
            text = text.replace(": {", ":\r{")
        case 8:
            text = "\ufeff" + json.dumps(alert(number, badge="9"))
        case 9:
            text = json.dumps({"aps": {"alert": {"loc-key": "PARCEL", "loc-args": ["Mina"]}}})
        case 10:
            text = json.dumps([alert(number), alert(number, sound=1), {}])
        case 11:
            return None
        case 12:
            text = " \n\t"
        case 13:
            return text.encode()[:-9] + b'\xff"}}}'
        case 14:
            text = "\n" + text + "\n\n"
        case 15 if number == 1515:
            text = json.dumps({"aps": {"alert": {"loc-key": "RARE", "loc-args": ["Mina"]}}})
        case 16 if number == 1016:
            text = json.dumps({"log": "x" * 300_000, **alert(number, badge="10")})
    return text.encode()


ROWS = [(f"push {number}", payload(number)) for number in range(3000)]


def single_lines():
    """The rows as a stream of lines. A row without a payload is the payload null."""
    lines = [(value or b"").replace(b"\n", b"\r") for _, value in ROWS]
    return [line if line.strip() else b"null" for line in lines]


# What is found


def comparable(finding, place):
    related = tuple((r["message"], r["pointer"], r["column"]) for r in finding["related"])
    kind = (finding["rule"], finding["severity"], finding["message"], finding["pointer"])
    return (place, *kind, finding["column"], finding["endColumn"], related)


def single_run(pushlint, folder):
    command = [
        pushlint,
        "lint",
        "--ndjson",
        "--format",
        "ndjson",
        "--fail-on",
        "never",
        "--config",
        "project/.pushlint.yml",
    ]
    done = subprocess.run([*command, "-"], cwd=folder, input=b"\n".join(single_lines()) + b"\n", capture_output=True)
    if done.returncode != 0:
        sys.exit(f"check: the single run ended with status {done.returncode}: {done.stderr.decode()}")
    found = [json.loads(line) for line in done.stdout.splitlines()]
    return Counter(
        comparable(f, ROWS[f["line"] - 1][0] if f["file"] == "<stdin>" else (f["file"], f["line"])) for f in found
    )


def spark_run(findings):
    result = Counter()
    for row in findings.collect():
        found = {**row.asDict(recursive=True), "endColumn": row["end_column"]}
        result[comparable(found, row["id"] if row["file"] is None else (row["file"], row["line"]))] += 1
    return result


def by_rule(found):
    rules = Counter()
    for key, count in found.items():
        rules[key[1:3]] += count
    return rules


def compare(name, single, spark):
    expect(spark == single, f"{name}: {sum(spark.values())} findings, as in a single run")
    for sign, difference in (("-", single - spark), ("+", spark - single)):
        for key in list(difference)[:5]:
            print(f"  {sign} {key}")


def check_input(single):
    """What is compared must have what could go wrong in it."""
    rules = {rule for rule, _ in by_rule(single)}
    for rule in ("badge-type", "json-syntax", "custom-keys-outside-aps", "format-arguments-match", "payload-not-found"):
        expect(rule in rules, f"the log has findings of {rule}")
    in_tables = Counter(key[2] for key in single if isinstance(key[0], tuple))
    expect(in_tables["error"] > 0, "a finding in a string table is an error, since one row names its key")


# The checks


def check_function(spark, single, pushlint):
    """As data frames, with many partitions, of which some are empty, and with one."""
    context = spark.sparkContext
    schema = "name string, payload binary"
    many = (
        context.parallelize(ROWS[:1700], 5).union(context.parallelize([], 3)).union(context.parallelize(ROWS[1700:], 4))
    )
    for name, rows in (("12 partitions", many), ("one partition", context.parallelize(ROWS, 1))):
        frame = spark.createDataFrame(rows, schema)
        findings = lint_push_log.lint(frame, "payload", "name", pushlint, ["--config", "project/.pushlint.yml"]).cache()
        compare(name, single, spark_run(lint_push_log.once(findings)))
        counts = {
            (row["rule"], row["severity"]): row["count"]
            for row in lint_push_log.counts(lint_push_log.once(findings)).collect()
        }
        expect(counts == dict(by_rule(single)), f"{name}: the counts by rule are those of the single run")
    first = lint_push_log.lint(frame, "payload", "name", pushlint).take(1)
    expect(len(first) == 1, "the first finding can be had without the others")


def check_main(spark, single, pushlint, folder):
    """As a program that ships pushlint and the project, over a data set on disk."""
    log, output = os.path.join(folder, "log"), os.path.join(folder, "findings")
    spark.createDataFrame(spark.sparkContext.parallelize(ROWS, 6), "name string, payload binary").write.parquet(log)
    command = [sys.executable, lint_push_log.__file__, "--id", "name", "--pushlint", pushlint]
    command += ["--project", os.path.join(folder, "project"), "--partitions", "3", log, output]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        return expect(False, f"the program ends with status 0\n{done.stderr[-3000:]}")
    compare("the program", single, spark_run(spark.read.parquet(output)))
    printed = {}
    for line in done.stdout.splitlines()[:-1]:
        count, severity, rule = line.replace(",", "").split()
        printed[rule, severity] = int(count)
    expect(printed == dict(by_rule(single)), "the program prints the counts by rule")


def check_line_ends(spark, pushlint, folder):
    """A payload over many lines has the findings of its own file, at the same characters."""
    indented = json.dumps(
        {"größe": [1, {"aps": 2}], **alert(1, badge="1", mutable_content=1)}, indent=3, ensure_ascii=False
    )
    for end in ("\n", "\r\n"):
        text = indented.replace("\n", end)
        with open(os.path.join(folder, "one.json"), "w", encoding="utf-8", newline="") as file:
            file.write(text)
        command = [pushlint, "lint", "--format", "json", "--fail-on", "never", "one.json"]
        done = subprocess.run(command, cwd=folder, capture_output=True, check=True)
        found = [f for f in json.loads(done.stdout)["findings"] if f["file"] == "one.json"]
        starts = [0]
        for line in text.split("\n"):
            starts.append(starts[-1] + len(line) + 1)
        of_file = Counter((f["rule"], f["message"], starts[f["line"] - 1] + f["column"]) for f in found)
        frame = spark.createDataFrame([("a", text)], "id string, payload string")
        rows = lint_push_log.lint(frame, pushlint=pushlint).where("id = 'a'").collect()
        expect(
            len(of_file) >= 3 and Counter((row["rule"], row["message"], row["column"]) for row in rows) == of_file,
            f"a payload over many lines that end with {end!r} has the findings of its file, at the same characters",
        )


def failure(action):
    try:
        action()
    except Exception as error:
        return str(error)
    return "nothing failed"


def expect_failure(action, words, what):
    said = failure(action)
    expect(words in said, what)
    if words not in said:
        print(said[-2000:])


def check_failures(spark, pushlint, folder):
    """What cannot be done fails the job, and says why."""
    frame = spark.createDataFrame(ROWS, "id string, payload binary")

    def lint(**how):
        return lambda: lint_push_log.lint(frame, **{"pushlint": pushlint, **how}).collect()

    expect_failure(lint(options=["--ruleset", "pushlint:no-such-set"]), "no-such-set", "a wrong option fails the job")
    # Told when all payloads have been read and their findings written.
    missing = lint(options=["--strings", "no-such-folder"])
    expect_failure(missing, "no-such-folder", "tables that are missing fail the job")
    expect_failure(lint(pushlint="no-pushlint"), "cannot be started", "a missing pushlint fails the job")
    stub = os.path.join(folder, "stub")
    with open(stub, "w", encoding="utf-8") as file:
        file.write("#!/bin/sh\nhead -c 10 > /dev/null\n")
    os.chmod(stub, 0o755)
    expect_failure(lint(pushlint=stub), "before it had read all", "a pushlint that reads a part only fails the job")

    def broken(rows):
        for count, row in enumerate(rows):
            yield row["id"], bytes(1000 // (1000 - count))

    parts = frame.rdd.coalesce(1).mapPartitions(lambda rows: lint_push_log.lint_partition(broken(rows), pushlint, []))
    expect_failure(parts.collect, "ZeroDivisionError", "a log that cannot be read to its end fails the job")
    nested = spark.createDataFrame([("a", {"aps": "x"})], "id string, payload map<string,string>")
    expect_failure(lambda: lint_push_log.lint(nested), "as texts or bytes", "a payload that is no text is refused")


def main(pushlint, folder):
    for path, text in {
        ".pushlint.yml": CONFIGURATION,
        **{f"App/{path}": text for path, text in TABLES.items()},
    }.items():
        path = os.path.join(folder, "project", path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    single = single_run(pushlint, folder)
    check_input(single)
    # A task may fail once and begin anew, as on a cluster.
    builder = SparkSession.builder.master("local[2,2]").appName("check")
    for name, value in {
        "ui.enabled": "false",
        "sql.shuffle.partitions": "3",
        "ui.showConsoleProgress": "false",
        "log.level": "FATAL",
    }.items():
        builder = builder.config(f"spark.{name}", value)
    spark = builder.getOrCreate()
    lint_push_log.ship(spark, os.path.join(folder, "project"), folder)
    try:
        check_function(spark, single, pushlint)
        check_main(spark, single, pushlint, folder)
        check_line_ends(spark, pushlint, folder)
        check_failures(spark, pushlint, folder)
    finally:
        spark.stop()
    if FAILURES:
        sys.exit(f"check: {len(FAILURES)} of the above are not as they should be.")


if __name__ == "__main__":
    main(*sys.argv[1:])
