"""What a server refuses, as errors of their kinds."""

from __future__ import annotations

from typing import Any, Dict, Optional, Type


class TouchstoneError(Exception):
    """A refusal: ``reason`` is of a closed set, ``message`` a sentence, ``details`` what it is about."""

    def __init__(
        self,
        reason: str,
        message: str,
        details: Optional[Dict[str, Any]] = None,
        status: Optional[int] = None,
    ) -> None:
        super().__init__(f"{message} ({reason})")
        self.reason = reason
        self.message = message
        self.details: Dict[str, Any] = details or {}
        self.status = status


class MalformedError(TouchstoneError):
    """The request does not have the form that the API describes."""


class AuthenticationError(TouchstoneError):
    """The token is none, has ended or was revoked."""


class PermissionDeniedError(TouchstoneError):
    """The token's scope, or its owner's role, does not reach so far."""


class NotFoundError(TouchstoneError):
    """There is no such thing, or it is not yours."""


class ConflictError(TouchstoneError):
    """The state of the project does not allow it."""


class InvalidError(TouchstoneError):
    """What was sent breaks a rule; ``details`` says which."""


class RateLimitedError(TouchstoneError):
    """The token asked too often; ``details["seconds"]`` says how long to wait."""


class ServerError(TouchstoneError):
    """Something went wrong on the server's side."""


class UnreachableError(TouchstoneError):
    """No answer came."""


class JobFailedError(TouchstoneError):
    """A job ended without a result."""


_BY_STATUS: Dict[int, Type[TouchstoneError]] = {
    400: MalformedError,
    401: AuthenticationError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    413: InvalidError,
    422: InvalidError,
    429: RateLimitedError,
}


def error_for(status: int, body: Any) -> TouchstoneError:
    """The error that an answer of this status means."""
    told = body.get("error", {}) if isinstance(body, dict) else {}
    kind = _BY_STATUS.get(status, ServerError if status >= 500 else TouchstoneError)
    return kind(
        str(told.get("reason", "unknown")),
        str(told.get("message", f"The server answered {status}.")),
        told.get("details"),
        status,
    )
