#!/usr/bin/env python3
"""Reads a data set with numpy and checks what must be so in it: check.py FOLDER [GAMES]. Without numpy it ends with 77.

As a module it shows how the shards are read: `for shard in shards(folder)` gives a dict of arrays each, and
`dense_policy(shard, size)` the policies as one table.
"""
import json
import pathlib
import sys

try:
    import numpy
except ImportError:
    numpy = None

COLUMNS = ("observation", "policy_count", "policy_index", "policy_share", "value", "game", "ply", "seat")


def shards(folder):
    """The shards of a data set in their order; arrays stay in their files until they are used."""
    for shard in sorted(pathlib.Path(folder).glob("games-*[0-9]")):
        yield {name: numpy.load(shard / f"{name}.npy", mmap_mode="r") for name in COLUMNS}


def dense_policy(shard, policy_size):
    """A row for each decision, with the share of every policy index; 0 also for what is not legal."""
    policy = numpy.zeros((len(shard["policy_count"]), policy_size), dtype=numpy.float32)
    rows = numpy.repeat(numpy.arange(len(policy)), shard["policy_count"])
    policy[rows, shard["policy_index"]] = shard["policy_share"]
    return policy


def check_shard(shard, about):
    decisions = len(shard["game"])
    types = {"observation": "<f4", "policy_count": "<i4", "policy_index": "<i4", "policy_share": "<f4",
             "value": "<f4", "game": "<i8", "ply": "<i4", "seat": "|u1"}
    for name, array in shard.items():
        assert array.dtype.str == types[name], (name, array.dtype)
    assert shard["observation"].shape == (decisions, about["observation_size"])
    assert shard["value"].shape == (decisions, about["seats"])
    assert shard["policy_count"].sum() == len(shard["policy_index"]) == len(shard["policy_share"])
    assert decisions == 0 or shard["policy_count"].min() >= 2, "a decision has a choice"
    for name in ("observation", "value", "policy_share"):
        assert numpy.isfinite(shard[name]).all() and (shard[name] >= 0).all() and (shard[name] <= 1).all(), name
    policy = dense_policy(shard, about["policy_size"])
    assert numpy.allclose(policy.sum(axis=1), 1, atol=1e-4), "shares add up to 1"
    assert (numpy.count_nonzero(policy, axis=1) > 0).all()
    assert (shard["seat"] < about["seats"]).all()
    # Within a game the plies rise, and who sits where wins the same whoever looks at it.
    seats = about["seats"]
    turned = numpy.stack([numpy.roll(value, seat) for value, seat in zip(shard["value"], shard["seat"])])
    for game in numpy.unique(shard["game"]):
        rows = shard["game"] == game
        assert (numpy.diff(shard["ply"][rows]) > 0).all(), "plies rise"
        assert (turned[rows] == turned[rows][0]).all(), "all tell the same outcome"
    return decisions, set(numpy.unique(shard["game"]).tolist())


def main(folder, games=None):
    about = json.loads((pathlib.Path(folder) / "dataset.json").read_text(encoding="utf-8"))
    planes = sum(plane["size"] for plane in about["planes"])
    assert planes == about["observation_size"], "planes fill the observation"
    decisions, met = 0, set()
    for shard in shards(folder):
        more, numbers = check_shard(shard, about)
        assert not met & numbers, "no game is there twice"
        decisions, met = decisions + more, met | numbers
    wanted = about["games"] if games is None else int(games)
    assert met <= set(range(about["first"], about["first"] + about["games"]))
    assert len(met) == wanted, (len(met), wanted)
    print(f"{folder}: {len(met)} games, {decisions} decisions")


if __name__ == "__main__":
    if numpy is None:
        sys.exit(77)
    main(*sys.argv[1:])
