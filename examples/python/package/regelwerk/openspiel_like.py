"""The games as OpenSpiel's Python API has games: a Game that makes States, players by number, chance as a player,
actions as numbers. Names and meanings are those that OpenSpiel documents; OpenSpiel itself is not needed.

    game = regelwerk.openspiel_like.load_game("tock(seats=2)")
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    print(state.returns())

An action of a player is a policy index, seen from that player; an action of chance is the place of its outcome among
`legal_actions`. What a player sees now is its observation; its information state is all that it was shown since the
beginning. A game has a greatest length, `load_game("tock(max_game_length=500)")`, at which it is cut off.
"""

from __future__ import annotations

import json
import re
from typing import Any

from . import load
from .errors import OptionsError, RegelwerkError
from .openspiel_observer import Observer
from .openspiel_state import State
from .openspiel_told import FINGERPRINT_SIZE
from .openspiel_type import GameType, IIGObservationType, PlayerAction, PlayerId, PrivateInfoType

__all__ = [
    "INVALID_ACTION",
    "Game",
    "GameType",
    "IIGObservationType",
    "Observer",
    "PlayerAction",
    "PlayerId",
    "PrivateInfoType",
    "SpielError",
    "State",
    "deserialize_game_and_state",
    "load_game",
    "registered_games",
    "registered_names",
    "serialize_game_and_state",
]

SpielError = RegelwerkError
"""What is raised when something is wrong, by OpenSpiel's name."""

INVALID_ACTION = -1
"""A number that is never an action."""

_LENGTH = "max_game_length"
_USUAL_LENGTH = 100_000


def registered_names() -> list[str]:
    """The names of all games."""
    from . import games

    return [title.replace(" ", "_") for title in games]


def registered_games() -> list[GameType]:
    """What all games are like, with their usual parameters."""
    return [load_game(name).get_type() for name in registered_names()]


class Game:
    """The rules of a game with their parameters."""

    def __init__(self, rules: Any, max_game_length: int = _USUAL_LENGTH) -> None:
        """`rules`: the Game of a title, as regelwerk.load makes it. `max_game_length`: a game is cut off after so many
        moves, chance included."""
        if not isinstance(max_game_length, int) or max_game_length < 1:
            raise RegelwerkError(f"{_LENGTH} is a whole number of at least 1, not {max_game_length!r}")
        self.rules = rules
        self._length = max_game_length

    def get_type(self) -> GameType:
        """What this game is like, whatever its state."""
        teams = {self.rules.team(seat) for seat in range(self.num_players())}
        events = self.rules.schema()["$defs"]["event"]["properties"]
        hides = any(name.endswith("seen_by") for name in events)
        usual = {option.name: option.usual for option in self.rules.option_fields()}
        return GameType(
            short_name=self.short_name(),
            long_name=self.rules.title,
            information=GameType.Information["IMPERFECT_INFORMATION" if hides else "PERFECT_INFORMATION"],
            utility=GameType.Utility.IDENTICAL if len(teams) == 1 else GameType.Utility.GENERAL_SUM,
            min_num_players=self._fewest_players(),
            max_num_players=int(self.rules.max_seats),
            parameter_specification={**usual, _LENGTH: str(_USUAL_LENGTH)},
        )

    def _fewest_players(self) -> int:
        for seats in range(1, self.rules.max_seats):
            try:
                return int(type(self.rules)(f"seats={seats}").seats)
            except OptionsError:
                continue
        return int(self.rules.max_seats)

    def new_initial_state(self) -> State:
        """The state in which a game begins: mostly a node of chance."""
        return State(self)

    def num_players(self) -> int:
        """How many players there are."""
        return int(self.rules.seats)

    def num_distinct_actions(self) -> int:
        """All actions of players are below this number."""
        return int(self.rules.policy_size)

    def policy_tensor_shape(self) -> list[int]:
        """The shape of a policy: a number for each action."""
        return [self.num_distinct_actions()]

    def max_game_length(self) -> int:
        """After how many moves a game is cut off; those of chance count as well."""
        return self._length

    def max_chance_nodes_in_history(self) -> int:
        """A game cannot have more outcomes of chance than this."""
        return self._length

    def max_move_number(self) -> int:
        """A game cannot have more moves than this, chance included."""
        return self._length

    def max_history_length(self) -> int:
        """A game cannot have more actions than this, chance included."""
        return self._length

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
        """The options of the game, and its greatest length."""
        return {**self.rules.options, _LENGTH: self._length}

    def short_name(self) -> str:
        """The name by which load_game finds it."""
        return str(self.rules.title).replace(" ", "_")

    def observation_tensor_shape(self) -> list[int]:
        """The shape of an observation."""
        return [int(self.rules.observation_size)]

    def observation_tensor_size(self) -> int:
        """How many numbers an observation has."""
        return int(self.rules.observation_size)

    def information_state_tensor_shape(self) -> list[int]:
        """The shape of an information state: an observation, and a fingerprint of all that was shown."""
        return [self.information_state_tensor_size()]

    def information_state_tensor_size(self) -> int:
        """How many numbers an information state has."""
        return self.observation_tensor_size() + FINGERPRINT_SIZE

    def make_observer(
        self, iig_obs_type: IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """Who observes states into arrays; what a player sees now, if nothing else is said. Raises RegelwerkError for
        what no observer observes: private information alone, or everybody's; and for parameters, as there are none."""
        return Observer(self, IIGObservationType() if iig_obs_type is None else iig_obs_type, params)

    def action_to_string(self, player: int, action: int) -> str:
        """Raises RegelwerkError: what an action is called depends on the state."""
        raise RegelwerkError("what an action is called depends on the state; State.action_to_string tells")

    def deserialize_state(self, text: str) -> State:
        """The state that State.serialize wrote. Raises RegelwerkError if this is none of this game."""
        try:
            read = json.loads(text)
            state = self.new_initial_state()
            if "imagined" in read:
                seen = read["imagined"]
                position = self.rules.unpack(bytes.fromhex(seen["position"]))
                state = State.imagined(self, position, seen["player"], seen["lines"], seen["moves"])
            for action in read["actions"]:
                state.apply_action(action)
        except RegelwerkError:
            raise
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
            raise RegelwerkError("this is no serialized state") from error
        return state

    def __str__(self) -> str:
        parameters = ",".join([*self.rules.options_text.split(), f"{_LENGTH}={self._length}"])
        return f"{self.short_name()}({parameters})"

    def __repr__(self) -> str:
        return str(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.rules, self._length) == (other.rules, other._length)

    def __hash__(self) -> int:
        return hash((self.rules, self._length))

    def __reduce__(self) -> Any:
        return Game, (self.rules, self._length)


def load_game(name: str, parameters: dict[str, Any] | None = None) -> Game:
    """The game of a text, `tock` or `tock(seats=3,own_start=closed)`, with parameters of the dict besides. Raises
    RegelwerkError if there is no game of this name, OptionsError with the reasons if there is none with these
    options."""
    match = re.fullmatch(r"([\w ]+)(?:\(([^()]*)\))?", name)
    if match is None or match[1].replace(" ", "_") not in registered_names():
        raise RegelwerkError(f"there is no game {name!r}; there are {', '.join(registered_names())}")
    parts = [part.strip() for part in (match[2] or "").split(",") if part.strip()]
    own = [part for part in parts if part.startswith(f"{_LENGTH}=")]
    text = " ".join(part for part in parts if part not in own)
    more = {**{_LENGTH: _number(part.partition("=")[2]) for part in own}, **(parameters or {})}
    length = more.pop(_LENGTH, _USUAL_LENGTH)
    return Game(load(match[1].replace("_", " "), text, **more), length)


def _number(text: str) -> Any:
    """The number that a text is; itself, if it is none that a length can be."""
    return int(text) if re.fullmatch("[0-9]{1,9}", text) else text


def serialize_game_and_state(game: Game, state: State) -> str:
    """A text that deserialize_game_and_state reads."""
    return json.dumps({"game": str(game), "state": state.serialize()})


def deserialize_game_and_state(text: str) -> tuple[Game, State]:
    """The game and the state that serialize_game_and_state wrote. Raises RegelwerkError if it did not write this."""
    try:
        read = json.loads(text)
        game = load_game(read["game"])
        return game, game.deserialize_state(read["state"])
    except RegelwerkError:
        raise
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise RegelwerkError("this is no serialized game and state") from error
