#!/usr/bin/env python3
"""Lints a push log of any size with Spark: each partition is piped through one `pushlint lint --ndjson -`.

    lint_push_log.py --id message_id --payload payload --project push --pushlint ./pushlint log.parquet findings.parquet

Copy this file into a project of your own, or import `lint`, `once` and `counts` from it. It needs PySpark and nothing
else: neither pandas nor PyArrow. docs/SPARK.md says how to size a run.
"""

import argparse
import contextlib
import json
import os
import pickle
import shutil
import subprocess
import sys
import tempfile
import threading

from pyspark import SparkFiles, StorageLevel
from pyspark.sql import SparkSession
from pyspark.sql import functions as F
from pyspark.sql import types as T

# The name of the stream, which findings in payloads have as their file.
STREAM = "push-log.ndjson"

# How many bytes are handed to pushlint at once.
BATCH = 1 << 16

# A line end outside of a string is white space in JSON, as a carriage return is; in a string both are mistakes, and
# told in the same words. So this makes one line of any text and changes neither a column nor what is found.
ONE_LINE = bytes.maketrans(b"\n", b"\r")

RELATED = T.ArrayType(
    T.StructType(
        [
            T.StructField("message", T.StringType()),
            T.StructField("pointer", T.StringType()),
            T.StructField("column", T.IntegerType()),
            T.StructField("file", T.StringType()),
            T.StructField("line", T.IntegerType()),
        ]
    )
)


class PushlintFailed(Exception):
    """A run of pushlint that could not do all that was asked; that there are findings is no failure."""


def lint(frame, payload_column="payload", id_column="id", pushlint="pushlint", options=()):
    """The findings in a data frame's payloads, as a data frame.

    The result has the columns `id` (of the row that the payload stands in), `rule`, `severity`, `message`, `pointer`,
    `column` and `end_column` (counted from 1, in characters of the whole payload text, line ends included),
    `documentation`, `file`, `line` and `related`. `file` and `line` are null for what stands in a payload. What stands
    in a string table has no `id`, and each partition tells it again: see `once`.

    :param frame: a data frame with one payload a row. A row without one, null or blank, is told as JSON's null is.
    :param payload_column: the column with the payloads, texts or bytes.
    :param id_column: the column that names a row; of any type.
    :param pushlint: the program: the name of a file that was shipped with the job, a path, or a command.
    :param options: more options of `pushlint lint`. Paths in them start at the folder of shipped files.
    :raises ValueError: for a payload column that holds neither texts nor bytes.
    """
    kind = frame.select(payload_column).schema[0].dataType
    if not isinstance(kind, (T.StringType, T.BinaryType)):
        raise ValueError(
            f"The column “{payload_column}” has to hold payloads as texts or bytes; it holds {kind.simpleString()}. "
            "Read it as it was sent: a payload that is written anew (to_json) may have lost what is wrong with it."
        )
    # Bytes, so that nothing is decoded on the way, and what is no UTF-8 is found.
    rows = frame.select(frame[id_column].alias("id"), frame[payload_column].cast("binary").alias("payload"))
    options = list(options)
    findings = rows.rdd.mapPartitions(lambda part: lint_partition(part, pushlint, options))
    schema = T.StructType(
        [
            T.StructField("id", rows.schema["id"].dataType),
            T.StructField("rule", T.StringType()),
            T.StructField("severity", T.StringType()),
            T.StructField("message", T.StringType()),
            T.StructField("pointer", T.StringType()),
            T.StructField("column", T.IntegerType()),
            T.StructField("end_column", T.IntegerType()),
            T.StructField("documentation", T.StringType()),
            T.StructField("file", T.StringType()),
            T.StructField("line", T.IntegerType()),
            T.StructField("related", RELATED),
        ]
    )
    return frame.sparkSession.createDataFrame(findings, schema, verifySchema=False)


def once(findings):
    """The findings with those in string tables told once, and as errors if any partition's payloads make them errors.

    It reads `findings` twice: persist them first.
    """
    in_payloads = findings.where(F.col("file").isNull())
    rank = F.when(F.col("severity") == "error", 0).when(F.col("severity") == "warning", 1).otherwise(2)
    place = ["file", "line", "column", "rule", "message"]
    rest = [name for name in findings.columns if name not in place]
    in_tables = findings.where(F.col("file").isNotNull()).groupBy(*place)
    worst = in_tables.agg(F.min_by(F.struct(*rest), rank).alias("rest"))
    return in_payloads.unionByName(worst.select(*place, "rest.*"))


def counts(findings):
    """How many findings each rule has."""
    return findings.groupBy("rule", "severity").count().orderBy(F.desc("count"), "rule", "severity")


class RowIDs:
    """Which row each line came from: on disk, so that a partition of any length takes little memory.

    One thread adds, another looks up, in the order of the lines.
    """

    def __init__(self):
        self._writing = tempfile.NamedTemporaryFile(prefix="pushlint-rows-")
        self._reading = open(self._writing.name, "rb")
        self._batch, self._first = [], 1

    def add(self, ids):
        """Takes the rows of the next lines. Call it before pushlint can read them."""
        pickle.dump(ids, self._writing)
        self._writing.flush()

    def of(self, line):
        """The row of a line, counted from 1; lines come in order."""
        try:
            while line >= self._first + len(self._batch):
                self._first += len(self._batch)
                self._batch = pickle.load(self._reading)
        except EOFError:
            raise PushlintFailed(f"There is a finding in line {line}; the stream has fewer lines.") from None
        if line < self._first:
            raise PushlintFailed(f"The finding in line {line} came after one in a later line; its row is not known.")
        return self._batch[line - self._first]

    def close(self):
        self._reading.close()
        self._writing.close()


class Feeder(threading.Thread):
    """Writes a partition's payloads to pushlint, while its findings are read elsewhere."""

    def __init__(self, rows, stdin, ids):
        super().__init__(name="pushlint-feeder", daemon=True)
        self._rows, self._stdin, self._ids = rows, stdin, ids
        self.has_fed_all = False
        self.failure = None

    def run(self):
        try:
            with self._stdin:
                self._feed()
            self.has_fed_all = True
        except BrokenPipeError:
            pass  # pushlint has ended; its exit status says why.
        except Exception as error:
            self.failure = error

    def _feed(self):
        ids, lines, size = [], [], 0
        for row, payload in self._rows:
            line = b"null" if payload is None else payload.translate(ONE_LINE)
            ids.append(row)
            lines.append(b"null" if not line.strip(b" \t\r") else line)
            size += len(line) + 1
            if size >= BATCH:
                self._write(ids, lines)
                ids, lines, size = [], [], 0
        self._write(ids, lines)

    def _write(self, ids, lines):
        if ids:
            self._ids.add(ids)
            self._stdin.write(b"\n".join(lines) + b"\n")
            self._stdin.flush()


def lint_partition(rows, pushlint, options):
    """Yields what pushlint finds in a partition's rows of id and payload, as it comes."""
    folder = os.path.abspath(SparkFiles.getRootDirectory())
    shipped = os.path.join(folder, pushlint)
    command = [shipped if os.path.exists(shipped) else pushlint, "lint", "--ndjson", "--format", "ndjson"]
    command += ["--fail-on", "never", "--stdin-filename", STREAM, *options, "-"]
    with contextlib.ExitStack() as stack:
        errors = stack.enter_context(tempfile.TemporaryFile())
        process = start(command, folder, errors)
        ids = RowIDs()
        stack.callback(ids.close)
        feeder = Feeder(rows, process.stdin, ids)
        feeder.start()
        stack.callback(end, process, feeder)
        for line in process.stdout:
            yield finding(json.loads(line), ids)
        status = process.wait()
        errors.seek(0)
        said = errors.read().decode("utf-8", "replace").strip()
        if status != 0:
            raise PushlintFailed(f"{' '.join(command)} in {folder} ended with status {status}. {said}")
        feeder.join()
        if feeder.failure:
            raise feeder.failure
        if not feeder.has_fed_all:
            raise PushlintFailed(f"{' '.join(command)} in {folder} ended before it had read all payloads. {said}")
        if said:
            print(said, file=sys.stderr)


def start(command, folder, errors):
    try:
        return subprocess.Popen(command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors)
    except OSError as error:
        why = f"{command[0]} cannot be started on this machine: {error.strerror}. Ship it with the job."
        raise PushlintFailed(why) from error


def end(process, feeder):
    """Leaves nothing running, also when nobody wants the rest."""
    process.kill()
    process.wait()
    process.stdout.close()
    feeder.join()


def finding(found, ids):
    """A row of the result."""
    is_in_payload = found["file"] == STREAM
    return (
        ids.of(found["line"]) if is_in_payload else None,
        found["rule"],
        found["severity"],
        found["message"],
        found["pointer"],
        found["column"],
        found["endColumn"],
        found.get("documentation"),
        None if is_in_payload else found["file"],
        None if is_in_payload else found["line"],
        [related_place(place) for place in found["related"]],
    )


def related_place(place):
    is_in_payload = place["file"] == STREAM
    return (
        place["message"],
        place["pointer"],
        place["column"],
        None if is_in_payload else place["file"],
        None if is_in_payload else place["line"],
    )


def ship(spark, path, scratch):
    """Sends a file or a folder to all machines of the job, and returns its name in their folders of shipped files."""
    name = os.path.basename(os.path.abspath(path))
    if os.path.isdir(path):
        archive = shutil.make_archive(os.path.join(scratch, name), "gztar", path)
        spark.sparkContext.addArchive(f"{archive}#{name}")
    elif os.path.exists(path):
        spark.sparkContext.addFile(os.path.abspath(path))
    else:
        raise FileNotFoundError(f"{path} is not there. Name a file or a folder on the machine that starts the job.")
    return name


def read(spark, arguments):
    """The log as a data frame, and the names of its columns with ids and payloads."""
    reader = spark.read
    if arguments.input_format == "text":
        # A carriage return is white space in JSON and ends no line of a log. A line is its own name.
        return reader.text(arguments.input, lineSep="\n"), arguments.id or "value", "value"
    if not arguments.id:
        raise ValueError("--id has to name the column that names a row.")
    return reader.format(arguments.input_format).load(arguments.input), arguments.id, arguments.payload


def parse_arguments(words):
    parser = argparse.ArgumentParser(
        description="Lints a push log with pushlint, and counts the findings by rule.",
        epilog="What stands behind -- goes to pushlint lint, such as: -- --ruleset pushlint:all --push-type alert",
    )
    parser.add_argument("input", metavar="INPUT", help="a file or folder that Spark can read")
    parser.add_argument("output", metavar="OUTPUT", help="the folder for the findings, as Parquet; must not exist yet")
    parser.add_argument(
        "--input-format", choices=["parquet", "orc", "json", "text"], default="parquet", help="(%(default)s)"
    )
    parser.add_argument("--payload", metavar="COLUMN", default="payload", help="the payloads (%(default)s)")
    parser.add_argument("--id", metavar="COLUMN", help="what names a row; for text, the line itself")
    parser.add_argument(
        "--pushlint", metavar="FILE", help="the program, to be shipped; else each machine must have pushlint"
    )
    parser.add_argument(
        "--project", metavar="FOLDER", help="a folder with a .pushlint.yml and all that it names, to be shipped"
    )
    parser.add_argument(
        "--strings", metavar="FOLDER", action="append", default=[], help="a folder of string tables, to be shipped"
    )
    parser.add_argument("--partitions", type=int, metavar="NUMBER", help="split the log into so many parts first")
    words = list(words)
    own = words.index("--") if "--" in words else len(words)
    return parser.parse_args(words[:own]), words[own + 1 :]


def run(spark, arguments, options, scratch):
    """Lints the log, writes the findings and prints how many of each rule there are."""
    for folder in filter(None, [arguments.project, *arguments.strings]):
        if not os.path.isdir(folder):
            raise ValueError(f"{folder} is no folder on the machine that starts the job.")
    pushlint = ship(spark, arguments.pushlint, scratch) if arguments.pushlint else "pushlint"
    if arguments.project:
        options = ["--config", os.path.join(ship(spark, arguments.project, scratch), ".pushlint.yml"), *options]
    for folder in arguments.strings:
        options = ["--strings", ship(spark, folder, scratch), *options]
    log, id_column, payload_column = read(spark, arguments)
    if arguments.partitions:
        log = log.repartition(arguments.partitions)
    found = lint(log, payload_column, id_column, pushlint, options).persist(StorageLevel.DISK_ONLY)
    once(found).write.parquet(arguments.output)
    rows = counts(spark.read.parquet(arguments.output)).collect()
    for row in rows:
        print(f"{row['count']:>10,}  {row['severity']:<7}  {row['rule']}")
    print(f"{sum(row['count'] for row in rows):>10,}  findings in {arguments.output}")


def main(words):
    arguments, options = parse_arguments(words)
    spark = SparkSession.builder.appName("pushlint").getOrCreate()
    try:
        with tempfile.TemporaryDirectory(prefix="pushlint-ship-") as scratch:
            run(spark, arguments, options, scratch)
    except (ValueError, FileNotFoundError) as error:
        print(f"lint_push_log.py: error: {error}", file=sys.stderr)
        return 2
    finally:
        spark.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
