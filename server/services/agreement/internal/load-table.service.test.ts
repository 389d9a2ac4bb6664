import { expect, test } from "vitest";
import { itemsByOrigin } from "@/db/queries/judgment-table";
import { databasePerFile } from "@/testing/world/database-hooks";
import { writeJudgments } from "@/testing/world/judgments";
import { makeProject } from "@/testing/world/world";
import { itemValues } from "@/server/stats/judgments/item-values";
import { loadItemValues, loadJudgmentTable } from "./load-table";

const database = databasePerFile();

const read = () => database.store.read;

test("the table holds what counts of the work items, by item and within an item by annotator", async () => {
  const world = await makeProject(database.store, { items: 3, gold: 1, annotators: 4 });
  const [first, second, third] = world.itemIds as [string, string, string];
  await writeJudgments(world, [
    { itemId: third, annotator: 3, value: 2 },
    { itemId: third, annotator: 0, value: 5 },
    { itemId: first, annotator: 1, value: 2 },
    { itemId: second, annotator: 1, value: 4, counted: false },
    { itemId: world.goldIds[0]!, annotator: 0, value: 3, isGold: true },
  ]);
  const { table, itemIds, annotatorIds, notApplicable } = await loadJudgmentTable(read(), world.dimensionId);
  expect(itemIds).toEqual([first, third].sort());
  const judges = [0, 1, 3].map((at) => world.annotators[at]!.annotatorId);
  expect(annotatorIds).toEqual([...judges].sort());
  expect([...table.points]).toEqual([2, 5]);
  expect(itemValues(table, itemIds.indexOf(first))).toEqual([2]);
  const of = itemIds.indexOf(third);
  const given = new Map([
    [judges[0], 5],
    [judges[2], 2],
  ]);
  const names = [...table.annotators.subarray(table.starts[of], table.starts[of + 1])].map(
    (annotator) => annotatorIds[annotator]!,
  );
  expect(names).toEqual([...given.keys()].sort());
  expect(itemValues(table, of)).toEqual(names.map((name) => given.get(name)));
  expect(notApplicable).toEqual({ items: new Uint32Array(0), annotators: new Uint32Array(0) });
});

test("Not Applicable takes no place in the table but keeps its item", async () => {
  const world = await makeProject(database.store, { items: 2, annotators: 2 });
  const [first, second] = [...world.itemIds].sort() as [string, string];
  await writeJudgments(world, [
    { itemId: first, annotator: 0, value: null },
    { itemId: second, annotator: 0, value: null },
    { itemId: second, annotator: 1, value: 1 },
  ]);
  const { table, itemIds, annotatorIds, notApplicable } = await loadJudgmentTable(read(), world.dimensionId);
  expect(itemIds).toEqual([first, second]);
  expect([0, 1].map((item) => itemValues(table, item))).toEqual([[], [1]]);
  const silent = annotatorIds.indexOf(world.annotators[0]!.annotatorId);
  expect([...notApplicable.items]).toEqual([0, 1]);
  expect([...notApplicable.annotators]).toEqual([silent, silent]);
  const { starts } = await loadItemValues(read(), world.dimensionId);
  expect([...starts]).toEqual([0, 0, 1]);
});

test("every double comes back as it was stored", async () => {
  const values = [0.1 + 0.2, 0.3, 1 / 3, 4.35, 1e-9, 123456789.12345679, Number.MAX_VALUE, 5e-324, -0, -2.5];
  const world = await makeProject(database.store, { items: values.length, annotators: 1 });
  await writeJudgments(
    world,
    values.map((value, at) => ({ itemId: world.itemIds[at]!, annotator: 0, value })),
  );
  const { table, itemIds } = await loadJudgmentTable(read(), world.dimensionId);
  const found = world.itemIds.map((itemId) => itemValues(table, itemIds.indexOf(itemId))[0]);
  expect(found).toEqual(values.map((value) => value + 0));
});

test("the values alone are those of the table, ascending within each item", async () => {
  const world = await makeProject(database.store, { items: 40, annotators: 6 });
  const given = world.itemIds.flatMap((itemId, item) =>
    world.annotators.flatMap((_, annotator) =>
      (item * annotator) % 4 === 1 ? [] : [{ itemId, annotator, value: ((item + 2) * (annotator + 3)) % 6 }],
    ),
  );
  await writeJudgments(world, given);
  const { table, itemIds } = await loadJudgmentTable(read(), world.dimensionId);
  const values = await loadItemValues(read(), world.dimensionId);
  expect(table.codes).toHaveLength(given.length);
  for (const [item, itemId] of itemIds.entries()) {
    const expected = given.filter((one) => one.itemId === itemId).map(({ value }) => value);
    expect(itemValues(values, item)).toEqual(expected.sort((one, other) => one - other));
    expect(itemValues(table, item).sort((one, other) => one - other)).toEqual(expected);
  }
});

test("a dimension nobody judged gives an empty table", async () => {
  const world = await makeProject(database.store, { items: 2 });
  const { table, itemIds } = await loadJudgmentTable(read(), world.dimensionId);
  expect([table.itemCount, table.annotatorCount, table.codes.length, itemIds]).toEqual([0, 0, 0, []]);
  expect((await loadItemValues(read(), world.dimensionId)).itemCount).toBe(0);
});

test("items are known by dataset and import, gold included", async () => {
  const world = await makeProject(database.store, { items: 3, gold: 1 });
  const [origin, ...others] = await itemsByOrigin(read(), world.projectId);
  expect(others).toEqual([]);
  expect(origin?.itemIds.split(",").sort()).toEqual([...world.itemIds, ...world.goldIds].sort());
});
