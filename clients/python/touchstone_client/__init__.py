"""Touchstone's campaigns, judgments and gold from Python."""

from .annotator import Annotator
from .client import Project, Touchstone
from .errors import (
    AuthenticationError,
    ConflictError,
    InvalidError,
    JobFailedError,
    MalformedError,
    NotFoundError,
    PermissionDeniedError,
    RateLimitedError,
    ServerError,
    TouchstoneError,
    UnreachableError,
)

__all__ = [
    "Annotator",
    "AuthenticationError",
    "ConflictError",
    "InvalidError",
    "JobFailedError",
    "MalformedError",
    "NotFoundError",
    "PermissionDeniedError",
    "Project",
    "RateLimitedError",
    "ServerError",
    "Touchstone",
    "TouchstoneError",
    "UnreachableError",
]
