import { beforeAll, expect, test } from "vitest";
import { databasePerFile } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { importChoices } from "@/server/domain/import/contracts";
import { listItems } from "@/server/services/item/list-items";
import { fileOf, makeDraft } from "@/testing/draft";
import { checkImport } from "./internal/check-import";
import { listImports } from "./list-imports";
import { saveImport } from "./save-import";

const database = databasePerFile();
let deps: Deps;

beforeAll(() => {
  deps = testDeps(database.store).deps;
});

const good = "bike#n\tcar%1:06:00::\tcar#n#1\tw-1";
const lacking = "maya#n\tindian%1:18:00::\tIndian#n#1\tw-2";
const files = (...lines: string[]) => [fileOf("word2sense.test.input.tsv", `${lines.join("\n")}\n`)];
const refuse = importChoices.parse({});
const skip = importChoices.parse({ unknownSenses: "skip" });
const wholeList = { project: "", page: 1, search: "", gold: "all" } as const;
const draft = () => makeDraft(deps, { preset: "clss-2014-word-to-sense" });

test("a sense that the dictionary lacks refuses the file, and the check counts what could be left out", async () => {
  const { scope } = await draft();
  expect(await checkImport(deps, scope, files(good, lacking), refuse)).toMatchObject({
    ...{ good: 1, bad: 1, leavable: 1, leftOut: 0, notes: [] },
    errors: [{ line: 2, column: 2, reason: "sense_unknown" }],
  });
  await expect(saveImport(deps, scope, files(good, lacking), refuse)).rejects.toMatchObject({
    reason: "file_refused",
  });
  expect(await listImports(deps, scope)).toEqual([]);
});

test("by choice the line is left out, named before and after", async () => {
  const { scope } = await draft();
  const named = {
    leftOut: 1,
    notes: [{ fileName: "word2sense.test.input.tsv", line: 2, params: { id: "w-2", sense: "Indian#n#1" } }],
  };
  const chosen = await checkImport(deps, scope, files(good, lacking), skip);
  expect(chosen).toMatchObject({ good: 1, bad: 0, leavable: 0, ...named });
  expect(await saveImport(deps, scope, files(good, lacking), skip)).toMatchObject({ itemCount: 1, ...named });
  const { items } = await listItems(deps, scope, wholeList);
  expect(items.map(({ externalId }) => externalId)).toEqual(["w-1"]);
});

test("the choice leaves out nothing else: another fault refuses the whole file", async () => {
  const { scope } = await draft();
  const mixed = files(good, lacking, "bike\tcar%1:06:00::\tcar#n#1\tw-3");
  await expect(saveImport(deps, scope, mixed, skip)).rejects.toMatchObject({ details: { bad: 1 } });
  await expect(saveImport(deps, scope, files(lacking), skip)).rejects.toMatchObject({
    reason: "file_refused",
  });
  expect((await listItems(deps, scope, wholeList)).total).toBe(0);
});

test("a definition in the file makes an item of such a line, which is named", async () => {
  const { scope } = await draft();
  const told = files(good, `${lacking}\t\t\tsomebody whose forebears lived in America`);
  expect(await saveImport(deps, scope, told, refuse)).toMatchObject({
    ...{ itemCount: 2, leftOut: 0 },
    notes: [{ line: 2, reason: "sense_gloss_taken" }],
  });
});
