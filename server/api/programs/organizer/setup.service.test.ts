import { beforeEach, expect, test } from "vitest";
import { importChoices } from "@/server/domain/import/contracts";
import { saveImport } from "@/server/services/import/save-import";
import { ApiBench } from "@/testing/api-bench";
import { makeDraft, stsFiles } from "@/testing/draft";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import { makeProject } from "@/testing/world/world";

const database = databasePerTest();
const bench = new ApiBench();

beforeEach(async () => {
  const { deps } = testDeps(database.store);
  const { scope } = await makeDraft(deps);
  await saveImport(deps, scope, stsFiles("pairs", 8), importChoices.parse({}));
  await bench.open(deps, scope);
});

interface Detail {
  question: string;
  scale: { points: { label: string }[] };
  dimensions: { name: string }[];
  settings: { overlap: number };
  itemCount: number;
}

test("question and scale are changed, and what somebody else changed meanwhile is not overwritten", async () => {
  const { scale, question } = await bench.get<Detail>("");
  const points = scale.points.map((point, at) => (at === 0 ? { ...point, label: "Nothing alike" } : point));
  const body = { question: "How near?", scale: { ...scale, points }, was: { question } };
  const changed = await bench.does<Detail>("PUT /scale", body);
  expect(changed).toMatchObject({ question: "How near?" });
  expect(changed.scale.points[0]?.label).toBe("Nothing alike");
  expect(await bench.refusal("PUT /scale", { ...body, question: "Other?" })).toEqual([409, "conflict"]);
  expect(await bench.refusal("PUT /scale", { question: "x" })).toEqual([400, "malformed"]);
  expect(await bench.get("")).toMatchObject({ question: "How near?" });
});

test("dimensions of a type that has one question are refused", async () => {
  const { dimensions } = await bench.get<Detail>("");
  const [first] = dimensions;
  const [status] = await bench.refusal("PUT /dimensions", {
    dimensions: [first, { ...first, name: "other" }],
  });
  expect([409, 422]).toContain(status);
  expect(await bench.refusal("PUT /dimensions", { dimensions: [] })).toEqual([400, "malformed"]);
  expect(await bench.get("")).toMatchObject({ dimensions });
});

test("a page is previewed, the launch is checked, and it is said what waits and what would go", async () => {
  expect(await bench.get("/preview")).toMatchObject({ kind: "work", items: expect.any(Array) });
  expect(await bench.get("/api/v1/presets/sts-2012/preview")).toMatchObject({ kind: "work" });
  expect(await bench.refusal("GET /api/v1/presets/none/preview")).toEqual([400, "malformed"]);
  const check = await bench.get<{ gaps: { reason: string }[]; summary: object }>("/launch-check");
  expect(check.gaps.map(({ reason }) => reason)).toContain("too_little_gold");
  expect(await bench.get("/waiting")).toEqual({ gold: 0, annotators: 0, adjudication: 0 });
  expect(await bench.get("/contents")).toMatchObject({ judgments: 0, unpaid: null });
});

test("a protocol is checked and compared without a change, and faults come with their lines", async () => {
  const yaml = await bench.ask("GET", "/protocol", undefined, { accept: "application/yaml" });
  const type = { "content-type": "application/yaml" };
  const read = await bench.ask("POST", "/api/v1/protocols/check", yaml.text, type);
  expect(read.json).toMatchObject({ kind: "read", name: "Headlines", preset: "sts-2013-core" });
  const faulty = await bench.ask("POST", "/api/v1/protocols/check", "format: [", type);
  expect(faulty.json).toMatchObject({ kind: "faulty", faults: [{ line: 1 }] });
  const changed = yaml.text.replace(/^(\s*overlap:) \d+/m, "$1 9");
  const compared = await bench.ask("POST", "/protocol/comparison", changed, type);
  expect(compared.json).toMatchObject({
    kind: "compared",
    changes: [{ field: expect.stringContaining("overlap"), to: 9 }],
  });
  expect((await bench.get<Detail>("")).settings.overlap).not.toBe(9);
});

test("a project is copied with its settings and without its items", async () => {
  const own = await bench.get<Detail>("");
  const copy = await bench.does<Detail>("POST /copies", { name: "Again", slug: "again" }, 201);
  expect(copy).toMatchObject({ settings: own.settings, itemCount: 0, state: "draft" });
  expect(await bench.refusal("POST /copies", { name: "Again", slug: "again" })).toEqual([409, "slug_taken"]);
  expect(await bench.refusal("POST /copies", { name: "Again", slug: "no address" })).toEqual([
    400,
    "malformed",
  ]);
});

test("senses are found with their neighbours, and a word becomes an item of a draft", async () => {
  const world = await makeProject(database.store, {
    ...{ preset: "clss-2014-word-to-sense", items: 0, state: "draft" },
  });
  await bench.open(world.deps, world);
  const { data } = await bench.get<{ data: { synset: string; lemma: string }[] }>("/senses?word=cars");
  const [car] = data;
  expect(car).toMatchObject({ lemma: "car" });
  const near = await bench.get<{ neighbours: { synset: string }[] }>(`/senses/${car?.synset}/neighbours`);
  expect(near.neighbours.length).toBeGreaterThan(5);
  const word = {
    ...{ dataset: "word2sense", word: "cars", pos: "n", requested: 2 },
    meaning: { synset: car?.synset, lemma: "car" },
    comparison: { synset: near.neighbours[0]?.synset },
  };
  expect(await bench.does("POST /words", word, 201)).toEqual({ externalId: "picked-1" });
  expect(await bench.get("/items")).toMatchObject({ data: [{ textA: "cars" }] });
  expect(await bench.refusal("POST /words", { ...word, requested: 99 })).toEqual([422, "invalid_input"]);
  expect(await bench.refusal("POST /words", { ...word, meaning: {} })).toEqual([400, "malformed"]);
  expect(await bench.refusal("GET /senses/n99999999/neighbours")).toEqual([404, "not_found"]);
  expect(await bench.refusal("GET /senses")).toEqual([400, "malformed"]);
});

test("a token that reads projects changes, copies and compares by its scope alone", async () => {
  await bench.isGuarded("POST /copies", "write:projects", { name: "N", slug: "n-1" });
  await bench.isGuarded("PUT /scale", "write:projects", {});
  await bench.isGuarded("GET /launch-check", "read:projects");
  await bench.isGuarded("POST /words", "write:items", {});
});
