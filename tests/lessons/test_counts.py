"""The command that counts the levels and writes the banks."""

import json
import sys

from hasenpfeffer.lessons import __main__ as command


def test_it_counts_and_writes(tmp_path, capsys, monkeypatch, all_banks):
    monkeypatch.setattr(
        sys, "argv", ["lessons", "--out", str(tmp_path / "js"), "--gift", str(tmp_path)]
    )
    assert command.main() == 0
    head, *rows = capsys.readouterr().out.splitlines()
    assert head.split() == [
        "chapter",
        "families",
        "levels",
        "positions",
        "explanations",
        "mistakes",
    ]
    assert [row.split()[0] for row in rows] == [*all_banks, "all"]
    text = (tmp_path / "js" / "bowers.js").read_text(encoding="utf-8").strip()
    start = 'hasenpfeffer.bank("bowers",'
    assert text.startswith(start)
    assert json.loads(text[len(start) : -1]) == json.loads(json.dumps(all_banks["bowers"]))
    assert (tmp_path / "bowers.txt").read_text(encoding="utf-8").startswith("$CATEGORY")
