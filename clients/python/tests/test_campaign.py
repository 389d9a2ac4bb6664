"""A campaign run wholly by the client, from its protocol to the gold file. As test_client, against a real server."""

import csv
import os
import tempfile
import unittest
import uuid
from pathlib import Path

from touchstone_client import PermissionDeniedError, Touchstone

PROTOCOL = """
format: 1
name: From Python
language: en
preset: sts-2012
settings:
  contactName: Ana Lin
  qualification: { kind: none }
  goldPerHit: 1
  hitSize: 4 # three to judge, one of them gold
  overlap: 2
  payPerHitMinor: 20
  allowShortRunway: true
  adjudication: { difference: 2, ciWidth: null, blind: true, secondAdjudicator: false, escalate: false }
testPairs: []
"""


class CampaignTest(unittest.TestCase):
    def setUp(self):
        self.touchstone = Touchstone(os.environ["TOUCHSTONE_URL"], os.environ["TOUCHSTONE_TOKEN"])
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def work(self, annotator, answer):
        """Judges until there is nothing left; returns what is due and why it ended."""
        while True:
            found = annotator.next()
            page = found["assignment"]
            if page is None:
                return found
            answers = [
                {"key": item["key"], "values": {item["dimensions"][0]["id"]: answer(item)}}
                for item in page["items"]
            ]
            seconds = {item["key"]: 5 for item in page["items"]}
            self.assertEqual(annotator.submit(page["id"], answers, seconds=seconds)["status"], "counted")

    def test_a_campaign_from_its_protocol_to_its_gold(self):
        slug = f"campaign-{uuid.uuid4().hex[:8]}"
        project = self.touchstone.create_project(slug=slug, protocol=PROTOCOL)
        pairs = self.folder / "pairs.csv"
        lines = [f"p{n},Text {n},Other {n},{3 if n > 6 else ''}\n" for n in range(1, 10)]
        pairs.write_text("id,text_a,text_b,score\n" + "".join(lines), encoding="utf-8")
        self.assertEqual(project.import_file(pairs, dataset="pairs")["itemCount"], 9)
        for item in project.items()[6:]:
            project.set_gold(item["id"], 3, tolerance=5, explanation="Some details differ.")
        self.assertEqual(project.launch()["state"], "live")

        steady = self.work(project.join(), lambda item: 3)
        differs = self.work(project.join(), lambda item: 0 if "Text 1" in str(item) else 3)
        self.assertEqual((steady["due"]["amount"], differs["due"]["amount"]), (0.4, 0.4))
        self.assertEqual(len(project.annotators()), 2)

        judgments = project.judgments(counted=True)
        self.assertEqual(project.status()["judgments"]["done"], len(judgments))
        self.assertEqual(len([row for row in judgments if not row["isGold"]]), 12)
        [waiting] = project.adjudication()
        self.assertEqual(waiting["externalId"], "p1")
        project.adjudicate(
            itemId=waiting["itemId"],
            dimensionId=waiting["dimensionId"],
            judgedValues=[each["value"] for each in waiting["judgments"]],
            decision={"kind": "value", "value": 2},
            reason="overlooked_text",
            note="",
        )
        self.assertEqual(project.adjudication(), [])
        self.assertEqual(sum(row["dueMinor"] for row in project.payments()), 80)
        self.assertEqual(project.close()["state"], "closed")

        self.assertIn("report", project.compute_agreement(dimension="similarity"))
        release = project.release()
        self.assertEqual(release["version"], 1)
        gold = project.download("gold.csv", self.folder / "gold.csv")
        with gold.open(encoding="utf-8", newline="") as file:
            values = {row["item"]: row["value"] for row in csv.DictReader(file)}
        self.assertEqual({values[f"p{n}"] for n in range(2, 7)}, {"3"})
        self.assertEqual(values["p1"], "2")
        again = project.download("protocol.yaml", self.folder / "protocol.yaml").read_text(encoding="utf-8")
        copy = self.touchstone.create_project(slug=f"{slug}-2", protocol=again)
        self.assertEqual(copy.protocol()["settings"]["overlap"], 2)

    @unittest.skipUnless("TOUCHSTONE_READING_TOKEN" in os.environ, "needs a token that only reads projects")
    def test_a_token_without_a_scope_is_told_which_it_lacks(self):
        reading = Touchstone(os.environ["TOUCHSTONE_URL"], os.environ["TOUCHSTONE_READING_TOKEN"])
        with self.assertRaises(PermissionDeniedError) as raised:
            reading.project(os.environ["TOUCHSTONE_PROJECT"]).pause()
        self.assertIn("write:work", f"{raised.exception.message} {raised.exception.details}")


if __name__ == "__main__":
    unittest.main()
