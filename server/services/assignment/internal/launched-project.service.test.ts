import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openHandles, storeOver } from "@/db/client";
import { noteNewLayout } from "@/db/queries/projects";
import { dimensions } from "@/db/schema";
import { actor } from "@/testing/at-work";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject } from "@/testing/world/world";
import { findWorkingAnnotator } from "./find-working-annotator";
import { withLaunched } from "./launched-project";

const database = databasePerTest();

test("what another server changes of a launched project is known to the next page, whose work begins anew", async () => {
  const world = await makeProject(database.store, { items: 4, annotators: 1 });
  const store = storeOver(openHandles(database.location));
  let begun = 0;
  const questions = () =>
    withLaunched({ ...world.deps, store }, actor(world), async (tx, launchedOf) => {
      begun += 1;
      const annotator = await findWorkingAnnotator(tx, actor(world));
      return launchedOf(annotator).dimensions.map(({ label }) => label);
    });
  const [question] = await questions();
  expect(await questions()).toEqual([question]);
  expect(begun).toBe(2);
  await database.store.write(async (tx) => {
    await tx
      .update(dimensions)
      .set({ question: "How near?" })
      .where(eq(dimensions.projectId, world.projectId));
    await noteNewLayout(tx, world.projectId);
  });
  expect(await questions()).toEqual(["How near?"]);
  expect(begun).toBe(4);
  await store.close();
});
