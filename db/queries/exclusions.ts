import { and, asc, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { annotators, exclusions, users } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

export type ExclusionRow = typeof exclusions.$inferSelect;

const takers = alias(users, "takers");

/**
 * Every exclusion of a project, or of one annotator, also those taken back, by pseudonym and by whom; in the order in
 * which they were made.
 */
export async function exclusionLog(db: Db, projectId: string, annotatorId?: string) {
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
    .where(
      and(
        eq(exclusions.projectId, projectId),
        annotatorId === undefined ? undefined : eq(exclusions.annotatorId, annotatorId),
      ),
    )
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

/** Somebody's exclusion that is in force; null where there is none. */
export async function exclusionInForce(db: Db, annotatorId: string): Promise<ExclusionRow | null> {
  const [found] = await db
    .select()
    .from(exclusions)
    .where(and(eq(exclusions.annotatorId, annotatorId), isNull(exclusions.takenBackAt)));
  return found ?? null;
}

/** Of an annotator who is locked and not excluded. */
export async function insertExclusion(tx: Tx, row: typeof exclusions.$inferInsert): Promise<void> {
  await tx.insert(exclusions).values(row);
}

/** The exclusions made at once that are in force, with whom they are about; of one annotator if one is named. */
export async function exclusionsOfBatch(db: Db, projectId: string, batchId: string, pseudonym?: string) {
  return db
    .select({
      id: exclusions.id,
      annotatorId: exclusions.annotatorId,
      annotator: annotators.pseudonym,
      stateBefore: exclusions.stateBefore,
    })
    .from(exclusions)
    .innerJoin(annotators, eq(annotators.id, exclusions.annotatorId))
    .where(
      and(
        eq(exclusions.projectId, projectId),
        eq(exclusions.batchId, batchId),
        isNull(exclusions.takenBackAt),
        pseudonym === undefined ? undefined : eq(annotators.pseudonym, pseudonym),
      ),
    )
    .orderBy(asc(exclusions.annotatorId));
}

/** Takes back an exclusion that is in force; false when it is not any more. */
export async function markTakenBack(
  tx: Tx,
  id: string,
  taken: { takenBackByUserId: string | null; takenBackAt: number; takenBackReason: string },
): Promise<boolean> {
  const changed = await tx
    .update(exclusions)
    .set(taken)
    .where(and(eq(exclusions.id, id), isNull(exclusions.takenBackAt)))
    .returning({ id: exclusions.id });
  return changed.length > 0;
}

/** Takes away what organizers wrote about somebody's exclusions. */
export async function dropExclusionReasons(tx: Tx, annotatorId: string): Promise<void> {
  await tx
    .update(exclusions)
    .set({ reason: "", takenBackReason: "" })
    .where(eq(exclusions.annotatorId, annotatorId));
}
