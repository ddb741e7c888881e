"""The State of openspiel_like."""

from __future__ import annotations

import enum
import json
import operator
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from . import _regelwerk
from .errors import RegelwerkError

if TYPE_CHECKING:
    from .openspiel_like import Game

__all__ = ["PlayerId", "State", "restored"]


class PlayerId(enum.IntEnum):
    """Players that are no seats."""

    CHANCE = -1
    """Chance decides."""
    TERMINAL = -4
    """Nobody decides, for the game is over."""


class State:
    """A position on its way through a game; apply_action changes it."""

    def __init__(self, game: Game) -> None:
        """The beginning of a game."""
        self._game = game
        self._rules = game.rules
        self._state: Any = self._rules.initial()
        self._history: list[tuple[int, int]] = []
        self._begin_with_views(range(self._rules.seats))

    def _begin_with_views(self, players: Any) -> None:
        """From now on these players know what they are shown."""
        views = {player: self._rules.view(self._state, player) for player in players}
        self._told = {player: [str(view)] for player, view in views.items()}
        self._known = {player: self._rules.memory(view) for player, view in views.items()}
        self._imagined_from: tuple[str, int] | None = None

    @classmethod
    def imagined(cls, game: Game, position: Any, player: int) -> State:
        """A state without a history, as a player may imagine it."""
        state = cls(game)
        state._state = position
        state._begin_with_views(range(game.rules.seats))
        state._imagined_from = (position.pack().hex(), player)
        return state

    def get_game(self) -> Game:
        """The game that this is a state of."""
        return self._game

    def position(self) -> Any:
        """The same as a State of the title."""
        return self._state

    def num_players(self) -> int:
        """How many players there are."""
        return self._game.num_players()

    def num_distinct_actions(self) -> int:
        """All actions of players are below this number."""
        return self._game.num_distinct_actions()

    def current_player(self) -> int:
        """Who decides: a player, PlayerId.CHANCE or PlayerId.TERMINAL."""
        actor = self._rules.actor(self._state)
        if actor.is_seat:
            return int(actor.seat)
        return PlayerId.CHANCE if actor.is_chance else PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        """True if the game is over."""
        return self.current_player() == PlayerId.TERMINAL

    def is_chance_node(self) -> bool:
        """True if chance decides."""
        return self.current_player() == PlayerId.CHANCE

    def is_player_node(self) -> bool:
        """True if a player decides."""
        return self.current_player() >= 0

    def is_simultaneous_node(self) -> bool:
        """False: players decide one after another."""
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The actions of who decides, ascending; none for any other player and when the game is over."""
        current = self.current_player()
        if current == PlayerId.TERMINAL or (player is not None and player != current):
            return []
        if current == PlayerId.CHANCE:
            return list(range(len(self._rules.codes(self._state))))
        return [int(index) for index in np.flatnonzero(self._rules.legal_mask(self._view(current)))]

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """1 at the legal actions, 0 at all others; as long as the actions of who decides can be many."""
        of_chance = self.is_chance_node() and player in (None, PlayerId.CHANCE)
        legal = self.legal_actions(player)
        mask = [0] * (len(legal) if of_chance else self.num_distinct_actions())
        for action in legal:
            mask[action] = 1
        return mask

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The actions of chance with their probabilities, of which the exact weights are position()'s."""
        self._expect(self.is_chance_node(), "chance does not decide here")
        total = self._rules.total_weight(self._state)
        moves = self._rules.moves(self._state)
        return [(action, self._rules.weight(self._state, move) / total) for action, move in enumerate(moves)]

    def apply_action(self, action: int) -> None:
        """Makes a move. Raises RegelwerkError, and changes nothing, if it is not legal."""
        player, action = self.current_player(), operator.index(action)
        move = self._move_of(player, action)
        self._state, events = self._rules.play_with_events(self._state, move)
        for seat in self._told:
            for event in events:
                self._show(seat, self._rules.shown(event, seat))
        self._history.append((player, action))

    def _show(self, player: int, event: Any) -> None:
        self._told[player].append(str(event))
        self._known[player] = self._rules.remember(self._known[player], event)

    def child(self, action: int) -> State:
        """The state after a move; this one stays."""
        state = self.clone()
        state.apply_action(action)
        return state

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """The word of an action of a player; with one argument, of who decides."""
        if action is None:
            player, action = self.current_player(), player
        return str(self._move_of(player, action))

    def string_to_action(self, player: int | str, text: str | None = None) -> int:
        """The action of a word; with one argument, of who decides. Raises RegelwerkError if there is none."""
        word = str(player) if text is None else text
        move = self._rules.move(self._state, word)
        if self.is_chance_node():
            return int(self._rules.codes(self._state).index(move.code))
        return int(self._rules.policy_index(self._view(self.current_player()), move.code))

    def returns(self) -> list[float]:
        """What each player has earned so far: 0 until the end, which is worth from 0 to 1."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return [float(payoff) for payoff in self._rules.payoffs(self._state)]

    def rewards(self) -> list[float]:
        """What each player earned by the last move, which only the end pays."""
        return self.returns()

    def player_return(self, player: int) -> float:
        """What a player has earned so far."""
        return self.returns()[self._player(player)]

    def player_reward(self, player: int) -> float:
        """What a player earned by the last move."""
        return self.rewards()[self._player(player)]

    def history(self) -> list[int]:
        """All actions, chance included. Raises RegelwerkError of a state that was imagined."""
        self._expect(self._imagined_from is None, "an imagined state has no history")
        return [action for _, action in self._history]

    def full_history(self) -> list[tuple[int, int]]:
        """All actions with their players. Raises RegelwerkError of a state that was imagined."""
        self._expect(self._imagined_from is None, "an imagined state has no history")
        return list(self._history)

    def history_str(self) -> str:
        """All actions as a text."""
        return ", ".join(map(str, self.history()))

    def move_number(self) -> int:
        """How many actions have been made."""
        return len(self._history)

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees now, as a line; of who decides if none is named."""
        return str(self._view(self._player(player)))

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees now, as numbers from 0 to 1; of who decides if none is named."""
        return [float(value) for value in self._rules.observe(self._view(self._player(player)))]

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player was shown since the beginning, a line each; of who decides if none is named."""
        return "\n".join(self._told[self._player(player)])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that contradicts nothing that this player was shown, drawn by its exact probability as far as the
        player's memory goes. `sampler` answers numbers from 0 to below 1. The player's information state is that of
        this state; those of the others begin anew, and there is no history."""
        player, drawn_number = self._player(player), sampler()
        self._expect(0 <= drawn_number < 1, "a sampler answers numbers from 0 to below 1")
        random = _regelwerk.Random(int(drawn_number * 2**53))
        drawn = self._rules.resample(self._known[player], random)
        state = State.imagined(self._game, drawn, player)
        state._told[player] = list(self._told[player])
        state._known[player] = self._known[player]
        return state

    def clone(self) -> State:
        """A copy that goes its own way."""
        copy = State.__new__(State)
        copy._game, copy._rules, copy._state = self._game, self._rules, self._state
        copy._history = list(self._history)
        copy._told = {player: list(lines) for player, lines in self._told.items()}
        copy._known = dict(self._known)
        copy._imagined_from = self._imagined_from
        return copy

    def serialize(self) -> str:
        """A text that Game.deserialize_state reads."""
        text: dict[str, Any] = {"actions": [action for _, action in self._history]}
        if self._imagined_from is not None:
            text["imagined"], text["player"] = self._imagined_from
        return json.dumps(text)

    def __str__(self) -> str:
        return str(self._state)

    def __repr__(self) -> str:
        return f"<State of {self._game}: {self}>"

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: Any) -> State:
        return self.clone()

    def __reduce__(self) -> Any:
        return restored, (self._game, self.serialize())

    def _view(self, player: int) -> Any:
        return self._known[player].view

    def _player(self, player: int | None) -> int:
        chosen = self.current_player() if player is None else operator.index(player)
        self._expect(0 <= chosen < self.num_players(), "a player is from 0 to the number of players - 1")
        return chosen

    def _move_of(self, player: int, action: int) -> Any:
        self._expect(player == self.current_player(), "this player does not decide here")
        self._expect(player != PlayerId.TERMINAL, "the game is over")
        if player == PlayerId.CHANCE:
            moves = self._rules.moves(self._state)
            self._expect(0 <= action < len(moves), f"chance has no outcome {action} here")
            return moves[action]
        move = self._rules.policy_move(self._view(player), action)
        self._expect(move is not None, f"player {player} has no legal action {action} here")
        return move

    @staticmethod
    def _expect(holds: bool, otherwise: str) -> None:
        if not holds:
            raise RegelwerkError(otherwise)


def restored(game: Game, text: str) -> State:
    """The state of a game that State.serialize wrote; for pickles."""
    return game.deserialize_state(text)
