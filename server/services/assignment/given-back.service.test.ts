import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { itemPlaces, judgments } from "@/db/schema";
import { databasePerFile } from "@/testing/world/database-hooks";
import { answersTo, textAOf } from "@/testing/world/annotator";
import { violations } from "@/testing/world/invariants";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import { noPolicies } from "@/server/domain/policy/policies";
import { enterProject } from "@/server/services/project/enter-project";
import { changeByHand } from "@/server/services/annotator-status/change-by-hand";
import { seededRandom } from "@/server/stats/random";
import { actor, next, page } from "@/testing/at-work";
import { expireLeases } from "./expire-leases";
import { renewAssignment } from "./renew-assignment";
import { returnAssignment } from "./return-assignment";
import { submitAssignment } from "./submit-assignment";

const database = databasePerFile();

const limitOf = (returnsPerAnnotator: number | null) => ({ ...noPolicies.limits, returnsPerAnnotator });

const compose = (options: WorldOptions) =>
  makeProject(database.store, {
    ...options,
    settings: { composition: "dynamic", limits: limitOf(null), ...options.settings },
  });

const giveBack = (world: World, { id }: LeasedAssignment, at = 0) =>
  returnAssignment(world.deps, actor(world, at), { assignment: id });
const submit = (world: World, leased: LeasedAssignment, at = 0) =>
  submitAssignment(world.deps, actor(world, at), answersTo(leased));
const texts = ({ items }: LeasedAssignment) => items.map(textAOf);
const broken = (world: World) => violations(database.store.read, world.projectId);

async function letExpire(world: World): Promise<void> {
  world.clock.advance(31 * 60_000);
  await expireLeases(world.deps);
}

/** Sets how many places are open of the items with these texts. */
async function setOpen(world: World, named: string[], openPlaces: number): Promise<void> {
  const ids = named
    .filter((text) => text.startsWith("item"))
    .map((text) => world.itemIds[Number(text.split(" ")[1]) - 1] ?? "");
  await database.store.write((tx) =>
    tx.update(itemPlaces).set({ openPlaces }).where(inArray(itemPlaces.itemId, ids)),
  );
}

test("whatever is given back comes back as whole pages, gold and keys included, and on no other page", async () => {
  const world = await compose({ items: 12, gold: 9, overlap: 1, annotators: 1, hitSize: 4 });
  const given: LeasedAssignment[] = [];
  for (let result = await next(world); given.length < 4; result = await next(world)) {
    if (result.kind === "none") throw new Error("There is work for four pages.");
    given.push(result.assignment);
    await giveBack(world, result.assignment);
    world.clock.advance(1);
  }
  const first = given.flatMap(texts);
  expect(new Set(first).size).toBe(first.length);
  expect(given.map((one) => texts(one).filter((text) => text.startsWith("gold")).length)).toEqual([
    1, 1, 1, 1,
  ]);
  for (const one of given) {
    const again = await page(world);
    expect([again.id, again.items]).toEqual([one.id, one.items]);
    await submit(world, again);
  }
  expect(await next(world)).toMatchObject({ reason: "finished" });
  expect(await broken(world)).toEqual([]);
});

test("what others judged meanwhile stays on a page that comes back, is paid, and counts for nothing", async () => {
  const settings = { payPerHitMinor: 20 };
  const world = await compose({ items: 3, overlap: 1, annotators: 1, hitSize: 3, settings });
  const leased = await page(world);
  await giveBack(world, leased);
  const [full = "", ...open] = texts(leased);
  await setOpen(world, [full], 0);
  const again = await page(world);
  expect(again.items).toEqual(leased.items);
  expect(await submit(world, again)).toMatchObject({ status: "counted", due: { amount: 0.2 } });
  const stored = await database.store.read
    .select({ itemId: judgments.itemId, counted: judgments.counted })
    .from(judgments)
    .where(eq(judgments.annotatorId, actor(world).annotatorId));
  expect(stored.filter(({ counted }) => counted)).toHaveLength(open.length);
  expect(stored).toHaveLength(3);
});

test("a page of which nothing is needed any more does not come back", async () => {
  const world = await compose({ items: 6, overlap: 1, annotators: 2, hitSize: 3 });
  const leased = await page(world, 0);
  await giveBack(world, leased);
  await setOpen(world, texts(leased), 0);
  await submit(world, await page(world, 0));
  expect((await next(world, 0)).kind).toBe("none");
});

test.each(["returned", "expired"] as const)(
  "of pages with one item, gold comes back exactly when others do that were %s and are full",
  async (how) => {
    const goldFrequency = { kind: "adaptive", high: 2, low: 2 } as const;
    const world = await compose({
      items: 12,
      gold: 12,
      goldPerHit: 0,
      overlap: 1,
      annotators: 1,
      hitSize: 1,
      settings: { goldFrequency },
    });
    world.deps.random = seededRandom(5);
    const seen: LeasedAssignment[] = [];
    for (let count = 0; count < 6; count += 1) {
      const leased = await page(world);
      seen.push(leased);
      if (how === "returned") await giveBack(world, leased);
      else await letExpire(world);
      world.clock.advance(1);
      await setOpen(world, texts(leased), 0);
      if (how === "expired") expect((await page(world)).id).toBe(leased.id);
      if (how === "expired") await submit(world, await page(world));
    }
    const kinds = new Set(seen.flatMap(texts).map((text) => text.split(" ")[0]));
    expect(kinds).toEqual(new Set(["gold", "item"]));
    if (how === "expired") return;
    // Nothing new is left for them, and somebody else holds a place that is still open.
    await database.store.write((tx) =>
      tx.update(itemPlaces).set({ openPlaces: 0 }).where(eq(itemPlaces.projectId, world.projectId)),
    );
    expect((await next(world)).kind).toBe("none");
    await setOpen(world, [seen.flatMap(texts).find((text) => text.startsWith("item")) ?? ""], 1);
    for (const one of seen) {
      expect((await page(world)).id).toBe(one.id);
      await submit(world, one);
      await setOpen(world, [seen.flatMap(texts).findLast((text) => text.startsWith("item")) ?? ""], 1);
    }
  },
);

test("a page of one item can be kept after its time, gold or not", async () => {
  const goldFrequency = { kind: "adaptive", high: 2, low: 2 } as const;
  const world = await compose({
    items: 12,
    gold: 12,
    goldPerHit: 0,
    annotators: 1,
    hitSize: 1,
    settings: { goldFrequency },
  });
  world.deps.random = seededRandom(5);
  const kinds = new Set<string | undefined>();
  for (let count = 0; count < 6; count += 1) {
    const leased = await page(world);
    kinds.add(texts(leased)[0]?.split(" ")[0]);
    await letExpire(world);
    await setOpen(world, texts(leased), 0);
    await renewAssignment(world.deps, actor(world), { assignment: leased.id });
    await submit(world, leased);
  }
  expect(kinds).toEqual(new Set(["gold", "item"]));
});

test("who has met all gold gets what they gave back before their work ends", async () => {
  const world = await compose({ items: 12, gold: 2, overlap: 1, annotators: 1, hitSize: 3 });
  const first = await page(world);
  await giveBack(world, first);
  await submit(world, await page(world));
  expect((await page(world)).id).toBe(first.id);
  await submit(world, first);
  expect(await next(world)).toMatchObject({ reason: "gold_exhausted" });
  expect(await broken(world)).toEqual([]);
});

test.each(["fixed", "dynamic"] as const)(
  "who has given back as many %s pages as they may gets those again, and a new one once one of them is done",
  async (composition) => {
    const settings = { composition, limits: limitOf(2) };
    const world = await compose({ items: 12, overlap: 1, annotators: 1, hitSize: 2, settings });
    const first = await page(world);
    expect(first.returnsLeft).toBe(2);
    await giveBack(world, first);
    world.clock.advance(1);
    const other = await page(world);
    expect(other.returnsLeft).toBe(1);
    await giveBack(world, other);
    const again = await page(world);
    expect([again.id, again.returnsLeft]).toEqual([first.id, 1]);
    await giveBack(world, again);
    await submit(world, await page(world));
    expect([first.id, other.id]).not.toContain((await page(world)).id);
    expect(await broken(world)).toEqual([]);
  },
);

test("with nothing of what they gave back needed any more, the limit ends their work and says so", async () => {
  const world = await compose({
    items: 12,
    overlap: 1,
    annotators: 1,
    hitSize: 3,
    settings: { limits: limitOf(1) },
  });
  const leased = await page(world);
  await giveBack(world, leased);
  await setOpen(world, texts(leased), 0);
  expect(await next(world)).toMatchObject({ reason: "capped", details: { rule: "returns", limit: 1 } });
});

test("what somebody answered after a stop is not put before them again, gold or not", async () => {
  const world = await compose({ items: 6, gold: 6, overlap: 1, annotators: 1, hitSize: 3 });
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  const act = (what: "stop" | "let-go-on") =>
    changeByHand(world.deps, scope, { annotator: "A-001", act: what, reason: "Seen by hand" });
  const kept = await page(world);
  await act("stop");
  expect(await submit(world, kept)).toMatchObject({ status: "discarded" });
  await act("let-go-on");
  world.clock.advance(1);
  const after: string[] = [];
  for (let result = await next(world); result.kind === "assignment"; result = await next(world)) {
    after.push(...texts(result.assignment));
    await submit(world, result.assignment);
  }
  expect(after.filter((text) => texts(kept).includes(text))).toEqual([]);
  expect(after.filter((text) => text.startsWith("item"))).toHaveLength(4);
  expect(await broken(world)).toEqual([]);
});
