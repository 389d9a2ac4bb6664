import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { datasets, items, projects } from "@/db/schema";
import { databasePerFile } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { importChoices } from "@/server/domain/import/contracts";
import type { PresetName } from "@/server/domain/preset/presets";
import { taskTypes, type TaskType } from "@/server/domain/task/task-types";
import { hasValues, usesScale, declarationOf } from "@/server/domain/task/traits";
import { noPolicies } from "@/server/domain/policy/policies";
import { goldLine, valuedGoldLine, type GoldLine } from "@/server/imports/release-lines";
import { pyramidFile } from "@/server/exports/pyramid/pyramid-file";
import { readPyramid } from "@/server/imports/pyramid/read-pyramid";
import { tableOfText } from "@/server/imports/ratings-table/testing";
import { saveImport } from "@/server/services/import/save-import";
import { seedDemo } from "@/server/services/startup/seed-demo";
import { fileOf, makeDraft } from "@/testing/draft";
import { writeRelease } from "./internal/write-release";

const database = databasePerFile();
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
  deps = testDeps(database.store).deps;
  await seedDemo(deps);
  // Every other item, so that a release has items with and without one.
  await database.store.write(async (tx) => {
    await tx
      .update(items)
      .set({ split: "test" })
      .where(sql`${items.position} % 2 = 0`);
  });
  for (const { id, taskType, preset } of await database.store.read
    .select()
    .from(projects)
    .orderBy(projects.slug)) {
    const order = { projectId: id, version: 1, aggregation, folder: folderOf(taskType), secret: "secret" };
    await writeRelease(deps, order);
    const [{ name } = { name: "" }] = await database.store.read
      .select()
      .from(datasets)
      .where(eq(datasets.projectId, id));
    released.set(taskType, { preset, dataset: name });
  }
});
afterAll(() => {
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
    split: item.split,
    text_a: item.textA,
    text_b: item.textB,
    content: item.content ?? undefined,
    score: item.referenceScore,
  }));
}

type Kept = "item" | "dataset" | "genre" | "group" | "split" | "text_a" | "text_b" | "content";

const texts = ["dataset", "text_a", "text_b"] as const;
const identified = ["item", ...texts] as const;
const whole = [...identified, "content"] as const;

/** The files of a release that hold its items, * being the dataset, with what of an item they keep. */
const itemFiles: [TaskType, string[], readonly Kept[]][] = [
  ["pair-rating", ["STS.input.*.txt", "STS.gs.*.txt"], texts],
  ["pair-rating", ["*.input.tsv", "*.gs.tsv"], identified],
  ["pair-rating", ["gold.csv"], [...identified, "genre", "group", "split"]],
  ...(["pair-rating", "typed-rating", "word-to-sense", "choice", "best-worst", "direct-rating"] as const).map(
    (type): [TaskType, string[], readonly Kept[]] => [
      type,
      ["gold.jsonl"],
      [...whole, "genre", "group", "split"],
    ],
  ),
  ["typed-rating", ["*.records.jsonl", "STS.gs.*.txt"], [...whole, "genre", "group", "split"]],
  ["word-to-sense", ["*.meanings.tsv", "*.gs.tsv"], whole],
  ["word-to-sense", ["*.input.tsv"], identified],
  ["pair-writing", ["*.prompts.jsonl"], [...whole, "genre", "group", "split"]],
  ["choice", ["choices.*.csv"], [...whole, "genre", "group", "split"]],
  ["best-worst", ["*.questions.jsonl"], [...whole, "split"]],
  ["direct-rating", ["gold.csv"], [...identified, "genre", "group", "split"]],
  ["unit-marking", ["gold.jsonl"], [...whole, "genre", "group", "split"]],
  ["unit-marking", ["*.units.jsonl"], [...whole, "genre", "group", "split"]],
];

test.each(itemFiles)("%s: what %j holds comes in again", async (type, patterns, kept) => {
  const { preset, dataset } = released.get(type) ?? { preset: "choice", dataset: "" };
  const files = patterns.map((pattern) => pattern.replace("*", dataset));
  const again = await importedItems(
    preset,
    files.map((name) => [name, read(type, name)]),
  );
  const part = (each: Record<Kept, unknown>) => Object.fromEntries(kept.map((name) => [name, each[name]]));
  expect(again.map(part)).toEqual(
    releasedItems(type).map((item) => part({ content: undefined, split: null, ...item })),
  );
  const scores = files.find((name) => name.includes(".gs."));
  if (scores === undefined) return;
  const written = read(type, scores).split("\n").slice(0, -1);
  expect(again.map(({ score }) => score)).toEqual(
    written.map((line) => (/^(\t|$)/.test(line) ? null : Number(line.split("\t")[0]))),
  );
});

test.each(["pair-rating", "typed-rating", "word-to-sense", "direct-rating"] as const)(
  "%s: the gold values of gold.jsonl come in again as scores",
  async (type) => {
    const { preset } = released.get(type) ?? { preset: "choice" };
    const lines = read(type, "gold.jsonl")
      .trimEnd()
      .split("\n")
      .map((line) => valuedGoldLine.parse(JSON.parse(line)));
    const again = await importedItems(preset, [["gold.jsonl", read(type, "gold.jsonl")]]);
    const values = lines.filter(({ dimension }) => dimension === lines[0]?.dimension);
    expect(again.map(({ item, score }) => [item, score])).toEqual(
      values.map(({ item, value }) => [item, value]),
    );
    expect(values.some(({ value }) => value !== null)).toBe(true);
  },
);

test("pyramids of a release are those that DUCView reads, and their summaries come in again", async () => {
  const { preset, dataset } = released.get("unit-marking") ?? { preset: "choice", dataset: "" };
  const bytes = readFileSync(path.join(folderOf("unit-marking"), `${dataset}.pyramids.zip`));
  const files = Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)] as const);
  expect(files.map(([name]) => name.split(".")[0])).toEqual(
    ["bridge", "library", "storks", "ferry"].flatMap((item) => [item, item]),
  );
  for (const [name, text] of files) {
    const pyramid = await readPyramid(tableOfText(text, name));
    expect(pyramid.units.length).toBeGreaterThan(0);
    expect([...pyramidFile(pyramid)].join("")).toBe(text);
  }
  const firsts = files.filter((_, at) => at % 2 === 0);
  const again = await importedItems(preset, firsts);
  expect(again.map(({ item, content }) => [`${item}.pyr`, content])).toEqual(
    releasedItems("unit-marking").map(({ content }, at) => [firsts[at]?.[0], content]),
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
  expect(card).toContain(declarationOf(type).itemWords);
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
