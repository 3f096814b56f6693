"""Findings for machines: JSON, SARIF for code scanners, and the workflow commands of GitHub."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from urllib.parse import quote

from generator import __version__
from generator.cli.say import tame
from generator.desk.checks import Checked
from generator.findings import Finding
from generator.findings import Severity
from generator.game.answer import Answer

SARIF_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def as_json(files: Sequence[Checked]) -> str:
    """Everything that was found out, file by file."""
    value = {
        "papercosmos": __version__,
        "files": [
            {
                "file": str(each.file),
                "stopped": each.was_stopped,
                "findings": [asdict(finding) for finding in each.findings],
                "checks": [
                    {
                        "code": check.code,
                        "title": check.title,
                        "claims": [_claim(each, answer) for answer in check.answers],
                    }
                    for check in each.examined
                ],
            }
            for each in files
        ],
    }
    return _json(value)


def _json(value: object) -> str:
    """In ASCII, so that whatever a name holds comes through every pipe; and no log finds a command (##[…]) in it."""
    return json.dumps(value, indent=2).replace("##", r"#\u0023")


def _claim(file: Checked, answer: Answer) -> dict[str, object]:
    place = {"line": answer.span.line, "column": answer.span.column} if answer.span else {}
    witnesses = {"witnesses": file.written(answer)} if answer.witnesses else {}
    return {"claim": answer.claim, "verdict": answer.verdict, "because": answer.because, **place, **witnesses}


def as_sarif(files: Sequence[Checked]) -> str:
    findings = [finding for each in files for finding in each.findings]
    rules = {finding.code: finding.message for finding in findings}
    titles = {check.code: check.title for each in files for check in each.examined}
    driver = {
        "name": "papercosmos",
        "version": __version__,
        "rules": [
            {"id": code, "shortDescription": {"text": titles.get(code, message)}}
            for code, message in sorted(rules.items())
        ],
    }
    results = [_result(finding) for finding in findings]
    run = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}
    return _json({"$schema": SARIF_SCHEMA, "version": "2.1.0", "runs": [run]})


def _result(finding: Finding) -> dict[str, object]:
    result: dict[str, object] = {
        "ruleId": finding.code,
        "level": finding.severity.value,
        "message": {"text": _sentences(finding)},
    }
    span = finding.span
    if span:
        region = {"startLine": span.line, "startColumn": span.column, "endColumn": span.column + span.length}
        result["locations"] = [
            {"physicalLocation": {"artifactLocation": {"uri": quote(Path(span.file).as_posix())}, "region": region}}
        ]
    return result


def as_github(files: Sequence[Checked]) -> str:
    """One workflow command a finding, shown beside the line in a pull request."""
    return "".join(f"{_command(finding)}\n" for each in files for finding in each.findings)


def _command(finding: Finding) -> str:
    kind = "error" if finding.severity is Severity.ERROR else "warning"
    place = ""
    if finding.span:
        span = finding.span
        place = f"file={_escaped(span.file)},line={span.line},col={span.column},endColumn={span.column + span.length},"
    return f"::{kind} {place}title={finding.code}::{_data(_sentences(finding))}"


def _sentences(finding: Finding) -> str:
    proof = f" Proof: {finding.proof}." if finding.proof else ""
    help = f" Help: {finding.help}." if finding.help else ""
    return f"{finding.message}.{proof}{help}"


def _data(text: str) -> str:
    return tame(text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A"))


def _escaped(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
