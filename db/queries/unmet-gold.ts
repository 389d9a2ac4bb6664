import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import { goldAnswers, goldExposures, judgments, withheldItems } from "@/db/schema";
import type { Db } from "@/db/store";

/** Neither met as gold nor, before it was promoted, judged or skipped as work. */
const isUnmet = (db: Db, annotatorId: string) => {
  const none = (table: typeof goldExposures | typeof judgments | typeof withheldItems) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.annotatorId, annotatorId), eq(table.itemId, goldAnswers.itemId))),
    );
  return and(none(goldExposures), none(judgments), none(withheldItems));
};

const isInUse = and(eq(goldAnswers.enabled, true), eq(goldAnswers.use, "work"));

/** Those of some gold items that are in use in the work and that somebody has not met. */
export async function unmetAmong(db: Db, annotatorId: string, itemIds: string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ itemId: goldAnswers.itemId })
    .from(goldAnswers)
    .where(and(inArray(goldAnswers.itemId, itemIds), isInUse, isUnmet(db, annotatorId)));
  return rows.map(({ itemId }) => itemId);
}

/** All gold items of a project that are in use in the work and that somebody has not met. */
export async function allUnmet(db: Db, annotatorId: string, projectId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ itemId: goldAnswers.itemId })
    .from(goldAnswers)
    .where(and(eq(goldAnswers.projectId, projectId), isInUse, isUnmet(db, annotatorId)));
  return rows.map(({ itemId }) => itemId);
}

/** The ids of the gold items that may stand among a project's work, switched off ones included. */
export async function workGoldIds(db: Db, projectId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ itemId: goldAnswers.itemId })
    .from(goldAnswers)
    .where(and(eq(goldAnswers.projectId, projectId), eq(goldAnswers.use, "work")));
  return rows.map(({ itemId }) => itemId);
}
