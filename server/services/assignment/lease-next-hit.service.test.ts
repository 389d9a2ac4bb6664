import { textAOf } from "@/testing/world/annotator";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { annotators, assignments, goldExposures, hits, projects } from "@/db/schema";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { expireLeases } from "./expire-leases";
import { leaseNextHit } from "./lease-next-hit";
import { returnAssignment } from "./return-assignment";

const database = databasePerTest();

const minute = 60_000;

async function lease(world: World, annotator = 0) {
  const actor = world.annotators[annotator];
  if (actor === undefined) throw new Error(`There is no annotator ${annotator}.`);
  return leaseNextHit(world.deps, actor);
}

async function leased(world: World, annotator = 0) {
  const next = await lease(world, annotator);
  if (next.kind === "none") throw new Error(`No page: ${next.reason}`);
  return next.assignment;
}

const reasonOf = async (world: World, annotator = 0) => {
  const next = await lease(world, annotator);
  return next.kind === "none" ? next.reason : null;
};

const goBack = (world: World, assignment: string, annotator = 0) =>
  returnAssignment(world.deps, world.annotators[annotator] as World["annotators"][number], { assignment });

test("a page shows the texts of its HIT under opaque keys of equal length", async () => {
  const world = await makeProject(database.store, { items: 4, gold: 1, annotators: 1 });
  const hit = await leased(world);
  expect(hit).toMatchObject({ kind: "work", page: 1 });
  expect(hit.expiresAt).toBe(new Date(world.clock.now() + 30 * minute).toISOString());
  expect(hit.items.map(textAOf).sort()).toEqual(["gold 1 A", "item 1 A", "item 2 A", "item 3 A", "item 4 A"]);
  expect(new Set(hit.items.map(({ key }) => key)).size).toBe(5);
  expect(new Set(hit.items.map(({ key }) => key.length)).size).toBe(1);
  expect(hit.items[0]?.dimensions).toEqual([
    expect.objectContaining({ id: "similarity", label: "How similar in meaning are A and B?" }),
  ]);
});

test("gold and other items differ in key and texts only", async () => {
  const world = await makeProject(database.store, { items: 4, gold: 1, annotators: 1 });
  const { items } = await leased(world);
  const bare = items.map((item) => JSON.stringify({ ...item, key: "", textA: "", textB: "" }));
  expect(new Set(bare).size).toBe(1);
});

test("an item with an overlap of three never gets a fourth lease", async () => {
  const world = await makeProject(database.store, { items: 4, overlap: 3, annotators: 64 });
  const results = await Promise.all(world.annotators.map((actor) => leaseNextHit(world.deps, actor)));
  expect(results.filter(({ assignment }) => assignment !== null)).toHaveLength(3);
  expect(results.filter((next) => next.kind === "none" && next.reason === "nothing_left")).toHaveLength(61);
});

test("sixty-four annotators who come at once fill every place exactly once", async () => {
  const world = await makeProject(database.store, { items: 40, gold: 10, overlap: 5, annotators: 64 });
  const results = await Promise.all(world.annotators.map((actor) => leaseNextHit(world.deps, actor)));
  expect(results.filter(({ assignment }) => assignment !== null)).toHaveLength(50);
  const places = await database.store.read.select({ open: hits.openPlaces }).from(hits);
  expect(places.every(({ open }) => open === 0)).toBe(true);
});

test("asking again, also twice at once, gives the same page", async () => {
  const world = await makeProject(database.store, { items: 8, annotators: 1 });
  const [first, second] = await Promise.all([leased(world), leased(world)]);
  expect(second).toEqual(first);
  expect(await leased(world)).toEqual(first);
  expect(await database.store.read.select().from(assignments)).toHaveLength(1);
});

test("an expired lease gives its place to another annotator before the sweep has come by", async () => {
  const world = await makeProject(database.store, { items: 4, overlap: 1, annotators: 2 });
  await leased(world, 0);
  expect(await reasonOf(world, 1)).toBe("nothing_left");
  world.clock.advance(30 * minute + 1);
  const hit = await leased(world, 1);
  expect(hit.items).toHaveLength(4);
  expect(await reasonOf(world, 0)).toBe("nothing_left");
});

test("a sweep ends overdue leases only, and each gives back one place", async () => {
  const world = await makeProject(database.store, { items: 4, overlap: 3, annotators: 3 });
  await leased(world, 0);
  await leased(world, 1);
  world.clock.advance(20 * minute);
  await leased(world, 2);
  world.clock.advance(11 * minute);
  expect(await expireLeases(world.deps)).toBe(2);
  expect(await expireLeases(world.deps)).toBe(0);
  const [hit] = await database.store.read.select({ open: hits.openPlaces }).from(hits);
  expect(hit?.open).toBe(2);
});

test("a page that was returned comes back last and with the same keys", async () => {
  const world = await makeProject(database.store, { items: 8, hitSize: 4, overlap: 1, annotators: 1 });
  const first = await leased(world);
  await goBack(world, first.id);
  const second = await leased(world);
  expect(second.id).not.toBe(first.id);
  await goBack(world, second.id);
  const again = await leased(world);
  expect(again.id).toBe(first.id);
  expect(again.items).toEqual(first.items);
});

test("a HIT that got its place back is offered to an annotator whose search has gone past it", async () => {
  const world = await makeProject(database.store, { items: 8, hitSize: 4, overlap: 1, annotators: 2 });
  const first = await leased(world, 0);
  const second = await leased(world, 1);
  await goBack(world, second.id, 1);
  await goBack(world, first.id, 0);
  await leased(world, 0);
  const back = await leased(world, 1);
  expect(back.items.map(textAOf)).toEqual(first.items.map(textAOf));
});

test("nobody meets a gold item twice; when none is left they have met it all", async () => {
  const world = await makeProject(database.store, { items: 40, gold: 3, overlap: 5, annotators: 1 });
  for (let hit = 0; hit < 3; hit += 1) await goBack(world, (await leased(world)).id);
  await database.store.write((tx) => tx.update(assignments).set({ state: "submitted" }));
  expect(await reasonOf(world)).toBe("gold_exhausted");
  expect(await database.store.read.select().from(goldExposures)).toHaveLength(3);
});

test("somebody who has submitted every HIT is finished and gets the completion code", async () => {
  const world = await makeProject(database.store, { items: 4, annotators: 1 });
  await leased(world);
  await database.store.write(async (tx) => {
    await tx.update(assignments).set({ state: "submitted" });
    await tx.update(annotators).set({ submittedCount: 1, workHitCount: 1, dueMinor: 20 });
  });
  expect(await lease(world)).toEqual({
    kind: "none",
    assignment: null,
    reason: "finished",
    completionCode: "TS-TEST1",
    details: { submitted: 1 },
    due: { amount: 0.2, currency: "USD" },
  });
});

test("pausing and closing take effect at once, but a page that is open stays open", async () => {
  const world = await makeProject(database.store, { items: 8, annotators: 2 });
  const open = await leased(world, 0);
  const setState = (state: "paused" | "closed") =>
    database.store.write((tx) =>
      tx.update(projects).set({ state, closedAt: world.clock.now() }).where(eq(projects.id, world.projectId)),
    );
  await setState("paused");
  expect(await reasonOf(world, 1)).toBe("paused");
  expect(await leased(world, 0)).toEqual(open);
  await setState("closed");
  expect(await lease(world, 1)).toMatchObject({
    reason: "closed",
    details: { date: new Date(world.clock.now()).toISOString(), submitted: 0 },
  });
  expect(await leased(world, 0)).toEqual(open);
});

test("an annotator never gets a page of another project", async () => {
  const other = await makeProject(database.store, { items: 8 });
  const world = await makeProject(database.store, { items: 0, annotators: 1 });
  expect(await reasonOf(world)).toBe("finished");
  const open = await database.store.read.select().from(hits).where(eq(hits.projectId, other.projectId));
  expect(open.every(({ openPlaces }) => openPlaces === other.settings.overlap)).toBe(true);
});
