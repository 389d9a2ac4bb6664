import { and, asc, count, eq, isNotNull, sql } from "drizzle-orm";
import { datasets, goldAnswers, imports, items } from "@/db/schema";
import { isFirstGold } from "./first-gold";
import { isOnTest, ofSavedImport } from "./items";
import type { Db } from "@/db/store";

/** A dataset of a project that has items, with how many there are. */
export type HeldDataset = Awaited<ReturnType<typeof datasetsWithItems>>[number];

/** The datasets of a project that have items, with their number, in the order of import. Counts in an index alone. */
export async function datasetsWithItems(db: Db, projectId: string) {
  const held = db
    .select({ datasetId: items.datasetId, importId: items.importId, n: count().as("n") })
    .from(items)
    .where(eq(items.projectId, projectId))
    .groupBy(items.datasetId, items.importId)
    .as("held");
  return db
    .select({
      id: datasets.id,
      name: datasets.name,
      position: datasets.position,
      items: sql`sum(${held.n})`.mapWith(Number),
    })
    .from(held)
    .innerJoin(imports, and(eq(imports.id, held.importId), eq(imports.state, "saved")))
    .innerJoin(datasets, eq(datasets.id, held.datasetId))
    .groupBy(datasets.id, datasets.name, datasets.position)
    .orderBy(asc(datasets.position));
}

/** The datasets of a project in the order of import, some of which may be empty. Counts nothing. */
export const datasetsInOrder = (db: Db, projectId: string) =>
  db
    .select({ id: datasets.id, name: datasets.name, position: datasets.position })
    .from(datasets)
    .where(eq(datasets.projectId, projectId))
    .orderBy(asc(datasets.position));

/** The parts of the data, as train and test, that a project's items belong to: the first so many by name. */
export async function splitsOf(db: Db, projectId: string, limit: number): Promise<string[]> {
  const found = await db
    .selectDistinct({ split: items.split })
    .from(items)
    .innerJoin(imports, ofSavedImport)
    .where(and(eq(items.projectId, projectId), isNotNull(items.split)))
    .orderBy(asc(items.split))
    .limit(limit);
  return found.flatMap(({ split }) => split ?? []);
}

/** The same as `datasetsWithItems`, without the items of a test, which nobody judges for their own sake. */
export async function datasetsToJudge(db: Db, projectId: string) {
  const onTest = await db
    .select({ id: items.datasetId, n: count() })
    .from(goldAnswers)
    .innerJoin(items, eq(items.id, goldAnswers.itemId))
    .innerJoin(imports, ofSavedImport)
    .where(and(eq(goldAnswers.projectId, projectId), isFirstGold, isOnTest))
    .groupBy(items.datasetId);
  const testItems = new Map(onTest.map(({ id, n }) => [id, n]));
  return (await datasetsWithItems(db, projectId))
    .map((dataset) => ({ ...dataset, items: dataset.items - (testItems.get(dataset.id) ?? 0) }))
    .filter((dataset) => dataset.items > 0);
}
