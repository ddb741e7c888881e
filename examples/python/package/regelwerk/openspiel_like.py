"""The games as OpenSpiel's Python API has games: a Game that makes States, players by number, chance as a player,
actions as numbers. Names and meanings are those that OpenSpiel documents; OpenSpiel itself is not needed.

    game = regelwerk.openspiel_like.load_game("tock(seats=2)")
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    print(state.returns())

An action of a player is a policy index, seen from that player; an action of chance is the place of its outcome among
`legal_actions`. What a player knows is told by its observation; its information state is all that it was shown since
the beginning. There is no information state tensor, as a game has no longest history; take the observation.
"""

from __future__ import annotations

import json
import re
from typing import Any

from . import load
from .errors import RegelwerkError
from .openspiel_state import PlayerId, State

__all__ = [
    "Game",
    "PlayerId",
    "State",
    "deserialize_game_and_state",
    "load_game",
    "registered_names",
    "serialize_game_and_state",
]


def registered_names() -> list[str]:
    """The names of all games."""
    from . import games

    return [title.replace(" ", "_") for title in games]


class Game:
    """The rules of a game with their parameters."""

    max_chance_nodes_in_history: int | None = None
    """How many outcomes of chance a game can have; None, for there is no bound."""

    def __init__(self, rules: Any) -> None:
        """`rules`: the Game of a title, as regelwerk.load makes it."""
        self.rules = rules

    def new_initial_state(self) -> State:
        """The state in which a game begins: mostly a node of chance."""
        return State(self)

    def num_players(self) -> int:
        """How many players there are."""
        return int(self.rules.seats)

    def num_distinct_actions(self) -> int:
        """All actions of players are below this number."""
        return int(self.rules.policy_size)

    def max_chance_outcomes(self) -> int:
        """All actions of chance are below this number."""
        return int(self.rules.max_moves)

    def min_utility(self) -> float:
        """The least that a player can earn."""
        return 0.0

    def max_utility(self) -> float:
        """The most that a player can earn."""
        return 1.0

    def utility_sum(self) -> float | None:
        """What all players together earn, if that is always the same; None, for here it need not be."""
        return None

    def get_parameters(self) -> dict[str, Any]:
        """The options of the game."""
        return dict(self.rules.options)

    def short_name(self) -> str:
        """The name by which load_game finds it."""
        return str(self.rules.title).replace(" ", "_")

    def observation_tensor_shape(self) -> list[int]:
        """The shape of an observation."""
        return [int(self.rules.observation_size)]

    def observation_tensor_size(self) -> int:
        """How many numbers an observation has."""
        return int(self.rules.observation_size)

    def provides_information_state_tensor(self) -> bool:
        """False: an information state has no bounded size."""
        return False

    def deserialize_state(self, text: str) -> State:
        """The state that State.serialize wrote. Raises RegelwerkError if this is none of this game."""
        try:
            read = json.loads(text)
            state = self.new_initial_state()
            if "imagined" in read:
                state = State.imagined(self, self.rules.unpack(bytes.fromhex(read["imagined"])), read["player"])
            for action in read["actions"]:
                state.apply_action(action)
        except RegelwerkError:
            raise
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise RegelwerkError("this is no serialized state") from error
        return state

    def __str__(self) -> str:
        parameters = ",".join(self.rules.options_text.split())
        return f"{self.short_name()}({parameters})"

    def __repr__(self) -> str:
        return str(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.rules == other.rules

    def __hash__(self) -> int:
        return hash(self.rules)

    def __reduce__(self) -> Any:
        return Game, (self.rules,)


def load_game(name: str, parameters: dict[str, Any] | None = None) -> Game:
    """The game of a text, `tock` or `tock(seats=3,own_start=closed)`, with parameters of the dict besides. Raises
    RegelwerkError if there is no game of this name, OptionsError with the reasons if there is none with these
    options."""
    match = re.fullmatch(r"(\w+)(?:\(([^()]*)\))?", name)
    if match is None or match[1] not in registered_names():
        raise RegelwerkError(f"there is no game {name!r}; there are {', '.join(registered_names())}")
    text = " ".join(part.strip() for part in (match[2] or "").split(",") if part.strip())
    return Game(load(match[1].replace("_", " "), text, **(parameters or {})))


def serialize_game_and_state(game: Game, state: State) -> str:
    """A text that deserialize_game_and_state reads."""
    return json.dumps({"game": game.rules.title, "options": game.rules.options_text, "state": state.serialize()})


def deserialize_game_and_state(text: str) -> tuple[Game, State]:
    """The game and the state that serialize_game_and_state wrote. Raises RegelwerkError if it did not write this."""
    try:
        read = json.loads(text)
        game = Game(load(read["game"], read["options"]))
        return game, game.deserialize_state(read["state"])
    except RegelwerkError:
        raise
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise RegelwerkError("this is no serialized game and state") from error
