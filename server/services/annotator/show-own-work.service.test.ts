import { expect, test } from "vitest";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { noPolicies } from "@/server/domain/policy/policies";
import { contestGold } from "@/server/services/assignment/contest-gold";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { approvePay } from "@/server/services/payment/approve-pay";
import { enterProject } from "@/server/services/project/enter-project";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { answersTo, textAOf } from "@/testing/world/annotator";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import { showOwnWork } from "./show-own-work";

const database = databasePerTest();

const made = (options: WorldOptions = {}) =>
  makeProject(database.store, { items: 16, gold: 4, annotators: 2, ...options });
const first = ({ annotators }: World) => annotators[0] as AnnotatorActor;
const own = (world: World) => showOwnWork(world.deps, first(world));
const usd = (amount: number) => ({ amount, currency: "USD" });

test("before the first page there is no pace, no standing and nothing earned", async () => {
  const world = await made({ settings: { feedback: true, payPerHitMinor: 20 } });
  expect(await own(world)).toEqual({
    state: "working",
    pages: 0,
    pace: null,
    pay: { earned: usd(0), approved: usd(0), paid: usd(0), perHour: null },
    accuracy: null,
    checks: null,
    objections: [],
  });
});

test("pages, time and pay are somebody's own, and approved pay is told apart", async () => {
  const world = await made({ settings: { payPerHitMinor: 20 } });
  const [, second] = world.annotators;
  await answerAndSubmitHit(world.deps, first(world), 3);
  await answerAndSubmitHit(world.deps, second as AnnotatorActor, 3);
  await approvePay(world.deps, await enterProject(world.deps, { kind: "system" }, world.slug, "organize"));
  await answerAndSubmitHit(world.deps, first(world), 3);
  // Five pairs in view for 5, 6, 7, 8 and 9 seconds are 35 a page; 40 minor units in 70 seconds are 2057 in an hour.
  expect(await own(world)).toMatchObject({
    pages: 2,
    pace: { seconds: 70, perPage: 35 },
    pay: { earned: usd(0.4), approved: usd(0.2), paid: usd(0), perHour: usd(20.57) },
  });
});

test("the time on an item counts once, on however many dimensions it is judged", async () => {
  const record = { fields: [], image: null, link: null };
  const world = await made({
    ...{ preset: "sts-2013-typed", hitSize: 5, gold: 0, contentOf: () => ({ a: record, b: record }) },
    settings: { payPerHitMinor: 20 },
  });
  await answerAndSubmitHit(world.deps, first(world), 3);
  expect((await own(world)).pace).toMatchObject({ seconds: 35, perPage: 35 });
});

test("where pay was agreed elsewhere there is no figure of it", async () => {
  const world = await made({ settings: { payPerHitMinor: null } });
  await answerAndSubmitHit(world.deps, first(world), 3);
  expect((await own(world)).pay).toBeNull();
});

test("known answers are told only where the project gives feedback", async () => {
  const accuracy = { bar: 0.7, minGold: 4, certainty: null, asInQuiz: false };
  for (const feedback of [true, false]) {
    const settings = { feedback, stopping: { ...noPolicies.stopping, accuracy } };
    const world = await made({ settings });
    await answerAndSubmitHit(world.deps, first(world), 3);
    expect((await own(world)).accuracy).toEqual(feedback ? { right: 1, answered: 1, bar: 0.7 } : null);
  }
});

test("what somebody wrote about a known answer is theirs to read again", async () => {
  const world = await made({ settings: { feedback: true } });
  const { assignment } = await leaseNextHit(world.deps, first(world));
  if (assignment === null) throw new Error("There is no page.");
  await submitAssignment(world.deps, first(world), answersTo(assignment, 0));
  const key = assignment.items.find((item) => textAOf(item).startsWith("gold"))?.key ?? "";
  await contestGold(world.deps, first(world), { assignment: assignment.id, key, comment: "They differ." });
  expect((await own(world)).objections).toEqual([
    {
      about: "known-answer",
      comment: "They differ.",
      at: new Date(world.clock.now()).toISOString(),
      answer: null,
    },
  ]);
});
