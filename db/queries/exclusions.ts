import { and, asc, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { annotators, exclusions, users } from "@/db/schema";
import type { Db } from "@/db/store";

const takers = alias(users, "takers");

/** Every exclusion of a project, also those taken back, by pseudonym and by whom; in the order in which they were made. */
export async function exclusionLog(db: Db, projectId: string) {
  return db
    .select({
      id: exclusions.id,
      annotatorId: exclusions.annotatorId,
      annotator: annotators.pseudonym,
      origin: exclusions.origin,
      rule: exclusions.rule,
      value: exclusions.value,
      bound: exclusions.bound,
      reason: exclusions.reason,
      batchId: exclusions.batchId,
      by: users.name,
      excludedAt: exclusions.excludedAt,
      takenBackBy: takers.name,
      takenBackAt: exclusions.takenBackAt,
      takenBackReason: exclusions.takenBackReason,
    })
    .from(exclusions)
    .innerJoin(annotators, eq(annotators.id, exclusions.annotatorId))
    .leftJoin(users, eq(users.id, exclusions.excludedByUserId))
    .leftJoin(takers, eq(takers.id, exclusions.takenBackByUserId))
    .where(eq(exclusions.projectId, projectId))
    .orderBy(asc(exclusions.excludedAt), asc(annotators.pseudonym), asc(exclusions.id));
}

/** Who is excluded now. */
export async function excludedNow(db: Db, projectId: string): Promise<Set<string>> {
  const rows = await db
    .select({ annotatorId: exclusions.annotatorId })
    .from(exclusions)
    .where(and(eq(exclusions.projectId, projectId), isNull(exclusions.takenBackAt)));
  return new Set(rows.map(({ annotatorId }) => annotatorId));
}
