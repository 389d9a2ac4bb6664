"""What somebody who judges can do; for front ends of one's own and for trying a campaign."""

from __future__ import annotations

from typing import Any, Dict, List, Optional
from urllib.parse import quote

from .transport import Transport

Row = Dict[str, Any]


class Annotator:
    """Somebody who joined a project. Keep the token: with it they come back."""

    def __init__(self, transport: Transport, token: str) -> None:
        self._transport = transport.with_token(token)
        self.token = token

    def next(self) -> Row:
        """A page of items to judge, or why there is none: ``assignment`` is None then."""
        return self._post("/work/next")

    def submit(self, assignment: str, answers: List[Row], *, seconds: Optional[Row] = None) -> Row:
        """Hands a page in. The same again gets the same answer and is paid once."""
        body = {"answers": answers, "seconds": seconds or {}}
        return self._post(f"/assignments/{quote(assignment, safe='')}/submit", body)

    def renew(self, assignment: str) -> Row:
        """More time for a page."""
        return self._post(f"/assignments/{quote(assignment, safe='')}/renew")

    def give_back(self, assignment: str) -> None:
        """Gives a page back; its items go to others."""
        self._post(f"/assignments/{quote(assignment, safe='')}/return")

    def contest_gold(self, assignment: str, key: str, comment: str) -> None:
        """Objects to the known answer of an item on a page that was handed in."""
        self._post("/gold-contests", {"assignment": assignment, "key": key, "comment": comment})

    def contest_status(self, comment: str) -> None:
        """Objects to having been stopped."""
        self._post("/status-contests", {"comment": comment})

    def _post(self, path: str, body: Optional[Row] = None) -> Row:
        sent = {} if body is None else body
        return dict(self._transport.json("POST", f"/api/v1{path}", body=sent) or {})
