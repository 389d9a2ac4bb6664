import { expect, test } from "vitest";
import { adjudications } from "@/db/schema";
import { plainOutcome } from "@/server/domain/policy/outcome-policies";
import { decideItem } from "@/server/services/adjudication/decide-item";
import { showQueue } from "@/server/services/adjudication/show-queue";
import { excludeByHand } from "@/server/services/exclusion/exclude-by-hand";
import { enterProject } from "@/server/services/project/enter-project";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { makeOrganizer } from "@/testing/organizer";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject } from "@/testing/world/world";
import { eraseAnnotator } from "./erase-annotator";

const database = databasePerTest();

test("of people who are excluded, and erased at one moment, nothing is left in what adjudicators were shown", async () => {
  const adjudication = { ...plainOutcome.adjudication, difference: 1 };
  const world = await makeProject(database.store, {
    ...{ items: 2, hitSize: 2, overlap: 3, annotators: 3 },
    settings: { adjudication, onErase: "remove" },
  });
  // The first account of all owns what was there before it.
  const { userId } = await makeOrganizer(database.store);
  const scope = await enterProject(world.deps, { kind: "user", userId }, world.slug, "organize");
  for (const [at, person] of world.annotators.entries()) await answerAndSubmitHit(world.deps, person, at);
  const adjudicator = await enterProject(world.deps, { kind: "user", userId }, world.slug, "adjudicate");
  const [item] = (await showQueue(world.deps, adjudicator, {})).cases;
  if (item === undefined) throw new Error("They differ by two points.");
  await decideItem(world.deps, adjudicator, {
    ...{ itemId: item.itemId, dimensionId: item.dimensionId },
    judgedValues: item.judgments.map(({ value }) => value),
    ...{ decision: { kind: "value", value: 1 }, reason: "overlooked_text", note: "" },
  });
  const people = ["A-001", "A-002", "A-003"];
  for (const annotator of people) await excludeByHand(world.deps, scope, { annotator, reason: "By hand" });
  const erase = (annotator: string) =>
    eraseAnnotator(world.deps, scope, { annotator, reason: "They asked for it" });
  await Promise.all(people.map(erase));
  const rows = await database.store.read.select().from(adjudications);
  expect(rows.map(({ shownOrder, judgedValues }) => [shownOrder, judgedValues])).toEqual([[[], []]]);
});
