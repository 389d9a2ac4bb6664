import { expect, test } from "vitest";
import { answersToGold, countCounted } from "@/db/queries/gold-change";
import { attemptsOf } from "@/db/queries/qualification";
import { lastAnnotatorStatusEvent } from "@/db/queries/annotator-status";
import { databasePerTest } from "@/testing/world/database-hooks";
import { answersTo } from "@/testing/world/annotator";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { noPolicies } from "@/server/domain/policy/policies";
import type { ProjectSettings } from "@/server/domain/project/project";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { listAnnotators } from "@/server/services/progress/list-annotators";
import { enterProject } from "@/server/services/project/enter-project";
import { changeAnnotatorStatus } from "@/server/services/annotator-status/internal/change-annotator-status";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { enableGold } from "./enable-gold";
import { listGold } from "@/testing/known-gold";
import { previewGoldChange } from "./preview-gold-change";
import { setGold } from "./set-gold";
import { listAnnotatorsInput } from "@/server/domain/annotator/listing";

const everyone = listAnnotatorsInput.parse({});

const database = databasePerTest();
let world: World;
let scope: OrganizeScope;
let people: AnnotatorActor[];

const reason = "The texts say so.";
const stoppedBelow = (bar: number) => ({
  ...noPolicies.stopping,
  accuracy: { bar, minGold: 2, certainty: null, asInQuiz: false },
  onStop: "discard" as const,
});

/** Four HITs of two items and a gold item of its own, each judged once; gold is right from 2 to 4. */
async function start(settings: Partial<ProjectSettings>, options: WorldOptions = {}): Promise<void> {
  const shape = { items: 8, gold: 4, hitSize: 3, goldPerHit: 1, overlap: 1, annotators: 2 };
  world = await makeProject(database.store, { ...shape, settings, ...options });
  scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  people = world.annotators;
}

function person(at: number): AnnotatorActor {
  const found = people[at];
  if (found === undefined) throw new Error(`There is no annotator ${at}.`);
  return found;
}

/** The gold items that somebody has answered. */
async function goldOf({ annotatorId }: AnnotatorActor): Promise<string[]> {
  const met: string[] = [];
  for (const itemId of world.goldIds) {
    const answers = await answersToGold(database.store.read, itemId);
    if (answers.some((answer) => answer.annotatorId === annotatorId)) met.push(itemId);
  }
  return met;
}

const accepting = (itemId: string, answer: number, accepted: number[] = []) => ({
  itemId,
  answer,
  tolerance: 1,
  accepted,
  explanation: "",
});
const preview = (change: ReturnType<typeof accepting>) =>
  previewGoldChange(world.deps, scope, { ...change, enabled: true });
const counted = ({ annotatorId }: AnnotatorActor) => countCounted(database.store.read, [annotatorId]);

async function statusOf(at: number) {
  const found = (await listAnnotators(world.deps, scope, everyone)).annotators[at];
  return { state: found?.state, right: found?.goldRight, answered: found?.goldAnswered };
}

const record = { fields: [], image: null, link: null };
const noRecords = { a: record, b: record };

const nothing = {
  answersForgiven: 0,
  answersNowWrong: 0,
  peopleMayGoOn: [],
  peopleWouldStop: [],
  judgmentsReturn: 0,
  judgmentsExtra: 0,
  judgmentsLeave: 0,
};

/** The first annotator is stopped after two pages; the second judges the first of them again. @returns the other's gold */
async function stopFirst(): Promise<string> {
  await start({ stopping: stoppedBelow(0.5) });
  await answerAndSubmitHit(world.deps, person(0), 0);
  await answerAndSubmitHit(world.deps, person(0), 0);
  expect(await statusOf(0)).toEqual({ state: "stopped", right: 0, answered: 2 });
  await answerAndSubmitHit(world.deps, person(1), 3);
  const again = await goldOf(person(1));
  return (await goldOf(person(0))).find((itemId) => !again.includes(itemId)) ?? "";
}

test("who is forgiven goes on, and as many judgments return and are extra as the preview said", async () => {
  const itemId = await stopFirst();
  const change = accepting(itemId, 1);
  expect(await preview(change)).toEqual({
    ...nothing,
    answersForgiven: 1,
    peopleMayGoOn: [{ pseudonym: "A-001", by: "work", right: 1, answered: 2 }],
    judgmentsReturn: 3,
    judgmentsExtra: 3,
  });
  expect(await statusOf(0)).toEqual({ state: "stopped", right: 0, answered: 2 });
  expect(await counted(person(0))).toBe(0);
  await setGold(world.deps, scope, { ...change, reason });
  expect(await statusOf(0)).toEqual({ state: "working", right: 1, answered: 2 });
  expect(await counted(person(0))).toBe(3);
  const event = await lastAnnotatorStatusEvent(database.store.read, person(0).annotatorId, "working");
  expect(event).toMatchObject({
    fromState: "stopped",
    cause: { rule: "gold-changed" },
    note: reason,
    counts: { goldRight: 1, goldAnswered: 2 },
  });
});

test("who was stopped by hand stays stopped, though their answers are graded anew", async () => {
  await start({ stopping: stoppedBelow(0.5) });
  await answerAndSubmitHit(world.deps, person(0), 0);
  const byHand = { to: "stopped", cause: { rule: "by-hand" } } as const;
  await world.deps.store.write((tx) => changeAnnotatorStatus(world.deps, tx, person(0).annotatorId, byHand));
  const [itemId = ""] = await goldOf(person(0));
  expect(await preview(accepting(itemId, 1))).toEqual({ ...nothing, answersForgiven: 1 });
  await setGold(world.deps, scope, { ...accepting(itemId, 1), reason });
  expect(await statusOf(0)).toEqual({ state: "stopped", right: 1, answered: 1 });
});

test("who works is stopped when their answers become wrong, and let go on when that is taken back", async () => {
  await start({ stopping: stoppedBelow(0.6) });
  await answerAndSubmitHit(world.deps, person(0), 2);
  await answerAndSubmitHit(world.deps, person(0), 2);
  const [itemId = ""] = await goldOf(person(0));
  expect(await preview(accepting(itemId, 4))).toEqual({
    ...nothing,
    answersNowWrong: 1,
    peopleWouldStop: [{ pseudonym: "A-001", by: "work", right: 1, answered: 2 }],
    judgmentsLeave: 6,
  });
  await setGold(world.deps, scope, { ...accepting(itemId, 4), reason });
  expect(await statusOf(0)).toEqual({ state: "stopped", right: 1, answered: 2 });
  expect(await counted(person(0))).toBe(0);
  const next = await leaseNextHit(world.deps, person(0));
  expect(next).toMatchObject({ assignment: null, reason: "stopped" });
  await setGold(world.deps, scope, { ...accepting(itemId, 3), reason: "It was right before." });
  expect(await statusOf(0)).toEqual({ state: "working", right: 2, answered: 2 });
  expect(await counted(person(0))).toBe(6);
});

test("a gold item that is turned off forgives too, and says so first", async () => {
  const itemId = await stopFirst();
  const change = accepting(itemId, 3);
  expect(await previewGoldChange(world.deps, scope, { ...change, enabled: false })).toMatchObject({
    answersForgiven: 1,
    peopleMayGoOn: [{ pseudonym: "A-001", right: 0, answered: 1 }],
    judgmentsReturn: 3,
  });
  await enableGold(world.deps, scope, { itemId, enabled: false, reason });
  expect(await statusOf(0)).toEqual({ state: "working", right: 0, answered: 1 });
});

test("gold answered before somebody was let go on no longer decides", async () => {
  const itemId = await stopFirst();
  world.clock.advance(1_000);
  const { annotatorId } = person(0);
  const letGoOn = { to: "working", cause: { rule: "by-hand" } } as const;
  await world.deps.store.write((tx) => changeAnnotatorStatus(world.deps, tx, annotatorId, letGoOn));
  await setGold(world.deps, scope, { ...accepting(itemId, 1), reason });
  await setGold(world.deps, scope, { ...accepting(itemId, 4), reason });
  expect(await statusOf(0)).toEqual({ state: "working", right: 0, answered: 2 });
});

test("gold of a page that came too late is graded anew and counts nowhere", async () => {
  await start({}, { items: 2, gold: 1 });
  const { assignment } = await leaseNextHit(world.deps, person(0));
  if (assignment === null) throw new Error("There is a page.");
  world.clock.advance(24 * 60 * 60_000);
  await answerAndSubmitHit(world.deps, person(1), 0);
  expect(await submitAssignment(world.deps, person(0), answersTo(assignment, 0))).toMatchObject({
    status: "late",
  });
  const [itemId = ""] = world.goldIds;
  expect(await preview(accepting(itemId, 0))).toMatchObject({ answersForgiven: 2 });
  await setGold(world.deps, scope, { ...accepting(itemId, 0), reason });
  expect(await statusOf(0)).toMatchObject({ right: 0, answered: 0 });
  expect(await statusOf(1)).toMatchObject({ right: 1, answered: 1 });
});

test("a failed quiz passes when enough is right now, and its author may work", async () => {
  const quiz = { kind: "quiz", size: 2, needed: 2, tries: 1, delayMinutes: 0 } as const;
  await start({ qualification: quiz });
  let asked = 0;
  await answerAndSubmitHit(world.deps, person(0), () => ((asked += 1) === 1 ? 0 : 3));
  expect(await statusOf(0)).toEqual({ state: "failed", right: 0, answered: 0 });
  const answers = await Promise.all(
    world.goldIds.map((itemId) => answersToGold(database.store.read, itemId)),
  );
  const itemId = world.goldIds[answers.findIndex(([answer]) => answer?.correct === false)] ?? "";
  const change = accepting(itemId, 3, [0]);
  expect(await preview(change)).toEqual({
    ...nothing,
    answersForgiven: 1,
    peopleMayGoOn: [{ pseudonym: "A-001", by: "qualification", right: 2, answered: 2 }],
  });
  await setGold(world.deps, scope, { ...change, reason });
  expect(await statusOf(0)).toEqual({ state: "working", right: 0, answered: 0 });
  expect(await attemptsOf(database.store.read, person(0).annotatorId)).toMatchObject([
    { right: 2, answered: 2, passed: true },
  ]);
  expect((await leaseNextHit(world.deps, person(0))).assignment).toMatchObject({ kind: "work" });
});

test.each([
  { goldGrading: "dimension" as const, missed: [1, 2], mended: [2, 2] },
  { goldGrading: "item" as const, missed: [0, 1], mended: [1, 1] },
])("gold on several dimensions counts by $goldGrading, and each is changed by itself", async (expected) => {
  const { goldGrading, missed, mended } = expected;
  const stands = ([right, answered]: number[]) => ({ state: "working", right, answered });
  await start(
    { goldGrading },
    { preset: "sts-2013-typed", items: 2, gold: 1, hitSize: 3, contentOf: () => noRecords },
  );
  const [itemId = ""] = world.goldIds;
  await setGold(world.deps, scope, { ...accepting(itemId, 5), dimension: "time", reason });
  await answerAndSubmitHit(world.deps, person(0), 3);
  expect(await statusOf(0)).toEqual(stands(missed));

  const forgiving = { ...accepting(itemId, 3), dimension: "time" };
  expect(await previewGoldChange(world.deps, scope, { ...forgiving, enabled: true })).toEqual({
    ...nothing,
    answersForgiven: 1,
  });
  await setGold(world.deps, scope, { ...forgiving, reason });
  expect(await statusOf(0)).toEqual(stands(mended));
  const listed = await listGold(world.deps, scope);
  expect(listed.map((one) => [one.dimension, one.answer, one.seen, one.missed])).toEqual([
    ["general", 3, 1, 0],
    ["time", 3, 1, 0],
  ]);

  await enableGold(world.deps, scope, { itemId, enabled: false, reason });
  expect(await statusOf(0)).toEqual({ state: "working", right: 0, answered: 0 });
});
