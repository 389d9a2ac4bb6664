import { afterEach, beforeEach, expect, test } from "vitest";
import { noPolicies } from "@/server/domain/policy/policies";
import { actor, next, page } from "@/testing/at-work";
import { answersTo } from "@/testing/world/annotator";
import { countedStore, type CountedStore } from "@/testing/world/counted-statements";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { submitAssignment } from "./submit-assignment";

const database = databasePerTest();
let counted: CountedStore;
let world: World;

beforeEach(async () => {
  const { location } = database;
  if (!("file" in location)) throw new Error("Statements are counted on SQLite.");
  const limits = { ...noPolicies.limits, returnsPerAnnotator: 5 };
  const made = await makeProject(database.store, {
    ...{ items: 40, gold: 10, annotators: 1 },
    settings: { limits },
  });
  counted = countedStore(location.file);
  world = { ...made, deps: { ...made.deps, store: counted.store } };
  // What is read once for each process is read with the first page.
  await submitAssignment(world.deps, actor(world), answersTo(await page(world)));
});
afterEach(() => counted.store.close());

// Each of them is paid for at every page of everybody. Who adds one says here why it has to be.
test("a page costs eight statements to lease and fourteen to submit, none of them twice", async () => {
  const leasing = await counted.during(() => page(world));
  const answers = answersTo(await page(world));
  const submitting = await counted.during(() => submitAssignment(world.deps, actor(world), answers));
  expect([leasing.length, submitting.length]).toEqual([8, 14]);
  for (const queries of [leasing, submitting]) expect(queries).toEqual([...new Set(queries)]);
});

test("a page that is held is shown again for four", async () => {
  await page(world);
  expect(await counted.during(() => next(world))).toHaveLength(4);
});
