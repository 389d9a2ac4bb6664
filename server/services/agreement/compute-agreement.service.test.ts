import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { and, eq, inArray } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { adjudications, exclusions, imports, items, judgments } from "@/db/schema";
import { databasePerTest } from "@/testing/world/database-hooks";
import { writeJudgments } from "@/testing/world/judgments";
import { testDeps } from "@/testing/world/deps";
import { makeProject, type World } from "@/testing/world/world";
import { agreementParameters, type AgreementResult } from "@/server/domain/agreement/agreement";
import type { JobProgress, JobSnapshot } from "@/server/domain/job/job";
import { withdrawSubmissions } from "@/server/services/assignment/internal/withdraw-submissions";
import { alphaInterval, type AlphaInterval } from "@/server/stats/agreement/alpha-interval";
import { interTaggerCorrelation } from "@/server/stats/agreement/inter-tagger";
import { krippendorffAlpha } from "@/server/stats/agreement/krippendorff-alpha";
import { annotatorPairs, pairwiseAgreement } from "@/server/stats/agreement/pairwise-agreement";
import { judgmentTable } from "@/server/stats/judgments/judgment-table";
import { tableOfItems } from "@/server/stats/judgments/table-of-items";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { makeOrganizer } from "@/testing/organizer";
import { computeAgreement } from "./compute-agreement";
import type { DrawnSoFar } from "./draw-intervals";
import { loadJudgmentTable } from "./internal/load-table";
import { readAgreementData } from "./internal/read-agreement-data";

const database = databasePerTest();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "agreement-"));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const parameters = agreementParameters.parse({ level: "interval", replicates: 100, seed: 7, minShared: 2 });

/** What the computation said on its way. */
interface Heard {
  snapshots: JobSnapshot[];
  checkpoints: DrawnSoFar[];
  progress: JobProgress[];
}

async function compute(
  { projectId }: World,
  { checkpoint = null, heard }: { checkpoint?: DrawnSoFar | null; heard?: Heard } = {},
): Promise<AgreementResult> {
  return computeAgreement(
    {
      deps: testDeps(database.store).deps,
      projectId,
      parameters,
      checkpoint,
      folder,
      report: (progress) => heard?.progress.push(progress),
      saw: (snapshot) => heard?.snapshots.push(snapshot),
      save: (soFar) => heard?.checkpoints.push(soFar),
    },
    { saveAfter: 1 },
  );
}

const nothingHeard = (): Heard => ({ snapshots: [], checkpoints: [], progress: [] });

/** Twelve items; four annotators who judge three of every four, each a little in their own way. */
const valueOf = (item: number, annotator: number) =>
  (item + annotator) % 4 === 0
    ? null
    : Math.min(5, (item % 5) + ((item * (annotator + 3)) % 7 === 0 ? 1 : 0));

async function judged(): Promise<World> {
  const world = await makeProject(database.store, { items: 12, gold: 1, annotators: 4 });
  const given = world.itemIds.flatMap((itemId, item) =>
    world.annotators.flatMap((_, annotator) => {
      const value = valueOf(item, annotator);
      return value === null ? [] : [{ itemId, annotator, value }];
    }),
  );
  await writeJudgments(world, [
    ...given,
    { itemId: world.goldIds[0]!, annotator: 0, value: 4, isGold: true },
    { itemId: world.goldIds[0]!, annotator: 1, value: 1, isGold: true },
  ]);
  return world;
}

/** The same judgments without the store, in the order in which the store has them. */
async function tableOf(world: World) {
  const { itemIds, annotatorIds } = await loadJudgmentTable(database.store.read, world.dimensionId);
  const rows = itemIds.flatMap((itemId, item) =>
    annotatorIds.flatMap((annotatorId, annotator) => {
      const value = valueOf(
        world.itemIds.indexOf(itemId),
        world.annotators.findIndex((one) => one.annotatorId === annotatorId),
      );
      return value === null ? [] : [{ item, annotator, value }];
    }),
  );
  return judgmentTable({
    itemCount: itemIds.length,
    annotatorCount: annotatorIds.length,
    items: rows.map(({ item }) => item),
    annotators: rows.map(({ annotator }) => annotator),
    values: rows.map(({ value }) => value),
  });
}

const first = ({ dimensions: [dimension] }: AgreementResult) => {
  if (dimension === undefined) throw new Error("There is a dimension.");
  return dimension;
};
const rowsOf = ({ report }: AgreementResult) => report?.rows ?? [];
const whole = (result: AgreementResult) => rowsOf(result)[0]!;
/** Figures have twelve places. */
const near = (value: number | null) => expect.closeTo(value ?? NaN, 11) as number;

test("the figures are those of the pure statistics on the same judgments", async () => {
  const world = await judged();
  const heard = nothingHeard();
  const result = await compute(world, { heard });
  const table = await tableOf(world);
  const { method, ...alpha } = alphaInterval(table, "interval") as AlphaInterval & { value: number };
  const { value, low, high, n } = alpha;
  const { figures } = whole(result);
  expect(figures.alpha).toEqual({
    value: near(value),
    low: near(low),
    high: near(high),
    n,
    interval: method,
  });
  expect(alpha.n).toBe(12);
  expect(whole(result).unadjudicated).toEqual(figures.alpha);
  const interTagger = interTaggerCorrelation(table);
  expect(figures).toMatchObject({
    interTaggerPearson: { value: near(interTagger.pearson.value), n: 4, interval: "bootstrap-by-item" },
    interTaggerSpearman: { value: near(interTagger.spearman.value), n: 4, interval: null },
  });
  const pairwise = pairwiseAgreement(annotatorPairs(table, 2));
  expect(figures).toMatchObject({
    pairwisePearson: { value: near(pairwise.pearson.value), n: 6 },
    pairwiseKendall: { value: near(pairwise.kendall.value), n: 6 },
  });
  expect(heard.snapshots).toEqual([
    { items: 12, annotators: 4, judgments: 36, fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
  expect(first(result).gold).toEqual([{ item: "gold 1", gold: 3, mean: 2.5, n: 2 }]);
  expect(figures.icc21).toEqual({ value: null, reason: "too_few_items", n: 0 });
  const last = heard.progress.at(-1)!;
  expect(last.done).toBe(last.total);
});

test("the files hold every pair, annotator and item", async () => {
  const world = await judged();
  const { files } = await compute(world);
  expect(files).toEqual([
    { name: "annotators.csv", rows: 4 },
    { name: "pairs.csv", rows: 6 },
    { name: "items.csv", rows: 12 },
  ]);
  const pairs = await readFile(path.join(folder, "pairs.csv"), "utf8");
  expect(pairs.split("\n").slice(0, 2).join("\n")).toMatch(
    /^dimension,a,b,pearson,spearman,kendall,shared_items,reason\nsimilarity,A-00\d,A-00\d,[-\d.]+,[-\d.]+,[-\d.]+,6,$/,
  );
});

test("a computation that was cut off goes on from what it kept, to the same result", async () => {
  const world = await judged();
  const heard = nothingHeard();
  const uncut = await compute(world, { heard });
  const half = heard.checkpoints[Math.floor(heard.checkpoints.length / 2)]!;
  expect(half.current?.drawn).toBeGreaterThan(0);
  const again = nothingHeard();
  expect(await compute(world, { checkpoint: half, heard: again })).toEqual(uncut);
  expect(again.checkpoints.length).toBeLessThan(heard.checkpoints.length);
  expect(again.progress.at(-1)).toEqual(heard.progress.at(-1));
});

test("what was kept of other data is of no use", async () => {
  const world = await judged();
  const heard = nothingHeard();
  await compute(world, { heard });
  await database.store.write((tx) =>
    tx
      .update(judgments)
      .set({ value: 0 })
      .where(and(eq(judgments.itemId, world.itemIds[3]!), eq(judgments.value, 3))),
  );
  const fresh = await compute(world);
  expect(await compute(world, { checkpoint: heard.checkpoints.at(-1)! })).toEqual(fresh);
});

test("adjudicated items are left out of the second alpha", async () => {
  const world = await judged();
  const { userId } = await makeOrganizer(database.store);
  await database.store.write((tx) =>
    tx.insert(adjudications).values({
      id: world.deps.newId(),
      projectId: world.projectId,
      itemId: world.itemIds[0]!,
      dimensionId: world.dimensionId,
      round: "first",
      decision: { kind: "value", value: 2 },
      reason: "misunderstood",
      note: "",
      shownOrder: [],
      judgedValues: [],
      userId,
      decidedAt: 0,
    }),
  );
  const { itemIds } = await loadJudgmentTable(database.store.read, world.dimensionId);
  const table = await tableOf(world);
  const others = itemIds.flatMap((id, item) => (id === world.itemIds[0] ? [] : [item]));
  const rest = tableOfItems(table, others);
  const result = await compute(world);
  expect(whole(result).figures.alpha?.value).toEqual(near(krippendorffAlpha(table, "interval").value));
  expect(whole(result).unadjudicated).toMatchObject({
    value: near(krippendorffAlpha(rest, "interval").value),
    n: 11,
  });
  expect(first(result).divided.find(({ item }) => item === "item 1")?.adjudicated ?? 2).toBe(2);
});

test("imports of files with the same name have an interval each", async () => {
  const world = await judged();
  const { projectId, itemIds, annotators } = world;
  const again = { id: "again", projectId, fileName: "pairs.tsv", state: "saved" as const, createdAt: 1 };
  const contrary = and(
    eq(judgments.itemId, itemIds[1]!),
    eq(judgments.annotatorId, annotators[0]!.annotatorId),
  );
  await database.store.write(async (tx) => {
    await tx.insert(imports).values({ ...again, itemCount: 6 });
    await tx
      .update(items)
      .set({ importId: again.id })
      .where(inArray(items.id, itemIds.slice(6)));
    await tx.update(judgments).set({ value: 5 }).where(contrary);
  });
  const parts = rowsOf(await compute(world)).filter(({ kind }) => kind === "import");
  expect(parts.map(({ name }) => name)).toEqual(["pairs.tsv", "pairs.tsv"]);
  // Only in the second does everybody agree.
  const surelyAgree = parts.map(
    ({ figures: { alpha } }) => alpha !== undefined && "low" in alpha && alpha.low > 0.5 && alpha.high === 1,
  );
  expect(surelyAgree).toEqual([false, true]);
});

test("who is excluded is compared with those who count, and counts no more", async () => {
  const world = await makeProject(database.store, { items: 10, annotators: 3, overlap: 3 });
  const careful = (textA: string) => Number(/\d+/.exec(textA)?.[0]) % 6;
  const answers = [careful, careful, (textA: string) => 5 - careful(textA)];
  for (const [at, actor] of world.annotators.entries()) {
    for (let page = 0; page < 2; page += 1) await answerAndSubmitHit(world.deps, actor, answers[at]!);
  }
  const { annotatorId } = world.annotators[2]!;
  await database.store.write(async (tx) => {
    await withdrawSubmissions(tx, { annotatorId }, "excluded");
    await tx.insert(exclusions).values({
      id: world.deps.newId(),
      projectId: world.projectId,
      annotatorId,
      origin: "by-hand",
      reason: "turned the scale round",
      batchId: "1",
      excludedAt: 0,
    });
  });
  const result = await compute(world);
  expect(whole(result).figures.alpha).toMatchObject({ value: 1, n: 10 });
  const rows = first(result).annotatorRows;
  expect(rows.filter(({ isExcluded }) => isExcluded)).toMatchObject([
    {
      annotator: "A-003",
      items: 10,
      pearson: { value: null, reason: "perfect_correlation", n: 10 },
      spearman: -1,
    },
  ]);
  expect(rows).toHaveLength(3);
});

test("without judgments every figure says why it has no value", async () => {
  const world = await makeProject(database.store, { items: 2, annotators: 1 });
  const data = await readAgreementData(database.store.read, world.projectId);
  expect(data.snapshot).toMatchObject({ items: 0, annotators: 0, judgments: 0 });
  const result = await compute(world);
  expect(whole(result).figures).toMatchObject({
    alpha: { value: null, reason: "no_pairs", n: 0 },
    interTaggerPearson: { value: null, reason: "none_defined" },
    pairwisePearson: { value: null, reason: "none_defined" },
  });
  expect(Object.values(whole(result).figures).every(({ value }) => value === null)).toBe(true);
});
