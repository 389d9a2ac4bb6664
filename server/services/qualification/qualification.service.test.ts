import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { goldAnswers, judgments, payments, annotatorStatusEvents } from "@/db/schema";
import { databasePerFile } from "@/testing/world/database-hooks";
import { answersTo, textAOf } from "@/testing/world/annotator";
import { makeProject, type World } from "@/testing/world/world";
import type { LeasedAssignment, NextResult } from "@/server/domain/assignment/contracts";
import type { QualificationPolicy } from "@/server/domain/policy/policies";
import { expireLeases } from "@/server/services/assignment/expire-leases";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { actor, next, page } from "@/testing/at-work";

const database = databasePerFile();

const minute = 60_000;
const right = 3;
const wrong = 0;

const asking = (qualification: QualificationPolicy, settings: object = {}) =>
  makeProject(database.store, {
    items: 44,
    gold: 12,
    annotators: 1,
    settings: { qualification, ...settings },
  });

/** Answers the first `rightCount` questions of a page right and the others wrong. */
function answer(world: World, leased: LeasedAssignment, rightCount: number) {
  const order = leased.items.map(textAOf);
  const valueOf = (textA: string) => (order.indexOf(textA) < rightCount ? right : wrong);
  return submitAssignment(world.deps, actor(world), answersTo(leased, valueOf));
}

const refusalOf = (result: NextResult) =>
  result.kind === "none" ? { reason: result.reason, ...result.details } : null;

const textsOf = ({ items }: LeasedAssignment) => items.map(textAOf).sort();

const quiz = { kind: "quiz", size: 5, needed: 4, tries: 2, delayMinutes: 0 } as const;

test("who answers enough of a quiz right may work, and meets none of its questions again", async () => {
  const world = await asking(quiz);
  const asked = await page(world);
  expect(asked).toMatchObject({ kind: "quiz", page: 1, pages: 1, limit: null });
  expect(asked.items).toHaveLength(5);
  const reply = await answer(world, asked, 4);
  expect(reply).toMatchObject({
    status: "counted",
    state: "working",
    qualification: { kind: "quiz", answered: 5, right: 4, needed: 4, passed: true },
  });
  expect(reply.feedback.filter(({ correct }) => !correct)).toHaveLength(1);
  const work = await page(world);
  expect(work).toMatchObject({ kind: "work", page: 1 });
  expect(textsOf(work).filter((text) => textsOf(asked).includes(text))).toEqual([]);
});

test("answers to a quiz never count, neither as judgments nor in the accuracy", async () => {
  const world = await asking(quiz, { feedback: true });
  await answer(world, await page(world), 4);
  const stored = await world.deps.store.read
    .select({ counted: judgments.counted })
    .from(judgments)
    .where(eq(judgments.annotatorId, actor(world).annotatorId));
  expect(stored).toEqual(Array.from({ length: 5 }, () => ({ counted: false })));
  const reply = await answer(world, await page(world), 5);
  expect(reply.accuracy).toEqual({ right: 1, answered: 1 });
});

test("a second try at a quiz asks other questions, and who fails the last one is told what was needed", async () => {
  const world = await asking(quiz);
  const first = await page(world);
  expect(await answer(world, first, 3)).toMatchObject({
    state: "qualifying",
    qualification: { passed: false, right: 3, triesLeft: 1, nextTryAt: null },
  });
  const second = await page(world);
  expect(textsOf(second).filter((text) => textsOf(first).includes(text))).toEqual([]);
  expect(await answer(world, second, 0)).toMatchObject({ state: "failed", qualification: { triesLeft: 0 } });
  expect(refusalOf(await next(world))).toMatchObject({
    reason: "failed_qualification",
    qualification: "quiz",
    right: 0,
    answered: 5,
    bar: 4,
    triesLeft: 0,
    submitted: 2,
  });
});

test("the next try begins when its delay is over", async () => {
  const world = await asking({ ...quiz, delayMinutes: 60 });
  const reply = await answer(world, await page(world), 0);
  expect(reply.qualification?.nextTryAt).toBe(new Date(world.clock.now() + 60 * minute).toISOString());
  expect(refusalOf(await next(world))).toMatchObject({
    reason: "failed_qualification",
    triesLeft: 1,
    date: reply.qualification?.nextTryAt,
  });
  world.clock.advance(61 * minute);
  expect((await page(world)).kind).toBe("quiz");
});

test("a page of a quiz whose time is over is the same page again, not a try lost", async () => {
  const world = await asking(quiz);
  const first = await page(world);
  world.clock.advance(31 * minute);
  await expireLeases(world.deps);
  const again = await page(world);
  expect(again.id).toBe(first.id);
  expect((await answer(world, again, 5)).state).toBe("working");
});

test("a test asks the same questions at each try and says in between only how many were right", async () => {
  const world = await asking({ kind: "test", needed: 3, tries: 2, delayMinutes: 0 });
  await world.deps.store.write(async (tx) => {
    for (const itemId of world.goldIds.slice(0, 4)) {
      await tx.update(goldAnswers).set({ use: "test" }).where(eq(goldAnswers.itemId, itemId));
    }
  });
  const first = await page(world);
  expect(first.items).toHaveLength(4);
  const between = await answer(world, first, 2);
  expect(between.feedback).toEqual([]);
  expect(between.qualification).toMatchObject({ right: 2, size: 4, needed: 3, passed: false, triesLeft: 1 });
  const second = await page(world);
  expect(textsOf(second)).toEqual(textsOf(first));
  const last = await answer(world, second, 4);
  expect(last.feedback).toHaveLength(4);
  expect(last.state).toBe("working");
});

test("a training answers after each question and lets work once all are done", async () => {
  const world = await asking({ kind: "training", size: 3, needed: 0 });
  for (const number of [1, 2, 3]) {
    const question = await page(world);
    expect(question).toMatchObject({ kind: "training", page: number, pages: 3 });
    expect(question.items).toHaveLength(1);
    const reply = await answer(world, question, 0);
    expect(reply.feedback).toMatchObject([{ correct: false, accepted: [2, 3, 4] }]);
    expect(reply.state).toBe(number === 3 ? "working" : "qualifying");
  }
  expect((await page(world)).kind).toBe("work");
});

test("a qualification is paid once, when it is finished for the first time", async () => {
  const world = await asking(quiz, { qualificationPayMinor: 15 });
  expect((await answer(world, await page(world), 0)).due).toEqual({ amount: 0.15, currency: "USD" });
  expect((await answer(world, await page(world), 0)).due).toEqual({ amount: 0.15, currency: "USD" });
  const paid = await world.deps.store.read
    .select({ dueMinor: payments.dueMinor })
    .from(payments)
    .where(eq(payments.projectId, world.projectId));
  expect(paid).toEqual([{ dueMinor: 15 }]);
});

test("passing and failing are written down with the counts", async () => {
  const world = await asking(quiz);
  await answer(world, await page(world), 5);
  const events = await world.deps.store.read
    .select()
    .from(annotatorStatusEvents)
    .where(eq(annotatorStatusEvents.projectId, world.projectId));
  expect(events).toMatchObject([
    {
      fromState: "qualifying",
      toState: "working",
      cause: { rule: "qualified", value: 5, bound: 4 },
      counts: { submitted: 1, judged: 0 },
      rulesVersion: 1,
    },
  ]);
});

test("a quiz for which too little gold is left is not begun", async () => {
  const world = await makeProject(database.store, {
    items: 4,
    gold: 3,
    annotators: 1,
    settings: { qualification: quiz },
  });
  expect(refusalOf(await next(world))).toMatchObject({ reason: "gold_exhausted" });
});
