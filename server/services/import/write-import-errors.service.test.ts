import { text } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import { databasePerFile } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { importChoices } from "@/server/domain/import/contracts";
import { fileOf, makeDraft } from "@/testing/draft";
import { checkImport } from "./internal/check-import";
import { writeImportErrors } from "./write-import-errors";

const database = databasePerFile();
let deps: Deps;

beforeAll(() => {
  deps = testDeps(database.store).deps;
});

const choices = importChoices.parse({});

test("the list has every error by file, line and column, beyond the thousand that a check shows", async () => {
  const { scope } = await makeDraft(deps);
  const files = [fileOf("STS.input.bad.txt", "one text\n\tB\n".repeat(600))];
  const lines = (await text(await writeImportErrors(deps, scope, files, choices))).split("\n");
  expect(lines.slice(0, 3)).toEqual([
    "file,line,column,problem,found",
    "STS.input.bad.txt,1,,This line needs 2 columns and has 1. Write one tab between two columns.,one text",
    expect.stringContaining('STS.input.bad.txt,2,1,"Text A is empty.'),
  ]);
  expect(lines).toHaveLength(1 + 1_200 + 1);
  expect((await checkImport(deps, scope, files, choices)).errors).toHaveLength(1_000);
});

test("files without an error give the header alone", async () => {
  const { scope } = await makeDraft(deps);
  const files = [fileOf("STS.input.good.txt", "A\tB\n")];
  const csv = await text(await writeImportErrors(deps, scope, files, choices));
  expect(csv).toBe("file,line,column,problem,found\n");
});
