import { ne } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate } from "./migrate";
import { agreementPoints, dimensions, projects, scales } from "./schema";
import type { FreshDatabase } from "@/testing/world/database";
import { countRows } from "@/testing/world/release/count-rows";
import { fourthReleaseDatabase } from "@/testing/world/release/released-database";

let database: FreshDatabase;
beforeEach(async () => {
  database = await fourthReleaseDatabase();
});
afterEach(() => database.remove());

test("no row of a project with one dimension is lost or gained", async () => {
  const before = await countRows(database.location);
  await migrate(database.location);
  expect(await countRows(database.location)).toMatchObject(before);
});

test("agreement that was pooled over several dimensions is computed anew, that on one is kept", async () => {
  const points = () => database.store.read.select().from(agreementPoints);
  const [kept] = await points();
  await database.store.write(async (tx) => {
    const [project] = await tx
      .select()
      .from(projects)
      .where(ne(projects.id, kept?.projectId ?? ""));
    const [scale] = await tx.select({ id: scales.id }).from(scales);
    if (kept === undefined || project === undefined || scale === undefined)
      throw new Error("The release had them.");
    for (const [position, name] of ["general", "time"].entries()) {
      await tx.insert(dimensions).values({
        ...{
          id: `pooled-${name}`,
          projectId: project.id,
          scaleId: scale.id,
          name,
          question: name,
          position: 7 + position,
        },
      });
    }
    await tx.insert(agreementPoints).values({ ...kept, projectId: project.id });
  });
  expect(await points()).toHaveLength(2);
  await migrate(database.location);
  expect(await points()).toEqual([kept]);
});
