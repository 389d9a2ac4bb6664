import { beforeAll, expect, test } from "vitest";
import { databasePerFile } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import { importChoices } from "@/server/domain/import/contracts";
import { listItemsInput } from "@/server/domain/item/contracts";
import { saveImport } from "@/server/services/import/save-import";
import { fileOf, makeDraft } from "@/testing/draft";
import { listItems } from "./list-items";

const database = databasePerFile();
let deps: ReturnType<typeof testDeps>["deps"];
beforeAll(() => {
  deps = testDeps(database.store).deps;
});

const listed = async (
  { scope, slug }: Awaited<ReturnType<typeof makeDraft>>,
  filter: { split?: string; search?: string } = {},
) => {
  const page = await listItems(deps, scope, listItemsInput.parse({ project: slug, ...filter }));
  return { splits: page.splits, found: page.items.map(({ externalId, split }) => [externalId, split]) };
};

test("a column named split comes in with the items, which can be listed by it", async () => {
  const draft = await makeDraft(deps);
  const csv = "id,text_a,text_b,Split\n1,a b,c,train\n2,a b,d, test \n3,e,f,\n4,g,h,train\n";
  await saveImport(deps, draft.scope, [fileOf("pairs.csv", csv)], importChoices.parse({}));
  expect(await listed(draft)).toEqual({
    splits: ["test", "train"],
    found: [
      ["1", "train"],
      ["2", "test"],
      ["3", null],
      ["4", "train"],
    ],
  });
  expect((await listed(draft, { split: "train" })).found).toEqual([
    ["1", "train"],
    ["4", "train"],
  ]);
  expect((await listed(draft, { split: "train", search: "a b" })).found).toEqual([["1", "train"]]);
  expect((await listed(draft, { split: "dev" })).found).toEqual([]);
});

test("items without a split have none to choose from", async () => {
  const draft = await makeDraft(deps);
  await saveImport(deps, draft.scope, [fileOf("STS.input.a.txt", "a\tb\n")], importChoices.parse({}));
  expect(await listed(draft)).toEqual({ splits: [], found: [["1", null]] });
});
