"""The lesson runs, and says what it promises to."""

import importlib.util
import pathlib
import re


def test_lesson(capsys):
    file = pathlib.Path(__file__).resolve().parents[1] / "lesson.py"
    spec = importlib.util.spec_from_file_location("lesson", file)
    lesson = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(lesson)
    lesson.main()
    told = capsys.readouterr().out
    assert [int(number) for number in re.findall(r"^(\d)\. ", told, re.MULTILINE)] == list(range(1, 9))
    assert "seats: 2 to 6" in told
    assert "places of the search and of the rule of thumb: (" in told
    wins = [int(share) for share in re.findall(r"wins (\d+)% against anything", told)]
    assert len(wins) == 4 and wins[-1] > wins[0] + 10
