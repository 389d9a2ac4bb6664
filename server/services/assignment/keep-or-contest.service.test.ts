import { expect, test } from "vitest";
import { goldContests, hits, projects } from "@/db/schema";
import { databasePerTest } from "@/testing/world/database-hooks";
import { answersTo, textAOf } from "@/testing/world/annotator";
import { makeProject, type World } from "@/testing/world/world";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { contestGold } from "./contest-gold";
import { expireLeases } from "./expire-leases";
import { leaseNextHit } from "./lease-next-hit";
import { renewAssignment } from "./renew-assignment";
import { returnAssignment } from "./return-assignment";
import { submitAssignment } from "./submit-assignment";

const database = databasePerTest();

const minute = 60_000;
const actorOf = (world: World, annotator: number) => world.annotators[annotator] as AnnotatorActor;

async function leased(world: World, annotator = 0) {
  const next = await leaseNextHit(world.deps, actorOf(world, annotator));
  if (next.kind === "none") throw new Error(`No page: ${next.reason}`);
  return next.assignment;
}

const renew = (world: World, assignment: string, annotator = 0) =>
  renewAssignment(world.deps, actorOf(world, annotator), { assignment });
const inMinutes = (world: World, minutes: number) => ({
  expiresAt: new Date(world.clock.now() + minutes * minute).toISOString(),
});

test("a lease can be renewed ten times, each time for its whole length from then on", async () => {
  const world = await makeProject(database.store, { items: 4, annotators: 1 });
  const { id } = await leased(world);
  for (let time = 1; time <= 10; time += 1) {
    world.clock.advance(10 * minute);
    expect(await renew(world, id)).toEqual(inMinutes(world, 30));
  }
  await expect(renew(world, id)).rejects.toMatchObject({
    reason: "renewals_used_up",
    details: { limit: 10 },
  });
});

test("an ended lease is renewed while its HIT has a place, and counts as a renewal", async () => {
  const world = await makeProject(database.store, { items: 4, overlap: 1, annotators: 2 });
  const page = await leased(world, 0);
  world.clock.advance(31 * minute);
  await expireLeases(world.deps);
  expect(await renew(world, page.id)).toEqual(inMinutes(world, 30));
  const [hit] = await database.store.read.select({ open: hits.openPlaces }).from(hits);
  expect(hit?.open).toBe(0);
  expect((await leased(world, 0)).id).toBe(page.id);
});

test("an ended lease whose place others have is not renewed", async () => {
  const world = await makeProject(database.store, { items: 4, overlap: 1, annotators: 2 });
  const page = await leased(world, 0);
  world.clock.advance(31 * minute);
  await leased(world, 1);
  await expect(renew(world, page.id)).rejects.toMatchObject({ reason: "assignment_expired" });
});

test("an ended lease is not renewed beside another live one", async () => {
  const world = await makeProject(database.store, { items: 8, hitSize: 4, annotators: 1 });
  const page = await leased(world);
  world.clock.advance(31 * minute);
  await expireLeases(world.deps);
  expect((await leased(world)).id).not.toBe(page.id);
  await expect(renew(world, page.id)).rejects.toMatchObject({ reason: "assignment_expired" });
});

test("a submitted, a returned and a foreign page, and one of a closed project, are not renewed", async () => {
  const world = await makeProject(database.store, { items: 12, hitSize: 4, annotators: 2 });
  const submitted = await leased(world);
  await submitAssignment(world.deps, actorOf(world, 0), answersTo(submitted));
  await expect(renew(world, submitted.id)).rejects.toMatchObject({ reason: "conflict" });
  const returned = await leased(world);
  await expect(renew(world, returned.id, 1)).rejects.toMatchObject({ reason: "not_found" });
  await returnAssignment(world.deps, actorOf(world, 0), { assignment: returned.id });
  await expect(renew(world, returned.id)).rejects.toMatchObject({ reason: "assignment_returned" });
  const open = await leased(world);
  await database.store.write((tx) => tx.update(projects).set({ state: "closed" }));
  await expect(renew(world, open.id)).rejects.toMatchObject({ reason: "project_closed" });
});

test("returning twice gives back one place; a submitted or foreign page is not returned", async () => {
  const world = await makeProject(database.store, { items: 4, overlap: 3, annotators: 2 });
  const back = (assignment: string, annotator: number) =>
    returnAssignment(world.deps, actorOf(world, annotator), { assignment });
  const page = await leased(world, 0);
  await back(page.id, 0);
  await back(page.id, 0);
  const [hit] = await database.store.read.select({ open: hits.openPlaces }).from(hits);
  expect(hit?.open).toBe(3);
  const other = await leased(world, 1);
  await expect(back(other.id, 0)).rejects.toMatchObject({ reason: "not_found" });
  await submitAssignment(world.deps, actorOf(world, 1), answersTo(other));
  await expect(back(other.id, 1)).rejects.toMatchObject({ reason: "conflict" });
});

test("a missed gold item can be contested, and the last word stands", async () => {
  const settings = { feedback: true };
  const world = await makeProject(database.store, { items: 4, gold: 1, annotators: 1, settings });
  const page = await leased(world);
  const contest = (key: string, comment: string) =>
    contestGold(world.deps, actorOf(world, 0), { assignment: page.id, key, comment });
  const gold = page.items.find((item) => textAOf(item).startsWith("gold"))?.key ?? "";
  const other = page.items.find(({ key }) => key !== gold)?.key ?? "";
  await expect(contest(gold, "Too early")).rejects.toMatchObject({ reason: "gold_not_contestable" });
  await submitAssignment(world.deps, actorOf(world, 0), answersTo(page, 0));
  await contest(gold, "They differ.");
  await contest(gold, "They differ in the subject.");
  await expect(contest(other, "This too")).rejects.toMatchObject({ reason: "gold_not_contestable" });
  expect(await database.store.read.select().from(goldContests)).toEqual([
    expect.objectContaining({ itemId: world.goldIds[0], comment: "They differ in the subject." }),
  ]);
});

test("without feedback, or answered right, gold is not told from other items by contesting", async () => {
  for (const [feedback, value] of [
    [false, 0],
    [true, 3],
  ] as const) {
    const world = await makeProject(database.store, {
      items: 4,
      gold: 1,
      annotators: 1,
      settings: { feedback },
    });
    const page = await leased(world);
    await submitAssignment(world.deps, actorOf(world, 0), answersTo(page, value));
    for (const { key } of page.items) {
      const contested = contestGold(world.deps, actorOf(world, 0), {
        assignment: page.id,
        key,
        comment: "Is it gold?",
      });
      await expect(contested).rejects.toMatchObject({ reason: "gold_not_contestable" });
    }
  }
});
