import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { annotators, assignments, itemPlaces, itemReports, judgments, repeatedJudgments } from "@/db/schema";
import type { ShownItem } from "@/server/domain/assignment/assignment";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import { showAnnotator } from "@/server/services/annotator-status/show-annotator";
import { showHeld, showOwnHeld } from "@/server/services/erasure/show-held";
import { withdrawOwn } from "@/server/services/erasure/withdraw-own";
import { reportItem } from "@/server/services/item-report/report-item";
import { enterProject } from "@/server/services/project/enter-project";
import { updateProject } from "@/server/services/project/update-project";
import { seededRandom } from "@/server/stats/random";
import { actor, page } from "@/testing/at-work";
import { databasePerTest } from "@/testing/world/database-hooks";
import { violations } from "@/testing/world/invariants";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import { correctAssignment } from "./correct-assignment";
import { expireLeases } from "./expire-leases";
import { showOwnPage } from "./show-own-page";
import { submitAssignment } from "./submit-assignment";

const database = databasePerTest();
const db = () => database.store.read;

const wordsOf = (number: number) => Array.from({ length: 8 }, (_, at) => `w${number}x${at}`).join(" ");

/** A world of pairs that share no word with one another, with draws from a seed. */
async function makeWorld({ settings, ...options }: WorldOptions = {}): Promise<World> {
  const world = await makeProject(database.store, {
    ...{ items: 60, annotators: 1, hitSize: 5, overlap: 1 },
    textsOf: (kind, number) => ({ textA: `${kind} ${number}`, textB: wordsOf(number) }),
    ...options,
    settings: {
      ...{ composition: "dynamic", twinShare: 0.4, payPerHitMinor: 20, correctionMinutes: 15 },
      ...settings,
    },
  });
  return { ...world, deps: { ...world.deps, random: seededRandom(11) } };
}

const scopeOf = (world: World) => enterProject(world.deps, { kind: "system" }, world.slug, "organize");

/** What is stored of a page, by key. */
async function storedOn({ id }: LeasedAssignment): Promise<Map<string, ShownItem>> {
  const [found] = await db().select().from(assignments).where(eq(assignments.id, id));
  return new Map(found?.shown.map((item) => [item.key, item]));
}

/** Answers a page: items with one value, their twins with another. */
async function submit(world: World, leased: LeasedAssignment, item: number, twin: number | "NA") {
  const stored = await storedOn(leased);
  const answers = leased.items.map(({ key }) => {
    const value = stored.get(key)?.twin === undefined ? item : twin;
    return { key, values: { similarity: value } };
  });
  const sent = { assignment: leased.id, answers, seconds: {}, conditions: {} };
  return { sent, reply: await submitAssignment(world.deps, actor(world), sent) };
}

/** Works until a page has a twin, which is not submitted. */
async function pageWithTwin(world: World, value = 4) {
  for (let pages = 0; pages < 10; pages += 1) {
    const leased = await page(world);
    const twins = [...(await storedOn(leased)).values()].filter(({ twin }) => twin !== undefined);
    const [first] = twins;
    if (first?.twin !== undefined) return { leased, twins, key: first.key, twin: first.twin };
    await submit(world, leased, value, value);
  }
  throw new Error("No page had a twin.");
}

const twinRows = () => db().select().from(repeatedJudgments).where(eq(repeatedJudgments.degraded, true));

test("a twin stands on a page like any item, with most of text B from elsewhere, and is no item and no judgment", async () => {
  const world = await makeWorld();
  const { leased, key, twin } = await pageWithTwin(world);
  const shown = leased.items.find((item) => item.key === key);
  expect(shown).toMatchObject({ type: "pair-rating", textA: twin.textA, textB: twin.textB });
  expect(new Set(leased.items.map((item) => Object.keys(item).join())).size).toBe(1);
  expect(new Set(leased.items.map((item) => item.key.length)).size).toBe(1);
  expect(JSON.stringify(leased)).not.toMatch(/twin|isRepeat|itemId/u);
  expect(new Set(twin.textB.split(" ").map((word) => word.replace(/x.*/u, ""))).size).toBe(2);
  const [original] = await db().select().from(judgments).where(eq(judgments.itemId, twin.itemId));
  expect(original?.value).toBe(4);
  const { reply } = await submit(world, leased, 4, 1);
  expect(reply).toMatchObject({ status: "counted", due: { amount: 0.2 * (await pagesDone(world)) } });
  const rows = await twinRows();
  expect(rows.find(({ itemId }) => itemId === twin.itemId)).toMatchObject({ value: 1, degraded: true });
  const after = await db().select().from(judgments).where(eq(judgments.itemId, twin.itemId));
  expect(after).toEqual([original]);
  const stored = await db().select().from(judgments).where(eq(judgments.assignmentId, leased.id));
  expect(stored).toHaveLength(leased.items.length - (await twinsOn(leased)));
  const places = await db().select().from(itemPlaces).where(eq(itemPlaces.itemId, twin.itemId));
  expect(places).toMatchObject([{ countedCount: 1, openPlaces: 0 }]);
  expect(await violations(db(), world.projectId)).toEqual([]);
});

const twinsOn = async (leased: LeasedAssignment) =>
  [...(await storedOn(leased)).values()].filter(({ twin }) => twin !== undefined).length;

async function pagesDone(world: World): Promise<number> {
  const [person] = await db()
    .select()
    .from(annotators)
    .where(eq(annotators.id, actor(world).annotatorId));
  return person?.workHitCount ?? 0;
}

test("no twin is made of what its author rated low, nor one while the share is 0", async () => {
  for (const [twinShare, value] of [
    [0.4, 2],
    [0, 5],
  ] as const) {
    const world = await makeWorld({ settings: { twinShare } });
    await expect(pageWithTwin(world, value)).rejects.toThrow("No page had a twin");
  }
});

test("nobody meets two twins of one item, nor an item again of which they met a twin", async () => {
  const world = await makeWorld({ settings: { repeatShare: 0.1 } });
  for (let pages = 0; pages < 14; pages += 1) await submit(world, await page(world), 5, 0);
  const rows = await db().select().from(repeatedJudgments);
  expect(rows.filter(({ degraded }) => degraded).length).toBeGreaterThan(5);
  expect(rows.filter(({ degraded }) => !degraded).length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ itemId }) => itemId)).size).toBe(rows.length);
  expect(await violations(db(), world.projectId)).toEqual([]);
});

test("the page is the same at every look, after its time too, and sides of a twin may be swapped", async () => {
  const world = await makeWorld({ settings: { sides: "random" } });
  const { leased, key, twin } = await pageWithTwin(world);
  expect((await showOwnPage(world.deps, actor(world), leased.id)).assignment.items).toEqual(leased.items);
  world.clock.advance(31 * 60_000);
  await expireLeases(world.deps);
  expect((await page(world)).items).toEqual(leased.items);
  const stored = (await storedOn(leased)).get(key);
  const [textA, textB] = stored?.swapped === true ? [twin.textB, twin.textA] : [twin.textA, twin.textB];
  expect(leased.items.find((item) => item.key === key)).toMatchObject({ textA, textB });
  await submit(world, leased, 4, 1);
  const row = (await twinRows()).find(({ itemId }) => itemId === twin.itemId);
  expect(row?.swapped).toBe(stored?.swapped);
});

test("the organizer sees how many were rated lower, and a correction is told", async () => {
  const world = await makeWorld();
  const scope = await scopeOf(world);
  const shown = async () => (await showAnnotator(world.deps, scope, { annotator: "A-001" })).twins;
  expect(await shown()).toMatchObject({ met: 0, n: 0, lower: 0 });
  const { leased } = await pageWithTwin(world);
  const n = await twinsOn(leased);
  const { sent } = await submit(world, leased, 4, 4);
  expect(await shown()).toMatchObject({ met: n, n, lower: 0 });
  const stored = await storedOn(leased);
  const answers = sent.answers.map((answer) =>
    stored.get(answer.key)?.twin === undefined ? answer : { ...answer, values: { similarity: 0 } },
  );
  await correctAssignment(world.deps, actor(world), { ...sent, answers });
  expect(await shown()).toMatchObject({ met: n, n, lower: n, lowerShare: { value: 1 } });
});

test("what annotators read of themselves tells no twin, what organizers read does, and an erasure takes the answers", async () => {
  const world = await makeWorld({ settings: { onErase: "remove" } });
  const { leased, twin, twins } = await pageWithTwin(world);
  const ids = twins.map(({ itemId }) => itemId);
  const own = await showOwnHeld(world.deps, actor(world));
  expect(own).toContain(leased.id);
  expect(own).not.toMatch(/"twin"|"repeats"|degraded/u);
  expect(ids.filter((id) => own.includes(id))).toEqual([]);
  await submit(world, leased, 4, 1);
  const all = await showHeld(world.deps, await scopeOf(world), "A-001");
  expect(all).toMatch(/"degraded": true/u);
  expect(all).toContain(twin.textB);
  await withdrawOwn(world.deps, actor(world));
  expect(await db().select().from(repeatedJudgments)).toEqual([]);
  expect(await violations(db(), world.projectId)).toEqual([]);
});

test("a twin can be reported and skipped; that says nothing against its item", async () => {
  const itemReportsPolicy = { enabled: true, skipsPerAnnotator: 3, stopAfter: 1 };
  const world = await makeWorld({ settings: { itemReports: itemReportsPolicy } });
  const { leased, key, twin } = await pageWithTwin(world);
  const report = { assignment: leased.id, key, reason: "unreadable" as const, note: "", skip: true };
  expect(await reportItem(world.deps, actor(world), report)).toMatchObject({ skipped: true });
  const left = await page(world);
  expect(left.items).toHaveLength(leased.items.length - 1);
  await submit(world, left, 4, 1);
  const own = and(eq(itemReports.itemId, twin.itemId), eq(itemReports.projectId, world.projectId));
  expect(await db().select().from(itemReports).where(own)).toEqual([]);
  const places = await db().select().from(itemPlaces).where(eq(itemPlaces.itemId, twin.itemId));
  expect(places).toMatchObject([{ isRetired: false, countedCount: 1 }]);
  expect((await twinRows()).map(({ itemId }) => itemId)).not.toContain(twin.itemId);
  expect(await violations(db(), world.projectId)).toEqual([]);
});

test("twins are refused on fixed pages, for other types, and where half of the places would not count", async () => {
  const refusalOf = async (options: WorldOptions, twinShare: number) => {
    const world = await makeWorld({
      state: "draft",
      ...options,
      settings: { twinShare: 0, ...options.settings },
    });
    const change = { settings: { twinShare } };
    return updateProject(world.deps, await scopeOf(world), change).then(
      () => null,
      (error: { details: { fields: unknown } }) => error.details.fields,
    );
  };
  const path = "settings.twinShare";
  expect(await refusalOf({}, 0.5)).toBeNull();
  expect(await refusalOf({ settings: { composition: "fixed" } }, 0.1)).toMatchObject({
    [path]: { reason: "needs_dynamic" },
  });
  expect(await refusalOf({ settings: { repeatShare: 0.2 } }, 0.4)).toMatchObject({
    [path]: { reason: "too_large", params: { maximum: 0.3 } },
  });
  const other = { preset: "sts-2013-typed" as const, contentOf: () => null };
  expect(await refusalOf(other, 0.1)).toMatchObject({ [path]: { reason: "no_twins" } });
});
