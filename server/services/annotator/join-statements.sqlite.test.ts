import { expect, test } from "vitest";
import { countedStore } from "@/testing/world/counted-statements";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject } from "@/testing/world/world";
import { joinProject } from "./join-project";

const database = databasePerTest();

test("somebody joins in one transaction of eight statements", async () => {
  const { location } = database;
  if (!("file" in location)) throw new Error("Statements are counted on SQLite.");
  const { deps, slug } = await makeProject(database.store, { items: 10 });
  const counted = countedStore(location.file);
  const browser = { tokenOf: () => undefined, annotatorId: null, device: "a browser" };
  const join = () =>
    joinProject({ ...deps, store: counted.store }, { project: slug, source: "link" }, browser);
  expect(await counted.during(join)).toHaveLength(8);
  expect(counted.transactions()).toBe(1);
  await counted.store.close();
});
