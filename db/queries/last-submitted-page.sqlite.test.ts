import { expect, test } from "vitest";
import { openSqlite } from "@/db/open-sqlite";
import { countedStore } from "@/testing/world/counted-statements";
import { databasePerFile } from "@/testing/world/database-hooks";
import { lastSubmittedPage } from "./assignments";

const database = databasePerFile();

// It is asked at each lease of a project where pages can be corrected, so it must not read all that somebody did.
test("the last page of somebody is found at the end of an index", async () => {
  if (!("file" in database.location)) throw new Error("This test reads plans of SQLite.");
  const { store, during } = countedStore(database.location.file);
  const [query = ""] = await during(() => lastSubmittedPage(store.read, { annotatorId: "a" }));
  await store.close();
  const plain = openSqlite(database.location.file, { readonly: true });
  const steps = plain.prepare(`explain query plan ${query}`).all("a") as { detail: string }[];
  plain.close();
  expect(steps.map(({ detail }) => detail)).toEqual([
    "SEARCH assignments USING INDEX assignments_last_page (annotator_id=?)",
    // Pages that ended in the same millisecond.
    "USE TEMP B-TREE FOR LAST TERM OF ORDER BY",
  ]);
});
