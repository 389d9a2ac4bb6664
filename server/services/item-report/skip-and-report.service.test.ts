import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { annotators, goldAnswers, itemPlaces, judgments, payments } from "@/db/schema";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import { unmetAmong } from "@/db/queries/unmet-gold";
import { previewPromotion } from "@/server/services/batch/preview-promotion";
import { promoteItems } from "@/server/services/batch/promote-items";
import { listExclusions } from "@/server/services/exclusion/list-exclusions";
import { excludeByHand } from "@/server/services/exclusion/exclude-by-hand";
import { takeBackExclusions } from "@/server/services/exclusion/take-back";
import { enterProject } from "@/server/services/project/enter-project";
import { correctAssignment } from "@/server/services/assignment/correct-assignment";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { actor, next, page } from "@/testing/at-work";
import { answersTo, textAOf } from "@/testing/world/annotator";
import { databasePerTest } from "@/testing/world/database-hooks";
import { violations } from "@/testing/world/invariants";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import { dismissReports } from "./dismiss-reports";
import { listReportedItems } from "./list-reported-items";
import { reinstateItem } from "./reinstate-item";
import { reportItem } from "./report-item";
import { retireItem } from "./retire-item";

const database = databasePerTest();
const itemReports = { enabled: true, skipsPerAnnotator: 2, stopAfter: 0 };

const makeWorld = (options: WorldOptions = {}) =>
  makeProject(database.store, {
    items: 5,
    annotators: 6,
    overlap: 2,
    ...options,
    settings: { itemReports, payPerHitMinor: 20, correctionMinutes: 15, ...options.settings },
  });

const scopeOf = (world: World) => enterProject(world.deps, { kind: "system" }, world.slug, "organize");
const broken = async (world: World) => violations(database.store.read, world.projectId);
const counted = async (itemId: string) =>
  (await database.store.read.select().from(judgments).where(eq(judgments.itemId, itemId))).filter(
    (one) => one.counted,
  ).length;

const report = (world: World, leased: LeasedAssignment, at: number, item = 0, skip = true) =>
  reportItem(world.deps, actor(world, at), {
    assignment: leased.id,
    key: leased.items[item]?.key ?? "",
    reason: "unreadable",
    note: "",
    skip,
  });

/** Answers all of a page but what was skipped. */
function submit(world: World, leased: LeasedAssignment, at: number, skipped: readonly number[] = []) {
  const sent = answersTo(leased, 3);
  const answers = sent.answers.filter((_, place) => !skipped.includes(place));
  return submitAssignment(world.deps, actor(world, at), { ...sent, answers });
}

const compositions = ["dynamic", "fixed"] as const;

test.each(compositions)(
  "somebody else judges what one skipped, who is paid all the same (%s)",
  async (composition) => {
    const world = await makeWorld({ settings: { composition } });
    const leased = await page(world, 0);
    expect(await report(world, leased, 0)).toMatchObject({ skipped: true, skipsLeft: 1 });
    expect((await page(world, 0)).reports).toMatchObject({ skipped: [leased.items[0]?.key], skipsLeft: 1 });
    expect(await submit(world, leased, 0, [0])).toMatchObject({ status: "counted" });
    expect(await broken(world)).toEqual([]);
    await submit(world, await page(world, 1), 1);
    expect((await next(world, 0)).kind).toBe("none");
    await submit(world, await page(world, 2), 2);
    expect(await broken(world)).toEqual([]);
    for (const itemId of world.itemIds) expect(await counted(itemId)).toBe(2);
    expect((await next(world, 3)).kind).toBe("none");
    const paid = await database.store.read.select().from(payments);
    expect(paid.map(({ dueMinor }) => dueMinor)).toEqual([20, 20, 20]);
    const [person] = await database.store.read
      .select()
      .from(annotators)
      .where(eq(annotators.id, actor(world, 0).annotatorId));
    expect(person?.judgedCount).toBe(4);
  },
);

test.each(compositions)(
  "a page of which everything is skipped counts as a page (%s)",
  async (composition) => {
    const all = { ...itemReports, skipsPerAnnotator: 5 };
    const world = await makeWorld({ settings: { composition, itemReports: all } });
    const leased = await page(world, 0);
    for (const item of [0, 1, 2, 3, 4]) await report(world, leased, 0, item);
    expect(await submit(world, leased, 0, [0, 1, 2, 3, 4])).toMatchObject({ status: "counted" });
    expect(await broken(world)).toEqual([]);
    await submit(world, await page(world, 1), 1);
    await submit(world, await page(world, 2), 2);
    expect(await broken(world)).toEqual([]);
    for (const itemId of world.itemIds) expect(await counted(itemId)).toBe(2);
  },
);

test("an exclusion and its end leave no item of a fixed page with too many or too few judgments", async () => {
  const world = await makeWorld();
  const scope = await scopeOf(world);
  const leased = await page(world, 0);
  await report(world, leased, 0);
  await submit(world, leased, 0, [0]);
  await submit(world, await page(world, 1), 1);
  await submit(world, await page(world, 2), 2);
  await excludeByHand(world.deps, scope, { annotator: "A-001", reason: "By hand" });
  expect(await broken(world)).toEqual([]);
  await submit(world, await page(world, 3), 3);
  expect(await broken(world)).toEqual([]);
  for (const itemId of world.itemIds) expect(await counted(itemId)).toBe(2);
  const [{ batch } = { batch: "" }] = await listExclusions(world.deps, scope);
  await takeBackExclusions(world.deps, scope, { batch, reason: "Wrong." });
  expect(await broken(world)).toEqual([]);
});

test("a skipped gold item is neither right nor wrong, and gold cannot be dodged past the limit", async () => {
  const world = await makeWorld({ items: 8, gold: 2 });
  const leased = await page(world, 0);
  await report(world, leased, 0, 0);
  await report(world, leased, 0, 1);
  await expect(report(world, leased, 0, 2)).rejects.toMatchObject({
    reason: "report_refused",
    details: { why: "skips_used_up" },
  });
  await report(world, leased, 0, 2, false);
  await submit(world, leased, 0, [0, 1]);
  expect(await broken(world)).toEqual([]);
  const later = await page(world, 0);
  await expect(report(world, later, 0)).rejects.toMatchObject({ details: { why: "skips_used_up" } });
});

test("a skip is taken back while its page is open, and gives its turn back", async () => {
  const world = await makeWorld();
  const leased = await page(world, 0);
  await report(world, leased, 0);
  expect(await report(world, leased, 0, 0, false)).toMatchObject({ skipped: false, skipsLeft: 2 });
  await submit(world, leased, 0);
  expect(await database.store.read.select().from(judgments)).toHaveLength(5);
  await expect(report(world, leased, 0)).rejects.toMatchObject({ details: { why: "submitted" } });
});

test("what another window answered of a skipped item is not taken, and what is missing is asked for", async () => {
  const world = await makeWorld();
  const leased = await page(world, 0);
  await report(world, leased, 0);
  await expect(submit(world, leased, 0, [0, 1])).rejects.toMatchObject({ reason: "invalid_answers" });
  await submit(world, leased, 0);
  expect(await database.store.read.select().from(judgments)).toHaveLength(4);
  await correctAssignment(world.deps, actor(world, 0), answersTo(leased, 1));
  expect(await broken(world)).toEqual([]);
});

test("reports are listed by item; dismissed ones go until somebody reports the item again", async () => {
  const world = await makeWorld();
  const scope = await scopeOf(world);
  const [first, second] = [await page(world, 0), await page(world, 1)];
  const itemId = world.itemIds[0] ?? "";
  const place = (leased: LeasedAssignment) =>
    leased.items.findIndex((item) => "textA" in item && item.textA === "item 1 A");
  await report(world, first, 0, place(first));
  const list = () => listReportedItems(world.deps, scope, { state: "waiting", skip: 0, limit: 50 });
  expect((await list()).groups).toMatchObject([
    { itemId, textA: "item 1 A", textB: "item 1 B", people: 1, skips: 1, isGold: false },
  ]);
  await dismissReports(world.deps, scope, itemId);
  expect(await list()).toMatchObject({ groups: [], counts: { waiting: 0, dismissed: 1 } });
  await report(world, second, 1, place(second), false);
  expect((await list()).groups).toMatchObject([{ people: 2, reasons: [{ reason: "unreadable", count: 2 }] }]);
});

test.each(compositions)(
  "nobody is asked about a retired item, until it is taken back (%s)",
  async (composition) => {
    const world = await makeWorld({ items: 5, overlap: 1, settings: { composition } });
    const scope = await scopeOf(world);
    const itemId = world.itemIds[0] ?? "";
    await retireItem(world.deps, scope, { itemId, reason: "The text is cut." });
    await expect(retireItem(world.deps, scope, { itemId, reason: "again" })).rejects.toMatchObject({
      reason: "conflict",
    });
    const leased = await page(world, 0);
    expect(leased.items).toHaveLength(4);
    await submit(world, leased, 0);
    expect((await next(world, 1)).kind).toBe("none");
    expect(await broken(world)).toEqual([]);
    await reinstateItem(world.deps, scope, itemId);
    const again = await page(world, 1);
    expect(again.items).toHaveLength(1);
    await submit(world, again, 1);
    expect(await counted(itemId)).toBe(1);
    expect(await broken(world)).toEqual([]);
  },
);

test("a page whose work is retired as a whole is not given to anybody", async () => {
  const world = await makeWorld({ items: 1, hitSize: 1, overlap: 1 });
  const scope = await scopeOf(world);
  const itemId = world.itemIds[0] ?? "";
  await retireItem(world.deps, scope, { itemId, reason: "Empty." });
  expect((await next(world, 0)).kind).toBe("none");
  await reinstateItem(world.deps, scope, itemId);
  expect((await page(world, 0)).items).toHaveLength(1);
});

test("enough reports stop the asking, of items that are not gold", async () => {
  const stop = { ...itemReports, stopAfter: 2 };
  const world = await makeWorld({ hitSize: 1, items: 1, overlap: 5, settings: { itemReports: stop } });
  const scope = await scopeOf(world);
  for (const at of [0, 1]) {
    const leased = await page(world, at);
    await report(world, leased, at);
    await submit(world, leased, at, [0]);
  }
  expect((await next(world, 2)).kind).toBe("none");
  const { groups } = await listReportedItems(world.deps, scope, { state: "retired", skip: 0, limit: 50 });
  expect(groups).toMatchObject([{ people: 2, retired: { byRule: true } }]);
  expect(await broken(world)).toEqual([]);
});

test("the known answer of a retired gold item is checked no more", async () => {
  const world = await makeWorld({ items: 4, gold: 1 });
  const scope = await scopeOf(world);
  await submit(world, await page(world, 0), 0);
  await retireItem(world.deps, scope, { itemId: world.goldIds[0] ?? "", reason: "Wrong." });
  const [gold] = await database.store.read.select().from(goldAnswers);
  expect(gold?.enabled).toBe(false);
  expect((await page(world, 1)).items).toHaveLength(4);
  expect(await broken(world)).toEqual([]);
});

test("nothing is reported where reports are off", async () => {
  const world = await makeWorld({ settings: { itemReports: { ...itemReports, enabled: false } } });
  const leased = await page(world, 0);
  expect(leased.reports).toBeUndefined();
  await expect(report(world, leased, 0)).rejects.toMatchObject({ details: { why: "off" } });
  expect(await database.store.read.select().from(itemPlaces)).toEqual([]);
});

test("who skipped an item is not given it as gold once it has become that", async () => {
  const world = await makeWorld({ items: 4, gold: 3, hitSize: 5, settings: { composition: "dynamic" } });
  const leased = await page(world, 0);
  const skipped = leased.items.findIndex((item) => textAOf(item).startsWith("item"));
  await report(world, leased, 0, skipped);
  await submit(world, leased, 0, [skipped]);
  for (const at of [1, 2]) await submit(world, await page(world, at), at);
  const scope = await scopeOf(world);
  const { items } = await previewPromotion(world.deps, scope, { agreement: 1, judgments: 2, tolerance: 0 });
  expect(items).toHaveLength(4);
  await promoteItems(world.deps, scope, { items });
  const unmetBy = (at: number) =>
    unmetAmong(database.store.read, actor(world, at).annotatorId, world.itemIds);
  expect(await unmetBy(0)).toEqual([]);
  expect(await unmetBy(3)).toHaveLength(4);
});

test("judgments of an item that is retired count no more, as the list says, and again when that is taken back", async () => {
  const world = await makeWorld({ hitSize: 1, items: 1 });
  const scope = await scopeOf(world);
  const leased = await page(world, 0);
  await report(world, leased, 0, 0, false);
  await submit(world, leased, 0);
  const itemId = world.itemIds[0] ?? "";
  const listed = async (state: "waiting" | "retired") =>
    (await listReportedItems(world.deps, scope, { state, skip: 0, limit: 50 })).groups;
  expect(await listed("waiting")).toMatchObject([{ judgments: 1 }]);
  await retireItem(world.deps, scope, { itemId, reason: "Broken" });
  expect(await listed("retired")).toMatchObject([{ judgments: 0 }]);
  await reinstateItem(world.deps, scope, itemId);
  expect(await listed("waiting")).toMatchObject([{ judgments: 1 }]);
});
