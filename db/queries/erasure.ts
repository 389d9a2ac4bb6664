import { and, asc, eq } from "drizzle-orm";
import { annotators, assignments, judgments, responses } from "@/db/schema";
import type { Db } from "@/db/store";

/** When somebody was erased; null for whoever was not, and undefined where there is nobody. */
export async function erasedAt(db: Db, annotatorId: string): Promise<number | null | undefined> {
  const [found] = await db
    .select({ at: annotators.erasedAt })
    .from(annotators)
    .where(eq(annotators.id, annotatorId));
  return found?.at;
}

/** The pages of an annotator, all kinds, with what came of each. */
export async function pagesOf(db: Db, annotatorId: string) {
  return db
    .select({ assignmentId: assignments.id, shown: assignments.shown, response: responses })
    .from(assignments)
    .leftJoin(responses, eq(responses.assignmentId, assignments.id))
    .where(eq(assignments.annotatorId, annotatorId))
    .orderBy(asc(assignments.id));
}

/** The pages that brought any judgment. */
export async function judgedPagesOf(db: Db, annotatorId: string): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ assignmentId: judgments.assignmentId })
    .from(judgments)
    .where(eq(judgments.annotatorId, annotatorId));
  return new Set(rows.map(({ assignmentId }) => assignmentId));
}

/** When somebody first submitted a page of work; null for whoever never did. */
export async function firstSubmissionOf(db: Db, annotatorId: string): Promise<number | null> {
  const [first] = await db
    .select({ at: responses.submittedAt })
    .from(responses)
    .innerJoin(assignments, eq(assignments.id, responses.assignmentId))
    .where(and(eq(assignments.annotatorId, annotatorId), eq(assignments.kind, "work")))
    .orderBy(asc(responses.submittedAt))
    .limit(1);
  return first?.at ?? null;
}
