import { buffer } from "node:stream/consumers";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { organizing, runFile } from "@/testing/evaluation";
import {
  EvaluationBench,
  goldValues,
  itemCount,
  nearRun,
  perfectRun,
  refusalOfAct,
  reversedRun,
} from "@/testing/evaluation-bench";
import { extendClock } from "./extend-clock";
import { openInputs } from "./open-inputs";
import { setEvaluationOpen } from "./set-evaluation-open";
import { showPublicLeaderboard } from "./show-leaderboard";
import { showPublicEvaluation } from "./show-public-evaluation";
import { showTeam } from "./show-team";

const bench = new EvaluationBench(databasePerTest());
const hour = 3_600_000;

test("teams register, take the inputs, and see their runs on the leaderboard beside people and a baseline", async () => {
  await bench.release();
  const key = await bench.open({ scoresShown: "now", title: "STS 2026" });
  expect(await showPublicEvaluation(bench.world.deps, key)).toMatchObject({
    ...{ title: "STS 2026", version: 1, isOpen: true, hasScores: true, runsPerTeam: 3, clockHours: 120 },
    ...{
      datasets: [{ name: "pairs", items: itemCount }],
      dimensions: ["similarity"],
      range: { min: 0, max: 5 },
    },
  });
  const link = await bench.register(key, "UMBC");
  const archive = unzipSync(await buffer(await openInputs(bench.world.deps, link)));
  expect(Object.keys(archive)).toEqual(["STS.input.pairs.txt"]);
  expect(Buffer.from(archive["STS.input.pairs.txt"]!).toString().split("\n")[2]).toBe("item 3 A\titem 3 B");
  expect(await bench.send(link, "near", nearRun)).toEqual({ position: 1, name: "near", isLate: false });
  expect(await bench.send(link, "perfect", perfectRun)).toMatchObject({ position: 2 });
  expect(await bench.send(link, "reversed", reversedRun)).toMatchObject({ position: 3 });

  const { rows, references, parts, official } = (await showPublicLeaderboard(bench.world.deps, key))!;
  expect(official).toBe("mean");
  expect(parts).toEqual([{ name: "pairs", genres: [] }]);
  expect(rows.map(({ rank, name, team }) => [rank, name, team])).toEqual([
    [1, "perfect", "UMBC"],
    [2, "near", "UMBC"],
    [3, "reversed", "UMBC"],
  ]);
  const [best, , worst] = rows;
  expect([best?.figures.mean, best?.figures.all, best?.figures.allNorm]).toEqual(
    [1, 1, 1].map((value) => expect.closeTo(value, 12) as number),
  );
  expect(worst?.figures.mean).toBeCloseTo(-1, 12);
  expect(worst?.figures.parts[0]?.spearman).toBeCloseTo(-1, 12);
  expect(best?.resources).toEqual([{ name: "WordNet", use: "senses" }]);
  expect(references.map(({ name }) => name)).toEqual(["human", "token-overlap"]);
  expect(references[0]?.figures.mean).toBeGreaterThan(0.9);
  const { runs, name } = await showTeam(bench.world.deps, link);
  expect([name, runs.map((run) => [run.position, run.name, run.figures?.mean !== undefined])]).toEqual([
    "UMBC",
    [
      [1, "near", true],
      [2, "perfect", true],
      [3, "reversed", true],
    ],
  ]);
});

test("a run at fault is refused with every line, leaves nothing, and is not counted", async () => {
  await bench.release();
  const key = await bench.open();
  const link = await bench.ready(key, "one");
  const lines: (number | string)[] = [...goldValues];
  [lines[1], lines[4], lines[6]] = ["NaN", "2,5", "3\t101"];
  const refused = await refusalOfAct(bench.send(link, "bad", runFile(lines.slice(0, -1))));
  expect(refused).toMatchObject({ reason: "file_refused" });
  const { faults } = refused as unknown as { faults: { line: number; reason: string }[] };
  expect(faults.filter(({ reason }) => reason !== "confidence_missing")).toMatchObject([
    { dataset: "pairs", line: 2, reason: "nan", found: "NaN" },
    { line: 5, reason: "decimal_comma", found: "2,5" },
    { line: 7, reason: "confidence_out_of_range", found: "101" },
    { line: itemCount, reason: "too_few_lines", params: { n: itemCount - 1, m: itemCount } },
  ]);
  expect(await refusalOfAct(bench.send(link, "none", perfectRun, "other"))).toMatchObject({
    reason: "file_refused",
  });
  expect((await showTeam(bench.world.deps, link)).runs).toEqual([]);
  const windows = Buffer.concat([
    Buffer.from("\uFEFF"),
    Buffer.from(perfectRun.toString().replaceAll("\n", "\r\n")),
  ]);
  expect(await bench.send(link, "from Windows", windows)).toMatchObject({ position: 1 });
  expect((await bench.table()).rows[0]?.figures.mean).toBeCloseTo(1, 12);
});

test("a team needs the inputs, has so many runs, and none after the end", async () => {
  await bench.release();
  const key = await bench.open({ runsPerTeam: 1 });
  const link = await bench.register(key, "one");
  expect(await refusalOfAct(bench.send(link, "early", nearRun))).toMatchObject({
    reason: "inputs_not_taken",
  });
  await buffer(await openInputs(bench.world.deps, link));
  await bench.send(link, "first", nearRun);
  expect(await refusalOfAct(bench.send(link, "second", nearRun))).toMatchObject({
    reason: "runs_used_up",
    runs: 1,
  });
  const other = await bench.ready(key, "two");
  await setEvaluationOpen(bench.world.deps, await organizing(bench.world), false);
  expect(await refusalOfAct(bench.send(other, "late", nearRun))).toMatchObject({
    reason: "evaluation_closed",
  });
  expect(await refusalOfAct(bench.register(key, "three"))).toMatchObject({ reason: "evaluation_closed" });
  expect(await refusalOfAct(openInputs(bench.world.deps, other))).toMatchObject({
    reason: "evaluation_closed",
  });
  await setEvaluationOpen(bench.world.deps, await organizing(bench.world), true);
  expect(await bench.send(other, "in time", nearRun)).toMatchObject({ position: 1 });
});

test("of runs that are sent at the same time no more are taken than a team has", async () => {
  await bench.release();
  const key = await bench.open({ runsPerTeam: 2 });
  const link = await bench.ready(key, "one");
  const sent = await Promise.all(
    [1, 2, 3, 4].map((n) => refusalOfAct(bench.send(link, `run ${n}`, nearRun))),
  );
  expect(sent.filter((found) => found === null)).toHaveLength(2);
  expect(sent.filter((found) => found?.reason === "runs_used_up")).toHaveLength(2);
  expect((await bench.table()).rows).toHaveLength(2);
});

test("a clock starts once, with the inputs; a late run is marked until the clock is extended", async () => {
  await bench.release();
  const key = await bench.open({ clockHours: 2 });
  const link = await bench.register(key, "one");
  expect((await showTeam(bench.world.deps, link)).clockEndsAt).toBeNull();
  await buffer(await openInputs(bench.world.deps, link));
  const first = (await showTeam(bench.world.deps, link)).clockEndsAt;
  bench.world.clock.advance(3 * hour);
  await buffer(await openInputs(bench.world.deps, link));
  expect((await showTeam(bench.world.deps, link)).clockEndsAt).toBe(first);
  expect(await bench.send(link, "late", nearRun)).toMatchObject({ isLate: true });
  expect((await bench.table()).rows[0]).toMatchObject({ isLate: true, rank: 1 });
  const team = (await bench.screen()).evaluation?.teams[0];
  await extendClock(bench.world.deps, await organizing(bench.world), { teamId: team?.id ?? "", hours: 1 });
  expect((await bench.table()).rows[0]?.isLate).toBe(false);
  expect(await showTeam(bench.world.deps, link)).toMatchObject({ isLate: false });
  const unknown = { teamId: "nobody", hours: 1 };
  expect(
    await refusalOfAct(extendClock(bench.world.deps, await organizing(bench.world), unknown)),
  ).toMatchObject({
    reason: "not_found",
  });
});

test("runs of the organizers have no clock and no limit, are marked, and are no team", async () => {
  await bench.release();
  await bench.open({ runsPerTeam: 1, clockHours: 1 });
  await bench.sendOwn("ours", nearRun);
  bench.world.clock.advance(9 * hour);
  await bench.sendOwn("ours again", perfectRun);
  expect((await bench.table()).rows.map(({ name, isOwn, isLate }) => [name, isOwn, isLate])).toEqual([
    ["ours again", true, false],
    ["ours", true, false],
  ]);
  expect((await bench.screen()).evaluation?.teams).toEqual([]);
});
