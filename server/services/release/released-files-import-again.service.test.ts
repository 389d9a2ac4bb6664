import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { datasets, items, projects } from "@/db/schema";
import { freshDatabase, type FreshDatabase } from "@/testing/world/database";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { importChoices } from "@/server/domain/import/contracts";
import type { PresetName } from "@/server/domain/preset/preset";
import { taskTypes, type TaskType } from "@/server/domain/project/project";
import { hasValues, usesScale } from "@/server/domain/project/uses-scale";
import { itemWords } from "@/server/exports/item-words";
import { noPolicies } from "@/server/domain/policy/policies";
import { goldLine, type GoldLine } from "@/server/imports/release-lines";
import { saveImport } from "@/server/services/import/save-import";
import { seedDemo } from "@/server/services/startup/seed-demo";
import { fileOf, makeDraft } from "@/testing/draft";
import { writeRelease } from "./write-release";

let database: FreshDatabase;
let deps: Deps;
let folder: string;
/** The projects that were released, with their one dataset. */
const released = new Map<TaskType, { preset: PresetName; dataset: string }>();

const aggregation = { aggregation: { method: "mean" as const }, allNotApplicable: "zero" as const };
const folderOf = (type: TaskType) => path.join(folder, type);
const read = (type: TaskType, name: string) => readFileSync(path.join(folderOf(type), name), "utf8");

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-again-"));
  vi.stubEnv("TOUCHSTONE_DATA", folder);
  database = await freshDatabase();
  deps = testDeps(database.store).deps;
  await seedDemo(deps);
  for (const { id, taskType, preset } of await database.store.read.select().from(projects)) {
    const order = { projectId: id, version: 1, aggregation, folder: folderOf(taskType), secret: "secret" };
    await writeRelease(deps, order);
    const [{ name } = { name: "" }] = await database.store.read
      .select()
      .from(datasets)
      .where(eq(datasets.projectId, id));
    released.set(taskType, { preset, dataset: name });
  }
});
afterAll(async () => {
  await database.remove();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** The items of a release, by its own telling. */
const releasedItems = (type: TaskType): GoldLine[] => {
  const lines = read(type, "gold.jsonl").trimEnd().split("\n");
  const all = lines.map((line) => goldLine.parse(JSON.parse(line)));
  return all.filter(({ dimension }) => dimension === all[0]?.dimension);
};

/** What files make in a fresh project of this preset. */
async function importedItems(preset: PresetName, names: readonly (readonly [string, string])[]) {
  const { scope } = await makeDraft(deps, { preset });
  const files = names.map(([name, text]) => fileOf(name, text));
  await saveImport(deps, scope, files, importChoices.parse({}));
  const rows = await database.store.read
    .select({ item: items, dataset: datasets.name })
    .from(items)
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .where(eq(items.projectId, scope.projectId))
    .orderBy(items.position);
  return rows.map(({ item, dataset }) => ({
    item: item.externalId,
    dataset,
    genre: item.genre,
    group: item.groupKey,
    text_a: item.textA,
    text_b: item.textB,
    content: item.content ?? undefined,
    score: item.referenceScore,
  }));
}

type Kept = "item" | "dataset" | "genre" | "group" | "text_a" | "text_b" | "content";

const texts = ["dataset", "text_a", "text_b"] as const;
const identified = ["item", ...texts] as const;
const whole = [...identified, "content"] as const;

/** The files of a release that hold its items, * being the dataset, with what of an item they keep. */
const itemFiles: [TaskType, string[], readonly Kept[]][] = [
  ["pair-rating", ["STS.input.*.txt", "STS.gs.*.txt"], texts],
  ["pair-rating", ["*.input.tsv", "*.gs.tsv"], identified],
  ["pair-rating", ["gold.csv"], [...identified, "genre", "group"]],
  ["typed-rating", ["*.records.jsonl", "STS.gs.*.txt"], [...whole, "genre", "group"]],
  ["word-to-sense", ["*.meanings.tsv", "*.gs.tsv"], whole],
  ["word-to-sense", ["*.input.tsv"], identified],
  ["pair-writing", ["*.prompts.jsonl"], [...whole, "genre", "group"]],
  ["choice", ["choices.*.csv"], [...whole, "genre", "group"]],
  ["best-worst", ["*.questions.jsonl"], whole],
];

test.each(itemFiles)("%s: what %j holds comes in again", async (type, patterns, kept) => {
  const { preset, dataset } = released.get(type) ?? { preset: "choice", dataset: "" };
  const files = patterns.map((pattern) => pattern.replace("*", dataset));
  const again = await importedItems(
    preset,
    files.map((name) => [name, read(type, name)]),
  );
  const part = (each: Record<Kept, unknown>) => Object.fromEntries(kept.map((name) => [name, each[name]]));
  expect(again.map(part)).toEqual(releasedItems(type).map((item) => part({ content: undefined, ...item })));
  const scores = files.find((name) => name.includes(".gs."));
  if (scores === undefined) return;
  const written = read(type, scores).split("\n").slice(0, -1);
  expect(again.map(({ score }) => score)).toEqual(
    written.map((line) => (/^(\t|$)/.test(line) ? null : Number(line.split("\t")[0]))),
  );
});

test("target groups come in again from the comparisons, with the same candidates of each kind", async () => {
  const { preset, dataset } = released.get("target-ranking") ?? { preset: "choice", dataset: "" };
  const name = `comparisons.${dataset}.csv`;
  const sorted = (content: unknown) =>
    Object.entries(content as Record<string, string[]>).map(([kind, names]) => [kind, [...names].sort()]);
  const again = await importedItems(preset, [[name, read("target-ranking", name)]]);
  expect(again.map(({ dataset: of, text_a, content }) => [of, text_a, sorted(content)])).toEqual(
    releasedItems("target-ranking").map(({ dataset: of, text_a, content }) => [of, text_a, sorted(content)]),
  );
});

test("written pairs come in as pairs to rate, with their ids", async () => {
  const { dataset } = released.get("pair-writing") ?? { dataset: "" };
  const text = read("pair-writing", `${dataset}.input.tsv`);
  const again = await importedItems("clss-2014-rating", [[`${dataset}.input.tsv`, text]]);
  expect(again.map(({ text_a, text_b, item }) => [text_a, text_b, item].join("\t"))).toEqual(
    text.trimEnd().split("\n"),
  );
});

interface Metadata {
  creator?: { name: string };
  distribution: { name: string }[];
  recordSet: {
    field: {
      name: string;
      description: string;
      dataType: string;
      source: { fileObject: { "@id": string }; extract: { column: string } };
    }[];
  }[];
}

test.each(taskTypes)("every column of every table of a release of %s is described with its type", (type) => {
  const { recordSet, distribution, creator } = JSON.parse(read(type, "croissant.json")) as Metadata;
  const tables = readdirSync(folderOf(type)).filter(
    (name) => name.endsWith(".csv") && !name.startsWith("comparisons."),
  );
  const described = new Map(
    recordSet.map(({ field }) => [field[0]?.source.fileObject["@id"], field] as const),
  );
  expect([...described.keys()].sort()).toEqual([...tables].sort());
  for (const table of tables) {
    const [header = ""] = read(type, table).split("\n");
    const fields = described.get(table) ?? [];
    expect(fields.map(({ source }) => source.extract.column)).toEqual(header.split(","));
    expect(
      fields.every(({ dataType, description }) => dataType.startsWith("sc:") && description !== ""),
    ).toBe(true);
  }
  expect(distribution.every(({ name }) => existsSync(path.join(folderOf(type), name)))).toBe(true);
  expect(creator).toEqual({ "@type": "sc:Person", name: "The organizer of this demo" });
});

test.each(taskTypes)("the data card and agreement of a release of %s tell what its answers are", (type) => {
  const card = read(type, "data-card.md");
  const agreement = read(type, "agreement.md");
  expect(card).toContain(itemWords[type]);
  expect(card.includes("Scale in steps of")).toBe(usesScale(type));
  expect(card.includes("A gold value is")).toBe(hasValues(type));
  expect(card.includes(agreement.trim().split("\n").at(-1) ?? "")).toBe(!hasValues(type));
  expect(agreement.includes("Krippendorff's alpha")).toBe(hasValues(type));
});

test("a project that names nobody to ask has no creator", async () => {
  const { scope } = await makeDraft(deps, { settings: { ...noPolicies, contactName: "" } });
  await saveImport(deps, scope, [fileOf("STS.input.a.txt", "a\tb\n")], importChoices.parse({}));
  const order = { projectId: scope.projectId, version: 1, aggregation, secret: "secret" };
  await writeRelease(deps, { ...order, folder: path.join(folder, "nobody") });
  const metadata = JSON.parse(readFileSync(path.join(folder, "nobody/croissant.json"), "utf8")) as Metadata;
  expect(metadata.creator).toBeUndefined();
});
