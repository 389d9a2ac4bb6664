import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase, type FreshDatabase } from "@/db/testing";
import { makeProject, type World } from "@/db/testing-world";
import { enterProject } from "@/server/services/project/enter-project";
import { makeDraft } from "@/server/testing/draft";
import { judgePage } from "@/server/testing/judge-page";
import { listReleaseFiles } from "./list-release-files";
import { openReleaseFile } from "./open-release-file";
import { writeRelease } from "./write-release";

let database: FreshDatabase;
let folder: string;
beforeEach(async () => {
  database = await freshDatabase();
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-release-test-"));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.remove();
});

const enter = (world: World) => enterProject(world.deps, { kind: "system" }, world.slug, "view");
const linesOf = (name: string) => readFileSync(path.join(folder, name), "utf8").split("\n").slice(0, -1);

test("the gold file holds the mean of each item on the line of its pair, and none where nobody judged", async () => {
  const world = await makeProject(database.store, { items: 6, annotators: 2, hitSize: 3 });
  const [first, second] = world.annotators;
  if (!first || !second) throw new Error("There are two annotators.");
  const judged = new Set<string>();
  await judgePage(world.deps, first, (textA) => (judged.add(textA), 4));
  await judgePage(world.deps, second, 5);
  const names = await writeRelease(world.deps, await enter(world), folder);
  expect(names).toEqual(["STS.input.pairs.txt", "STS.gs.pairs.txt", "judgments.csv"]);
  const pairs = linesOf("STS.input.pairs.txt");
  expect(pairs).toEqual([1, 2, 3, 4, 5, 6].map((n) => `item ${n} A\titem ${n} B`));
  expect(linesOf("STS.gs.pairs.txt")).toEqual(
    pairs.map((pair) => (judged.has(pair.split("\t")[0] ?? "") ? "4.5" : "")),
  );
});

test("raw judgments name people by pseudonym, and say of each whether it was gold and whether it counted", async () => {
  const world = await makeProject(database.store, { items: 1, gold: 1, annotators: 1, hitSize: 2 });
  const [annotator] = world.annotators;
  if (annotator === undefined) throw new Error("There is one annotator.");
  await judgePage(world.deps, annotator, 3);
  await writeRelease(world.deps, await enter(world), folder);
  const [header, ...rows] = linesOf("judgments.csv").map((line) => line.split(","));
  expect(header?.slice(0, 9).join()).toBe("dataset,item,annotator,dimension,value,seconds,hit,gold,counted");
  expect(rows.map((row) => [row[1], row[2], row[4], row[7], row[8]])).toEqual([
    ["item 1", "A-001", "3", "false", "true"],
    ["gold 1", "A-001", "3", "true", "true"],
  ]);
});

test("the same data give the same bytes, one file at a time or all at once", async () => {
  const world = await makeProject(database.store, { items: 8, gold: 2, annotators: 3 });
  for (const annotator of world.annotators) await judgePage(world.deps, annotator, 2);
  const scope = await enter(world);
  await writeRelease(world.deps, scope, folder);
  world.clock.advance(60_000);
  for (const name of ["STS.input.pairs.txt", "STS.gs.pairs.txt", "judgments.csv"]) {
    const again = await text(await openReleaseFile(world.deps, scope, name));
    expect(again).toBe(readFileSync(path.join(folder, name), "utf8"));
  }
});

test("the list says how much of each dataset is not judged to the full", async () => {
  const world = await makeProject(database.store, { items: 6, annotators: 2, hitSize: 3, overlap: 2 });
  for (const annotator of world.annotators) await judgePage(world.deps, annotator, 2);
  const [first] = world.annotators;
  if (first) await judgePage(world.deps, first, 2);
  expect(await listReleaseFiles(world.deps, await enter(world))).toMatchObject({
    datasets: [{ name: "pairs", items: 6, itemsWithoutJudgments: 0, itemsBelowOverlap: 3 }],
    judgments: 9,
    files: [{ kind: "sts-input" }, { kind: "sts-gs" }, { name: "judgments.csv", dataset: null }],
  });
});

test("a project without items has nothing to release, and a name that is no file is not found", async () => {
  const world = await makeProject(database.store, { items: 2 });
  const { scope } = await makeDraft(world.deps);
  expect((await listReleaseFiles(world.deps, scope)).files).toEqual([]);
  await expect(writeRelease(world.deps, scope, folder)).rejects.toMatchObject({
    reason: "nothing_to_release",
  });
  await expect(openReleaseFile(world.deps, await enter(world), "../secret")).rejects.toMatchObject({
    reason: "not_found",
  });
});
