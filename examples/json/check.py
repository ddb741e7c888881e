#!/usr/bin/env python3
"""Holds the values that `describe` prints against the schemas that it prints before them."""
import json
import subprocess
import sys

try:
    from jsonschema import Draft202012Validator
except ImportError:
    print("python3's jsonschema is missing (Debian's package is python3-jsonschema)")
    sys.exit(77)


def main(program):
    lines = subprocess.run([program], check=True, capture_output=True, text=True).stdout.splitlines()
    validators = {}
    found = {}
    title = None
    for line in lines:
        kind, text = line.split(" ", 1)
        value = json.loads(text)
        if kind == "schema":
            Draft202012Validator.check_schema(value)
            title = value["title"]
            found.setdefault(title, {})
            validators = {
                name: Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": value["$defs"]})
                for name in value["$defs"]
            }
        elif kind not in ("options", "start"):
            validators[kind].validate(value)
        found[title][kind] = found[title].get(kind, 0) + 1
    for title, kinds in found.items():
        print(title, " ".join(f"{kind} {count}" for kind, count in sorted(kinds.items())))
    missing = [t for t, kinds in found.items() for k in ("state", "view", "move", "event", "outcome") if k not in kinds]
    return 1 if missing or len(found) != 5 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
