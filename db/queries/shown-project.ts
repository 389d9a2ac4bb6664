import { and, countDistinct, eq } from "drizzle-orm";
import { annotators, goldAnswers } from "@/db/schema";
import type { Db } from "@/db/store";
import type { AnnotatorState } from "@/server/domain/annotator-status/annotator-status";

/** How many items a project's test has: gold items that are set aside for it and switched on. */
export async function countTestItems(db: Db, projectId: string): Promise<number> {
  const [found] = await db
    .select({ n: countDistinct(goldAnswers.itemId) })
    .from(goldAnswers)
    .where(
      and(eq(goldAnswers.projectId, projectId), eq(goldAnswers.use, "test"), eq(goldAnswers.enabled, true)),
    );
  return found?.n ?? 0;
}

/** Where an annotator stands. */
export async function annotatorAnnotatorStatus(
  db: Db,
  annotatorId: string,
): Promise<AnnotatorState | undefined> {
  const [found] = await db
    .select({ state: annotators.state })
    .from(annotators)
    .where(eq(annotators.id, annotatorId));
  return found?.state;
}
