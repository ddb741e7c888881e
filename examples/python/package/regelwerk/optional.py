"""Packages that are used where they are installed, and not needed where they are not."""

from __future__ import annotations

import importlib
from typing import Any

__all__ = ["installed"]


def installed(name: str) -> Any | None:
    """The module of this name; None if the package that it is in is not installed. One that is installed but cannot be
    imported raises what it raises."""
    package = name.partition(".")[0]
    try:
        importlib.import_module(package)
    except ModuleNotFoundError as error:
        if error.name != package:
            raise
        return None
    return importlib.import_module(name)
