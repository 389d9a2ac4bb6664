import { expect, test } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { enterProject } from "@/server/services/project/enter-project";
import { makeDraft } from "@/testing/draft";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { listProjects } from "@/server/services/project/list-projects";
import { listAnnotators } from "./list-annotators";
import { showProgress } from "./show-progress";
import { listAnnotatorsInput } from "@/server/domain/annotator/listing";

const everyone = listAnnotatorsInput.parse({});

const database = databasePerTest();

const enter = (world: World) => enterProject(world.deps, { kind: "system" }, world.slug, "organize");
const minute = 60_000;

test("before anybody works every figure is a zero or a reason", async () => {
  const world = await makeProject(database.store, { items: 8, gold: 2 });
  expect(await showProgress(world.deps, await enter(world))).toMatchObject({
    state: "live",
    // 8 items and both gold items in two HITs of 5, five times each.
    judgments: { done: 0, needed: 50 },
    hits: { done: 0, needed: 10 },
    annotators: { total: 0, workingNow: 0, stopped: 0 },
    objectionCount: 0,
    ratePerHour: { value: null, reason: "too_few_submissions", n: 0, needed: 3 },
    hoursLeft: { low: null, reason: "no_rate" },
    goldAccuracy: { value: null, reason: "no_trials", n: 0 },
    due: { amount: 0, currency: "USD" },
    payTotal: { amount: 2, currency: "USD" },
  });
});

test("submissions add up to judgments, rate, accuracy, pay and answers", async () => {
  const world = await makeProject(database.store, { items: 8, gold: 2, annotators: 4 });
  world.clock.advance(30 * minute);
  for (const [at, annotator] of world.annotators.entries())
    await answerAndSubmitHit(world.deps, annotator, at);
  const progress = await showProgress(world.deps, await enter(world));
  expect(progress).toMatchObject({
    judgments: { done: 20, needed: 50 },
    hits: { done: 4, needed: 10 },
    openAssignments: 0,
    annotators: { total: 4, workingNow: 4 },
    // 20 judgments in the 30 minutes since the launch.
    ratePerHour: { value: 40, n: 4 },
    goldAccuracy: { value: 0.5, n: 4 },
    due: { amount: 0.8 },
    datasets: [{ name: "pairs", items: 10, judgments: { done: 20, needed: 50 } }],
  });
  expect(progress.answers).toEqual([0, 1, 2, 3].map((value) => ({ value, count: 5 })));
  expect(progress.judgmentsPerHour).toHaveLength(24);
  expect(progress.judgmentsPerHour.at(-1)).toEqual({ from: "2026-01-05T09:00:00.000Z", count: 20 });
  const { hoursLeft } = progress;
  if (hoursLeft.low === null) throw new Error("There is a rate.");
  // 30 judgments at 40 an hour.
  expect(hoursLeft.low).toBeLessThan(0.75);
  expect(hoursLeft.high).toBeGreaterThan(0.75);
});

test("whoever has not been seen for ten minutes is not working now, and old pages leave the rate", async () => {
  const world = await makeProject(database.store, { items: 8, annotators: 3 });
  for (const annotator of world.annotators) await answerAndSubmitHit(world.deps, annotator, 2);
  world.clock.advance(11 * minute);
  const scope = await enter(world);
  expect((await showProgress(world.deps, scope)).annotators).toEqual({
    total: 3,
    workingNow: 0,
    stopped: 0,
  });
  world.clock.advance(50 * minute);
  expect((await showProgress(world.deps, scope)).ratePerHour).toMatchObject({ value: null, n: 0 });
});

test("annotators are listed with what they did, how well and how fast, and what is due", async () => {
  const world = await makeProject(database.store, { items: 8, gold: 2, annotators: 2 });
  const [first] = world.annotators;
  if (first === undefined) throw new Error("There are two annotators.");
  await answerAndSubmitHit(world.deps, first, 3);
  const { annotators } = await listAnnotators(world.deps, await enter(world), everyone);
  const [busy, idle] = annotators;
  expect(busy).toMatchObject({
    pseudonym: "A-001",
    hits: 1,
    goldRight: 1,
    goldAnswered: 1,
    medianSeconds: 7,
    agreement: { value: null, reason: "too_few_pairs", n: 0 },
    lateHits: 0,
    due: { amount: 0.2 },
  });
  expect(idle).toMatchObject({ hits: 0, medianSeconds: null, goldAccuracy: { value: null } });
});

test("the list of projects says how far each is and what a draft lacks", async () => {
  const world = await makeProject(database.store, { state: "closed", items: 4 });
  const { actor, slug } = await makeDraft(world.deps);
  const { slug: others } = await makeDraft(world.deps);
  const listed = await listProjects(world.deps, actor);
  // The first account of all owns what was there before it.
  expect(listed.map((project) => project.slug).sort()).toEqual([slug, world.slug].sort());
  expect(listed.find((project) => project.slug === slug)).toMatchObject({
    state: "draft",
    judgments: { done: 0, needed: 0 },
    gaps: [{ reason: "no_items" }, { reason: "too_little_gold" }],
  });
  const everything = await listProjects(world.deps, { kind: "system" });
  expect(everything.map((project) => project.slug).sort()).toEqual([slug, world.slug, others].sort());
});
