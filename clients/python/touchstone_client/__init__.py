"""Touchstone's campaigns, judgments and gold from Python."""

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
