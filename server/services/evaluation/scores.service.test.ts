import { buffer, text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { dimensions } from "@/db/schema";
import { databasePerTest } from "@/testing/world/database-hooks";
import { giveGenres, judgeAll, organizing, runFile } from "@/testing/evaluation";
import {
  EvaluationBench,
  goldValues,
  nearRun,
  perfectRun,
  refusalOfAct,
  reversedRun,
} from "@/testing/evaluation-bench";
import { openInputs } from "./open-inputs";
import { rescoreEvaluation } from "./rescore-evaluation";
import { showPublicLeaderboard } from "./show-leaderboard";
import { writeLeaderboard } from "./write-leaderboard";

const database = databasePerTest();
const bench = new EvaluationBench(database);

test("neighbours are compared whichever order they came in, and again after a release", async () => {
  await bench.release();
  const key = await bench.open();
  const link = await bench.ready(key, "one");
  const other = runFile(goldValues.map((value, at) => (at % 4 === 0 ? 5 - value : value)));
  await bench.send(link, "near", nearRun);
  await bench.send(link, "reversed", reversedRun);
  await bench.send(link, "other", other);
  const before = (await bench.table()).rows.map(({ name, difference }) => [name, difference]);
  expect(before.map(([name, difference]) => [name, difference !== null])).toEqual([
    ["near", true],
    ["other", true],
    ["reversed", false],
  ]);
  await bench.judgeMore();
  await bench.releaseAgain();
  await rescoreEvaluation(bench.world.deps, await organizing(bench.world), 2);
  expect((await bench.table()).version).toBe(2);
  expect((await bench.table(1)).rows.map(({ name, difference }) => [name, difference])).toEqual(before);
  expect((await bench.table()).versions).toEqual([2, 1]);
});

test("a new release scores every run again, and the table before it stays", async () => {
  await bench.release();
  const key = await bench.open({ scoresShown: "now" });
  await bench.send(await bench.ready(key, "one"), "perfect", perfectRun);
  expect(
    await refusalOfAct(rescoreEvaluation(bench.world.deps, await organizing(bench.world), 1)),
  ).toMatchObject({
    ...{ reason: "release_not_evaluable", cause: "older" },
  });
  await bench.judgeMore();
  await bench.releaseAgain();
  await rescoreEvaluation(bench.world.deps, await organizing(bench.world), 2);
  const [run] = (await bench.table()).rows;
  expect(run?.figures.mean).toBeLessThan(1);
  expect(run?.figures.mean).toBeGreaterThan(0.8);
  expect((await bench.table(1)).rows[0]?.figures.mean).toBeCloseTo(1, 12);
  expect((await showPublicLeaderboard(bench.world.deps, key, 1))?.version).toBe(1);
  expect(await refusalOfAct(bench.table(3))).toMatchObject({ reason: "not_found" });
});

test("genres of a dataset have figures of their own, in the table and in its CSV", async () => {
  await bench.make();
  await giveGenres(bench.world, (at) => (at === 0 ? null : at % 2 === 0 ? "news" : "travel"));
  await judgeAll(bench.world);
  await bench.releaseAgain();
  await bench.open();
  await bench.sendOwn("perfect", perfectRun);
  const { rows, parts } = await bench.table();
  expect(parts).toEqual([{ name: "pairs", genres: ["travel", "news"] }]);
  expect(rows[0]?.figures.parts[0]?.genres).toEqual([
    { name: "travel", n: 6, pearson: expect.closeTo(1, 12), spearman: expect.closeTo(1, 12) },
    { name: "news", n: 5, pearson: expect.closeTo(1, 12), spearman: expect.closeTo(1, 12) },
  ]);
  const { name, stream } = await writeLeaderboard(bench.world.deps, await organizing(bench.world));
  expect(name).toBe("leaderboard-v1.csv");
  const [head = "", ...lines] = (await text(stream)).trim().split("\n");
  expect(head).toContain("pairs.pearson,pairs.low,pairs.high");
  expect(head).toContain("pairs.travel.n,pairs.travel.pearson,pairs.travel.spearman,pairs.news.n");
  expect(lines.map((line) => line.split(",").slice(0, 5).join(","))).toEqual([
    ",,human,,",
    ",,token-overlap,,",
    "1,,perfect,false,true",
  ]);
  expect(new Set([head, ...lines].map((line) => line.split(",").length)).size).toBe(1);
});

test("runs of CLSS rank by the sum of Pearson, with that of Spearman and the substring baseline beside it", async () => {
  await bench.release({ preset: "clss-2014-rating" });
  await bench.open({ withinScale: false });
  await bench.sendOwn("perfect", perfectRun);
  const { official, references, rows } = await bench.table();
  expect([official, references.map(({ name }) => name)]).toEqual(["sum", ["human", "token-overlap", "lcs"]]);
  expect([rows[0]?.figures.sum, rows[0]?.figures.spearmanSum]).toEqual(
    [1, 1].map((value) => expect.closeTo(value, 12) as number),
  );
});

test("runs of typed pairs have a column for each dimension and rank by their mean", async () => {
  const record = (text: string) => ({
    fields: [{ name: "title", values: [text] }],
    image: null,
    link: null,
  });
  await bench.make({
    preset: "sts-2013-typed",
    contentOf: (_, number) => ({ a: record(`A ${number}`), b: record(`B ${number}`) }),
  });
  const asked = await database.store.read
    .select({ id: dimensions.id })
    .from(dimensions)
    .where(eq(dimensions.projectId, bench.world.projectId));
  for (const { id } of asked) await judgeAll({ ...bench.world, dimensionId: id });
  await bench.releaseAgain();
  const key = await bench.open({ scoresShown: "now" });
  const link = await bench.register(key, "one");
  const archive = unzipSync(await buffer(await openInputs(bench.world.deps, link)));
  expect(Object.keys(archive)).toEqual(["pairs.records.jsonl"]);
  const columns = (value: number) => asked.map((_, at) => (at === 0 ? 5 - value : value)).join("\t");
  await bench.send(link, "one dimension reversed", runFile(goldValues.map(columns)));
  const { official, parts, rows, references } = await bench.table();
  expect([official, parts.length, references.map(({ name }) => name)]).toEqual([
    ...["dimensionMean", 8],
    ["human"],
  ]);
  const pearsons = rows[0]?.figures.parts.map(({ pearson }) => pearson);
  expect(pearsons).toEqual([-1, 1, 1, 1, 1, 1, 1, 1].map((value) => expect.closeTo(value, 12) as number));
  expect(rows[0]?.figures.dimensionMean).toBeCloseTo(6 / 8, 12);
  expect(await refusalOfAct(bench.send(link, "one column", perfectRun))).toMatchObject({
    reason: "file_refused",
  });
});
