"""The Observer of openspiel_like."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from .errors import RegelwerkError
from .openspiel_told import FINGERPRINT_SIZE
from .openspiel_type import IIGObservationType, PrivateInfoType

if TYPE_CHECKING:
    from .openspiel_like import Game
    from .openspiel_state import State

__all__ = ["Observer"]

_Parts = dict[str, npt.NDArray[np.float32]]


class Observer:
    """Observes states, again and again, into the same arrays."""

    tensor: npt.NDArray[np.float32] | None
    """What set_from observed last; None if this observer has only texts."""
    dict: _Parts
    """Parts of the tensor by what they show, in their own shapes; they share its memory."""

    def __init__(self, game: Game, kind: IIGObservationType, params: Any = None) -> None:
        """`kind`: what is observed. Raises RegelwerkError for what no observer of a game observes."""
        if params:
            raise RegelwerkError(f"an observer takes no parameters, not {params!r}")
        if not kind.public_info or kind.private_info is PrivateInfoType.ALL_PLAYERS:
            raise RegelwerkError("an observer sees what is public, with or without what one player may see besides")
        self._game = game
        self._recalls = kind.perfect_recall
        self._is_public = kind.private_info is PrivateInfoType.NONE
        self.tensor = None
        self.dict = {}
        if not self._is_public:
            self._make_room()

    def _make_room(self) -> None:
        size = self._game.observation_tensor_size()
        self.tensor = np.zeros(size + (FINGERPRINT_SIZE if self._recalls else 0), np.float32)
        for plane in self._game.rules.planes():
            part = self.tensor[plane.first : plane.first + plane.size]
            self.dict[plane.name] = part if plane.rows == 1 else part.reshape(plane.rows, -1)
        if self._recalls:
            self.dict["fingerprint of what was shown"] = self.tensor[size:]

    def has_string(self) -> bool:
        """True: there is always a text."""
        return True

    def has_tensor(self) -> bool:
        """True unless what everybody may know is observed, of which there are no numbers."""
        return self.tensor is not None

    def set_from(self, state: State, player: int) -> None:
        """Observes a state as a player. Raises RegelwerkError if this observer has only texts."""
        viewer = self._viewer(state, player)
        if self.tensor is None:
            raise RegelwerkError("what everybody may know is told as a text, by string_from, and not as numbers")
        size = self._game.observation_tensor_size()
        self._game.rules.observe(self._game.rules.view(state.position(), viewer), self.tensor[:size])
        if self._recalls:
            self.tensor[size:] = state.told(viewer).fingerprint()

    def string_from(self, state: State, player: int) -> str:
        """What a player observes, as a text."""
        viewer = self._viewer(state, player)
        if self._recalls:
            return "\n".join(state.told(viewer).lines)
        return str(self._game.rules.view(state.position(), viewer))

    def _viewer(self, state: State, player: int) -> int | None:
        if state.get_game() != self._game:
            raise RegelwerkError("this is a state of another game than this observer's")
        seat = state.seat_of(player)
        return None if self._is_public else seat
