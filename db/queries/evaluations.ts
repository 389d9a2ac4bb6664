import { and, desc, eq, isNull, like } from "drizzle-orm";
import { forUpdate } from "@/db/lock";
import { annotators, evaluations, evaluationVersions, exclusions } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

export type EvaluationRow = typeof evaluations.$inferSelect;

/** The evaluation of a project; undefined where it has none. */
export async function findEvaluation(db: Db, projectId: string): Promise<EvaluationRow | undefined> {
  const [found] = await db.select().from(evaluations).where(eq(evaluations.projectId, projectId));
  return found;
}

/** The evaluation at a public address. */
export async function findEvaluationByKey(db: Db, publicKey: string): Promise<EvaluationRow | undefined> {
  const [found] = await db.select().from(evaluations).where(eq(evaluations.publicKey, publicKey));
  return found;
}

/** An evaluation by its id; nobody else changes it, its teams or its runs before this transaction ends. */
export async function lockEvaluation(tx: Tx, id: string): Promise<EvaluationRow> {
  const [found] = await forUpdate(tx.select().from(evaluations).where(eq(evaluations.id, id)));
  if (found === undefined) throw new Error(`Evaluation ${id} is gone.`);
  return found;
}

export async function insertEvaluation(tx: Tx, row: typeof evaluations.$inferInsert): Promise<void> {
  await tx.insert(evaluations).values(row);
}

type EvaluationChange = Partial<Pick<EvaluationRow, "settings" | "endsAt" | "closedAt" | "version">>;

export async function updateEvaluation(tx: Tx, id: string, change: EvaluationChange): Promise<void> {
  await tx.update(evaluations).set(change).where(eq(evaluations.id, id));
}

/** The releases that an evaluation's runs were scored against, the newest first. */
export async function scoredVersions(db: Db, evaluationId: string) {
  return db
    .select()
    .from(evaluationVersions)
    .where(eq(evaluationVersions.evaluationId, evaluationId))
    .orderBy(desc(evaluationVersions.version));
}

/** One of them. */
export async function findScoredVersion(db: Db, evaluationId: string, version: number) {
  const [found] = await db
    .select()
    .from(evaluationVersions)
    .where(and(eq(evaluationVersions.evaluationId, evaluationId), eq(evaluationVersions.version, version)));
  return found;
}

export async function insertScoredVersion(
  tx: Tx,
  row: typeof evaluationVersions.$inferInsert,
): Promise<void> {
  await tx.insert(evaluationVersions).values(row);
}

/** The ids that annotators of a project brought, as far as they begin like this and nobody excluded them. */
export async function externalIdsFrom(db: Db, projectId: string, start: string): Promise<string[]> {
  const rows = await db
    .select({ externalId: annotators.externalId })
    .from(annotators)
    .leftJoin(exclusions, and(eq(exclusions.annotatorId, annotators.id), isNull(exclusions.takenBackAt)))
    .where(
      and(
        eq(annotators.projectId, projectId),
        like(annotators.externalId, `${start}%`),
        isNull(exclusions.id),
      ),
    );
  return rows.flatMap(({ externalId }) => externalId ?? []);
}
