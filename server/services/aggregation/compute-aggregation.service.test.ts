import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import { makeProject, type World } from "@/testing/world/world";
import type { AggregationResult } from "@/server/domain/aggregation/aggregation";
import type { AggregationPolicy } from "@/server/domain/policy/outcome-policies";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { computeAggregation } from "./compute-aggregation";

const database = databasePerTest();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "aggregation-"));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Five items by three people: the third gives 5 to item 1, where the others give 1, and agrees elsewhere. */
async function judged(): Promise<World> {
  const world = await makeProject(database.store, { items: 5, annotators: 3, overlap: 3 });
  const valueOf = (textA: string, annotator: number) => {
    const item = Number(/\d+/.exec(textA)?.[0]);
    return item === 1 && annotator === 2 ? 5 : item;
  };
  for (const [at, actor] of world.annotators.entries()) {
    await answerAndSubmitHit(world.deps, actor, (textA) => valueOf(textA, at));
  }
  return world;
}

const compute = (world: World, aggregation: AggregationPolicy): Promise<AggregationResult> =>
  computeAggregation({
    deps: testDeps(database.store).deps,
    projectId: world.projectId,
    parameters: { aggregation },
    checkpoint: null,
    folder,
    report: () => undefined,
    saw: () => undefined,
    save: () => undefined,
  });

test("another way is held against the project’s own, item by item", async () => {
  const world = await judged();
  const { own, dimensions, files } = await compute(world, {
    aggregation: { method: "median" },
    allNotApplicable: "zero",
  });
  expect(own.aggregation).toEqual({ method: "mean" });
  expect(dimensions).toMatchObject([
    {
      name: "similarity",
      items: 5,
      moved: 1,
      gained: 0,
      lost: 0,
      furthest: [{ item: "item 1", dataset: "pairs", to: 1, n: 3 }],
    },
  ]);
  // The mean of 1, 1 and 5 is 7/3; the median 1.
  expect(dimensions[0]?.largestMove).toBeCloseTo(4 / 3, 12);
  expect(dimensions[0]?.meanMove).toBeCloseTo(4 / 15, 12);
  expect(files).toEqual([{ name: "values.csv", rows: 5 }]);
  const [header, first] = (await readFile(path.join(folder, "values.csv"), "utf8")).split("\n");
  expect(header).toBe("dimension,dataset,item,own_value,value,n,sd,low,high,adjudicated");
  expect(first).toMatch(/^similarity,pairs,item 1,2\.33333333333333\d+,1,3,/);
});

test("the project’s own way moves nothing", async () => {
  const world = await judged();
  const { dimensions } = await compute(world, world.settings.aggregation);
  expect(dimensions).toMatchObject([{ moved: 0, largestMove: 0, furthest: [], pearson: { value: 1 } }]);
});

test("of answers that are only names it is told which become others, not how far they move", async () => {
  const world = await makeProject(database.store, {
    ...{ preset: "same-or-not", items: 6, annotators: 3, overlap: 3, hitSize: 6 },
    contentOf: () => ({ form: "pair", right: 1 }),
    settings: { composition: "dynamic" },
  });
  for (const [at, actor] of world.annotators.entries()) {
    await answerAndSubmitHit(world.deps, actor, (textA) => (at === 2 && /[135]/.test(textA) ? 2 : 1));
  }
  const { areNames, dimensions } = await compute(world, {
    aggregation: { method: "dawid-skene" },
    allNotApplicable: "missing",
  });
  expect(areNames).toBe(true);
  expect(dimensions).toMatchObject([
    { items: 6, meanMove: null, largestMove: null, pearson: { value: null, reason: "nominal" } },
  ]);
  const [head = "", row = ""] = (await readFile(path.join(folder, "values.csv"), "utf8")).split("\n");
  expect(row.split(",")[head.split(",").indexOf("sd")]).toBe("");
});
