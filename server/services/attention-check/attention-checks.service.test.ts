import { eq, isNull } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { annotators, assignments, items, judgments, metChecks, projects, responses } from "@/db/schema";
import { noAttentionChecks, type AttentionCheck } from "@/server/domain/attention-check/attention-check";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import { expireLeases } from "@/server/services/assignment/expire-leases";
import { renewAssignment } from "@/server/services/assignment/renew-assignment";
import { returnAssignment } from "@/server/services/assignment/return-assignment";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { reportItem } from "@/server/services/item-report/report-item";
import { actor, next, page } from "@/testing/at-work";
import { answersTo, textAOf } from "@/testing/world/annotator";
import { databasePerTest } from "@/testing/world/database-hooks";
import { violations } from "@/testing/world/invariants";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";

const database = databasePerTest();

const check = (name: string, accepted = [2]): AttentionCheck => ({
  id: `check-${name}`,
  textA: `check ${name}: to show that you read this, choose 2.`,
  textB: "The same stands here: choose 2.",
  candidates: [],
  accepted,
});
const policy = {
  ...noAttentionChecks,
  everyPages: 1,
  perAnnotator: 9,
  checks: ["a", "b", "c"].map((name) => check(name)),
};

const makeWorld = ({ settings, ...options }: WorldOptions = {}) =>
  makeProject(database.store, {
    ...{ items: 12, hitSize: 4, annotators: 2, overlap: 2, ...options },
    settings: { composition: "dynamic", attentionChecks: policy, ...settings },
  });

const isCheck = (text: string) => text.startsWith("check");
const checksOn = ({ items: shown }: LeasedAssignment) => shown.map(textAOf).filter(isCheck);
/** Answers every item with 3, and checks with what they ask for or with 5. */
const answers = (leased: LeasedAssignment, passes: boolean) =>
  answersTo(leased, (text) => (isCheck(text) ? (passes ? 2 : 5) : 3));
const submit = async (world: World, passes: boolean, at = 0) =>
  submitAssignment(world.deps, actor(world, at), answers(await page(world, at), passes));
const met = () => database.store.read.select().from(metChecks);

describe("a page with a check", () => {
  test("is as long as any other where pages are composed, and one item longer where they are fixed", async () => {
    const composed = await page(await makeWorld());
    expect(composed.items).toHaveLength(4);
    expect(checksOn(composed)).toHaveLength(1);
    const fixed = await page(await makeWorld({ settings: { composition: "fixed" } }));
    expect(fixed.items).toHaveLength(5);
    expect(checksOn(fixed)).toHaveLength(1);
  });

  test("sends nothing that tells the check from an item but its texts", async () => {
    const { items: shown } = await page(await makeWorld({ settings: { sides: "random" } }));
    const bare = shown.map((item) => JSON.stringify({ ...item, key: "", textA: "", textB: "" }));
    expect(new Set(bare).size).toBe(1);
    expect(new Set(shown.map(({ key }) => key.length)).size).toBe(1);
  });

  test("has it at every place, as chance has it", async () => {
    const world = await makeWorld({ items: 40, annotators: 40, overlap: 9 });
    const places = new Set<number>();
    for (const at of world.annotators.keys()) {
      const { items: shown } = await page(world, at);
      places.add(shown.findIndex((item) => isCheck(textAOf(item))));
    }
    expect([...places].sort()).toEqual([0, 1, 2, 3]);
  });

  test("comes back alike when it was given back or ran out of time", async () => {
    const world = await makeWorld({ items: 3 });
    const first = await page(world);
    await returnAssignment(world.deps, actor(world, 0), { assignment: first.id });
    const again = await page(world);
    expect({ ...again, expiresAt: "" }).toEqual({ ...first, expiresAt: "" });
    world.clock.advance(31 * 60_000);
    await expireLeases(world.deps);
    await renewAssignment(world.deps, actor(world, 0), { assignment: first.id });
    expect((await page(world)).items).toEqual(first.items);
    expect(await met()).toHaveLength(1);
  });

  test("of nothing but a check comes back to who let it expire, as a page of one item does", async () => {
    const world = await makeWorld({ items: 3, hitSize: 1 });
    const first = await page(world);
    expect(checksOn(first)).toHaveLength(1);
    world.clock.advance(31 * 60_000);
    expect((await page(world)).items).toEqual(first.items);
    const reply = await submit(world, true);
    expect(reply.status).toBe("counted");
    expect(await violations(database.store.read, world.projectId)).toEqual([]);
  });

  test("keeps its check as it was shown although the organizer changes it", async () => {
    const world = await makeWorld();
    const first = await page(world);
    const attentionChecks = { ...policy, checks: [check("a", [1])] };
    await database.store.write((tx) =>
      tx
        .update(projects)
        .set({ settings: { ...world.settings, attentionChecks } })
        .where(eq(projects.id, world.projectId)),
    );
    expect((await page(world)).items).toEqual(first.items);
    await submitAssignment(world.deps, actor(world, 0), answers(first, true));
    expect(await met()).toMatchObject([{ passed: true, value: 2 }]);
  });
});

describe("who meets checks", () => {
  test("never meets one twice, nor more than the most for one person", async () => {
    const world = await makeWorld({
      items: 40,
      settings: { attentionChecks: { ...policy, perAnnotator: 2 } },
    });
    for (let number = 0; number < 6; number += 1) await submit(world, true);
    const ids = (await met()).map(({ checkId }) => checkId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });

  test("meets none while they are off, without one, and none that nobody could pass", async () => {
    for (const attentionChecks of [
      { ...policy, everyPages: null },
      { ...policy, checks: [] },
      { ...policy, checks: [check("a", [7])] },
      { ...policy, checks: [{ ...check("a"), textB: "" }] },
    ]) {
      expect(checksOn(await page(await makeWorld({ settings: { attentionChecks } })))).toEqual([]);
    }
  });
});

describe("what checks leave alone", () => {
  test.each(["dynamic", "fixed"] as const)("every count of a campaign on %s pages", async (composition) => {
    const world = await makeWorld({
      ...{ items: 12, gold: 4, goldPerHit: 1, overlap: 2, annotators: 3 },
      settings: { composition, whenGoldRunsOut: "continue" },
    });
    for (const at of world.annotators.keys()) {
      for (let result = await next(world, at); result.kind === "assignment"; result = await next(world, at)) {
        await submitAssignment(world.deps, actor(world, at), answers(result.assignment, at === 0));
      }
    }
    expect(await violations(database.store.read, world.projectId)).toEqual([]);
    const checks = await met();
    expect(checks.length).toBeGreaterThan(3);
    expect(checks.every(({ passed }) => passed !== null)).toBe(true);
    const judged = await database.store.read.select().from(judgments);
    const known = new Set([...world.itemIds, ...world.goldIds]);
    expect(judged.every(({ itemId, value }) => known.has(itemId) && value === 3)).toBe(true);
    expect(judged.filter(({ isGold, counted }) => !isGold && counted)).toHaveLength(24);
    expect(await database.store.read.select().from(items)).toHaveLength(16);
    const people = await database.store.read.select().from(annotators);
    expect(
      people.every(({ goldAnsweredCount, goldRightCount }) => goldAnsweredCount === goldRightCount),
    ).toBe(true);
  });

  test("how somebody works, their limit of items, and feedback on known answers", async () => {
    const behaviour = [{ figure: "straight-line", bound: 100, minItems: 1, action: "warn" } as const];
    const world = await makeWorld({
      settings: { feedback: true, stopping: { accuracy: null, behaviour, onStop: "keep" } },
    });
    const reply = await submit(world, false);
    expect(reply).toMatchObject({ status: "counted", feedback: [], accuracy: { right: 0, answered: 0 } });
    const [person] = await database.store.read
      .select()
      .from(annotators)
      .where(eq(annotators.id, actor(world, 0).annotatorId));
    expect(person).toMatchObject({ judgedCount: 3, behaviour: { judged: 3, longestRun: 3 } });
  });
});

describe("the rule about failed checks", () => {
  const rule = (action: "none" | "warn" | "stop", failures = 2) =>
    makeWorld({ items: 40, settings: { attentionChecks: { ...policy, action, failures } } });

  test("does nothing but count where it has no action", async () => {
    const world = await rule("none", 1);
    expect(await submit(world, false)).not.toHaveProperty("warning");
    expect(await met()).toMatchObject([{ passed: false, value: 5 }]);
  });

  test("warns from so many on", async () => {
    const world = await rule("warn");
    expect(await submit(world, false)).not.toHaveProperty("warning");
    expect(await submit(world, false)).toMatchObject({
      state: "working",
      warning: { rule: "attention-checks", value: 2, bound: 2 },
    });
    expect(await submit(world, true)).not.toHaveProperty("warning");
  });

  test("stops after a warning, and what was done is still paid", async () => {
    const world = await rule("stop");
    expect(await submit(world, false)).toMatchObject({
      state: "working",
      warning: { rule: "attention-checks", value: 1, bound: 2, isLastChance: true },
    });
    expect(await submit(world, false)).toMatchObject({
      status: "counted",
      state: "stopped",
      due: { amount: 0.4, currency: "USD" },
    });
    expect(await next(world)).toMatchObject({
      kind: "none",
      reason: "stopped",
      details: { rule: "attention-checks", value: 2, limit: 2, contested: false },
      due: { amount: 0.4, currency: "USD" },
    });
    expect(await violations(database.store.read, world.projectId)).toEqual([]);
  });

  test("looks no more at what was failed before an organizer let somebody continue", async () => {
    const world = await rule("stop");
    await submit(world, false);
    world.clock.advance(1_000);
    await database.store.write((tx) => tx.update(annotators).set({ clearedAt: world.clock.now() }));
    world.clock.advance(1_000);
    expect(await submit(world, false)).toMatchObject({ state: "working", warning: { value: 1 } });
  });
});

describe("a check that is reported", () => {
  const itemReports = { enabled: true, skipsPerAnnotator: 1, stopAfter: 1 };

  test("can be skipped like an item, counts as a skip and fails nothing", async () => {
    const world = await makeWorld({ settings: { itemReports } });
    const leased = await page(world);
    const key = leased.items.find((item) => isCheck(textAOf(item)))?.key ?? "";
    const report = { assignment: leased.id, key, reason: "other", note: "odd", skip: true } as const;
    expect(await reportItem(world.deps, actor(world, 0), report)).toEqual({
      key,
      skipped: true,
      skipsLeft: 0,
    });
    const rest = await page(world);
    expect(rest.items).toHaveLength(3);
    expect(rest.reports).toEqual({ skipped: [key], reported: [key], skipsLeft: 0 });
    const reply = await submitAssignment(world.deps, actor(world, 0), answers(rest, true));
    expect(reply.status).toBe("counted");
    expect(await met()).toMatchObject([{ passed: null, value: null }]);
    expect(await violations(database.store.read, world.projectId)).toEqual([]);
  });
});

test("a page without a check has nothing stored of one", async () => {
  const world = await makeWorld({ settings: { attentionChecks: noAttentionChecks } });
  await page(world);
  const without = await database.store.read
    .select()
    .from(assignments)
    .where(isNull(assignments.attentionCheck));
  expect(without).toHaveLength(1);
});

test("the answer to a check is on the page as it was sent, and nowhere among the items shown", async () => {
  const world = await makeWorld();
  await submit(world, true);
  const [page] = await database.store.read.select().from(assignments);
  const [response] = await database.store.read.select().from(responses);
  expect(page?.shown.map(({ itemId }) => itemId).every((id) => world.itemIds.includes(id))).toBe(true);
  expect(page?.attentionCheck).toMatchObject({ accepted: [2] });
  expect((response?.body as { answers: unknown[] }).answers).toHaveLength(4);
});
