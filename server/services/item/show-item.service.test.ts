import { beforeAll, expect, test } from "vitest";
import { databasePerFile } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { importChoices } from "@/server/domain/import/contracts";
import { saveImport } from "@/server/services/import/save-import";
import { fileOf, makeDraft } from "@/testing/draft";
import { listItems } from "./list-items";
import { showItem } from "./show-item";

const database = databasePerFile();
let deps: Deps;
beforeAll(() => {
  deps = testDeps(database.store).deps;
});

test("all of an item is shown to the project it is in, and to no other", async () => {
  const draft = await makeDraft(deps, { preset: "sts-2013-typed" });
  const record = (title: string, date: string) => ({ fields: { title, date } });
  const line = { id: "1", a: record("Tower Bridge", "1894"), b: record("London Bridge", "1973") };
  await saveImport(
    deps,
    draft.scope,
    [fileOf("records.jsonl", JSON.stringify(line))],
    importChoices.parse({}),
  );
  const [listed] = (
    await listItems(deps, draft.scope, { project: draft.slug, page: 1, search: "", gold: "all" })
  ).items;
  if (listed === undefined) throw new Error("Nothing was imported.");
  expect(listed).toMatchObject({ textA: "Tower Bridge", textB: "London Bridge" });

  const shown = await showItem(deps, draft.scope, listed.id);
  expect(shown).toMatchObject({ type: "typed-rating", key: listed.id });
  expect(shown).toHaveProperty(
    "rows",
    expect.arrayContaining([expect.objectContaining({ key: "date", a: ["1894"], b: ["1973"] })]),
  );

  const other = await makeDraft(deps);
  await expect(showItem(deps, other.scope, listed.id)).rejects.toMatchObject({ reason: "not_found" });
});
