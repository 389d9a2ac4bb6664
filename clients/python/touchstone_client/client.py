"""Projects of a Touchstone server."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path
from typing import Any, Dict, Iterator, List, Optional, Union
from urllib.parse import quote

from .annotator import Annotator
from .errors import JobFailedError
from .transport import Query, Transport

Row = Dict[str, Any]
PathLike = Union[str, "os.PathLike[str]"]
_PAGE = 500
_LOOK_EVERY = 0.5


def _frame(rows: List[Row]) -> Any:
    try:
        import pandas
    except ImportError as error:
        raise ImportError("as_frame=True needs pandas: pip install pandas") from error
    return pandas.DataFrame(rows)


def _shown(expected_minor: int, people: Optional[List[str]]) -> Row:
    return {"expectedMinor": expected_minor, **({} if people is None else {"people": people})}


class Touchstone:
    """A server, as the owner of a token may use it."""

    def __init__(self, url: str, token: str, *, timeout: float = 60.0) -> None:
        self._transport = Transport(url, token, timeout)

    def projects(self) -> List[Row]:
        """The projects that the token reaches."""
        return list(self._pages("/api/v1/projects"))

    def project(self, slug: str) -> "Project":
        """A project by its address; nothing is asked yet."""
        return Project(self, slug)

    def create_project(
        self,
        *,
        slug: str,
        name: Optional[str] = None,
        preset: Optional[str] = None,
        language: str = "en",
        protocol: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> "Project":
        """A draft from a preset and a name, or from the text of a protocol file."""
        if (preset is None) == (protocol is None):
            raise ValueError("Give either a preset or a protocol.")
        if protocol is not None:
            self._transport.json(
                "POST",
                "/api/v1/projects",
                query={"slug": slug, "name": name},
                data=protocol.encode(),
                media_type="application/yaml",
                idempotency_key=idempotency_key,
            )
        else:
            body = {"preset": preset, "name": name or slug, "slug": slug, "language": language}
            self._transport.json("POST", "/api/v1/projects", body=body, idempotency_key=idempotency_key)
        return self.project(slug)

    def job(self, job_id: str) -> Row:
        """How far long work is, or what came of it."""
        return dict(self._transport.json("GET", f"/api/v1/jobs/{quote(job_id, safe='')}"))

    def wait_for(self, job_id: str, *, timeout: float = 3600.0) -> Row:
        """The job once it is done. Raises JobFailedError for one that ended without a result."""
        until = time.monotonic() + timeout
        while True:
            job = self.job(job_id)
            if job["state"] == "done":
                return job
            if job["state"] in ("failed", "cancelled"):
                error = job["error"] or {"reason": job["state"], "message": "The job was cancelled."}
                raise JobFailedError(error["reason"], error["message"], error.get("details"))
            if time.monotonic() > until:
                raise TimeoutError(f"The job {job_id} goes on after {timeout:g} s.")
            time.sleep(_LOOK_EVERY)

    def webhooks(self, project: Optional[str] = None) -> List[Row]:
        """Addresses that are told what happens."""
        return list(self._pages("/api/v1/webhooks", {"project": project}))

    def add_webhook(
        self, project: str, url: str, events: List[str], *, stall_minutes: int = 60
    ) -> Row:
        """Tells an address of events; the answer has the secret, once."""
        body = {"project": project, "url": url, "events": events, "stallMinutes": stall_minutes}
        return dict(self._transport.json("POST", "/api/v1/webhooks", body=body))

    def remove_webhook(self, webhook_id: str) -> None:
        """Tells an address nothing any more."""
        self._transport.json("DELETE", f"/api/v1/webhooks/{quote(webhook_id, safe='')}")

    def deliveries(self, webhook_id: str) -> List[Row]:
        """What a webhook was told and what it answered, the newest first."""
        return list(self._pages(f"/api/v1/webhooks/{quote(webhook_id, safe='')}/deliveries"))

    def _pages(self, path: str, query: Optional[Query] = None, limit: int = _PAGE) -> Iterator[Row]:
        cursor: Optional[str] = None
        while True:
            asked = {**(query or {}), "limit": limit, "cursor": cursor}
            page = self._transport.json("GET", path, query=asked)
            yield from page["data"]
            cursor = page["cursor"]
            if cursor is None:
                return


class Project:
    """One campaign."""

    def __init__(self, touchstone: Touchstone, slug: str) -> None:
        self._touchstone = touchstone
        self._transport = touchstone._transport
        self.slug = slug
        self._path = f"/api/v1/projects/{quote(slug, safe='')}"

    def __repr__(self) -> str:
        return f"Project({self.slug!r})"

    def _get(self, path: str, **query: Any) -> Row:
        return dict(self._transport.json("GET", f"{self._path}{path}", query=query))

    def _post(self, path: str, body: Optional[Row] = None, idempotency_key: Optional[str] = None) -> Row:
        sent = {} if body is None else body
        return dict(
            self._transport.json(
                "POST", f"{self._path}{path}", body=sent, idempotency_key=idempotency_key
            )
        )

    def _rows(self, path: str, as_frame: bool, limit: int = _PAGE, **query: Any) -> Any:
        rows = list(self._touchstone._pages(f"{self._path}{path}", query, limit))
        return _frame(rows) if as_frame else rows

    def show(self) -> Row:
        """The project with its settings."""
        return self._get("")

    def change(self, **changes: Any) -> Row:
        """Changes name, slug, language or settings; what is left out stays as it is."""
        changed = dict(self._transport.json("PATCH", self._path, body=changes))
        self.slug = str(changed["slug"])
        self._path = f"/api/v1/projects/{quote(self.slug, safe='')}"
        return changed

    def delete(self) -> None:
        """Deletes a draft or a closed project with all that it contains."""
        self._transport.json("DELETE", self._path)

    def protocol(self) -> Row:
        """Everything that organizers decided about the project."""
        return self._get("/protocol")

    def load_protocol(self, text: str) -> Row:
        """Gives the project all that the text of a protocol file says."""
        return dict(
            self._transport.json(
                "PUT", f"{self._path}/protocol", data=text.encode(), media_type="application/yaml"
            )
        )

    def import_file(
        self,
        path: PathLike,
        *,
        dataset: Optional[str] = None,
        format: Optional[str] = None,
        gold: str = "none",
        tolerance: float = 1,
        seed: int = 1,
        header: Optional[bool] = None,
        decimal_comma: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Row:
        """Imports a file of items, all or nothing, and waits until it is in. Raises JobFailedError naming each line."""
        file = Path(path)
        started = self._transport.json(
            "POST",
            f"{self._path}/imports",
            query={
                "name": file.name,
                "dataset": dataset,
                "format": format,
                "gold": gold,
                "tolerance": tolerance,
                "seed": seed,
                "header": header,
                "decimalComma": decimal_comma,
            },
            data=file.read_bytes(),
            media_type="application/octet-stream",
            idempotency_key=idempotency_key,
        )
        return dict(self._touchstone.wait_for(started["job"]["id"])["result"])

    def items(
        self,
        *,
        search: Optional[str] = None,
        dataset: Optional[str] = None,
        split: Optional[str] = None,
        gold: str = "all",
        as_frame: bool = False,
    ) -> Any:
        """Items in the order of import; ``gold`` is all, gold or other."""
        return self._rows("/items", as_frame, search=search, dataset=dataset, split=split, gold=gold)

    def gold(self, *, as_frame: bool = False) -> Any:
        """The gold items with their known answers."""
        return self.items(gold="gold", as_frame=as_frame)

    def set_gold(
        self,
        item_id: str,
        answer: float,
        *,
        tolerance: float = 1,
        accepted: Optional[List[float]] = None,
        explanation: str = "",
        reason: str = "",
        **more: Any,
    ) -> Row:
        """Marks an item as gold, or changes its known answer; a launched project asks for a reason."""
        answer_of = {"answer": answer, "tolerance": tolerance, "accepted": accepted or []}
        body = {"gold": {**answer_of, "explanation": explanation, **more}, "reason": reason}
        return self._change_item(item_id, body)

    def remove_gold(self, item_id: str) -> Row:
        """Takes the mark off a gold item."""
        return self._change_item(item_id, {"gold": None})

    def enable_gold(self, item_id: str, enabled: bool, *, reason: str = "") -> Row:
        """Switches a gold item off or on."""
        return self._change_item(item_id, {"enabled": enabled, "reason": reason})

    def _change_item(self, item_id: str, body: Row) -> Row:
        return dict(
            self._transport.json("PATCH", f"{self._path}/items/{quote(item_id, safe='')}", body=body)
        )

    def launch(self) -> Row:
        """Opens a draft to annotators."""
        return self._post("/launch")

    def pause(self) -> Row:
        """Hands out no more pages."""
        return self._post("/pause")

    def resume(self) -> Row:
        """Hands out pages again."""
        return self._post("/resume")

    def close(self) -> Row:
        """Ends the project for good."""
        return self._post("/close")

    def status(self) -> Row:
        """How far the project is, and its figures so far."""
        return self._get("/status")

    def annotators(self, *, state: Optional[str] = None, as_frame: bool = False) -> Any:
        """The people who joined."""
        return self._rows("/annotators", as_frame, state=state)

    def join(self, *, source: str = "link", **about: Any) -> Annotator:
        """Joins the project as somebody who judges; ``about`` may say invite, externalId, country and approvalRate."""
        joined = self._post("/annotators", {"source": source, **about})
        return Annotator(self._transport, joined["token"])

    def judgments(self, *, counted: Optional[bool] = None, as_frame: bool = False) -> Any:
        """All judgments; with ``counted`` only those that count, or do not."""
        rows = list(self.stream_judgments(counted=counted))
        return _frame(rows) if as_frame else rows

    def stream_judgments(self, *, counted: Optional[bool] = None) -> Iterator[Row]:
        """The same one at a time, read while they come."""
        return self._transport.lines(f"{self._path}/judgments", {"counted": counted})

    def agreement(self) -> Row:
        """The agreement as it was computed last."""
        return self._get("/agreement")

    def compute_agreement(self, **parameters: Any) -> Row:
        """Computes the agreement, waits for it and shows it."""
        self._touchstone.wait_for(self._post("/agreement", parameters)["job"]["id"])
        return self.agreement()

    def exclusions(self, *, as_frame: bool = False) -> Any:
        """Whose judgments are left out, those taken back included."""
        return self._rows("/exclusions", as_frame)

    def preview_exclusion(self, annotator: str) -> Row:
        """What it would do to exclude somebody; nothing changes."""
        body = {"annotator": annotator, "reason": "preview", "preview": True}
        return self._post("/exclusions", body)

    def exclude(self, annotator: str, reason: str) -> Row:
        """Leaves somebody's judgments out."""
        return self._post("/exclusions", {"annotator": annotator, "reason": reason})

    def take_back(self, batch: str, reason: str) -> Row:
        """Takes an exclusion back."""
        return self._post(f"/exclusions/{quote(batch, safe='')}/take-back", {"reason": reason})

    def adjudication(self, *, as_frame: bool = False) -> Any:
        """What waits for a decision of the token's owner."""
        return self._rows("/adjudication", as_frame, limit=10)

    def adjudicate(self, **decision: Any) -> Row:
        """Decides an item on which annotators differ."""
        return self._post("/adjudication", decision)

    def releases(self, *, as_frame: bool = False) -> Any:
        """Releases, the newest first."""
        return self._rows("/releases", as_frame)

    def release(self, version: Union[int, str, None] = None) -> Row:
        """A release by its version; without one, a new release is written, and waited for."""
        if version is not None:
            return self._get(f"/releases/{version}")
        done = self._touchstone.wait_for(self._post("/releases")["job"]["id"])
        return self._get(f"/releases/{done['result']['version']}")

    def download(self, name: str, to: PathLike, *, version: Union[int, str] = "latest") -> Path:
        """Writes a file of a release to a path, whole or not at all."""
        target = Path(to)
        part = target.with_name(f"{target.name}.part")
        source = f"{self._path}/releases/{version}/files/{quote(name, safe='')}"
        try:
            with self._transport.file(source) as answer, part.open("wb") as out:
                shutil.copyfileobj(answer, out)
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)
        return target

    def payments(self, *, as_frame: bool = False) -> Any:
        """What each annotator has earned and been paid."""
        return self._rows("/payments", as_frame)

    def approve_pay(self, expected_minor: int, people: Optional[List[str]] = None) -> Row:
        """Approves what is open; ``expected_minor`` is the sum of ``openMinor``, and another one is a ConflictError."""
        return self._post("/payments/approve", _shown(expected_minor, people))

    def mark_paid(self, expected_minor: int, people: Optional[List[str]] = None) -> Row:
        """Says that what is to pay was paid; ``expected_minor`` is the sum of ``toPayMinor``."""
        return self._post("/payments/mark-paid", _shown(expected_minor, people))

    def activity(self, *, as_frame: bool = False, **filters: Any) -> Any:
        """Who changed what, the newest first; filters are topic, by, from, until and search."""
        return self._rows("/activity", as_frame, **filters)

    def invitations(self, *, as_frame: bool = False) -> Any:
        """Who is invited, with the code of each link."""
        return self._rows("/invitations", as_frame)

    def invite(self, names: List[str]) -> Row:
        """Invites people by name, each by a link of their own."""
        return self._post("/invitations", {"names": names})

    def participants(self, *, as_frame: bool = False, **filters: Any) -> Any:
        """People of the study on Prolific, ours beside theirs."""
        return self._rows("/prolific/participants", as_frame, **filters)

    def rehearse(self, **order: Any) -> Row:
        """Rehearses the project in copies, waits for it and shows its report."""
        job_id = self._post("/rehearsals", order)["job"]["id"]
        self._touchstone.wait_for(job_id)
        rehearsals: List[Row] = self._rows("/rehearsals", False)
        return next(each for each in rehearsals if each["job"]["id"] == job_id)

    def gold_figures(self, *, as_frame: bool = False) -> Any:
        """Known answers with how often each was seen, missed and contested."""
        return self._rows("/gold", as_frame)

    def decisions(self, *, as_frame: bool = False) -> Any:
        """What was decided, the newest first, what was undone included."""
        return self._rows("/decisions", as_frame)

    def copy(self, *, slug: str, name: str) -> "Project":
        """A draft with all settings of this project, without items and people."""
        self._post("/copies", {"slug": slug, "name": name})
        return self._touchstone.project(slug)

    def request(self, method: str, path: str, body: Optional[Row] = None, **query: Any) -> Row:
        """Any other route below the project's address, as the server's ``/api`` describes it."""
        return dict(
            self._transport.json(method, f"{self._path}{path}", body=body, query=query or None)
        )
