import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { annotators, judgments, projects, annotatorStatusEvents } from "@/db/schema";
import { databasePerTest } from "@/testing/world/database-hooks";
import { answersTo } from "@/testing/world/annotator";
import { makeProject, type World } from "@/testing/world/world";
import { noPolicies, type BehaviourRule, type StoppingPolicy } from "@/server/domain/policy/policies";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { changeAnnotatorStatus } from "./internal/change-annotator-status";
import { recentAgreement } from "./internal/recent-agreement";
import { watchAgreement } from "./watch-agreement";

const database = databasePerTest();

const rule: BehaviourRule = { figure: "agreement", bound: 0.2, minItems: 10, action: "stop" };

const project = (change: Partial<BehaviourRule> = {}, onStop: StoppingPolicy["onStop"] = "keep") =>
  makeProject(database.store, {
    items: 20,
    annotators: 3,
    overlap: 3,
    hitSize: 5,
    settings: { stopping: { ...noPolicies.stopping, onStop, behaviour: [{ ...rule, ...change }] } },
  });

/** 0 to 5 by the number of the item, so that items differ. */
const careful = (textA: string) => Number(/\d+/.exec(textA)?.[0]) % 6;
const contrary = (textA: string) => 5 - careful(textA);

/** The first two agree on every item of so many HITs; the third says the contrary. */
async function judgeAll(world: World, hits = 4): Promise<void> {
  const answers = [careful, careful, contrary];
  for (const [at, actor] of world.annotators.entries()) {
    for (let hit = 0; hit < hits; hit += 1) {
      world.clock.advance(1_000);
      await answerAndSubmitHit(world.deps, actor, answers[at] ?? careful);
    }
  }
  world.clock.advance(60_000);
}

function thirdOf({ annotators: [, , third] }: World) {
  if (!third) throw new Error("Three annotators.");
  return third;
}

const states = async (world: World) => {
  const rows = await database.store.read
    .select({ state: annotators.state })
    .from(annotators)
    .where(eq(annotators.projectId, world.projectId))
    .orderBy(asc(annotators.pseudonym));
  return rows.map(({ state }) => state);
};
const eventsOf = (world: World) =>
  database.store.read
    .select()
    .from(annotatorStatusEvents)
    .where(eq(annotatorStatusEvents.projectId, world.projectId));

test("who contradicts the others is stopped, with the figure and the bound", async () => {
  const world = await project();
  await judgeAll(world);
  await watchAgreement(world.deps, new Map());
  expect(await states(world)).toEqual(["working", "working", "stopped"]);
  expect(await eventsOf(world)).toMatchObject([
    { annotatorId: world.annotators[2]?.annotatorId, cause: { rule: "agreement", value: -1, bound: 0.2 } },
  ]);
});

test("a stop that discards takes the judgments out of the count", async () => {
  const world = await project({}, "discard");
  await judgeAll(world);
  await watchAgreement(world.deps, new Map());
  const counted = await database.store.read
    .select({ annotatorId: judgments.annotatorId })
    .from(judgments)
    .where(eq(judgments.counted, true));
  expect(counted).toHaveLength(40);
  expect(counted.some(({ annotatorId }) => annotatorId === world.annotators[2]?.annotatorId)).toBe(false);
});

test("a warning waits for a page to be told with, is given once and changes nothing", async () => {
  const world = await project({ action: "warn" });
  await judgeAll(world, 2);
  await watchAgreement(world.deps, new Map());
  expect(await eventsOf(world)).toEqual([]);
  const submitNext = async () => {
    const { assignment } = await leaseNextHit(world.deps, thirdOf(world));
    if (assignment === null) throw new Error("There are pages left.");
    world.clock.advance(60_000);
    await watchAgreement(world.deps, new Map());
    world.clock.advance(1_000);
    return submitAssignment(world.deps, thirdOf(world), answersTo(assignment, contrary));
  };
  expect((await submitNext()).warning).toEqual({ rule: "agreement", value: -1, bound: 0.2 });
  expect((await submitNext()).warning).toBeUndefined();
  expect(await states(world)).toEqual(["working", "working", "working"]);
  expect(await eventsOf(world)).toMatchObject([{ fromState: "working", toState: "working" }]);
});

test("a pause holds", async () => {
  const paused = await project({ action: "pause" });
  await judgeAll(paused);
  await watchAgreement(paused.deps, new Map());
  expect(await states(paused)).toEqual(["working", "working", "paused"]);
});

test("too few shared items say nothing, however many were judged", async () => {
  const world = await project({ minItems: 10 });
  const [first, second, third] = world.annotators;
  if (!first || !second || !third) throw new Error("Three annotators.");
  for (let hit = 0; hit < 4; hit += 1) await answerAndSubmitHit(world.deps, third, contrary);
  await answerAndSubmitHit(world.deps, first, careful);
  await answerAndSubmitHit(world.deps, second, careful);
  world.clock.advance(60_000);
  expect(await recentAgreement(database.store.read, third.annotatorId, 0)).toMatchObject({ items: 5 });
  await watchAgreement(world.deps, new Map());
  expect(await states(world)).toEqual(["working", "working", "working"]);
});

test("people are looked at again only when they have been seen again", async () => {
  const world = await project({ minItems: 18, bound: 0.2 });
  await judgeAll(world, 3);
  const places = new Map();
  await watchAgreement(world.deps, places);
  const place = places.get(world.projectId);
  await watchAgreement(world.deps, places);
  expect(places.get(world.projectId)).toEqual(place);
  expect(await states(world)).toEqual(["working", "working", "working"]);
  for (const [at, actor] of world.annotators.entries()) {
    await answerAndSubmitHit(world.deps, actor, at === 2 ? contrary : careful);
  }
  world.clock.advance(60_000);
  await watchAgreement(world.deps, places);
  expect(await states(world)).toEqual(["working", "working", "stopped"]);
});

test("who was let go on is judged by what they do from then on", async () => {
  const world = await project();
  await judgeAll(world, 3);
  await watchAgreement(world.deps, new Map());
  const third = thirdOf(world);
  await database.store.write((tx) =>
    changeAnnotatorStatus(world.deps, tx, third.annotatorId, { to: "working", cause: { rule: "by-hand" } }),
  );
  world.clock.advance(1_000);
  await answerAndSubmitHit(world.deps, third, contrary);
  world.clock.advance(60_000);
  await watchAgreement(world.deps, new Map());
  expect(await states(world)).toEqual(["working", "working", "working"]);
});

test("projects without the rule, and those that are paused, are left alone", async () => {
  const without = await project({ figure: "seconds", bound: 0 });
  const paused = await project();
  for (const world of [without, paused]) await judgeAll(world);
  await database.store.write((tx) =>
    tx.update(projects).set({ state: "paused" }).where(eq(projects.id, paused.projectId)),
  );
  await watchAgreement(without.deps, new Map());
  expect(await states(without)).toEqual(["working", "working", "working"]);
  expect(await states(paused)).toEqual(["working", "working", "working"]);
});
