import { expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { itemPlaces } from "@/db/schema";
import type { ExtraJudgments } from "@/server/domain/policy/policies";
import { actor, next, page } from "@/testing/at-work";
import { rankHit } from "@/testing/rank-hit";
import { answersTo } from "@/testing/world/annotator";
import { databasePerFile } from "@/testing/world/database-hooks";
import { violations } from "@/testing/world/invariants";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import { submitAssignment } from "../submit-assignment";

const database = databasePerFile();

const oneItem = (options: WorldOptions, extraJudgments: ExtraJudgments) =>
  makeProject(database.store, {
    ...{ items: 1, overlap: 2, annotators: 5, hitSize: 1 },
    ...options,
    settings: { composition: "dynamic", extraJudgments },
  });

const atMost = (disagreement: number): ExtraJudgments => ({ disagreement, maximum: 4 });

/** How many judgments count, how many were asked for beyond the overlap, and that nothing was lost on the way. */
async function expectPlaces(world: World, countedCount: number, extraCount: number): Promise<void> {
  const places = await world.deps.store.read
    .select()
    .from(itemPlaces)
    .where(eq(itemPlaces.projectId, world.projectId));
  expect(places).toMatchObject([{ countedCount, extraCount, openPlaces: 0 }]);
  expect(await next(world, 4)).toMatchObject({ kind: "none", reason: "nothing_left" });
  expect(await violations(world.deps.store.read, world.projectId)).toEqual([]);
}

const sameOrNot = { preset: "same-or-not", contentOf: () => ({ form: "pair", right: null }) } as const;

async function choose(world: World, ...choices: number[]): Promise<void> {
  for (const [at, choice] of choices.entries()) {
    await submitAssignment(world.deps, actor(world, at), answersTo(await page(world, at), choice));
  }
}

test("one more choice is asked for until most people chose the same", async () => {
  const world = await oneItem(sameOrNot, atMost(0.7));
  await choose(world, 1, 2, 2);
  await expectPlaces(world, 3, 1);
});

test("choices that stay divided are asked for up to the maximum", async () => {
  const world = await oneItem(sameOrNot, atMost(0.4));
  await choose(world, 1, 2, 2, 1);
  await expectPlaces(world, 4, 2);
});

test("nobody else is asked where all chose the same", async () => {
  const world = await oneItem(sameOrNot, atMost(0.4));
  await choose(world, 1, 1);
  await expectPlaces(world, 2, 0);
});

const positives = ["artist", "person", "musician"];
const group = {
  preset: "target-ranking-2016",
  contentOf: () => ({ positives, distractors: [], randoms: [] }),
} as const;

test("one more ranking is asked for until people order the candidates alike", async () => {
  const world = await oneItem(group, atMost(0.7));
  const rank = (at: number, order: string[]) => rankHit(world.deps, actor(world, at), () => order);
  await rank(0, positives);
  await rank(1, [...positives].reverse());
  await rank(2, positives);
  await expectPlaces(world, 3, 1);
});

const pairs = ["one", "two", "three", "four"].map((word) => [word, `${word} too`] as const);

/** Answers a question of four pairs by the first words of those chosen, in whatever order they are shown. */
async function chooseBestWorst(world: World, at: number, most: string, least: string): Promise<void> {
  const { id, items } = await page(world, at);
  const answers = items.map((item) => {
    if (item.type !== "best-worst") throw new Error("This page is not of best-worst questions.");
    const numberOf = (word: string) => item.pairs.findIndex(([first]) => first === word) + 1;
    return { key: item.key, values: { most: numberOf(most), least: numberOf(least) } };
  });
  await submitAssignment(world.deps, actor(world, at), {
    ...{ assignment: id, answers, seconds: {}, conditions: {} },
  });
}

test("a best-worst question is asked again where only the least differ", async () => {
  const world = await oneItem({ preset: "best-worst", contentOf: () => ({ pairs }) }, atMost(0.7));
  await chooseBestWorst(world, 0, "one", "two");
  await chooseBestWorst(world, 1, "one", "three");
  await chooseBestWorst(world, 2, "one", "three");
  await expectPlaces(world, 3, 1);
});
