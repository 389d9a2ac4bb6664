"""Requests over the standard library alone."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from typing import IO, Any, Dict, Iterator, Mapping, Optional, Union

from .errors import RateLimitedError, ServerError, TouchstoneError, UnreachableError, error_for

Query = Mapping[str, Union[str, int, float, bool, None]]
_ATTEMPTS = 4
_LONGEST_WAIT = 30.0


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect would carry the token to another address."""

    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None


def _text(value: Union[str, int, float, bool]) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


class Transport:
    """Sends requests with a token, and again what was lost on the way."""

    def __init__(self, url: str, token: str, timeout: float) -> None:
        parts = urllib.parse.urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise ValueError("The address of a server starts with https:// or http://.")
        self._base = url.rstrip("/")
        self._token = token
        self._timeout = timeout
        self._opener = urllib.request.build_opener(_NoRedirect)

    def with_token(self, token: str) -> "Transport":
        """The same server for whoever has this token."""
        return Transport(self._base, token, self._timeout)

    def json(
        self,
        method: str,
        path: str,
        *,
        query: Optional[Query] = None,
        body: Any = None,
        data: Optional[bytes] = None,
        media_type: str = "application/json",
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """The answer of one request; a write that gets none is sent again under the same key."""
        sent = json.dumps(body).encode() if body is not None else data
        headers = {"Accept": "application/json"}
        if sent is not None:
            headers["Content-Type"] = media_type
        if method != "GET":
            headers["Idempotency-Key"] = idempotency_key or str(uuid.uuid4())
        for attempt in range(_ATTEMPTS):
            try:
                with self._open(method, path, query, sent, headers) as answer:
                    text = answer.read()
                return json.loads(text)
            except (UnreachableError, RateLimitedError, ServerError) as error:
                if attempt == _ATTEMPTS - 1 or error.reason == "internal":
                    raise
                time.sleep(_pause(error, attempt))
        raise AssertionError("unreachable")

    def lines(self, path: str, query: Optional[Query] = None) -> Iterator[Dict[str, Any]]:
        """The answer as JSON lines, read while it comes."""
        with self._open("GET", path, query, None, {"Accept": "application/x-ndjson"}) as answer:
            try:
                for line in answer:
                    yield json.loads(line)
            except (OSError, ValueError) as error:
                raise UnreachableError("unreachable", f"The answer was cut off: {error}") from error

    def file(self, path: str) -> IO[bytes]:
        """The answer as a file to read; whoever asked closes it."""
        return self._open("GET", path, None, None, {"Accept": "*/*"})

    def _open(
        self,
        method: str,
        path: str,
        query: Optional[Query],
        data: Optional[bytes],
        headers: Mapping[str, str],
    ) -> Any:
        asked = {name: _text(value) for name, value in (query or {}).items() if value is not None}
        address = f"{self._base}{path}" + (f"?{urllib.parse.urlencode(asked)}" if asked else "")
        request = urllib.request.Request(address, data=data, method=method, headers=dict(headers))
        request.add_header("Authorization", f"Bearer {self._token}")
        try:
            return self._opener.open(request, timeout=self._timeout)
        except urllib.error.HTTPError as error:
            raise _refusal(error) from None
        except OSError as error:
            raise UnreachableError("unreachable", f"{self._base} does not answer: {error}") from error


def _refusal(error: urllib.error.HTTPError) -> TouchstoneError:
    with error:
        try:
            body = json.loads(error.read())
        except ValueError:
            body = None
    return error_for(error.code, body)


def _pause(error: TouchstoneError, attempt: int) -> float:
    told = error.details.get("seconds")
    return min(float(told) if isinstance(told, (int, float)) else 0.5 * 2**attempt, _LONGEST_WAIT)
