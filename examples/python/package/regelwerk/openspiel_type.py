"""The small values of openspiel_like: what a game is, who a player is, what an observer observes."""

from __future__ import annotations

import enum
from dataclasses import dataclass, field
from typing import NamedTuple

__all__ = ["GameType", "IIGObservationType", "PlayerAction", "PlayerId", "PrivateInfoType"]


class PlayerId(enum.IntEnum):
    """The first player, and players that are no seats."""

    DEFAULT_PLAYER_ID = 0
    """The only player of a game for one."""
    CHANCE = -1
    """Chance decides."""
    SIMULTANEOUS = -2
    """Several decide at once; never so here."""
    INVALID = -3
    """No player at all."""
    TERMINAL = -4
    """Nobody decides, for the game is over."""
    MEAN_FIELD = -5
    """A population decides; never so here."""


class PlayerAction(NamedTuple):
    """Who did what."""

    player: int
    """A player, or PlayerId.CHANCE."""
    action: int
    """What it did."""


class PrivateInfoType(enum.Enum):
    """Whose private information is observed."""

    NONE = 0
    """Nobody's: what everybody may know."""
    SINGLE_PLAYER = 1
    """That of the player who observes."""
    ALL_PLAYERS = 2
    """Everybody's."""


@dataclass(frozen=True)
class IIGObservationType:
    """What an observer observes."""

    public_info: bool = True
    """What everybody may know."""
    perfect_recall: bool = False
    """All that was shown since the beginning, and not only what can be seen now."""
    private_info: PrivateInfoType = PrivateInfoType.SINGLE_PLAYER
    """Whose hidden things."""


@dataclass(frozen=True)
class GameType:
    """What a game is like, whatever its state."""

    class Dynamics(enum.Enum):
        """Whether players decide one after another."""

        SEQUENTIAL = 0
        SIMULTANEOUS = 1
        MEAN_FIELD = 2

    class ChanceMode(enum.Enum):
        """Whether there is chance, and whether its outcomes can be listed."""

        DETERMINISTIC = 0
        EXPLICIT_STOCHASTIC = 1
        SAMPLED_STOCHASTIC = 2

    class Information(enum.Enum):
        """Whether something is hidden from players."""

        ONE_SHOT = 0
        PERFECT_INFORMATION = 1
        IMPERFECT_INFORMATION = 2

    class Utility(enum.Enum):
        """How what players earn hangs together."""

        ZERO_SUM = 0
        CONSTANT_SUM = 1
        GENERAL_SUM = 2
        IDENTICAL = 3

    class RewardModel(enum.Enum):
        """When players earn something."""

        TERMINAL = 0
        REWARDS = 1

    short_name: str
    """The name by which load_game finds it."""
    long_name: str
    """Its title."""
    information: Information
    """Perfect where no event has a part that only some may see."""
    utility: Utility
    """Identical where all players are one team; else general, since it can happen that nobody wins."""
    min_num_players: int
    """The fewest players that the title can have."""
    max_num_players: int
    """The most players that the title can have."""
    parameter_specification: dict[str, str] = field(hash=False)
    """The names of all parameters, with their usual values as texts."""
    dynamics: Dynamics = Dynamics.SEQUENTIAL
    """Players decide one after another; secret choices are made so, too, and revealed later."""
    chance_mode: ChanceMode = ChanceMode.EXPLICIT_STOCHASTIC
    """All outcomes of chance can be listed."""
    reward_model: RewardModel = RewardModel.TERMINAL
    """The end pays."""
    provides_information_state_string: bool = True
    provides_information_state_tensor: bool = True
    provides_observation_string: bool = True
    provides_observation_tensor: bool = True
    provides_factored_observation_string: bool = True
    default_loadable: bool = True
    """It can be loaded without parameters."""
