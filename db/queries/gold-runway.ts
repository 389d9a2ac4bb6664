import { and, countDistinct, eq, inArray } from "drizzle-orm";
import { annotators, goldAnswers, goldExposures } from "@/db/schema";
import type { Db } from "@/db/store";

const isInUse = and(eq(goldAnswers.enabled, true), eq(goldAnswers.use, "work"));

/** How much of the gold in use in the work each annotator has met who may work, or is about to. */
export async function metCounts(db: Db, projectId: string): Promise<{ annotatorId: string; met: number }[]> {
  return db
    .select({ annotatorId: annotators.id, met: countDistinct(goldAnswers.itemId) })
    .from(annotators)
    .leftJoin(goldExposures, eq(goldExposures.annotatorId, annotators.id))
    .leftJoin(goldAnswers, and(eq(goldAnswers.itemId, goldExposures.itemId), isInUse))
    .where(and(eq(annotators.projectId, projectId), inArray(annotators.state, ["working", "qualifying"])))
    .groupBy(annotators.id);
}

/** How many gold items of a project are in use in the work. */
export async function countWorkGold(db: Db, projectId: string): Promise<number> {
  const [found] = await db
    .select({ n: countDistinct(goldAnswers.itemId) })
    .from(goldAnswers)
    .where(and(eq(goldAnswers.projectId, projectId), isInUse));
  return found?.n ?? 0;
}
