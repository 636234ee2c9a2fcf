"""Replays lists of changes with an implementation of RFC 6902 that this project has no part in.

Each line of the file is {"type", "before", "changes", "after"}. Forwards the changes are applied as they are, by the
package jsonpatch; backwards as PROTOCOL.md says, one inverse after the other. Numbers are compared as they are spelled.
"""

import copy
import json
import sys

from jsonpatch import JsonPatch
from jsonpointer import resolve_pointer


def number(text):
    """A number that is equal to no other spelling, and to no boolean."""
    return ("number", text)


def single(name, path, **members):
    return JsonPatch([{"op": name, "path": path, **members}])


def steps(change):
    """The change as the package takes it.

    It refuses to replace a member named "-", as if every "-" were the end of a list. RFC 6902, 4.3: a replacement is
    the same as a removal and an addition.
    """
    if change["op"] == "replace" and change["path"].endswith("/-"):
        Checker.members_named_dash += 1
        return [single("remove", change["path"]), single("add", change["path"], value=change["value"])]
    return [JsonPatch([{name: member for name, member in change.items() if name != "old"}])]


def inverse(change, document):
    match change["op"]:
        case "add":
            return [single("remove", change["path"])]
        case "remove":
            return [single("add", change["path"], value=change["old"])]
        case "move":
            value = copy.deepcopy(resolve_pointer(document, change["path"]))
            return [single("remove", change["path"]), single("add", change["from"], value=value)]
        case "replace":
            return steps({**change, "value": change["old"]})
    raise ValueError(f"unknown operation {change['op']}")


class Checker:
    members_named_dash = 0

    def __init__(self):
        self.lists = self.operations = self.broken = 0

    def check(self, line):
        sample = json.loads(line, parse_int=number, parse_float=number)
        changes, after = sample["changes"], sample["after"]
        self.lists += 1
        self.operations += len(changes)
        for promise, is_kept in (
            ("applied they give the new value", lambda: self.forwards(sample["before"], changes) == after),
            ("undone they give the old value", lambda: self.backwards(after, changes) == sample["before"]),
            ("without the last one they do not", lambda: not changes or self.lacks(sample)),
            ("none is no difference", lambda: bool(changes) == (sample["before"] != after)),
        ):
            try:
                kept = is_kept()
            except Exception as error:  # whatever the package says is what has to be told
                kept, promise = False, f"{promise} ({error})"
            if not kept:
                self.broken += 1
                print(f"{promise}, of {sample['type']}:\n{line.strip()[:2000]}", file=sys.stderr)

    def lacks(self, sample):
        return self.forwards(sample["before"], sample["changes"][:-1]) != sample["after"]

    def forwards(self, document, changes):
        document = copy.deepcopy(document)
        for change in changes:
            self.hold_old(change, document)
            for step in steps(copy.deepcopy(change)):
                document = step.apply(document, in_place=True)
        return document

    def backwards(self, document, changes):
        document = copy.deepcopy(document)
        for change in reversed(changes):
            for step in inverse(copy.deepcopy(change), document):
                document = step.apply(document, in_place=True)
        return document

    @staticmethod
    def hold_old(change, document):
        if change["op"] in ("remove", "replace"):
            if resolve_pointer(document, change["path"]) != change["old"]:
                raise ValueError(f"at {change['path']} there is not what old says")


def main(path):
    checker = Checker()
    with open(path, encoding="utf-8", newline="\n") as lines:
        for line in lines:
            checker.check(line)
    print(
        f"{checker.lists} lists of changes with {checker.operations} operations replayed, {checker.broken} broken; "
        f"{Checker.members_named_dash} replacements of a member named - as remove and add"
    )
    return 0 if checker.lists > 0 and checker.broken == 0 else 1


sys.exit(main(sys.argv[1]))
