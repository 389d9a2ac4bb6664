import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { adjudications, users } from "@/db/schema";
import { freshDatabase } from "@/testing/world/database";
import { makeProject } from "@/testing/world/world";
import type { ReleaseManifest } from "@/server/domain/release/manifest";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { writeRelease } from "../internal/write-release";
import { verifyRelease } from "./verify-release";

let parent: string;
let original: string;
let folder: string;

beforeAll(async () => {
  parent = mkdtempSync(path.join(tmpdir(), "touchstone-verify-test-"));
  original = path.join(parent, "original");
  const database = await freshDatabase();
  const world = await makeProject(database.store, { items: 9, gold: 3, annotators: 4, overlap: 3 });
  for (const [at, annotator] of world.annotators.entries()) {
    await answerAndSubmitHit(world.deps, annotator, (textA) => (textA.length + at) % 6);
  }
  await database.store.write(async (tx) => {
    const now = new Date(0);
    await tx.insert(users).values({
      id: "u1",
      name: "Ana Lin",
      email: "ana@example.org",
      emailVerified: true,
      createdAt: now,
      updatedAt: now,
    });
    await tx.insert(adjudications).values({
      id: "a1",
      projectId: world.projectId,
      itemId: world.itemIds[2] ?? "",
      dimensionId: world.dimensionId,
      round: "first",
      decision: { kind: "value", value: 2.5 },
      reason: "typing_slip",
      note: "",
      shownOrder: [],
      judgedValues: [4, 1, null],
      userId: "u1",
      decidedAt: 5,
    });
  });
  const { aggregation } = world.settings;
  const order = { projectId: world.projectId, version: 3, aggregation, folder: original, secret: "secret" };
  await writeRelease(world.deps, order);
  await database.remove();
});
afterAll(() => rmSync(parent, { recursive: true }));
beforeEach(() => {
  folder = path.join(parent, "copy");
  rmSync(folder, { recursive: true, force: true });
  cpSync(original, folder, { recursive: true });
});

const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
const change = (name: string, from: string | RegExp, to: string) => {
  const changed = read(name).replace(from, to);
  expect(changed).not.toBe(read(name));
  writeFileSync(path.join(folder, name), changed);
};

/** Makes the manifest agree with a file as it is now, as somebody would who means to deceive. */
function cover(name: string): void {
  const manifest = JSON.parse(read("manifest.json")) as ReleaseManifest;
  const bytes = readFileSync(path.join(folder, name));
  const file = manifest.files.find((one) => one.name === name);
  if (file === undefined) throw new Error(`${name} is not in the manifest.`);
  Object.assign(file, { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") });
  writeFileSync(path.join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

test("a release as it was written holds, with the value that was decided in its gold", async () => {
  expect(await verifyRelease(folder)).toMatchObject({
    version: 3,
    judgments: 20,
    otherFormat: null,
    differences: [],
  });
  expect(read("STS.gs.pairs.txt").split("\n")[2]).toBe("2.5");
  expect(read("gold.csv")).toMatch(/^item 3,.*,2\.5,\d,[\d.]*,,,true,mean$/m);
});

test("every file that is changed by one byte is named", async () => {
  for (const name of readdirSync(original)) {
    const bytes = readFileSync(path.join(original, name));
    writeFileSync(path.join(folder, name), Buffer.concat([bytes, Buffer.from(" ")]));
    const { differences } = await verifyRelease(folder);
    expect(differences.map(({ file }) => file)).toContain(name);
    writeFileSync(path.join(folder, name), bytes);
  }
});

test("a file that is missing or unknown is named", async () => {
  rmSync(path.join(folder, "gold.parquet"));
  writeFileSync(path.join(folder, "notes.txt"), "mine");
  const { differences } = await verifyRelease(folder);
  expect(differences).toEqual([
    { file: "gold.parquet", line: null, expected: "a file", found: "nothing" },
    { file: "notes.txt", line: null, expected: "no such file", found: "a file" },
  ]);
});

test("a gold value that was changed with its checksum is found by its line", async () => {
  change("STS.gs.pairs.txt", /^.*\n/, "4.9\n");
  cover("STS.gs.pairs.txt");
  const { differences } = await verifyRelease(folder);
  const first = readFileSync(path.join(original, "STS.gs.pairs.txt"), "utf8").split("\n")[0] ?? "";
  expect(differences).toContainEqual({ file: "STS.gs.pairs.txt", line: 1, expected: first, found: "4.9" });
});

test("a judgment that was changed with its checksum no longer gives the gold that is there", async () => {
  const [line = ""] = read("judgments.jsonl").split("\n");
  const { item, value } = JSON.parse(line) as { item: string; value: number };
  change("judgments.jsonl", `"value":${value}`, `"value":${(value + 3) % 6}`);
  cover("judgments.jsonl");
  const files = new Set((await verifyRelease(folder)).differences.map(({ file }) => file));
  expect(item).toBe("item 1");
  for (const name of [
    "STS.gs.pairs.txt",
    "gold.csv",
    "judgments.csv",
    "judgments.parquet",
    "agreement.json",
  ]) {
    expect(files).toContain(name);
  }
});

test("an aggregation that is not the one that was used is found", async () => {
  change("manifest.json", /"method": "mean"/, '"method": "median"');
  const files = new Set((await verifyRelease(folder)).differences.map(({ file }) => file));
  expect(files).toContain("gold.csv");
});

test("an exclusion that was added to the log is found, and so is a decision that was taken out", async () => {
  change("adjudications.csv", /typing_slip/, "misunderstood");
  cover("adjudications.csv");
  change("exclusions.csv", /$/, "P-0123456789,by-hand,,,,mine,,,\n");
  cover("exclusions.csv");
  const files = new Set((await verifyRelease(folder)).differences.map(({ file }) => file));
  expect(files).toContain("adjudications.csv");
  expect(files).toContain("exclusions.csv");
});

test("raw judgments that cannot be read are named with their line", async () => {
  change("judgments.jsonl", /"value":\d/, '"value":"many"');
  const { differences } = await verifyRelease(folder);
  expect(differences).toContainEqual(expect.objectContaining({ file: "judgments.jsonl", line: 1 }));
});

test("a manifest cannot make a check read or write outside the folder", async () => {
  for (const [from, to] of [
    [/"name": "gold.csv"/, '"name": "../gold.csv"'],
    [/"name": "pairs"/, '"name": "/../../pairs"'],
  ] as const) {
    change("manifest.json", from, to);
    expect((await verifyRelease(folder)).differences).toMatchObject([{ file: "manifest.json" }]);
    cpSync(path.join(original, "manifest.json"), path.join(folder, "manifest.json"));
  }
});

test("a release of another format is held against its manifest, and not computed again", async () => {
  change("manifest.json", /"format": \d+/, '"format": 1');
  expect(await verifyRelease(folder)).toMatchObject({ version: 3, otherFormat: 1, differences: [] });
  change("gold.csv", /pairs/, "pears");
  expect((await verifyRelease(folder)).differences).toMatchObject([{ file: "gold.csv" }]);
});

test("a manifest that is none is named, and a folder without one is no release", async () => {
  writeFileSync(path.join(folder, "manifest.json"), "{}");
  expect((await verifyRelease(folder)).differences).toMatchObject([{ file: "manifest.json" }]);
  await expect(verifyRelease(parent)).rejects.toMatchObject({ reason: "not_found" });
});
