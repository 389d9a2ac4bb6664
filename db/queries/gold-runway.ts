import { and, countDistinct, eq, inArray, sql } from "drizzle-orm";
import { annotators, goldAnswers, goldExposures } from "@/db/schema";
import type { Db } from "@/db/store";

const isInUse = and(eq(goldAnswers.enabled, true), eq(goldAnswers.use, "work"));

/** How much of the gold in use in the work each annotator has met who may work, or is about to. */
export async function metCounts(db: Db, projectId: string): Promise<{ annotatorId: string; met: number }[]> {
  const inUse = db
    .select({ itemId: goldAnswers.itemId })
    .from(goldAnswers)
    .where(and(eq(goldAnswers.projectId, projectId), isInUse));
  // Joined to nothing, the column makes SQLite read what somebody met once, and not once for each gold item.
  const met = sql<number>`(select count(*) from ${goldExposures}
    where ${goldExposures.annotatorId} = ${annotators.id} and ${goldExposures.itemId} || '' in ${inUse})`;
  return db
    .select({ annotatorId: annotators.id, met: met.mapWith(Number) })
    .from(annotators)
    .where(and(eq(annotators.projectId, projectId), inArray(annotators.state, ["working", "qualifying"])));
}

/** How many gold items of a project are in use in the work. */
export async function countWorkGold(db: Db, projectId: string): Promise<number> {
  const [found] = await db
    .select({ n: countDistinct(goldAnswers.itemId) })
    .from(goldAnswers)
    .where(and(eq(goldAnswers.projectId, projectId), isInUse));
  return found?.n ?? 0;
}
