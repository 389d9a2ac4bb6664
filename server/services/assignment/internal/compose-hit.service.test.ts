import { expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { answersTo, textAOf } from "@/testing/world/annotator";
import { databasePerFile } from "@/testing/world/database-hooks";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import { repeatedAnswers } from "@/db/queries/annotator-status-history";
import { annotators, invitations, itemPlaces, judgments, namedItems, repeatedJudgments } from "@/db/schema";
import type { LeasedAssignment, NextResult } from "@/server/domain/assignment/contracts";
import { actor, next, page } from "@/testing/at-work";
import { expireLeases } from "../expire-leases";
import { returnAssignment } from "../return-assignment";
import { submitAssignment } from "../submit-assignment";

const database = databasePerFile();

const halfHour = 30 * 60_000;

const compose = (options: WorldOptions) =>
  makeProject(database.store, {
    ...options,
    settings: { composition: "dynamic", ...options.settings },
  });

const submit = (world: World, leased: LeasedAssignment, at = 0, value: Parameters<typeof answersTo>[1] = 3) =>
  submitAssignment(world.deps, actor(world, at), answersTo(leased, value));

const reasonOf = (result: NextResult) => (result.kind === "none" ? result.reason : "a page");
const texts = ({ items }: LeasedAssignment) => items.map(textAOf).sort();

const placesOf = (world: World) =>
  world.deps.store.read.select().from(itemPlaces).where(eq(itemPlaces.projectId, world.projectId));

test("pages are composed until every item has its overlap, and nobody meets one twice", async () => {
  const world = await compose({ items: 7, overlap: 2, annotators: 3, hitSize: 3 });
  for (const at of [0, 1, 2]) {
    for (let result = await next(world, at); result.kind === "assignment"; result = await next(world, at)) {
      await submit(world, result.assignment, at);
    }
  }
  const places = await placesOf(world);
  expect(places.map(({ countedCount, openPlaces }) => [countedCount, openPlaces])).toEqual(
    Array.from({ length: 7 }, () => [2, 0]),
  );
  expect(reasonOf(await next(world, 0))).toBe("finished");
  expect(reasonOf(await next(world, 2))).toBe("nothing_left");
});

test("items with the most need come first", async () => {
  const world = await compose({ items: 6, overlap: 3, annotators: 2, hitSize: 3 });
  const first = await page(world, 0);
  const second = await page(world, 1);
  expect(texts(first).filter((text) => texts(second).includes(text))).toEqual([]);
});

test("gold stands among the items, another one each time, and the person is finished when none is left", async () => {
  const world = await compose({ items: 20, gold: 2, annotators: 1, hitSize: 5, goldPerHit: 1 });
  const met = [];
  for (const _ of [1, 2]) {
    const leased = await page(world);
    expect(leased.items).toHaveLength(5);
    met.push(...texts(leased).filter((text) => text.startsWith("gold")));
    await submit(world, leased);
  }
  expect(met.sort()).toEqual(["gold 1 A", "gold 2 A"]);
  expect(reasonOf(await next(world))).toBe("gold_exhausted");
});

test("who goes on without gold gets whole pages of work", async () => {
  const settings = { whenGoldRunsOut: "continue" as const };
  const world = await compose({ items: 9, gold: 1, annotators: 1, hitSize: 5, goldPerHit: 1, settings });
  await submit(world, await page(world));
  const leased = await page(world);
  expect(texts(leased).every((text) => text.startsWith("item"))).toBe(true);
  expect(leased.items).toHaveLength(5);
});

test("a returned page's items go to others, and an expired one comes back to its annotator as it was", async () => {
  const world = await compose({ items: 3, overlap: 1, annotators: 2, hitSize: 3 });
  const first = await page(world, 0);
  await returnAssignment(world.deps, actor(world, 0), { assignment: first.id });
  const second = await page(world, 1);
  expect(texts(second)).toEqual(texts(first));
  world.clock.advance(halfHour + 1);
  await expireLeases(world.deps);
  expect((await page(world, 1)).id).toBe(second.id);
});

test("of a late page only the items count that still have need", async () => {
  const world = await compose({ items: 2, overlap: 1, annotators: 2, hitSize: 2 });
  const slow = await page(world, 0);
  world.clock.advance(halfHour + 1);
  await expireLeases(world.deps);
  const [one] = world.itemIds;
  await world.deps.store.write((tx) =>
    tx
      .update(itemPlaces)
      .set({ openPlaces: 0 })
      .where(eq(itemPlaces.itemId, one ?? "")),
  );
  const reply = await submit(world, slow, 0);
  expect(reply).toMatchObject({ status: "counted", afterLease: true, due: { amount: 0.2 } });
  const stored = await world.deps.store.read
    .select({ itemId: judgments.itemId, counted: judgments.counted })
    .from(judgments)
    .where(eq(judgments.annotatorId, actor(world, 0).annotatorId));
  expect(new Map(stored.map(({ itemId, counted }) => [itemId, counted])).get(one ?? "")).toBe(false);
  expect(stored.filter(({ counted }) => counted)).toHaveLength(1);
});

test("an item judged on a later page is not judged again when the page it expired on arrives", async () => {
  const world = await compose({ items: 3, overlap: 2, annotators: 2, hitSize: 2 });
  const slow = await page(world, 0);
  world.clock.advance(halfHour + 1);
  await expireLeases(world.deps);
  // Somebody else holds a place of one of its items, so the HIT does not come back as it was.
  await world.deps.store.write((tx) =>
    tx
      .update(itemPlaces)
      .set({ openPlaces: 0 })
      .where(eq(itemPlaces.itemId, idOf(world, slow))),
  );
  const quick = await page(world, 0);
  await submit(world, quick, 0);
  await submit(world, slow, 0);
  const stored = await world.deps.store.read
    .select({ itemId: judgments.itemId })
    .from(judgments)
    .where(eq(judgments.annotatorId, actor(world, 0).annotatorId));
  expect(new Set(stored.map(({ itemId }) => itemId)).size).toBe(stored.length);
  const places = await placesOf(world);
  expect(places.every(({ openPlaces, countedCount }) => openPlaces >= 0 && countedCount <= 2)).toBe(true);
});

const idOf = (world: World, leased: LeasedAssignment): string => {
  const number = Number(textAOf(leased.items[0]).split(" ")[1]);
  return world.itemIds[number - 1] ?? "";
};

test("a cap on items ends with a shorter page", async () => {
  const limits = { ...noLimits, itemsPerAnnotator: 7 };
  const world = await compose({ items: 20, annotators: 1, hitSize: 5, settings: { limits } });
  await submit(world, await page(world));
  const last = await page(world);
  expect(last.items).toHaveLength(2);
  expect(last.limit).toEqual({ judged: 5, items: 7 });
  await submit(world, last);
  expect(await next(world)).toMatchObject({ reason: "capped", details: { limit: 7, rule: "items" } });
});

const noLimits = {
  itemsPerAnnotator: null,
  sharePerAnnotator: null,
  hitsPerAnnotator: null,
  returnsPerAnnotator: null,
  budgetMinor: null,
  opensAt: null,
  closesAt: null,
};

test("one more judgment is asked while annotators differ, up to the maximum", async () => {
  const settings = { extraJudgments: { ciWidth: 1, maximum: 3 } };
  const world = await compose({ items: 1, overlap: 2, annotators: 4, hitSize: 1, settings });
  await submit(world, await page(world, 0), 0, 0);
  await submit(world, await page(world, 1), 1, 5);
  await submit(world, await page(world, 2), 2, 0);
  expect(reasonOf(await next(world, 3))).toBe("nothing_left");
  expect(await placesOf(world)).toMatchObject([{ countedCount: 3, extraCount: 1, openPlaces: 0 }]);
});

test("no more judgments are asked of an item on which annotators agree", async () => {
  const settings = { extraJudgments: { ciWidth: 1, maximum: 3 } };
  const world = await compose({ items: 1, overlap: 2, annotators: 3, hitSize: 1, settings });
  await submit(world, await page(world, 0), 0, 3);
  await submit(world, await page(world, 1), 1, 3);
  expect(reasonOf(await next(world, 2))).toBe("nothing_left");
});

test("a hidden repeat is kept apart from the judgments and counts for nothing", async () => {
  const settings = { repeatShare: 0.5 };
  const world = await compose({ items: 40, annotators: 1, hitSize: 5, settings });
  for (let hits = 0; hits < 8; hits += 1) {
    const result = await next(world);
    if (result.kind === "none") break;
    await submit(world, result.assignment);
  }
  const { annotatorId } = actor(world);
  const repeats = await world.deps.store.read
    .select()
    .from(repeatedJudgments)
    .where(eq(repeatedJudgments.annotatorId, annotatorId));
  const stored = await world.deps.store.read
    .select()
    .from(judgments)
    .where(eq(judgments.annotatorId, annotatorId));
  expect(repeats.length).toBeGreaterThan(0);
  expect(repeats.length + stored.length).toBe(40);
  const judged = new Set(stored.map(({ itemId }) => itemId));
  expect(repeats.every(({ itemId }) => judged.has(itemId))).toBe(true);
  expect(await repeatedAnswers(world.deps.store.read, annotatorId, { degraded: false })).toEqual(
    repeats.map(() => ({ first: { value: 3, answer: null }, second: { value: 3, answer: null } })),
  );
});

test("a person with a list gets its items in order and nothing else, and others do not get their places", async () => {
  const world = await compose({ items: 4, overlap: 1, annotators: 2, hitSize: 2 });
  const listed = [world.itemIds[2] ?? "", world.itemIds[0] ?? "", world.itemIds[3] ?? ""];
  const invitationId = await assign(world, listed);
  expect(texts(await page(world, 0))).toEqual(["item 1 A", "item 3 A"]);
  await submit(world, await page(world, 0), 0);
  expect(texts(await page(world, 1))).toEqual(["item 2 A"]);
  await submit(world, await page(world, 0), 0);
  expect(reasonOf(await next(world, 0))).toBe("finished");
  expect(invitationId).not.toBe("");
});

async function assign(world: World, itemIds: string[]): Promise<string> {
  const id = world.deps.newId();
  const { projectId } = world;
  await world.deps.store.write(async (tx) => {
    await tx.insert(invitations).values({ id, projectId, name: "Kim", code: id, createdAt: 0 });
    await tx
      .insert(namedItems)
      .values(itemIds.map((itemId, position) => ({ invitationId: id, itemId, position })));
    await tx
      .update(annotators)
      .set({ invitationId: id })
      .where(eq(annotators.id, actor(world, 0).annotatorId));
    for (const itemId of itemIds) {
      await tx.update(itemPlaces).set({ openPlaces: 0 }).where(eq(itemPlaces.itemId, itemId));
    }
  });
  return id;
}

test("many who ask at once never get more places than there are", async () => {
  const world = await compose({ items: 6, overlap: 2, annotators: 12, hitSize: 3 });
  const results = await Promise.all(world.annotators.map((_, at) => next(world, at)));
  const leased = results.flatMap((result) => (result.kind === "assignment" ? texts(result.assignment) : []));
  expect(leased).toHaveLength(12);
  for (const text of new Set(leased)) expect(leased.filter((one) => one === text)).toHaveLength(2);
});
