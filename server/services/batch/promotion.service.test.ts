import { expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { goldAnswers, judgments } from "@/db/schema";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { rankHit } from "@/testing/rank-hit";
import { textAOf } from "@/testing/world/annotator";
import { databasePerTest } from "@/testing/world/database-hooks";
import { violations } from "@/testing/world/invariants";
import { makeProject, type World } from "@/testing/world/world";
import type { Deps } from "@/server/deps";
import type { Promotable } from "@/server/domain/batch/contracts";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { setGold } from "@/server/services/gold/set-gold";
import { enterProject } from "@/server/services/project/enter-project";
import { showProgress } from "@/server/services/progress/show-progress";
import { previewPromotion } from "./preview-promotion";
import { promoteItems } from "./promote-items";

const database = databasePerTest();

const scopeOf = (world: World): Promise<OrganizeScope> =>
  enterProject(world.deps, { kind: "system" }, world.slug, "organize");

const rule = (agreement: number, fewest: number, tolerance = 0) => ({
  agreement,
  judgments: fewest,
  tolerance,
});

const chosen = (items: readonly Promotable[]) =>
  items.map(({ itemId, mark, answers }) => ({
    itemId,
    mark,
    answers: answers.map((answer) => ({ ...answer, explanation: "As most people said" })),
  }));

/** Leases a page and gives each item the values that are said for it. */
async function answerWith(
  deps: Deps,
  actor: AnnotatorActor,
  values: (item: { dimensions: readonly { id: string }[] }, at: number) => Record<string, number | "NA">,
): Promise<void> {
  const { assignment } = await leaseNextHit(deps, actor);
  if (assignment === null) throw new Error("There is no page.");
  const answers = assignment.items.map((item, at) => ({
    key: item.key,
    values: values(item as never, at),
  }));
  await submitAssignment(deps, actor, { assignment: assignment.id, answers, seconds: {}, conditions: {} });
}

const ratedWorld = (composition: "fixed" | "dynamic") =>
  makeProject(database.store, {
    items: 4,
    gold: 6,
    goldPerHit: 1,
    hitSize: 5,
    overlap: 3,
    annotators: 4,
    settings: { composition },
  });

test.for(["fixed", "dynamic"] as const)(
  "items of a %s project that people agree on become gold, and what was judged counts as before",
  async (composition) => {
    const world = await ratedWorld(composition);
    const scope = await scopeOf(world);
    const split = (textA: string, at: number) => (textA === "item 1 A" ? at * 2 : 4);
    for (const [at, actor] of world.annotators.slice(0, 3).entries()) {
      await answerAndSubmitHit(world.deps, actor, (textA) => split(textA, at));
    }
    const before = await database.store.read.select().from(judgments);
    const { judgments: done } = await showProgress(world.deps, scope);
    const { items, found } = await previewPromotion(world.deps, scope, rule(0.9, 3));
    expect(found).toBe(3);
    expect(items.map(({ textA }) => textA).sort()).toEqual(["item 2 A", "item 3 A", "item 4 A"]);
    expect(items[0]).toMatchObject({ agreement: 1, judgments: 3, answers: [{ answer: 4, tolerance: 0 }] });
    expect(await promoteItems(world.deps, scope, { items: chosen(items) })).toEqual({ promoted: 3 });

    expect(await database.store.read.select().from(judgments)).toEqual(before);
    expect((await showProgress(world.deps, scope)).judgments.done).toBe(done.done);
    expect((await previewPromotion(world.deps, scope, rule(0.9, 3))).found).toBe(0);
    await expect(promoteItems(world.deps, scope, { items: chosen(items) })).rejects.toMatchObject({
      reason: "batch_changed",
    });
    const [first] = items;
    const change = { answer: 0, tolerance: 0, accepted: [], explanation: "", reason: "We were wrong" };
    await setGold(world.deps, scope, { itemId: first?.itemId ?? "", ...change });
    expect(await database.store.read.select().from(judgments)).toEqual(before);
    expect(await violations(database.store.read, world.projectId)).toEqual([]);
  },
);

test("who judged an item never gets it as gold, and others do", async () => {
  const world = await makeProject(database.store, {
    items: 6,
    gold: 1,
    goldPerHit: 1,
    hitSize: 3,
    overlap: 2,
    annotators: 3,
    settings: { composition: "dynamic" },
  });
  const scope = await scopeOf(world);
  const [one, other, third] = world.annotators;
  await answerAndSubmitHit(world.deps, one!, 3);
  await answerAndSubmitHit(world.deps, other!, 3);
  const { items } = await previewPromotion(world.deps, scope, rule(1, 1 + 1));
  const judgedByOne = await database.store.read
    .select({ itemId: judgments.itemId })
    .from(judgments)
    .where(eq(judgments.annotatorId, one!.annotatorId));
  const gold = items.filter(({ itemId }) => judgedByOne.some((judged) => judged.itemId === itemId));
  if (gold.length > 0) await promoteItems(world.deps, scope, { items: chosen(gold) });
  expect(await leaseNextHit(world.deps, one!)).toMatchObject({ assignment: null, reason: "gold_exhausted" });
  expect((await leaseNextHit(world.deps, third!)).assignment?.items).toHaveLength(3);
});

test("a page that was out with an item that becomes gold is judged as work, and counts", async () => {
  const world = await ratedWorld("dynamic");
  const scope = await scopeOf(world);
  const [one, two, three] = world.annotators;
  const { assignment } = await leaseNextHit(world.deps, three!);
  await answerAndSubmitHit(world.deps, one!, 4);
  await answerAndSubmitHit(world.deps, two!, 4);
  const { items } = await previewPromotion(world.deps, scope, rule(1, 2));
  await promoteItems(world.deps, scope, { items: chosen(items) });
  const isPromoted = (textA: string) => items.some((item) => item.textA === textA);
  expect(assignment?.items.map(textAOf).filter(isPromoted).length).toBeGreaterThan(0);
  await answerAndSubmitHit(world.deps, three!, 4);
  const kept = await database.store.read
    .select()
    .from(judgments)
    .where(eq(judgments.annotatorId, three!.annotatorId));
  expect(kept.filter(({ isGold, counted }) => !isGold && counted)).toHaveLength(4);
  expect(await leaseNextHit(world.deps, world.annotators[3]!)).toMatchObject({ reason: "finished" });
  expect(await violations(database.store.read, world.projectId)).toEqual([]);
});

test("an answer that cannot be given is refused, and nothing is promoted", async () => {
  const world = await ratedWorld("dynamic");
  const scope = await scopeOf(world);
  for (const actor of world.annotators.slice(0, 3)) await answerAndSubmitHit(world.deps, actor, 4);
  const { items } = await previewPromotion(world.deps, scope, rule(1, 3));
  const [first, ...rest] = chosen(items);
  const wrong = { ...first!, answers: first!.answers.map((answer) => ({ ...answer, answer: 17 })) };
  await expect(promoteItems(world.deps, scope, { items: [...rest, wrong] })).rejects.toMatchObject({
    details: { fields: { answer: { reason: "off_scale" } } },
  });
  expect((await previewPromotion(world.deps, scope, rule(1, 3))).found).toBe(4);
});

test("a judgment that came since the preview has it refused", async () => {
  const world = await ratedWorld("dynamic");
  const scope = await scopeOf(world);
  for (const actor of world.annotators.slice(0, 2)) await answerAndSubmitHit(world.deps, actor, 4);
  const { items } = await previewPromotion(world.deps, scope, rule(1, 2));
  await answerAndSubmitHit(world.deps, world.annotators[2]!, 1);
  await expect(promoteItems(world.deps, scope, { items: chosen(items) })).rejects.toMatchObject({
    reason: "batch_changed",
  });
});

test("a record becomes gold on the dimensions on which people agree on a value", async () => {
  const record = { fields: [], image: null, link: null };
  const world = await makeProject(database.store, {
    preset: "sts-2013-typed",
    items: 1,
    gold: 4,
    goldPerHit: 1,
    hitSize: 2,
    overlap: 3,
    annotators: 3,
    contentOf: () => ({ a: record, b: record }),
    settings: { composition: "dynamic", goldFrequency: { kind: "fixed" } },
  });
  const scope = await scopeOf(world);
  const valueAt = ["NA", 4] as const;
  for (const actor of world.annotators) {
    await answerWith(world.deps, actor, ({ dimensions }) =>
      Object.fromEntries(dimensions.map(({ id }, at) => [id, valueAt[at] ?? 2])),
    );
  }
  const { items } = await previewPromotion(world.deps, scope, rule(1, 3));
  expect(items).toHaveLength(1);
  expect(items[0]?.answers.map(({ answer }) => answer)).toEqual([4, 2, 2, 2, 2, 2, 2]);
  await promoteItems(world.deps, scope, { items: chosen(items) });
  const rows = await database.store.read
    .select()
    .from(goldAnswers)
    .where(eq(goldAnswers.itemId, world.itemIds[0] ?? ""));
  expect(rows).toHaveLength(7);
  expect(rows.every(({ explanation }) => explanation === "As most people said")).toBe(true);
});

test("a question becomes gold with the answer that most people chose", async () => {
  const world = await makeProject(database.store, {
    preset: "choice",
    items: 2,
    gold: 4,
    hitSize: 3,
    overlap: 3,
    annotators: 3,
    contentOf: () => ({ form: "question", candidates: ["a", "right", "c", "d"], right: 2 }),
    settings: { composition: "dynamic" },
  });
  const scope = await scopeOf(world);
  for (const actor of world.annotators) {
    const { assignment } = await leaseNextHit(world.deps, actor);
    const answers = (assignment?.items ?? []).map((item) => {
      const at = item.type === "choice" ? item.candidates.indexOf("right") : -1;
      return { key: item.key, values: { choice: at + 1 } };
    });
    const page = { assignment: assignment?.id ?? "", answers, seconds: {}, conditions: {} };
    await submitAssignment(world.deps, actor, page);
  }
  const { items } = await previewPromotion(world.deps, scope, rule(1, 3, 1));
  expect(items).toMatchObject([
    { answers: [{ answer: 2, tolerance: 0 }], named: ["a", "right", "c", "d"] },
    { answers: [{ answer: 2, tolerance: 0 }] },
  ]);
  expect(await promoteItems(world.deps, scope, { items: chosen(items) })).toEqual({ promoted: 2 });
});

test("a best–worst question becomes gold on both of its sides", async () => {
  const pairs = ["a", "b", "c", "d"].map((word) => [word, `${word} too`]);
  const world = await makeProject(database.store, {
    preset: "best-worst",
    items: 1,
    gold: 3,
    goldPerHit: 1,
    hitSize: 2,
    overlap: 2,
    annotators: 2,
    contentOf: () => ({ pairs }),
    settings: { composition: "dynamic" },
  });
  const scope = await scopeOf(world);
  for (const actor of world.annotators) {
    const { assignment } = await leaseNextHit(world.deps, actor);
    const answers = (assignment?.items ?? []).map((item) => {
      const shown = JSON.parse(JSON.stringify(item)) as { pairs: unknown[] };
      const at = (word: string) =>
        shown.pairs.findIndex((pair) => JSON.stringify(pair).includes(`"${word}"`)) + 1;
      return { key: item.key, values: { most: at("b"), least: at("d") } };
    });
    const page = { assignment: assignment?.id ?? "", answers, seconds: {}, conditions: {} };
    await submitAssignment(world.deps, actor, page);
  }
  const { items } = await previewPromotion(world.deps, scope, rule(1, 2));
  expect(items[0]?.answers).toMatchObject([
    { dimension: "most", answer: 2 },
    { dimension: "least", answer: 4 },
  ]);
  expect(await promoteItems(world.deps, scope, { items: chosen(items) })).toEqual({ promoted: 1 });
});

test("a target group becomes gold with the order that people agree on", async () => {
  const world = await makeProject(database.store, {
    preset: "target-ranking-2016",
    items: 1,
    gold: 3,
    goldPerHit: 1,
    hitSize: 2,
    overlap: 2,
    annotators: 2,
    goldAnswer: 1,
    goldOrder: [0, 1],
    contentOf: () => ({ positives: ["stream", "water"], distractors: [], randoms: [] }),
    settings: { composition: "dynamic" },
  });
  const scope = await scopeOf(world);
  for (const actor of world.annotators) await rankHit(world.deps, actor, () => ["water", "stream"]);
  const { items } = await previewPromotion(world.deps, scope, rule(1, 2));
  expect(items).toMatchObject([{ candidates: ["stream", "water"], answers: [{ answer: 1, order: [1, 0] }] }]);
  expect(await promoteItems(world.deps, scope, { items: chosen(items) })).toEqual({ promoted: 1 });
});

test("where no known answers stand among the work nothing is promoted", async () => {
  const world = await makeProject(database.store, { items: 2, goldPerHit: 0 });
  const scope = await scopeOf(world);
  await expect(previewPromotion(world.deps, scope, rule(1, 2))).rejects.toMatchObject({ reason: "conflict" });
});
