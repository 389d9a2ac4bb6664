import { afterEach, expect, test } from "vitest";
import { lastAnnotatorStatusEvent } from "@/db/queries/annotator-status";
import { databasePerTest } from "@/testing/world/database-hooks";
import { answersTo } from "@/testing/world/annotator";
import { violations } from "@/testing/world/invariants";
import { readCampaign } from "@/testing/world/invariants/read-campaign";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { noPolicies } from "@/server/domain/policy/policies";
import { expireLeases } from "@/server/services/assignment/expire-leases";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { setGold } from "@/server/services/gold/set-gold";
import { showProgress } from "@/server/services/progress/show-progress";
import { enterProject } from "@/server/services/project/enter-project";
import { changeByHand } from "@/server/services/annotator-status/change-by-hand";
import { showAnnotator } from "@/server/services/annotator-status/show-annotator";
import { actor, next, page } from "@/testing/at-work";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { makeOrganizer } from "@/testing/organizer";
import { setProjectState } from "@/testing/project-state";
import { excludeByHand } from "./exclude-by-hand";
import { listExclusions } from "./list-exclusions";
import { previewExclusion } from "./preview-exclusion";
import { takeBackExclusions } from "./take-back";

const database = databasePerTest();
let world: World;
let scope: OrganizeScope;
afterEach(async () => {
  expect(await violations(database.store.read, world.projectId)).toEqual([]);
});

/** Three HITs of four items and a gold item, each judged once; the first of two annotators has submitted two. */
async function start(options: WorldOptions = {}): Promise<void> {
  world = await makeProject(database.store, { items: 12, gold: 3, annotators: 2, overlap: 1, ...options });
  const organizer = await makeOrganizer(database.store, "Ana Lin");
  const person = { kind: "user" as const, userId: organizer.userId };
  scope = await enterProject(world.deps, person, world.slug, "organize");
  await answerAndSubmitHit(world.deps, actor(world), 3);
  await answerAndSubmitHit(world.deps, actor(world), 4);
}

const annotator = "A-001";
const reason = "Copies the same answer";
const exclude = () => excludeByHand(world.deps, scope, { annotator, reason });
const takeBack = (batch: string) => {
  world.clock.advance(1_000);
  return takeBackExclusions(world.deps, scope, { batch, reason: "Looked at it again" });
};
const show = () => showAnnotator(world.deps, scope, { annotator });
const counted = async () => (await showProgress(world.deps, scope)).judgments.done;
const dynamic: WorldOptions = { settings: { composition: "dynamic" } };

test.each([
  ["fixed HITs", {}],
  ["composed pages", dynamic],
])(
  "who is excluded is stopped, their judgments leave and go to others, and pay stays: %s",
  async (_, options) => {
    await start(options);
    expect(await previewExclusion(world.deps, scope, { annotator })).toEqual({
      judgments: 10,
      hits: 2,
      collectsAgain: true,
      cost: { amount: 0.4, currency: "USD" },
      endsWork: true,
    });
    expect(await exclude()).toMatchObject({ annotators: 1, judgments: 10 });
    expect(await counted()).toBe(0);
    expect(await next(world)).toMatchObject({ reason: "stopped", due: { amount: 0.4 } });
    for (const _page of [1, 2, 3]) await answerAndSubmitHit(world.deps, actor(world, 1), 2);
    expect(await next(world, 1)).toMatchObject({ assignment: null });
  },
);

test("the exclusion is kept with whom, why and when, and stands among the changes of their status", async () => {
  await start();
  const { batch } = await exclude();
  expect(await listExclusions(world.deps, scope)).toEqual([
    {
      id: expect.any(String) as string,
      annotator,
      origin: "by-hand",
      rule: null,
      value: null,
      bound: null,
      reason,
      batch,
      by: "Ana Lin",
      at: expect.any(String) as string,
      takenBack: null,
    },
  ]);
  const detail = await show();
  expect(detail).toMatchObject({ acts: [], annotator: { isExcluded: true, state: "stopped" } });
  expect(detail.exclusions).toHaveLength(1);
  const event = await lastAnnotatorStatusEvent(database.store.read, actor(world).annotatorId, "stopped");
  expect(event).toMatchObject({ cause: { rule: "excluded" }, note: reason });
});

test("the page they hold is returned and not due, and its items go to others", async () => {
  await start();
  const held = await page(world);
  await exclude();
  const reply = await submitAssignment(world.deps, actor(world), answersTo(held, 3));
  expect(reply).toMatchObject({ status: "discarded", due: { amount: 0.4 } });
});

test("a page whose time ran out before the exclusion is paid when it comes, and does not count", async () => {
  await start();
  const held = await page(world);
  world.clock.advance(31 * 60_000);
  await expireLeases(world.deps);
  await exclude();
  const reply = await submitAssignment(world.deps, actor(world), answersTo(held, 3));
  expect(reply).toMatchObject({ status: "discarded", afterLease: true, due: { amount: 0.6 } });
  expect(await counted()).toBe(0);
});

test.each([
  ["fixed HITs", {}, 15],
  ["composed pages", dynamic, 12],
])("a page that came during an exclusion counts once it is taken back: %s", async (_, options, done) => {
  await start(options);
  const held = await page(world);
  world.clock.advance(31 * 60_000);
  await expireLeases(world.deps);
  const { batch } = await exclude();
  await submitAssignment(world.deps, actor(world), answersTo(held, 3));
  const { pages, responses } = await readCampaign(database.store.read, world.projectId);
  expect(pages.map(({ id }) => responses.get(id)?.withdrawn)).toEqual(Array(3).fill("excluded"));
  expect(await violations(database.store.read, world.projectId)).toEqual([]);
  expect(await takeBack(batch)).toMatchObject({ returned: 15, extra: 0 });
  expect(await counted()).toBe(done);
});

test("of a page that came during an exclusion, what others judged meanwhile stays out", async () => {
  await start();
  const held = await page(world);
  world.clock.advance(31 * 60_000);
  await expireLeases(world.deps);
  const { batch } = await exclude();
  for (const _page of [1, 2, 3]) await answerAndSubmitHit(world.deps, actor(world, 1), 2);
  await submitAssignment(world.deps, actor(world), answersTo(held, 3));
  expect(await takeBack(batch)).toMatchObject({ returned: 0, extra: 15 });
});

test("gold of a page that came during an exclusion is graded anew with the rest, then and afterwards", async () => {
  await start();
  const held = await page(world);
  world.clock.advance(31 * 60_000);
  await expireLeases(world.deps);
  const { batch } = await exclude();
  await submitAssignment(world.deps, actor(world), answersTo(held, 3));
  const [itemId = ""] = await goldOn(held.id);
  const regrade = async (answer: number) => {
    const known = { itemId, answer, tolerance: 0, accepted: [], explanation: "", reason: "Looked again" };
    await setGold(world.deps, scope, known);
    expect(await violations(database.store.read, world.projectId)).toEqual([]);
  };
  const right = async () => {
    const { annotators } = await readCampaign(database.store.read, world.projectId);
    return annotators.find(({ pseudonym }) => pseudonym === annotator)?.goldRightCount;
  };
  await regrade(3);
  const before = await right();
  await regrade(0);
  expect(before).toBeGreaterThan(0);
  expect(await right()).toBe((before ?? 0) - 1);
  await takeBack(batch);
  await regrade(3);
  expect(await right()).toBe(before);
});

async function goldOn(assignment: string): Promise<string[]> {
  const { pages } = await readCampaign(database.store.read, world.projectId);
  const shown = pages.find(({ id }) => id === assignment)?.shown ?? [];
  return shown.filter(({ isGold }) => isGold).map(({ itemId }) => itemId);
}

test("an exclusion that is taken back returns what is still needed, and its author goes on", async () => {
  await start();
  const before = await counted();
  const { batch } = await exclude();
  await answerAndSubmitHit(world.deps, actor(world, 1), 2);
  const done = await takeBack(batch);
  expect(done).toMatchObject({ annotators: 1 });
  expect(done.returned + done.extra).toBe(10);
  expect(await counted()).toBeGreaterThanOrEqual(before);
  const detail = await show();
  expect(detail.annotator).toMatchObject({ isExcluded: false, state: "working" });
  expect(detail.exclusions[0]?.takenBack).toMatchObject({ by: "Ana Lin", reason: "Looked at it again" });
  await expect(takeBack(batch)).rejects.toMatchObject({ reason: "conflict" });
});

test("who was paused before is paused again", async () => {
  await start();
  await changeByHand(world.deps, scope, { annotator, act: "pause", reason: "Wait" });
  await takeBack((await exclude()).batch);
  expect((await show()).annotator.state).toBe("paused");
});

test("who was stopped and discarded before stays out when the exclusion is taken back", async () => {
  await start({ settings: { stopping: { ...noPolicies.stopping, onStop: "discard" } } });
  const { batch } = await exclude();
  await setProjectState(database.store, world.projectId, "closed");
  await takeBack(batch);
  const again = await exclude();
  await changeByHand(world.deps, scope, { annotator, act: "stop", reason: "By hand, too" });
  expect(await takeBack(again.batch)).toMatchObject({ returned: 0 });
  expect(await counted()).toBe(0);
  await changeByHand(world.deps, scope, { annotator, act: "let-go-on", reason: "All is well" });
  expect(await counted()).toBe(10);
});

test("nobody who is excluded is let go on, and nobody is excluded twice", async () => {
  await start();
  await exclude();
  const letGoOn = changeByHand(world.deps, scope, { annotator, act: "let-go-on", reason });
  await expect(letGoOn).rejects.toMatchObject({ reason: "conflict" });
  await expect(exclude()).rejects.toMatchObject({ reason: "conflict", details: { annotators: [annotator] } });
});

test("in a closed project the status stays, nothing is collected again, and a page held since before is paid", async () => {
  await start();
  const held = await page(world);
  await setProjectState(database.store, world.projectId, "closed");
  expect(await previewExclusion(world.deps, scope, { annotator })).toMatchObject({
    judgments: 10,
    collectsAgain: false,
    cost: null,
    endsWork: false,
  });
  const { batch } = await exclude();
  expect((await show()).annotator).toMatchObject({ isExcluded: true, state: "working" });
  const reply = await submitAssignment(world.deps, actor(world), answersTo(held, 3));
  expect(reply).toMatchObject({ status: "discarded", due: { amount: 0.6 } });
  expect(await counted()).toBe(0);
  await takeBack(batch);
  expect(await counted()).toBe(15);
});

test("another project's annotators and batches are not found", async () => {
  await start();
  const { batch } = await exclude();
  const other = await makeProject(database.store, { annotators: 1 });
  const elsewhere = await enterProject(other.deps, { kind: "system" }, other.slug, "organize");
  await expect(takeBackExclusions(other.deps, elsewhere, { batch, reason })).rejects.toMatchObject({
    reason: "conflict",
  });
  await expect(excludeByHand(other.deps, elsewhere, { annotator: "A-002", reason })).rejects.toMatchObject({
    reason: "not_found",
  });
});
