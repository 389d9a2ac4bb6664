import { beforeAll, expect, test } from "vitest";
import { databasePerFile } from "@/testing/world/database-hooks";
import { makeProject } from "@/testing/world/world";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { importChoices } from "@/server/domain/import/contracts";
import { saveImport } from "@/server/services/import/save-import";
import { fileOf, makeDraft } from "@/testing/draft";
import { enterProject } from "./enter-project";
import { setDimensions } from "./set-dimensions";

const database = databasePerFile();
let deps: Deps;
beforeAll(() => {
  ({ deps } = testDeps(database.store));
});

const dimension = (name: string, question = name) => ({ name, question, definition: "" });

test("dimensions are added, renamed for annotators, left out and put in another order", async () => {
  const { scope } = await makeDraft(deps, { preset: "sts-2013-typed" });
  const wanted = [dimension("colour", "Colour"), dimension("time", "When it was made")];
  expect((await setDimensions(deps, scope, { dimensions: wanted })).dimensions).toEqual(wanted);
});

test("two dimensions of one name are refused at the second", async () => {
  const { scope } = await makeDraft(deps, { preset: "sts-2013-typed" });
  const dimensions = [dimension("time"), dimension("place"), dimension("time")];
  await expect(setDimensions(deps, scope, { dimensions })).rejects.toMatchObject({
    details: { fields: { "dimensions.2.name": { reason: "repeated" } } },
  });
});

test("a dimension with gold answers stays until they are forgotten", async () => {
  const { scope } = await makeDraft(deps, { preset: "sts-2013-typed" });
  const csv = fileOf("x.csv", "a.title,b.title,gold.time\nBridge,Tower,4\n");
  await saveImport(deps, scope, [csv], importChoices.parse({}));
  await expect(setDimensions(deps, scope, { dimensions: [dimension("general")] })).rejects.toMatchObject({
    details: { fields: { dimensions: { reason: "gold_known" } } },
  });
  const kept = [dimension("time")];
  expect((await setDimensions(deps, scope, { dimensions: kept })).dimensions).toEqual(kept);
});

test("pairs are rated on one dimension, and a launch fixes those that there are", async () => {
  const { scope } = await makeDraft(deps);
  const dimensions = [dimension("similarity"), dimension("time")];
  await expect(setDimensions(deps, scope, { dimensions })).rejects.toMatchObject({ reason: "conflict" });
  const live = await makeProject(database.store, { items: 1 });
  const own = await enterProject(live.deps, { kind: "system" }, live.slug, "organize");
  await expect(setDimensions(live.deps, own, { dimensions })).rejects.toMatchObject({
    details: { fields: { dimensions: { reason: "frozen" } } },
  });
});
