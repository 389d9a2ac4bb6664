"""Against a real server: TOUCHSTONE_URL, TOUCHSTONE_TOKEN and TOUCHSTONE_PROJECT, a live campaign with judgments."""

import json
import os
import tempfile
import unittest
import uuid
from pathlib import Path

from touchstone_client import (
    AuthenticationError,
    ConflictError,
    JobFailedError,
    MalformedError,
    NotFoundError,
    Touchstone,
    UnreachableError,
)

URL = os.environ["TOUCHSTONE_URL"]
TOKEN = os.environ["TOUCHSTONE_TOKEN"]
LIVE = os.environ["TOUCHSTONE_PROJECT"]


class ClientTest(unittest.TestCase):
    def setUp(self):
        self.touchstone = Touchstone(URL, TOKEN)
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def draft(self):
        slug = f"from-python-{uuid.uuid4().hex[:8]}"
        return self.touchstone.create_project(preset="sts-2012", name="From Python", slug=slug)

    def write(self, name, text):
        path = Path(self.folder.name) / name
        path.write_text(text, encoding="utf-8")
        return path

    def test_a_draft_is_filled_and_its_gold_set(self):
        project = self.draft()
        pairs = self.write("pairs.csv", "id,text_a,text_b,score\n" + "".join(
            f"p{n},Text {n} é,Other {n},{n % 6}\n" for n in range(700)
        ))
        saved = project.import_file(pairs, dataset="pairs", gold="first:3")
        self.assertEqual(saved["itemCount"], 700)
        items = project.items(dataset="pairs")
        self.assertEqual([item["externalId"] for item in items], [f"p{n}" for n in range(700)])
        self.assertEqual(len(project.items(dataset="pairs", gold="gold")), 3)
        test_items = len(project.gold()) - 3
        changed = project.set_gold(items[10]["id"], 2, tolerance=0, explanation="Some details.")
        self.assertEqual(changed["gold"]["answer"], 2)
        self.assertEqual(len(project.gold()), test_items + 4)
        self.assertIsNone(project.remove_gold(items[10]["id"])["gold"])
        self.assertIn(project.slug, [each["slug"] for each in self.touchstone.projects()])
        self.assertEqual(project.change(name="Renamed")["name"], "Renamed")
        again = self.touchstone.create_project(
            slug=f"{project.slug}-again", protocol=json.dumps(project.protocol())
        )
        self.assertEqual(again.protocol(), project.protocol())
        project.delete()
        with self.assertRaises(NotFoundError):
            project.show()

    def test_a_file_that_cannot_be_read_is_refused_with_its_lines(self):
        with self.assertRaises(JobFailedError) as raised:
            self.draft().import_file(self.write("bad.csv", "id,text_a,text_b\n1,only one\n"))
        self.assertEqual(raised.exception.reason, "file_refused")
        self.assertEqual(raised.exception.details["errors"][0]["line"], 2)

    def test_people_are_invited_and_a_project_is_copied(self):
        project = self.draft()
        self.assertEqual(project.invite(["Ana", "Bo"])["added"], 2)
        self.assertEqual(sorted(each["name"] for each in project.invitations()), ["Ana", "Bo"])
        kinds = [each["kind"] for each in project.activity()]
        self.assertIn("project_created", kinds)
        copy = project.copy(slug=f"{project.slug}-copy", name="Copy")
        self.assertEqual(copy.show()["settings"], project.show()["settings"])
        self.assertEqual(project.request("GET", "/waiting")["gold"], 0)
        self.assertEqual(project.gold_figures(), project.gold_figures())
        self.assertEqual(project.decisions(), [])
        self.assertEqual(project.participants(), [])

    def test_pay_is_approved_by_the_sum_that_was_read(self):
        project = self.touchstone.project(LIVE)
        open_minor = sum(row["openMinor"] for row in project.payments())
        with self.assertRaises(ConflictError):
            project.approve_pay(open_minor + 1)
        self.assertEqual(project.approve_pay(open_minor)["sumMinor"], open_minor)
        self.assertEqual(project.mark_paid(open_minor)["sumMinor"], open_minor)
        self.assertEqual(sum(row["toPayMinor"] for row in project.payments()), 0)

    def test_a_launched_campaign_is_read(self):
        project = self.touchstone.project(LIVE)
        counted = project.judgments(counted=True)
        self.assertEqual(len(counted), project.status()["judgments"]["done"])
        self.assertEqual(len(project.judgments()), len(counted) + len(project.judgments(counted=False)))
        self.assertGreater(len(project.annotators()), 1)
        self.assertIn("report", project.agreement())
        self.assertIsInstance(project.exclusions(), list)
        self.assertIsInstance(project.adjudication(), list)
        for row in project.payments():
            self.assertEqual((row["recruiterState"], row["differs"]), (None, False))

    def test_rows_come_as_a_frame_where_pandas_is_there(self):
        project = self.touchstone.project(LIVE)
        try:
            import pandas
        except ImportError:
            with self.assertRaises(ImportError):
                project.judgments(as_frame=True)
            return
        frame = project.judgments(as_frame=True)
        self.assertIsInstance(frame, pandas.DataFrame)
        self.assertEqual(len(frame), len(project.judgments()))

    def test_pause_and_resume(self):
        project = self.touchstone.project(LIVE)
        self.assertEqual(project.pause()["state"], "paused")
        self.assertEqual(project.resume()["state"], "live")

    def test_a_write_is_done_once_under_a_key(self):
        slug = f"once-{uuid.uuid4().hex[:8]}"
        key = str(uuid.uuid4())
        for _ in range(2):
            self.touchstone.create_project(preset="sts-2012", slug=slug, idempotency_key=key)
        with self.assertRaises(ConflictError) as raised:
            self.touchstone.create_project(preset="sts-2012", slug=slug)
        self.assertEqual((raised.exception.reason, raised.exception.status), ("slug_taken", 409))

    def test_refusals_are_raised_as_what_they_are(self):
        with self.assertRaises(AuthenticationError):
            Touchstone(URL, "tst_made-up").projects()
        with self.assertRaises(NotFoundError):
            self.touchstone.project("nothing-of-this").status()
        with self.assertRaises(MalformedError):
            self.touchstone.project(LIVE).items(gold="maybe")
        with self.assertRaises(ConflictError):
            self.touchstone.project(LIVE).launch()
        with self.assertRaises(ValueError):
            Touchstone("touchstone.example.org", TOKEN)

    def test_a_server_that_is_not_there_is_named(self):
        with self.assertRaises(UnreachableError) as raised:
            list(Touchstone("http://127.0.0.1:9", TOKEN).project(LIVE).stream_judgments())
        self.assertIn("127.0.0.1:9", str(raised.exception))


if __name__ == "__main__":
    unittest.main()
