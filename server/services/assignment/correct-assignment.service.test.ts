import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  annotators,
  assignments,
  judgments,
  replacedJudgments,
  replacedResponses,
  responses,
} from "@/db/schema";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import { approvePay } from "@/server/services/payment/approve-pay";
import { markPaid } from "@/server/services/payment/mark-paid";
import { enterProject } from "@/server/services/project/enter-project";
import { actor, next, page } from "@/testing/at-work";
import { answersTo } from "@/testing/world/annotator";
import { databasePerTest } from "@/testing/world/database-hooks";
import { violations } from "@/testing/world/invariants";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import { correctAssignment } from "./correct-assignment";
import { showCorrection } from "./show-correction";
import { submitAssignment } from "./submit-assignment";

const database = databasePerTest();

const makeWorld = (options: WorldOptions = {}) =>
  makeProject(database.store, {
    items: 5,
    annotators: 2,
    overlap: 2,
    ...options,
    settings: { correctionMinutes: 15, payPerHitMinor: 20, ...options.settings },
  });

/** Answers everything on a page with one value. */
async function submitted(world: World, value: number, at = 0): Promise<LeasedAssignment> {
  const leased = await page(world, at);
  await submitAssignment(world.deps, actor(world, at), { ...answersTo(leased, value), seconds: {} });
  return leased;
}

const correct = (world: World, leased: LeasedAssignment, value: number, revision?: number) =>
  correctAssignment(world.deps, actor(world), {
    ...answersTo(leased, value),
    seconds: {},
    ...(revision !== undefined && { revision }),
  });

const values = async () => (await database.store.read.select().from(judgments)).map(({ value }) => value);
const scopeOf = (world: World): Promise<OrganizeScope> =>
  enterProject(world.deps, { kind: "system" }, world.slug, "organize");
const isClosed = (why: string) => ({ reason: "correction_closed", details: { why } });

test("the last answer counts, and the first is kept with its response", async () => {
  const world = await makeWorld();
  const leased = await submitted(world, 2);
  world.clock.advance(60_000);
  expect(await correct(world, leased, 4)).toMatchObject({ status: "counted" });
  expect(await values()).toEqual([4, 4, 4, 4, 4]);
  const kept = await database.store.read.select().from(replacedJudgments);
  expect(kept.map(({ value, revision }) => [value, revision])).toEqual(Array(5).fill([2, 0]));
  const [first] = await database.store.read.select().from(replacedResponses);
  expect(first).toMatchObject({ revision: 0, assignmentId: leased.id });
  const [response] = await database.store.read.select().from(responses);
  expect(response).toMatchObject({ revision: 1, counted: true, countedItemCount: 5, dueMinor: 20 });
  expect(await violations(database.store.read, world.projectId)).toEqual([]);
});

test("it is shown as it was sent, with how long it is open", async () => {
  const world = await makeWorld();
  const leased = await submitted(world, 2);
  const until = new Date(world.deps.now() + 15 * 60_000).toISOString();
  expect((await next(world)).correctable).toEqual({ assignment: leased.id, until });
  const shown = await showCorrection(world.deps, actor(world));
  expect(shown).toMatchObject({ revision: 0, until, assignment: { id: leased.id, page: 1 } });
  expect(shown.answers).toHaveLength(5);
  expect(shown.assignment.items).toEqual(leased.items);
});

test("the same correction sent twice is one, and one that changes nothing is none", async () => {
  const world = await makeWorld();
  const leased = await submitted(world, 2);
  const nothing = await correct(world, leased, 2);
  expect(await database.store.read.select().from(replacedResponses)).toEqual([]);
  const once = await correct(world, leased, 4);
  expect(await correct(world, leased, 4, 0)).toEqual(once);
  expect(nothing.due).toEqual(once.due);
  expect(await database.store.read.select().from(replacedResponses)).toHaveLength(1);
});

test("of two windows that correct at once one is told that the other was first", async () => {
  const world = await makeWorld();
  const leased = await submitted(world, 2);
  const both = await Promise.allSettled([correct(world, leased, 4, 0), correct(world, leased, 5, 0)]);
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: { reason: "conflict" } });
  expect(new Set(await values()).size).toBe(1);
  expect(await violations(database.store.read, world.projectId)).toEqual([]);
});

test("the time runs from the submission and is not made longer by a correction", async () => {
  const world = await makeWorld();
  const leased = await submitted(world, 2);
  world.clock.advance(14 * 60_000);
  await correct(world, leased, 4);
  world.clock.advance(2 * 60_000);
  await expect(correct(world, leased, 5)).rejects.toMatchObject(isClosed("late"));
  expect((await next(world)).correctable).toBeUndefined();
});

test("only the page submitted last is corrected, also while the next one is open", async () => {
  const world = await makeWorld({ items: 15 });
  const first = await submitted(world, 2);
  await page(world);
  await correct(world, first, 3);
  world.clock.advance(1_000);
  await submitted(world, 2);
  await expect(correct(world, first, 4)).rejects.toMatchObject(isClosed("not_last"));
});

test("nothing is corrected where it is off, nor another's page", async () => {
  const off = await makeWorld({ settings: { correctionMinutes: 0 } });
  const leased = await submitted(off, 2);
  await expect(correct(off, leased, 4)).rejects.toMatchObject(isClosed("off"));
  const world = await makeWorld();
  const theirs = await submitted(world, 2, 1);
  await expect(correct(world, theirs, 4)).rejects.toMatchObject({ reason: "not_found" });
});

test("a page that is paid is closed, and a payment at the same moment is before or after", async () => {
  const world = await makeWorld();
  const scope = await scopeOf(world);
  const leased = await submitted(world, 2);
  await approvePay(world.deps, scope);
  const [corrected, paid] = await Promise.allSettled([
    correct(world, leased, 4),
    markPaid(world.deps, scope),
  ]);
  expect(paid).toMatchObject({ status: "fulfilled", value: { sumMinor: 20 } });
  expect(await values()).toEqual(Array(5).fill(corrected.status === "fulfilled" ? 4 : 2));
  await expect(correct(world, leased, 5)).rejects.toMatchObject(isClosed("paid"));
});

test("gold is graded anew, and feedback on it closes the page", async () => {
  const world = await makeWorld({ items: 8, gold: 2, settings: { feedback: true } });
  const leased = await submitted(world, 3);
  const reply = await correct(world, leased, 0);
  expect(reply.feedback).toHaveLength(1);
  const [person] = await database.store.read
    .select()
    .from(annotators)
    .where(eq(annotators.id, actor(world).annotatorId));
  expect(person).toMatchObject({ goldAnsweredCount: 1, goldRightCount: 0 });
  await expect(correct(world, leased, 3)).rejects.toMatchObject(isClosed("feedback"));
  expect(await violations(database.store.read, world.projectId)).toEqual([]);
});

test("a correction tells nothing of gold where the project gives no feedback", async () => {
  const world = await makeWorld({ items: 8, gold: 2 });
  const leased = await submitted(world, 3);
  const reply = await correct(world, leased, 0);
  expect(reply).toMatchObject({ feedback: [] });
  expect(reply.accuracy).toBeUndefined();
  expect(await correct(world, leased, 3)).toEqual(reply);
});

test("who corrects known answers into wrong ones is stopped by the rule", async () => {
  const accuracy = { bar: 0.5, minGold: 1, certainty: null, asInQuiz: false };
  const stopping = { accuracy, behaviour: [], onStop: "discard" as const };
  const world = await makeWorld({ items: 8, gold: 2, settings: { stopping } });
  const leased = await submitted(world, 3);
  expect(await correct(world, leased, 0)).toMatchObject({ state: "stopped", status: "discarded" });
  await expect(correct(world, leased, 3)).rejects.toMatchObject(isClosed("ended"));
  expect(await violations(database.store.read, world.projectId)).toEqual([]);
});

test("answers that the page does not take change nothing", async () => {
  const world = await makeWorld();
  const leased = await submitted(world, 2);
  await expect(correct(world, leased, 17)).rejects.toMatchObject({ reason: "invalid_answers" });
  expect(await values()).toEqual([2, 2, 2, 2, 2]);
  const [row] = await database.store.read.select().from(assignments);
  expect(row?.state).toBe("submitted");
});
