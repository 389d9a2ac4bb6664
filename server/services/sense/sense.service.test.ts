import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { imports, items } from "@/db/schema";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject } from "@/testing/world/world";
import type { AddWordInput } from "@/server/domain/sense/contracts";
import { enterProject } from "@/server/services/project/enter-project";
import { wordToSenseContent } from "@/server/domain/task/word-to-sense/content";
import { addWord } from "./add-word";
import { findNeighbours, searchSenses } from "./find-senses";

const database = databasePerTest();

const draft = async (preset: "clss-2014-word-to-sense" | "sts-2012" = "clss-2014-word-to-sense") => {
  const world = await makeProject(database.store, { preset, items: 0, state: "draft" });
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  return { world, add: (input: Omit<AddWordInput, "project">) => addWord(world.deps, scope, input) };
};

const synsetOf = (word: string) => searchSenses(word)[0]?.synset ?? "";

const pair = (over: Partial<AddWordInput> = {}): Omit<AddWordInput, "project"> => ({
  dataset: "word2sense",
  word: "cars",
  pos: "n",
  meaning: { synset: synsetOf("car"), lemma: "car" },
  comparison: { synset: synsetOf("motorcycle") },
  requested: 2,
  ...over,
});

test("a word, its meaning and the sense that was picked near it become an item of the draft", async () => {
  const { world, add } = await draft();
  expect(await add(pair())).toEqual({ externalId: "picked-1" });
  expect(await add(pair({ word: "automobile" }))).toEqual({ externalId: "picked-2" });
  const rows = await database.store.read.select().from(items).where(eq(items.projectId, world.projectId));
  const [first] = rows.toSorted((one, other) => one.position - other.position);
  expect(first).toMatchObject({ textA: "cars", textB: "motorcycle", referenceScore: 2, kind: "word-sense" });
  expect(wordToSenseContent.parse(first?.content)).toMatchObject({
    meaning: { sense: "car#n#1", family: { siblingCount: 10 } },
    comparison: { sense: "motorcycle#n#1", dictionary: "WordNet 3.1" },
    requested: 2,
  });
  const kept = await database.store.read.select().from(imports).where(eq(imports.projectId, world.projectId));
  expect(kept.filter(({ fileName }) => fileName === "WordNet 3.1")).toMatchObject([
    { itemCount: 2, state: "saved" },
  ]);
});

test("a word that the dictionary lacks carries a gloss of its own", async () => {
  const { world, add } = await draft();
  expect(searchSenses("zombifying-ish")).toEqual([]);
  await add(pair({ word: "selfie", meaning: { gloss: "a picture of oneself" } }));
  const [row] = await database.store.read.select().from(items).where(eq(items.projectId, world.projectId));
  expect(wordToSenseContent.parse(row?.content).meaning).toEqual({ gloss: "a picture of oneself" });
});

test("a sense that is none, a word that the synset lacks and a rating off the scale are refused", async () => {
  const { add } = await draft();
  const nowhere = "n00000001";
  await expect(add(pair({ comparison: { synset: nowhere } }))).rejects.toMatchObject({ reason: "not_found" });
  await expect(add(pair({ meaning: { synset: synsetOf("car"), lemma: "boat" } }))).rejects.toMatchObject({
    reason: "not_found",
  });
  await expect(add(pair({ requested: 4.1 }))).rejects.toMatchObject({ reason: "invalid_input" });
  expect(() => findNeighbours(nowhere)).toThrow("no such sense");
});

test("words are added to drafts of their own type alone", async () => {
  const { add } = await draft("sts-2012");
  await expect(add(pair())).rejects.toMatchObject({ reason: "not_found" });
  const world = await makeProject(database.store, { preset: "clss-2014-word-to-sense", items: 0 });
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  await expect(addWord(world.deps, scope, pair())).rejects.toMatchObject({ reason: "project_not_draft" });
});

test("the neighbours of a sense come with the way there, the nearest first", () => {
  const { neighbours, countsByDistance } = findNeighbours(synsetOf("car"));
  expect(countsByDistance).toHaveLength(3);
  expect(neighbours.map(({ way }) => way.length)).toEqual(neighbours.map(({ way }) => way.length).toSorted());
  expect(neighbours.find(({ words }) => words.includes("motorcycle"))?.way).toEqual(["hypernym", "hyponym"]);
});
