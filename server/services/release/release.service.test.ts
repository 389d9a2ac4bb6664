import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import type { AggregationPolicy } from "@/server/domain/policy/outcome-policies";
import { enterProject } from "@/server/services/project/enter-project";
import { loadJudgmentTable } from "@/server/services/agreement/internal/load-table";
import { makeDraft } from "@/testing/draft";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { actor } from "@/testing/at-work";
import type { FileStore } from "@/server/files/file-store";
import { checkRelease } from "./check-release";
import { storedRelease } from "@/testing/stored-folders";
import { copyRelease, makeRelease } from "./make-release";
import { verifyRelease } from "./verify/verify-release";
import { writeRelease } from "./internal/write-release";

const mean: AggregationPolicy = { aggregation: { method: "mean" }, allNotApplicable: "zero" };

const database = databasePerTest();
let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), "touchstone-release-test-"));
  folder = path.join(parent, "v1");
});
afterEach(() => {
  rmSync(parent, { recursive: true });
});

const read = (name: string, from = folder) => readFileSync(path.join(from, name), "utf8");
const linesOf = (name: string) => read(name).split("\n").slice(0, -1);
const write = async (world: World, order: Partial<Parameters<typeof writeRelease>[1]> = {}) => {
  const outcome = await writeRelease(world.deps, {
    projectId: world.projectId,
    version: 1,
    aggregation: mean,
    folder,
    secret: "secret",
    ...order,
  });
  if (outcome.outcome !== "written") throw new Error("It was to be written.");
  return outcome;
};

async function judgedWorld(): Promise<World> {
  const world = await makeProject(database.store, { items: 8, gold: 2, annotators: 3 });
  for (const [at, annotator] of world.annotators.entries())
    await answerAndSubmitHit(world.deps, annotator, 2 + at);
  return world;
}

test("the gold file holds the mean of each item on the line of its pair, and none where nobody judged", async () => {
  const world = await makeProject(database.store, { items: 6, annotators: 2, hitSize: 3 });
  const [first, second] = world.annotators;
  if (!first || !second) throw new Error("There are two annotators.");
  const judged = new Set<string>();
  await answerAndSubmitHit(world.deps, first, (textA) => (judged.add(textA), 4));
  await answerAndSubmitHit(world.deps, second, 5);
  await write(world);
  const pairs = linesOf("STS.input.pairs.txt");
  expect(pairs).toEqual([1, 2, 3, 4, 5, 6].map((n) => `item ${n} A\titem ${n} B`));
  expect(linesOf("STS.gs.pairs.txt")).toEqual(
    pairs.map((pair) => (judged.has(pair.split("\t")[0] ?? "") ? "4.5" : "")),
  );
});

test("raw judgments carry pseudonyms that are neither the project's nor those of another release", async () => {
  const world = await judgedWorld();
  const names = async (secret: string) => {
    await write(world, { secret });
    return new Set(
      linesOf("judgments.jsonl").map((line) => (JSON.parse(line) as { annotator: string }).annotator),
    );
  };
  const [one, other] = [await names("secret"), await names("another secret")];
  expect([...one].every((name) => /^P-[0-9a-f]{10}$/.test(name))).toBe(true);
  expect(one.size).toBe(3);
  expect([...one].filter((name) => other.has(name))).toEqual([]);
  expect(read("judgments.csv")).not.toContain("A-001");
});

test("each judgment says whether it was gold, whether it counts, and why not", async () => {
  const world = await makeProject(database.store, { items: 1, gold: 1, annotators: 1, hitSize: 2 });
  const [annotator] = world.annotators;
  if (annotator === undefined) throw new Error("There is one annotator.");
  await answerAndSubmitHit(world.deps, annotator, 3);
  await write(world);
  const rows = linesOf("judgments.jsonl").map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(rows.map(({ item, value, gold, counted, reason }) => [item, value, gold, counted, reason])).toEqual([
    ["item 1", 3, false, true, null],
    ["gold 1", 3, true, true, null],
  ]);
});

test.each([
  ["whenever and wherever they are written", { inThread: false }],
  ["also where a thread computes the agreement", { inThread: true }],
])("the same data give the same bytes, %s", async (_, order) => {
  const world = await judgedWorld();
  const { files } = await write(world);
  world.clock.advance(86_400_000);
  const again = path.join(parent, "again");
  await write(world, { folder: again, ...order });
  expect(readdirSync(again).sort()).toEqual(files.map(({ name }) => name).sort());
  for (const { name } of files) {
    expect(readFileSync(path.join(again, name)).equals(readFileSync(path.join(folder, name)))).toBe(true);
  }
});

test("agreement is about work items alone, as on every screen", async () => {
  const world = await makeProject(database.store, { items: 8, gold: 2, annotators: 3 });
  for (const [at, annotator] of world.annotators.entries()) {
    const answer = (textA: string) => (textA.startsWith("gold") ? 2 * at : Number(/\d/.exec(textA)?.[0]) % 5);
    for (let page = 0; page < 2; page += 1) await answerAndSubmitHit(world.deps, annotator, answer);
  }
  await write(world);
  const [row] = JSON.parse(read("agreement.json")).rows;
  const { table } = await loadJudgmentTable(world.deps.store.read, world.dimensionId);
  expect(row).toMatchObject({ judgments: table.codes.length, alpha: { value: 1, n: 8 } });
});

test("the manifest knows every file by its size and SHA-256, and so do the checksums", async () => {
  const world = await judgedWorld();
  const { manifest } = await write(world);
  const sums = read("SHA256SUMS");
  for (const { name, bytes, sha256 } of manifest.files) {
    const content = readFileSync(path.join(folder, name));
    expect(content.length).toBe(bytes);
    expect(createHash("sha256").update(content).digest("hex")).toBe(sha256);
    expect(sums).toContain(`${sha256}  ${name}\n`);
  }
  expect(manifest.files.map(({ name }) => name)).toEqual(
    readdirSync(folder)
      .filter((name) => name !== "manifest.json" && name !== "SHA256SUMS")
      .sort((a, b) => position(manifest.files, a) - position(manifest.files, b)),
  );
});

const position = (files: readonly { name: string }[], name: string) =>
  files.findIndex((file) => file.name === name);

test("a release of contents that are known already is not written again", async () => {
  const world = await judgedWorld();
  const { manifest } = await write(world);
  const known = new Map([[manifest.fingerprint, 1]]);
  const again = path.join(parent, "v2");
  const order = {
    projectId: world.projectId,
    version: 2,
    aggregation: mean,
    folder: again,
    known,
    secret: "secret",
  };
  expect(await writeRelease(world.deps, order)).toMatchObject({ outcome: "known", version: 1 });
  const [annotator] = world.annotators;
  if (annotator !== undefined) await answerAndSubmitHit(world.deps, annotator, 1);
  expect(await writeRelease(world.deps, order)).toMatchObject({ outcome: "written" });
});

test("a release is made once, and found again while nothing changes", async () => {
  process.env.BETTER_AUTH_SECRET = "secret";
  process.env.TOUCHSTONE_DATA = parent;
  const world = await judgedWorld();
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  expect(await makeRelease(world.deps, scope)).toMatchObject({ isNew: true, version: 1 });
  expect(await makeRelease(world.deps, scope)).toMatchObject({ isNew: false, version: 1 });
  const [annotator] = world.annotators;
  if (annotator !== undefined) await answerAndSubmitHit(world.deps, annotator, 1);
  expect(await makeRelease(world.deps, scope)).toMatchObject({ isNew: true, version: 2 });
  const [copied] = await copyRelease(world.deps, scope, 2, path.join(parent, "out"));
  expect(copied).toBe(path.join(parent, "out", "STS.input.pairs.txt"));
  expect(readdirSync(path.join(parent, "releases", world.projectId)).sort()).toEqual([
    expect.stringMatching(/^v1-./),
    expect.stringMatching(/^v2-./),
  ]);
  expect((await verifyRelease(path.join(parent, "out"))).differences).toEqual([]);
});

test("of two who make a version at once the slower one is refused, and leaves the files of the other alone", async () => {
  const { deps, ...world } = await makeProject(database.store, { items: 8, gold: 2, annotators: 3 });
  const scope = await enterProject(deps, { kind: "system" }, world.slug, "organize");
  const judge = (at: number) => answerAndSubmitHit(deps, actor({ ...world, deps }, at), 2 + at);
  await judge(0);
  const putFolder: FileStore["putFolder"] = async (...made) => {
    await judge(1);
    await makeRelease(deps, scope);
    await deps.files.putFolder(...made);
  };
  const slow = makeRelease({ ...deps, files: { ...deps.files, putFolder } }, scope);
  await expect(slow).rejects.toMatchObject({ reason: "conflict" });
  expect(await checkRelease(deps, scope, { version: 1 })).toEqual({ differing: [] });
  expect(storedRelease(world.projectId, 1)).toContain("v1-");
});

test.each([false, true])(
  "nothing is left of a release that was stopped, in a thread: %s",
  async (inThread) => {
    const world = await judgedWorld();
    const stop = new AbortController();
    const onProgress = ({ stage }: { stage: string }) => stage === "judgments" && stop.abort();
    await expect(write(world, { onProgress, signal: stop.signal, inThread })).rejects.toThrow();
    expect(readdirSync(parent)).toEqual([]);
  },
);

test("a project without items has nothing to release", async () => {
  const world = await makeProject(database.store, { items: 2 });
  const { scope } = await makeDraft(world.deps);
  await expect(write(world, { projectId: scope.projectId })).rejects.toMatchObject({
    reason: "nothing_to_release",
  });
});
