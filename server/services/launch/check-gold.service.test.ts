import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { goldAnswers } from "@/db/schema";
import { goldSets } from "@/db/queries/gold-sets";
import { readProject } from "@/db/queries/projects";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { readCandidate } from "./internal/read-candidate";

const database = databasePerTest();

const change = (world: World, at: number, values: Partial<typeof goldAnswers.$inferInsert>) =>
  database.store.write((tx) =>
    tx
      .update(goldAnswers)
      .set(values)
      .where(
        and(eq(goldAnswers.itemId, world.goldIds[at] ?? ""), eq(goldAnswers.dimensionId, world.dimensionId)),
      ),
  );

const candidateOf = async ({ projectId }: World) =>
  readCandidate(database.store.read, await readProject(database.store.read, projectId));

test("what is known of the gold in use is read once for all items of which the same is known", async () => {
  const world = await makeProject(database.store, { items: 5, gold: 8, state: "draft" });
  const odd = { answer: 0.1 + 0.2, tolerance: 1 / 3, accepted: [1, 2.5, 4], acceptsNotApplicable: true };
  await change(world, 0, odd);
  await change(world, 1, odd);
  await change(world, 2, { use: "test" });
  await change(world, 3, { enabled: false });
  await change(world, 4, { order: [1, 0] });
  const plain = { answer: 3, tolerance: 1, accepted: [], acceptsNotApplicable: false, isOrder: false };
  const sets = await goldSets(database.store.read, world.projectId);
  expect(sets).toHaveLength(4);
  expect(sets).toEqual(
    expect.arrayContaining([
      { use: "work", known: [plain], items: 3 },
      { use: "work", known: [{ ...odd, isOrder: false }], items: 2 },
      { use: "test", known: [plain], items: 1 },
      { use: "work", known: [{ ...plain, isOrder: true }], items: 1 },
    ]),
  );
  expect((await candidateOf(world)).carefulGold).toMatchObject({ items: 6, answers: 6, between: 2 });
});

test("gold without an explanation is counted, and the first of it named in the order of import", async () => {
  const world = await makeProject(database.store, { items: 5, gold: 9, state: "draft" });
  for (const at of world.goldIds.keys()) await change(world, at, { explanation: "" });
  await change(world, 1, { explanation: "Because." });
  await change(world, 2, { enabled: false });
  // Nobody meets the test where there is none.
  await change(world, 3, { use: "test" });
  expect((await candidateOf(world)).unexplainedGold).toEqual({
    count: 6,
    items: ["gold 1", "gold 5", "gold 6", "gold 7", "gold 8"],
  });
});

test("gold that no value of the scale answers is named; none where all can be answered", async () => {
  const world = await makeProject(database.store, { items: 5, gold: 4, state: "draft" });
  expect((await candidateOf(world)).unanswerableGold).toEqual([]);
  const between = { answer: 2.5, tolerance: 0.1 };
  for (const at of [0, 1, 2]) await change(world, at, between);
  await change(world, 1, { accepted: [2] });
  await change(world, 2, { enabled: false });
  expect((await candidateOf(world)).unanswerableGold).toEqual(["gold 1"]);
});
