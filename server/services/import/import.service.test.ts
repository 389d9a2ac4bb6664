import { existsSync, readFileSync } from "node:fs";
import { asc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { datasets, goldAnswers } from "@/db/schema";
import { databasePerFile } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import { importChoices } from "@/server/domain/import/contracts";
import { listGold } from "@/testing/known-gold";
import { listItems } from "@/server/services/item/list-items";
import { fileOf, makeDraft, stsFiles } from "@/testing/draft";
import { checkImport } from "./internal/check-import";
import { listImports } from "./list-imports";
import { removeImport } from "./remove-import";
import { saveImport } from "./save-import";

const database = databasePerFile();
let deps: Deps;

beforeAll(() => {
  deps = testDeps(database.store).deps;
});

const choices = importChoices.parse({});
const wholeList = { project: "", page: 1, search: "", gold: "all" } as const;

test("a pair of STS files becomes items in the order of its lines, with their scores for reference", async () => {
  const { scope } = await makeDraft(deps);
  const saved = await saveImport(deps, scope, stsFiles("surprise.OnWN", 12), choices);
  expect(saved).toMatchObject({ itemCount: 12, fileName: "STS.input.surprise.OnWN.txt" });
  const { items, total, datasets } = await listItems(deps, scope, wholeList);
  expect(total).toBe(12);
  expect(datasets).toEqual([{ name: "surprise.OnWN", items: 12 }]);
  expect(items.map(({ externalId }) => externalId).slice(0, 3)).toEqual(["1", "2", "3"]);
  expect(items[6]).toMatchObject({ textA: "Text 7 A", textB: "Text 7 B", referenceScore: 1, gold: null });
});

test("a check says what an import would do and saves nothing", async () => {
  const { scope } = await makeDraft(deps);
  const csv = "Item,Word 1,Word 2,Human (mean)\na,love,sex,5\nb,tiger,cat,4.5\n";
  const preview = await checkImport(deps, scope, [fileOf("set1.csv", csv)], {
    ...choices,
    mapping: { id: "Item", textA: "Word 1", textB: "Word 2", score: "Human (mean)" },
    gold: { take: "first", count: 1 },
  });
  expect(preview).toMatchObject({ good: 2, bad: 0, goldCount: 1, datasets: [{ name: "set1", items: 2 }] });
  expect(preview.sources[0]).toMatchObject({
    format: "csv",
    header: ["Item", "Word 1", "Word 2", "Human (mean)"],
  });
  expect(preview.sample[1]).toMatchObject({ externalId: "b", textA: "tiger", referenceScore: 4.5 });
  expect(await listImports(deps, scope)).toEqual([]);
});

test("one bad line refuses the whole file, with every error by line, and leaves nothing", async () => {
  const { scope } = await makeDraft(deps);
  const file = fileOf("STS.input.bad.txt", "A one\tB one\nonly one text\nA three\t\nA four\tB four\tC\n");
  const refusal = await saveImport(deps, scope, [file], choices).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DomainError);
  expect(refusal).toMatchObject({
    reason: "file_refused",
    details: {
      bad: 3,
      errors: [
        { fileName: "STS.input.bad.txt", line: 2, reason: "tab_columns", params: { n: 1, m: 2 } },
        { line: 3, column: 2, reason: "empty_text", params: { text: "B" } },
        { line: 4, reason: "tab_columns", params: { n: 3, m: 2 } },
      ],
    },
  });
  expect((await listItems(deps, scope, wholeList)).total).toBe(0);
  expect(await listImports(deps, scope)).toEqual([]);
});

test("scores without their pairs are refused by name", async () => {
  const { scope } = await makeDraft(deps);
  const [, scores] = stsFiles("lonely", 2);
  const [pairs] = stsFiles("other", 2);
  if (!scores || !pairs) throw new Error("Two files each.");
  expect(await checkImport(deps, scope, [pairs, scores], choices)).toMatchObject({
    good: 2,
    bad: 1,
    errors: [{ fileName: "STS.gs.lonely.txt", reason: "scores_alone" }],
  });
  await expect(saveImport(deps, scope, [pairs, scores], choices)).rejects.toMatchObject({
    reason: "file_refused",
  });
});

test("an id that the dataset has already is an error of its line", async () => {
  const { scope } = await makeDraft(deps);
  const csv = (ids: string[]) => `id,text_a,text_b\n${ids.map((id) => `${id},a,b\n`).join("")}`;
  await saveImport(deps, scope, [fileOf("set.csv", csv(["x", "y"]))], choices);
  const preview = await checkImport(deps, scope, [fileOf("set.csv", csv(["z", "y"]))], choices);
  expect(preview.errors).toMatchObject([{ line: 3, reason: "id_taken", params: { id: "y" } }]);
  const again = await checkImport(deps, scope, [fileOf("STS.input.set.txt", "a\tb\n")], choices);
  expect(again.errors).toMatchObject([{ line: 1, reason: "dataset_taken", params: { dataset: "set" } }]);
  const saved = await saveImport(deps, scope, [fileOf("set.csv", csv(["z"]))], choices);
  expect(saved.itemCount).toBe(1);
  const { items } = await listItems(deps, scope, wholeList);
  expect(items.map(({ externalId, position }) => [externalId, position])).toEqual([
    ["x", 1],
    ["y", 2],
    ["z", 3],
  ]);
});

test("two files of one import cannot give the same id twice", async () => {
  const { scope } = await makeDraft(deps);
  const file = (name: string) => fileOf(name, "id,text_a,text_b,dataset\nx,a,b,same\n");
  const preview = await checkImport(deps, scope, [file("one.csv"), file("two.csv")], choices);
  expect(preview.errors).toMatchObject([{ fileName: "two.csv", line: 2, reason: "id_taken" }]);
});

test("datasets that several imports make at one moment each have a place of their own", async () => {
  const { scope } = await makeDraft(deps);
  const names = Array.from({ length: 8 }, (_, at) => `set ${at}`);
  const file = (name: string) => fileOf(`${name}.csv`, `text_a,text_b,dataset\na,b,${name}\n`);
  await Promise.all(names.map((name) => saveImport(deps, scope, [file(name)], choices)));
  const rows = await database.store.read
    .select({ position: datasets.position })
    .from(datasets)
    .where(eq(datasets.projectId, scope.projectId));
  expect(rows.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(
    names.map((_, at) => at + 1),
  );
});

test.each([
  [{ take: "none" } as const, []],
  [{ take: "first", count: 2 } as const, ["1", "2"]],
  [{ take: "all" } as const, ["1", "2", "3", "4", "5", "6"]],
])("gold taken from the scores: %j", async (gold, expected) => {
  const { scope } = await makeDraft(deps);
  await saveImport(deps, scope, stsFiles("pairs", 6), { ...choices, gold, tolerance: 0.5 });
  const items = await listGold(deps, scope);
  expect(items.map(({ externalId }) => externalId)).toEqual(expected);
  expect(items.every(({ answer, externalId }) => answer === Number(externalId) % 6)).toBe(true);
  expect(items.every(({ tolerance }) => tolerance === 0.5)).toBe(true);
});

test("group and use of a table arrive at its items", async () => {
  const { scope } = await makeDraft(deps);
  const csv = "text_a,text_b,group,gold,use\na,b,g1,1,test\nc,d,g1,2,\ne,f,,,\n";
  await saveImport(deps, scope, [fileOf("set.csv", csv)], choices);
  const { items } = await listItems(deps, scope, wholeList);
  expect(items.map(({ group }) => group)).toEqual(["g1", "g1", null]);
  const gold = await deps.store.read
    .select({ answer: goldAnswers.answer, use: goldAnswers.use })
    .from(goldAnswers)
    .where(eq(goldAnswers.projectId, scope.projectId))
    .orderBy(asc(goldAnswers.answer));
  expect(gold).toEqual([
    { answer: 1, use: "test" },
    { answer: 2, use: "work" },
  ]);
});

test("gold drawn at random is the same for the same seed", async () => {
  const draw = async (seed: number) => {
    const { scope } = await makeDraft(deps);
    await saveImport(deps, scope, stsFiles("pairs", 40), {
      ...choices,
      gold: { take: "random", count: 8, seed },
    });
    return (await listGold(deps, scope)).map(({ externalId }) => externalId);
  };
  const first = await draw(1);
  expect(first).toHaveLength(8);
  expect(await draw(1)).toEqual(first);
  expect(await draw(2)).not.toEqual(first);
});

test("a table may bring gold answers of its own, and they stay as they are", async () => {
  const { scope } = await makeDraft(deps);
  const tsv = "text_a\ttext_b\tgold\ttolerance\texplanation\na\tb\t4\t0\tThe same.\nc\td\t\t\t\n";
  await saveImport(deps, scope, [fileOf("own.tsv", tsv)], choices);
  expect(await listGold(deps, scope)).toMatchObject([{ answer: 4, tolerance: 0, explanation: "The same." }]);
});

test("more lines than one transaction takes are all there, in order", async () => {
  const { scope } = await makeDraft(deps);
  await saveImport(deps, scope, stsFiles("long", 1_201), choices);
  const last = await listItems(deps, scope, { ...wholeList, page: 25 });
  expect(last.total).toBe(1_201);
  expect(last.items.map(({ externalId }) => externalId)).toEqual(["1201"]);
});

test("items can be searched without regard to case, with signs that SQL would take for wildcards", async () => {
  const { scope } = await makeDraft(deps);
  const lines = "Der STRASSENBAHN-Fahrer\tÜBER den Berg\n100 % sure\tnot sure\nnothing\tof it\n";
  await saveImport(deps, scope, [fileOf("STS.input.x.txt", lines)], choices);
  const found = async (search: string) =>
    (await listItems(deps, scope, { ...wholeList, search })).items.map(({ externalId }) => externalId);
  expect(await found("über")).toEqual(["1"]);
  expect(await found("strassenbahn")).toEqual(["1"]);
  expect(await found("100 %")).toEqual(["2"]);
});

test("an import can be taken out of a draft again, with its dataset", async () => {
  const { scope } = await makeDraft(deps);
  await saveImport(deps, scope, stsFiles("stays", 3), choices);
  const { id } = await saveImport(deps, scope, stsFiles("goes", 700), { ...choices, gold: { take: "all" } });
  await removeImport(deps, scope, id);
  expect((await listItems(deps, scope, wholeList)).datasets).toEqual([{ name: "stays", items: 3 }]);
  await expect(removeImport(deps, scope, id)).rejects.toMatchObject({ reason: "not_found" });
  await saveImport(deps, scope, stsFiles("goes", 2), choices);
});

test("the OnWN file of 2012 comes in as it is, 60 of its pairs as gold", async (context) => {
  const folder = "../shared/data/sts2012-onwn";
  context.skip(!existsSync(folder), `${folder} is not on this machine`);
  const { scope } = await makeDraft(deps);
  const files = ["STS.input.surprise.OnWN.txt", "STS.gs.surprise.OnWN.txt"];
  const saved = await saveImport(
    deps,
    scope,
    files.map((name) => fileOf(name, readFileSync(`${folder}/${name}`))),
    { ...choices, gold: { take: "first", count: 60 } },
  );
  expect(saved.itemCount).toBe(750);
  expect(await listGold(deps, scope)).toHaveLength(60);
});

test("files of the cross-level task come in with ids, genres and scores, in the dataset of their level", async () => {
  const { scope } = await makeDraft(deps, { preset: "clss-2014-rating" });
  const files = [
    fileOf("phrase2word.train.gs.tsv", "2.25\n\n"),
    fileOf("phrase2word.train.input.tsv", "very tedious\ttenacity\tNewswire-2\nas old as time\tancient\t7\n"),
  ];
  const preview = await checkImport(deps, scope, files, choices);
  expect(preview).toMatchObject({ good: 2, bad: 0, datasets: [{ name: "phrase2word", items: 2 }] });
  await saveImport(deps, scope, files, { ...choices, gold: { take: "all" } });
  const { items } = await listItems(deps, scope, wholeList);
  expect(items).toMatchObject([
    { externalId: "Newswire-2", textA: "very tedious", textB: "tenacity", referenceScore: 2.25 },
    { externalId: "7", referenceScore: null },
  ]);
  expect(await listGold(deps, scope)).toMatchObject([{ answer: 2.25 }]);
  const wrong = [fileOf("phrase2word.trial.input.tsv", "a phrase\ta word\tNewswire-3\nalone\n")];
  await expect(saveImport(deps, scope, wrong, choices)).rejects.toMatchObject({
    reason: "file_refused",
    details: { bad: 1, errors: [{ line: 2, reason: "tab_columns", params: { n: 1, m: 3 } }] },
  });
  expect((await listItems(deps, scope, wholeList)).total).toBe(2);
});

test.each([
  {
    preset: "target-ranking-2016" as const,
    table: "Nr,Word,Good 1,Good 2,Far\n7,car,taxi,cab,moon\n",
    mapping: { group: "Nr", target: "Word", positives: ["Good 1", "Good 2"], randoms: "Far" },
    item: { externalId: "7", textA: "car", textB: "taxi, cab" },
  },
  {
    preset: "choice" as const,
    table: "Nr,Frage,Antworten\n7,Who?,me|you\n",
    mapping: { id: "Nr", question: "Frage", candidates: "Antworten" },
    item: { externalId: "7", textA: "Who?", textB: "me / you" },
  },
  {
    preset: "sts-2013-typed" as const,
    table: "Nr,Title 1,Title 2\n7,Bridge,Tower\n",
    mapping: { id: "Nr", a: ["Title 1"], b: ["Title 2"] },
    item: { externalId: "7", textA: "Bridge", textB: "Tower" },
  },
  {
    preset: "clss-2014-writing" as const,
    table: "Nr,Absatz\n7,A long sentence.\n",
    mapping: { id: "Nr", text: "Absatz" },
    item: { externalId: "7", textA: "A long sentence." },
  },
])("a table for $preset comes in by the columns that the organizer names", async ({ preset, ...given }) => {
  const { scope } = await makeDraft(deps, { preset });
  const files = [fileOf("sentence2phrase.csv", given.table)];
  const guessed = await checkImport(deps, scope, files, choices);
  expect(guessed.errors).toContainEqual(expect.objectContaining({ line: 1, reason: "field_needed" }));
  const named = { ...choices, mapping: given.mapping };
  const preview = await checkImport(deps, scope, files, named);
  expect(preview).toMatchObject({ good: 1, bad: 0, sources: [{ mapping: given.mapping }] });
  const fields = preview.sources[0]?.fields?.map(({ name }) => name);
  expect(fields).toEqual(expect.arrayContaining(Object.keys(given.mapping)));
  await saveImport(deps, scope, files, named);
  expect((await listItems(deps, scope, wholeList)).items).toMatchObject([given.item]);
});
