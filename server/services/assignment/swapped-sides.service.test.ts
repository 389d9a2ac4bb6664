import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { assignments, judgments, repeatedJudgments } from "@/db/schema";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import { seededRandom } from "@/server/stats/random";
import { actor, page } from "@/testing/at-work";
import { answersTo } from "@/testing/world/annotator";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import { expireLeases } from "./expire-leases";
import { showCorrection } from "./show-correction";
import { showOwnPage } from "./show-own-page";
import { submitAssignment } from "./submit-assignment";

const database = databasePerTest();

/** A world whose sides are drawn from a seed, so that a page always has swapped items and others. */
async function makeWorld(options: WorldOptions = {}): Promise<World> {
  const world = await makeProject(database.store, {
    ...{ items: 9, gold: 1, hitSize: 10, annotators: 2, overlap: 2 },
    ...options,
    settings: { sides: "random", correctionMinutes: 15, ...options.settings },
  });
  return { ...world, deps: { ...world.deps, random: seededRandom(3) } };
}

/** Text A of each item as its annotator reads it, in the order of the page. */
const textsA = ({ items }: LeasedAssignment) => items.map((item) => ("textA" in item ? item.textA : ""));

/** Whether each item of a page is stored as swapped, by id. */
async function storedSides({ id }: LeasedAssignment) {
  const [found] = await database.store.read.select().from(assignments).where(eq(assignments.id, id));
  return new Map(found?.shown.map(({ itemId, swapped }) => [itemId, swapped]));
}

test.each(["fixed", "dynamic"] as const)(
  "about half of a person's items are swapped, and stay so, on %s pages",
  async (composition) => {
    const world = await makeWorld({ settings: { composition } });
    const leased = await page(world);
    const sides = [...(await storedSides(leased)).values()];
    expect(textsA(leased).map((text) => text.endsWith("B"))).toEqual(sides);
    expect(new Set(sides)).toEqual(new Set([true, false]));
    expect((await page(world)).items).toEqual(leased.items);
    expect((await showOwnPage(world.deps, actor(world), leased.id)).assignment.items).toEqual(leased.items);
    await submitAssignment(world.deps, actor(world), answersTo(leased));
    expect((await showOwnPage(world.deps, actor(world), leased.id)).assignment.items).toEqual(leased.items);
    const correction = await showCorrection(world.deps, actor(world));
    expect(correction).toMatchObject({ assignment: { items: leased.items } });
  },
);

test("a page that comes back after its time has the same sides, and another person has their own", async () => {
  const world = await makeWorld();
  const leased = await page(world);
  world.clock.advance(31 * 60_000);
  await expireLeases(world.deps);
  const again = await page(world);
  expect([again.id, textsA(again)]).toEqual([leased.id, textsA(leased)]);
  expect(textsA(await page(world, 1))).not.toEqual(textsA(leased));
});

test("each judgment says which way round its item was, gold included, and gold is graded by the item", async () => {
  const world = await makeWorld();
  const leased = await page(world);
  await submitAssignment(world.deps, actor(world), answersTo(leased));
  const rows = await database.store.read.select().from(judgments);
  const sides = await storedSides(leased);
  expect(rows).toHaveLength(10);
  expect(new Map(rows.map(({ itemId, swapped }) => [itemId, swapped]))).toEqual(sides);
  expect(rows.flatMap(({ correct }) => (correct === null ? [] : [correct]))).toEqual([true]);
});

test("a hidden repeat is drawn anew, and its judgment says which way round it was this time", async () => {
  const world = await makeWorld({
    ...{ items: 60, gold: 0, annotators: 1 },
    settings: { composition: "dynamic", repeatShare: 0.4 },
  });
  const sides = new Map<string, boolean | undefined>();
  for (let pages = 0; pages < 5; pages += 1) {
    const leased = await page(world);
    for (const [itemId, swapped] of await storedSides(leased)) sides.set(`${leased.id} ${itemId}`, swapped);
    await submitAssignment(world.deps, actor(world), answersTo(leased));
  }
  const first = await database.store.read.select().from(judgments);
  const repeats = await database.store.read.select().from(repeatedJudgments);
  expect(repeats.length).toBeGreaterThan(5);
  expect(repeats.map(({ swapped }) => swapped)).toEqual(
    repeats.map(({ assignmentId, itemId }) => sides.get(`${assignmentId} ${itemId}`)),
  );
  const before = new Map(first.map(({ itemId, swapped }) => [itemId, swapped]));
  const isAsBefore = repeats.map(({ itemId, swapped }) => before.get(itemId) === swapped);
  expect(new Set(isAsBefore)).toEqual(new Set([true, false]));
});

test("records are swapped whole: rows, titles, pictures and links", async () => {
  const record = (title: string) => ({
    fields: [{ name: "title", values: [title] }],
    ...{ image: null, link: `https://example.org/${title}` },
  });
  const world = await makeWorld({
    ...{ preset: "sts-2013-typed", gold: 0, items: 10 },
    contentOf: () => ({ a: record("first"), b: record("second") }),
  });
  const leased = await page(world);
  const sides = [...(await storedSides(leased)).values()];
  const shown = leased.items.map((item) => (item.type === "typed-rating" ? item : null));
  expect(shown.map((item) => item?.a.title === "second")).toEqual(sides);
  for (const item of shown) {
    const [a, b] = [item?.a.title, item?.b.title];
    expect([a, b].toSorted()).toEqual(["first", "second"]);
    expect(item).toMatchObject({ a: { link: `https://example.org/${a}` }, rows: [{ a: [a], b: [b] }] });
  }
  await submitAssignment(world.deps, actor(world), answersTo(leased));
  const rows = await database.store.read.select().from(judgments);
  expect(new Set(rows.map(({ swapped }) => swapped))).toEqual(new Set([true, false]));
});

test("a project whose sides are fixed stores nothing of it", async () => {
  const world = await makeWorld({ settings: { sides: "fixed" } });
  const leased = await page(world);
  expect(textsA(leased).every((text) => text.endsWith("A"))).toBe(true);
  await submitAssignment(world.deps, actor(world), answersTo(leased));
  expect(new Set((await storedSides(leased)).values())).toEqual(new Set([undefined]));
  const rows = await database.store.read.select().from(judgments);
  expect(new Set(rows.map(({ swapped }) => swapped))).toEqual(new Set([null]));
});
