"""The State of openspiel_like."""

from __future__ import annotations

import json
import operator
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from . import _regelwerk
from .errors import RegelwerkError
from .openspiel_told import Made, Told
from .openspiel_type import PlayerAction, PlayerId

if TYPE_CHECKING:
    from .openspiel_like import Game

__all__ = ["State", "restored"]


class State:
    """A position on its way through a game; apply_action changes it."""

    def __init__(self, game: Game) -> None:
        """The beginning of a game."""
        self._begin(game, game.rules.initial())

    def _begin(self, game: Game, position: Any) -> None:
        self._game = game
        self._rules = game.rules
        self._start = position
        self._state = position
        self._made: list[Made] = []
        self._told: dict[int | None, Told] = {}
        self._imagined: dict[str, Any] | None = None

    @classmethod
    def imagined(cls, game: Game, position: Any, player: int, lines: list[str], moves: int) -> State:
        """A state without a history, as a player may imagine it who was told these lines: of so many moves. Raises
        RegelwerkError if they do not fit."""
        if not isinstance(moves, int) or moves < 0 or player not in range(game.num_players()):
            raise RegelwerkError("an imagined state is a player's, after a number of moves")
        told = Told.from_lines(game.rules, player, lines)
        if told.memory.view != game.rules.view(position, player):
            raise RegelwerkError("what was told does not lead to this position")
        return cls._imagined_with(game, position, player, told, moves)

    @classmethod
    def _imagined_with(cls, game: Game, position: Any, player: int, told: Told, moves: int) -> State:
        state = cls.__new__(cls)
        state._begin(game, position)
        state._imagined = {"position": position.pack().hex(), "player": player, "lines": told.lines, "moves": moves}
        state._told[player] = told
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
        if self.move_number() >= self._game.max_game_length():
            return PlayerId.TERMINAL
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

    def is_mean_field_node(self) -> bool:
        """False: players are no population."""
        return False

    def is_initial_state(self) -> bool:
        """True if nothing has happened yet."""
        return self.move_number() == 0

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
        after, events = self._rules.play_with_events(self._state, move)
        self._made.append(Made(player, action, str(move), self._state, events))
        self._state = after

    def apply_action_with_legality_check(self, action: int) -> None:
        """The same as apply_action, which always checks."""
        self.apply_action(action)

    def apply_actions(self, actions: list[int]) -> None:
        """Raises RegelwerkError: players never decide at once."""
        raise RegelwerkError("players decide one after another here; apply_action makes a move")

    def undo_action(self, player: int, action: int) -> None:
        """Takes back the last action, which has to be this one of this player. One after another, all actions can be
        taken back that were made in this state or in one that it is a copy of: up to the beginning of the game, or to
        where it was imagined. This is for searching; who plays against people asks `why_not_take_back` of the title's
        Game. Raises RegelwerkError, and changes nothing, if this was not the last action."""
        is_last = bool(self._made) and self._made[-1][:2] == (player, action)
        self._expect(is_last, f"action {action} of player {player} is not the last one that was made here")
        self._state = self._made.pop().before
        for told in self._told.values():
            told.forget(len(self._made))

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
        """What each player has earned so far: 0 until the end, which is worth from 0 to 1. In a game that was cut off,
        because it had its greatest length, what its standing is worth."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return [float(payoff) for payoff in self._rules.payoffs(self._state)]

    def rewards(self) -> list[float]:
        """What each player earned by the last move, which only the end pays."""
        return self.returns()

    def player_return(self, player: int) -> float:
        """What a player has earned so far."""
        return self.returns()[self.seat_of(player)]

    def player_reward(self, player: int) -> float:
        """What a player earned by the last move."""
        return self.rewards()[self.seat_of(player)]

    def history(self) -> list[int]:
        """All actions, chance included. Raises RegelwerkError of a state that was imagined."""
        return [action for _, action in self.full_history()]

    def full_history(self) -> list[PlayerAction]:
        """All actions with their players. Raises RegelwerkError of a state that was imagined."""
        self._expect(self._imagined is None, "an imagined state has no history")
        return [PlayerAction(made.player, made.action) for made in self._made]

    def history_str(self) -> str:
        """All actions as a text."""
        return ", ".join(map(str, self.history()))

    def move_number(self) -> int:
        """How many actions have been made, chance included."""
        before = 0 if self._imagined is None else int(self._imagined["moves"])
        return before + len(self._made)

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees now, as a line; of who decides if none is named."""
        return str(self._view(self.seat_of(player)))

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees now, as numbers from 0 to 1; of who decides if none is named."""
        return self._seen(self.seat_of(player))

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player was shown since the beginning, and its own decisions, a line each; of who decides if none
        is named. Two states have the same one where the player cannot tell them apart, and only there."""
        return "\n".join(self.told(self.seat_of(player)).lines)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """The observation, and behind it the fingerprint of the information state string: numbers 0 or 1 that are the
        same for the same string only. Learn from the first, and tell information states apart by both."""
        seat = self.seat_of(player)
        return self._seen(seat) + self.told(seat).fingerprint()

    def told(self, viewer: int | None) -> Told:
        """All that a player was shown; None is a spectator."""
        if viewer not in self._told:
            self._told[viewer] = Told.from_view(self._rules, viewer, self._rules.view(self._start, viewer))
        told = self._told[viewer]
        told.follow(self._made)
        return told

    def seat_of(self, player: int | None) -> int:
        """The player as a number from 0; who decides if none is named. Raises RegelwerkError if there is none such."""
        chosen = self.current_player() if player is None else operator.index(player)
        self._expect(0 <= chosen < self.num_players(), "a player is from 0 to the number of players - 1")
        return chosen

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that contradicts nothing that this player was shown, drawn by its exact probability as far as the
        player's memory goes. `sampler` answers numbers from 0 to below 1. The player's information state is that of
        this state; those of the others begin anew, and there is no history."""
        player, drawn_number = self.seat_of(player), sampler()
        self._expect(0 <= drawn_number < 1, "a sampler answers numbers from 0 to below 1")
        told = self.told(player)
        drawn = self._rules.resample(told.memory, _regelwerk.Random(int(drawn_number * 2**53)))
        return State._imagined_with(self._game, drawn, player, told.since(told.lines), self.move_number())

    def clone(self) -> State:
        """A copy that goes its own way."""
        copy = State.__new__(State)
        copy._begin(self._game, self._start)
        copy._state = self._state
        copy._made = list(self._made)
        copy._told = {viewer: told.copy() for viewer, told in self._told.items()}
        copy._imagined = self._imagined
        return copy

    def serialize(self) -> str:
        """A text that Game.deserialize_state reads."""
        text: dict[str, Any] = {"actions": [made.action for made in self._made]}
        if self._imagined is not None:
            text["imagined"] = self._imagined
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

    def _view(self, seat: int) -> Any:
        return self._rules.view(self._state, seat)

    def _seen(self, seat: int) -> list[float]:
        return list(map(float, self._rules.observe(self._view(seat))))

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
