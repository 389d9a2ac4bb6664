import { expect, test } from "vitest";
import { pointsOf } from "@/db/queries/agreement";
import { readDimensions } from "@/db/queries/dimensions";
import { readProject } from "@/db/queries/projects";
import { projects } from "@/db/schema";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { rankHit } from "@/testing/rank-hit";
import { noPolicies } from "@/server/domain/policy/policies";
import { everyAnnotator } from "@/testing/every-annotator";
import { changeByHand } from "@/server/services/annotator-status/change-by-hand";
import { enterProject } from "@/server/services/project/enter-project";
import { updateProject } from "@/server/services/project/update-project";
import { computePoint } from "./internal/compute-point";
import { pointIfDue } from "./point-if-due";
import { readLiveAgreement } from "./internal/read-live-agreement";
import { updateAgreement, type AskedPoints } from "./update-agreement";

const database = databasePerTest();

const careful = (textA: string) => Number(/\d+/.exec(textA)?.[0]) % 6;
const contrary = (textA: string) => 5 - careful(textA);

const crowd = () => makeProject(database.store, { items: 30, annotators: 3, overlap: 3, hitSize: 5 });

async function judge(world: World, annotator: number, pages: number, answer = careful): Promise<void> {
  for (let page = 0; page < pages; page += 1) {
    world.clock.advance(1_000);
    await answerAndSubmitHit(world.deps, world.annotators[annotator]!, answer);
  }
}

async function look(world: World): Promise<number> {
  let computed = 0;
  world.clock.advance(1_000);
  await updateAgreement(world.deps, async (projectId) => {
    const found = await pointIfDue(world.deps, { projectId });
    if (found !== null) computed += 1;
    return found;
  });
  return computed;
}

const points = (world: World) => pointsOf(database.store.read, world.projectId);

test("agreement is noted after twenty judgments, and again after twenty more", async () => {
  const world = await crowd();
  await judge(world, 0, 3);
  expect(await look(world)).toBe(0);
  await judge(world, 1, 3);
  expect(await look(world)).toBe(1);
  expect(await look(world)).toBe(0);
  await judge(world, 0, 1);
  expect(await look(world)).toBe(0);
  await judge(world, 0, 2);
  await judge(world, 1, 3);
  expect(await look(world)).toBe(1);
  expect(await points(world)).toMatchObject([
    { judgmentCount: 30, figure: { value: null, reason: "too_few_items" } },
    { judgmentCount: 60, figure: { value: 1, n: 30 }, interTagger: { value: 1, n: 2 } },
  ]);
});

test("as soon as enough items are judged twice, the first value does not wait for twenty judgments more", async () => {
  const world = await crowd();
  await judge(world, 0, 3);
  await judge(world, 1, 3);
  await look(world);
  await judge(world, 0, 1);
  await judge(world, 1, 1);
  expect(await look(world)).toBe(1);
  expect(await look(world)).toBe(0);
  expect((await points(world)).at(-1)).toMatchObject({ judgmentCount: 40, figure: { value: 1, n: 20 } });
});

test("the last judgments of a closed project are not left out", async () => {
  const world = await crowd();
  await judge(world, 0, 6);
  await judge(world, 1, 6);
  await look(world);
  await judge(world, 2, 1, contrary);
  expect(await look(world)).toBe(0);
  await database.store.write((tx) => tx.update(projects).set({ state: "closed" }));
  expect(await look(world)).toBe(1);
  const [before, after] = await points(world);
  expect(after?.judgmentCount).toBe(65);
  expect(after?.figure.value).toBeLessThan(before?.figure.value ?? 0);
});

test("while too little has come, nobody is asked to count, and of a project that rests nobody ever is", async () => {
  const world = await crowd();
  const asked = new Map() as AskedPoints;
  let asks = 0;
  const ask = async (tookMs = 0) => {
    const before = asks;
    world.clock.advance(1_000);
    const compute = (projectId: string) => {
      asks += 1;
      world.clock.advance(tookMs);
      return pointIfDue(world.deps, { projectId });
    };
    await updateAgreement(world.deps, compute, asked);
    return asks - before;
  };
  await judge(world, 0, 6);
  await judge(world, 1, 6);
  expect(await ask()).toBe(1);
  expect(await points(world)).toMatchObject([{ figure: { value: 1 } }]);
  await judge(world, 2, 1);
  expect(await ask()).toBe(0);
  await database.store.write((tx) => tx.update(projects).set({ state: "closed" }));
  expect(await ask(2_000)).toBe(1);
  expect(await ask()).toBe(0);
  await database.store.write((tx) => tx.update(projects).set({ state: "live" }));
  await judge(world, 2, 5);
  expect(await ask()).toBe(0);
  world.clock.advance(40_000);
  expect(await ask()).toBe(1);
});

test("judgments that stopped counting with somebody's work are noticed", async () => {
  const stopping = { ...noPolicies.stopping, onStop: "discard" as const };
  const world = await makeProject(database.store, {
    ...{ items: 30, annotators: 3, overlap: 3, hitSize: 5 },
    settings: { stopping },
  });
  for (const annotator of [0, 1, 2]) await judge(world, annotator, 6);
  expect(await look(world)).toBe(1);
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  const [first] = await everyAnnotator(world.deps, scope);
  world.clock.advance(1_000);
  const annotator = first?.pseudonym ?? "";
  await changeByHand(world.deps, scope, { annotator, act: "stop", reason: "Clicks through." });
  expect(await look(world)).toBe(1);
  expect((await points(world)).at(-1)?.judgmentCount).toBe(60);
});

test("a computation that came to nothing is tried again at the next look", async () => {
  const world = await crowd();
  await judge(world, 0, 4);
  world.clock.advance(1_000);
  await updateAgreement(world.deps, async () => null);
  expect(await points(world)).toEqual([]);
  expect(await look(world)).toBe(1);
});

async function changeLevel({ deps, slug }: World): Promise<void> {
  const scope = await enterProject(deps, { kind: "system" }, slug, "organize");
  await updateProject(deps, scope, { settings: { agreementLevel: "nominal" } });
}

test("alpha of another level than the project's own is not left standing", async () => {
  const world = await crowd();
  await judge(world, 0, 6);
  await judge(world, 1, 6, (textA) => (Number(/\d+/.exec(textA)?.[0]) + 1) % 6);
  await look(world);
  const [before] = await points(world);
  await changeLevel(world);
  expect(await points(world)).toEqual([]);
  expect(await look(world)).toBe(1);
  const [after] = await points(world);
  expect(after?.judgmentCount).toBe(60);
  expect(after?.figure.value).toBeLessThan(before?.figure.value ?? 0);
});

test("alpha that was computed while the level changed is not noted", async () => {
  const world = await crowd();
  await judge(world, 0, 6);
  world.clock.advance(1_000);
  await updateAgreement(world.deps, async (projectId) => {
    const found = await computePoint(world.deps, { projectId });
    await changeLevel(world);
    return found;
  });
  expect(await points(world)).toEqual([]);
});

test("drafts are not looked at", async () => {
  const world = await makeProject(database.store, { items: 4, state: "draft" });
  expect(await look(world)).toBe(0);
});

const order = ["first", "second", "third", "fourth"];
const turned = (words: readonly string[]) => [...words].reverse();

const rankedGroups = (items: number) =>
  makeProject(database.store, {
    preset: "target-ranking-2016",
    ...{ items, hitSize: items, annotators: 3, overlap: 3 },
    contentOf: () => ({ positives: order, distractors: [], randoms: [] }),
  });

async function rank(world: World, annotator: number, orderOf: (target: string) => string[]): Promise<void> {
  world.clock.advance(1_000);
  await rankHit(world.deps, world.annotators[annotator]!, orderOf);
}

const live = async ({ projectId }: World) => {
  const project = await readProject(database.store.read, projectId);
  return readLiveAgreement(
    database.store.read,
    project,
    await readDimensions(database.store.read, projectId),
  );
};

test("agreement of rankings is noted as the mean of pairs of annotators, by the same looks", async () => {
  const world = await rankedGroups(10);
  await rank(world, 0, () => order);
  expect(await look(world)).toBe(0);
  expect(await live(world)).toMatchObject({
    ...{ statistic: "pairwise", figure: { value: null, reason: "too_few_items", n: 0 } },
    points: [],
  });
  await rank(world, 1, () => order);
  expect(await live(world)).toMatchObject({ figure: { reason: "being_computed", n: 10 } });
  expect(await look(world)).toBe(1);
  expect(await live(world)).toMatchObject({ figure: { value: 1, low: 1, high: 1, n: 1 } });
  // The third turns half of the groups about: 0 with each of the others, who agree wholly.
  await rank(world, 2, (target) => (Number(/\d+/.exec(target)?.[0]) % 2 === 0 ? turned(order) : order));
  expect(await look(world)).toBe(0);
  await database.store.write((tx) => tx.update(projects).set({ state: "closed" }));
  expect(await look(world)).toBe(1);
  const { figure, points: course } = await live(world);
  expect(figure.value).toBeCloseTo(1 / 3, 11);
  expect(figure).toMatchObject({ n: 3 });
  expect(course.map(({ judgments }) => judgments)).toEqual([20, 30]);
});

test("agreement of fewer than ten ranked groups is not shown", async () => {
  const world = await rankedGroups(9);
  for (const annotator of [0, 1, 2]) await rank(world, annotator, () => order);
  expect(await look(world)).toBe(1);
  expect(await live(world)).toMatchObject({ figure: { value: null, reason: "too_few_items", n: 9 } });
});

test("answers that are only names agree, and correlate with nobody's", async () => {
  const world = await makeProject(database.store, {
    ...{ preset: "same-or-not", items: 30, annotators: 3, overlap: 3, hitSize: 5 },
    contentOf: () => ({ form: "pair", right: 1 }),
  });
  const sameOrNot = (textA: string) => 1 + (careful(textA) % 2);
  await judge(world, 0, 6, sameOrNot);
  await judge(world, 1, 6, sameOrNot);
  await look(world);
  const nothing = { value: null, reason: "nominal" };
  expect(await points(world)).toMatchObject([{ figure: { value: 1, n: 30 }, interTagger: nothing }]);
});
