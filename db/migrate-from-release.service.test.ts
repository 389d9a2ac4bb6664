import { asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkSettings } from "@/server/domain/project/check-settings";
import { projectSettings } from "@/server/domain/project/project";
import { noBehaviour } from "@/server/domain/annotator-status/behaviour";
import { migrate } from "./migrate";
import { annotators, assignments, payments, projects, responses } from "./schema";
import type { FreshDatabase } from "@/testing/world/database";
import { violationsOnceCounted } from "@/testing/world/release/violations-once-counted";
import { countRows, strayRows } from "@/testing/world/release/count-rows";
import { addedSettings, firstSettings } from "@/testing/world/release/first-values";
import { runSql } from "@/testing/world/release/raw-sql";
import { firstReleaseDatabase } from "@/testing/world/release/released-database";

let database: FreshDatabase;
let before: Record<string, number>;

beforeEach(async () => {
  database = await firstReleaseDatabase();
  before = await countRows(database.location);
  await migrate(database.location);
});
afterEach(() => database.remove());

test("no table of the release loses or gains a row", async () => {
  expect(Object.keys(before)).toHaveLength(23);
  expect(before).toMatchObject({ assignments: 6, responses: 3, judgments: 9, gold_contests: 1, events: 2 });
  expect(await countRows(database.location)).toMatchObject(before);
});

test("nothing points at a row that is not there", async () => {
  expect(await strayRows(database.location)).toEqual([]);
});

test("a table that was rebuilt is still what its children point at", async () => {
  const stray = "update responses set assignment_id = 'nobody' where assignment_id = 'bo-h0'";
  await expect(runSql(database.location, stray)).rejects.toThrow(/foreign key/i);
});

test("settings keep what they had, get no policies, and can be saved again", async () => {
  const found = await database.store.read
    .select({ settings: projects.settings, committedMinor: projects.committedMinor })
    .from(projects)
    .orderBy(asc(projects.id));
  const [live, draft] = found.map(({ settings }) => projectSettings.parse(settings));
  expect(live).toEqual({ ...firstSettings.live, ...addedSettings });
  expect(draft).toEqual({
    ...firstSettings.draft,
    ...addedSettings,
    plannedAnnotators: 30,
  });
  expect([live, draft].map((settings) => settings && checkSettings(settings))).toEqual([{}, {}]);
  expect(found.map(({ committedMinor }) => committedMinor)).toEqual([0, 0]);
});

test("annotators have qualified, and their status rests on the gold of pages that count", async () => {
  const found = await database.store.read.select().from(annotators).orderBy(asc(annotators.id));
  const [ann, bo, cem] = found;
  const same = { submittedCount: 1, workHitCount: 1, judgedCount: 3, behaviour: noBehaviour, languages: [] };
  expect(ann).toMatchObject({
    ...same,
    goldAnsweredSinceCleared: 1,
    goldRightSinceCleared: 1,
    goldItemsSinceCleared: 1,
    clearedAt: null,
  });
  expect(bo).toMatchObject({
    ...same,
    goldAnsweredCount: 0,
    goldAnsweredSinceCleared: 0,
    goldRightSinceCleared: 0,
  });
  expect(cem).toMatchObject({
    ...same,
    goldAnsweredCount: 1,
    goldAnsweredSinceCleared: 1,
    goldRightCount: 0,
  });
  expect(found.map(({ qualifiedAt }) => qualifiedAt)).toEqual(found.map(({ joinedAt }) => joinedAt));
});

test("each page that was submitted has its pay in the ledger, and every other its promise", async () => {
  const due = await database.store.read.select().from(payments).orderBy(asc(payments.assignmentId));
  const unpaid = { dueMinor: 20, bonusMinor: 0, bonusReason: "", approvedAt: null, paidAt: null };
  expect(due).toEqual(
    ["ann", "bo", "cem"].map((annotatorId) => ({
      assignmentId: `${annotatorId}-h0`,
      projectId: "released",
      annotatorId,
      ...unpaid,
    })),
  );
  const pages = await database.store.read.select().from(assignments);
  expect(pages.map(({ payMinor, attemptId }) => [payMinor, attemptId])).toEqual(Array(6).fill([20, null]));
});

test("a page says how many of its items counted", async () => {
  const found = await database.store.read
    .select({ counted: responses.countedItemCount, withdrawn: responses.withdrawn })
    .from(responses)
    .innerJoin(assignments, eq(assignments.id, responses.assignmentId))
    .orderBy(asc(assignments.annotatorId));
  expect(found.map(({ counted }) => counted)).toEqual([2, 0, 2]);
  expect(found.map(({ withdrawn }) => withdrawn)).toEqual([null, null, null]);
});

test("what is stored is what the rules of this version make of it", async () => {
  expect(await violationsOnceCounted(database.store, "released")).toEqual([]);
});

test("migrating once more changes nothing", async () => {
  const after = await countRows(database.location);
  await migrate(database.location);
  expect(await countRows(database.location)).toEqual(after);
});
