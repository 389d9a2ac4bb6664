import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { hits, judgments, payments, responses, annotatorStatusEvents } from "@/db/schema";
import { databasePerFile } from "@/testing/world/database-hooks";
import { answersTo, textAOf } from "@/testing/world/annotator";
import { makeProject, type World } from "@/testing/world/world";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import type { BehaviourRule, StoppingPolicy } from "@/server/domain/policy/policies";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { actor, next, page } from "@/testing/at-work";
import { changeAnnotatorStatus } from "./internal/change-annotator-status";
import { contestAnnotatorStatus } from "./contest-annotator-status";

const database = databasePerFile();

const right = 3;
const wrong = 0;
const accuracy = { bar: 0.7, minGold: 2, certainty: null, asInQuiz: false };
const stopping = (change: Partial<StoppingPolicy> = {}): StoppingPolicy => ({
  accuracy,
  behaviour: [],
  onStop: "keep",
  ...change,
});

const watched = (policy: StoppingPolicy, annotators = 1) =>
  makeProject(database.store, {
    items: 40,
    gold: 10,
    annotators,
    overlap: 1,
    settings: { stopping: policy },
  });

const submit = (world: World, leased: LeasedAssignment, value: number, seconds?: number) =>
  submitAssignment(world.deps, actor(world), {
    ...answersTo(leased, (textA) => (textA.startsWith("gold") ? value : value + Number(textA.length % 2))),
    ...(seconds !== undefined && {
      seconds: Object.fromEntries(leased.items.map(({ key }) => [key, seconds])),
    }),
  });

const changeByHand = (world: World, to: "stopped" | "working") =>
  world.deps.store.write((tx) =>
    changeAnnotatorStatus(world.deps, tx, actor(world).annotatorId, { to, cause: { rule: "by-hand" } }),
  );

const countedOf = async (world: World) => {
  const stored = await world.deps.store.read
    .select({ counted: judgments.counted })
    .from(judgments)
    .where(eq(judgments.annotatorId, actor(world).annotatorId));
  return stored.filter(({ counted }) => counted).length;
};

test("who misses too much gold is stopped at once, told why, and keeps what is due", async () => {
  const world = await watched(stopping());
  expect((await submit(world, await page(world), wrong)).state).toBe("working");
  const last = await submit(world, await page(world), right);
  expect(last).toMatchObject({ status: "counted", state: "stopped", due: { amount: 0.4 } });
  expect(await next(world)).toMatchObject({
    reason: "stopped",
    details: { rule: "accuracy", right: 1, answered: 2, bar: 0.7, submitted: 2, contested: false },
    due: { amount: 0.4, currency: "USD" },
  });
  expect(await countedOf(world)).toBe(10);
});

test("exactly the bar is enough", async () => {
  const world = await watched(stopping({ accuracy: { ...accuracy, bar: 0.5 } }));
  await submit(world, await page(world), wrong);
  expect((await submit(world, await page(world), right)).state).toBe("working");
});

test("a stop that discards sends every item back, and the pages stay paid", async () => {
  const world = await watched(stopping({ onStop: "discard" }));
  await submit(world, await page(world), wrong);
  const last = await submit(world, await page(world), wrong);
  expect(last).toMatchObject({ status: "discarded", state: "stopped", due: { amount: 0.4 } });
  expect(await countedOf(world)).toBe(0);
  const open = await world.deps.store.read
    .select({ openPlaces: hits.openPlaces, countedCount: hits.countedCount })
    .from(hits)
    .where(eq(hits.projectId, world.projectId));
  expect(open).toEqual(Array.from({ length: 10 }, () => ({ openPlaces: 1, countedCount: 0 })));
  const paid = await world.deps.store.read
    .select({ dueMinor: payments.dueMinor })
    .from(payments)
    .where(eq(payments.projectId, world.projectId));
  expect(paid).toEqual([{ dueMinor: 20 }, { dueMinor: 20 }]);
});

test("somebody let go on gets back what is still needed, the rest stays uncounted", async () => {
  const world = await watched(stopping({ onStop: "discard" }), 2);
  const first = await page(world);
  await submit(world, first, wrong);
  await submit(world, await page(world), wrong);
  const taken = await page(world, 1);
  expect(taken.items.map(textAOf)).toEqual(first.items.map(textAOf));
  await submitAssignment(world.deps, actor(world, 1), answersTo(taken, right));
  await changeByHand(world, "working");
  const kept = await world.deps.store.read
    .select({ counted: responses.counted, withdrawn: responses.withdrawn })
    .from(responses)
    .innerJoin(judgments, eq(judgments.assignmentId, responses.assignmentId))
    .where(eq(judgments.annotatorId, actor(world).annotatorId));
  expect(kept.every(({ withdrawn }) => withdrawn === null)).toBe(true);
  // Five judgments of the page nobody took; of the other page not even the gold, for the page does not count.
  expect(await countedOf(world)).toBe(5);
});

test("who is let go on is looked at by new gold only", async () => {
  const world = await watched(stopping());
  await submit(world, await page(world), wrong);
  await submit(world, await page(world), wrong);
  await changeByHand(world, "working");
  expect((await submit(world, await page(world), right)).state).toBe("working");
  expect((await submit(world, await page(world), right)).state).toBe("working");
});

test("a page that is open when a stop comes is returned, and what is sent of it neither counts nor is due", async () => {
  const world = await watched(stopping());
  const open = await page(world);
  await changeByHand(world, "stopped");
  const reply = await submit(world, open, right);
  expect(reply).toMatchObject({ status: "discarded", state: "stopped", due: { amount: 0 } });
  expect(await submit(world, open, right)).toEqual(reply);
  expect(await countedOf(world)).toBe(0);
});

const rule = (change: Partial<BehaviourRule>): BehaviourRule => ({
  figure: "seconds",
  bound: 5,
  minItems: 5,
  action: "warn",
  ...change,
});

test("who answers too fast is warned once and stays at work", async () => {
  const world = await watched(stopping({ behaviour: [rule({})] }));
  expect(await submit(world, await page(world), right, 2)).toMatchObject({
    state: "working",
    warning: { rule: "seconds", value: 2, bound: 5 },
  });
  expect((await submit(world, await page(world), right, 2)).warning).toBeUndefined();
  const events = await world.deps.store.read
    .select()
    .from(annotatorStatusEvents)
    .where(eq(annotatorStatusEvents.projectId, world.projectId));
  expect(events).toMatchObject([{ fromState: "working", toState: "working", cause: { rule: "seconds" } }]);
});

test("who gives the same answer all along is paused until an organizer decides", async () => {
  const world = await watched(
    stopping({ behaviour: [rule({ figure: "straight-line", bound: 8, action: "pause" })] }),
  );
  const same = async () => submitAssignment(world.deps, actor(world), answersTo(await page(world), right));
  expect((await same()).state).toBe("working");
  expect((await same()).state).toBe("paused");
  expect(await next(world)).toMatchObject({
    reason: "paused",
    details: { rule: "straight-line", value: 10, limit: 8 },
  });
  await changeByHand(world, "working");
  expect((await same()).state).toBe("working");
});

test("every stop is an event with its cause, the counts at the time and the version of the rules", async () => {
  const world = await watched(stopping());
  await submit(world, await page(world), wrong);
  await submit(world, await page(world), wrong);
  const events = await world.deps.store.read
    .select()
    .from(annotatorStatusEvents)
    .where(eq(annotatorStatusEvents.projectId, world.projectId));
  expect(events).toMatchObject([
    {
      fromState: "working",
      toState: "stopped",
      cause: { rule: "accuracy", value: 0, bound: 0.7 },
      counts: { submitted: 2, judged: 10, goldRight: 0, goldAnswered: 2 },
      rulesVersion: 1,
    },
  ]);
});

test("who is stopped a second time may object anew", async () => {
  const world = await watched(stopping());
  const object = () => contestAnnotatorStatus(world.deps, actor(world), { comment: "I disagree." });
  await changeByHand(world, "stopped");
  await object();
  expect(await next(world)).toMatchObject({ details: { contested: true } });
  await changeByHand(world, "working");
  world.clock.advance(1_000);
  await changeByHand(world, "stopped");
  expect(await next(world)).toMatchObject({ details: { contested: false } });
  await object();
  expect(await next(world)).toMatchObject({ details: { contested: true } });
});
