import { and, asc, count, eq, isNotNull } from "drizzle-orm";
import { datasets, goldAnswers, imports, items } from "@/db/schema";
import { onFirstGold } from "./first-gold";
import { isToJudge, ofSavedImport } from "./items";
import type { Db } from "@/db/store";

/** The datasets of a project that have items, with their number, in the order of import. */
export async function datasetsWithItems(db: Db, projectId: string) {
  return db
    .select({ id: datasets.id, name: datasets.name, items: count(items.id) })
    .from(datasets)
    .innerJoin(items, eq(items.datasetId, datasets.id))
    .innerJoin(imports, ofSavedImport)
    .where(eq(datasets.projectId, projectId))
    .groupBy(datasets.id, datasets.name, datasets.position)
    .orderBy(asc(datasets.position));
}

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
  return db
    .select({ id: datasets.id, name: datasets.name, items: count(items.id) })
    .from(datasets)
    .innerJoin(items, eq(items.datasetId, datasets.id))
    .innerJoin(imports, ofSavedImport)
    .leftJoin(goldAnswers, onFirstGold(items.id))
    .where(and(eq(datasets.projectId, projectId), isToJudge))
    .groupBy(datasets.id, datasets.name, datasets.position)
    .orderBy(asc(datasets.position));
}
