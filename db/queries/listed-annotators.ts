import { and, asc, eq, isNotNull } from "drizzle-orm";
import { annotators, judgments } from "@/db/schema";
import type { Db } from "@/db/store";

export async function annotatorsOf(db: Db, projectId: string) {
  return db
    .select()
    .from(annotators)
    .where(eq(annotators.projectId, projectId))
    .orderBy(asc(annotators.pseudonym));
}

/** The seconds each item was in view, by annotator. */
export async function secondsByAnnotator(db: Db, projectId: string): Promise<Map<string, number[]>> {
  const rows = await db
    .select({ annotatorId: judgments.annotatorId, seconds: judgments.seconds })
    .from(judgments)
    .innerJoin(annotators, eq(annotators.id, judgments.annotatorId))
    .where(and(eq(annotators.projectId, projectId), isNotNull(judgments.seconds)));
  const seconds = new Map<string, number[]>();
  for (const row of rows) {
    if (row.seconds === null) continue;
    const known = seconds.get(row.annotatorId);
    if (known === undefined) seconds.set(row.annotatorId, [row.seconds]);
    else known.push(row.seconds);
  }
  return seconds;
}
