"""What an agent may see and do, as light stand-ins for gymnasium's spaces: the members that training code asks for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from .errors import RegelwerkError

__all__ = ["Box", "Dict", "Discrete", "Space"]


class Space:
    """A set of values that can be sampled."""

    def __init__(self, shape: tuple[int, ...] | None, dtype: Any) -> None:
        self.shape = shape
        self.dtype = None if dtype is None else np.dtype(dtype)
        self._random = np.random.default_rng()

    def seed(self, seed: int | None = None) -> None:
        """What is sampled from now on follows from this number."""
        self._random = np.random.default_rng(seed)

    def contains(self, value: Any) -> bool:
        """True if this is one of its values."""
        raise NotImplementedError

    def sample(self, mask: Any = None) -> Any:
        """One of its values, each as likely."""
        raise NotImplementedError

    def __contains__(self, value: Any) -> bool:
        return self.contains(value)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


class Discrete(Space):
    """The whole numbers from 0 to n - 1."""

    def __init__(self, n: int) -> None:
        super().__init__((), np.int64)
        self.n = n
        self.start = 0

    def contains(self, value: Any) -> bool:
        """True for a whole number of the range, of Python or of numpy."""
        return isinstance(value, (int, np.integer)) and not isinstance(value, bool) and 0 <= int(value) < self.n

    def sample(self, mask: Any = None) -> int:
        """One of the numbers; with a mask, one of those where it is not 0."""
        choices = np.arange(self.n) if mask is None else np.flatnonzero(mask)
        if choices.size == 0:
            raise RegelwerkError("the mask leaves nothing to sample")
        return int(self._random.choice(choices))

    def __repr__(self) -> str:
        return f"Discrete({self.n})"


class Box(Space):
    """Arrays of one shape whose numbers lie between two bounds."""

    def __init__(self, low: float, high: float, shape: tuple[int, ...], dtype: Any = np.float32) -> None:
        super().__init__(shape, dtype)
        self.low: npt.NDArray[Any] = np.full(shape, low, dtype)
        self.high: npt.NDArray[Any] = np.full(shape, high, dtype)
        self._bounds = (low, high)

    def contains(self, value: Any) -> bool:
        """True for an array of this shape and type within the bounds."""
        if not isinstance(value, np.ndarray) or value.shape != self.shape or value.dtype != self.dtype:
            return False
        return bool(np.all(value >= self.low) and np.all(value <= self.high))

    def sample(self, mask: Any = None) -> npt.NDArray[Any]:
        """An array within the bounds; whole numbers where the type is one of whole numbers."""
        assert self.dtype is not None
        if np.issubdtype(self.dtype, np.integer):
            return self._random.integers(self.low, self.high, endpoint=True, dtype=self.dtype.type)
        return self._random.uniform(self.low, self.high).astype(self.dtype)

    def __repr__(self) -> str:
        return f"Box({self._bounds[0]}, {self._bounds[1]}, {self.shape}, {self.dtype})"


class Dict(Space, Mapping[str, Space]):
    """Dicts with a value of some space at each key."""

    def __init__(self, spaces: Mapping[str, Space]) -> None:
        super().__init__(None, None)
        self.spaces = dict(spaces)

    def seed(self, seed: int | None = None) -> None:
        """What is sampled from now on follows from this number."""
        for place, space in enumerate(self.spaces.values()):
            space.seed(None if seed is None else seed + place)

    def contains(self, value: Any) -> bool:
        """True for a dict with these keys and values of their spaces."""
        if not isinstance(value, dict) or value.keys() != self.spaces.keys():
            return False
        return all(space.contains(value[key]) for key, space in self.spaces.items())

    def sample(self, mask: Any = None) -> dict[str, Any]:
        """A dict of samples."""
        return {key: space.sample() for key, space in self.spaces.items()}

    def __getitem__(self, key: str) -> Space:
        return self.spaces[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.spaces)

    def __len__(self) -> int:
        return len(self.spaces)

    def __repr__(self) -> str:
        return f"Dict({self.spaces})"
