import { and, asc, eq, gt, sql } from "drizzle-orm";
import { annotators, questionnaireResponses } from "@/db/schema";
import { statement } from "@/db/statement";
import type { Db, Tx } from "@/db/store";

const { placeholder } = sql;

export type QuestionnaireResponse = typeof questionnaireResponses.$inferSelect;

/** What an annotator sent of a questionnaire, at most once before and once after the work. */
export const questionnaireOf = statement<{ annotatorId: string }, QuestionnaireResponse[]>(
  "questionnaire_of",
  (db) =>
    db
      .select()
      .from(questionnaireResponses)
      .where(eq(questionnaireResponses.annotatorId, placeholder("annotatorId"))),
);

export async function insertQuestionnaire(tx: Tx, row: QuestionnaireResponse): Promise<void> {
  await tx.insert(questionnaireResponses).values(row);
}

/** Everything that was sent in a project, without whose it is. */
export async function sentQuestionnaires(db: Db, projectId: string) {
  return db
    .select({
      when: questionnaireResponses.askedWhen,
      answers: questionnaireResponses.answers,
      agreesToResearch: questionnaireResponses.agreesToResearch,
    })
    .from(questionnaireResponses)
    .where(eq(questionnaireResponses.projectId, projectId));
}

/** What people who submitted work agree to have released, by person. */
export async function questionnairesToRelease(db: Db, projectId: string) {
  return db
    .select({
      annotatorId: questionnaireResponses.annotatorId,
      when: questionnaireResponses.askedWhen,
      answers: questionnaireResponses.answers,
    })
    .from(questionnaireResponses)
    .innerJoin(annotators, eq(annotators.id, questionnaireResponses.annotatorId))
    .where(
      and(
        eq(questionnaireResponses.projectId, projectId),
        eq(questionnaireResponses.agreesToRelease, true),
        gt(annotators.workHitCount, 0),
      ),
    )
    .orderBy(asc(questionnaireResponses.annotatorId), asc(questionnaireResponses.askedWhen));
}

/** Deletes all that somebody answered. */
export async function deleteQuestionnaire(tx: Tx, annotatorId: string): Promise<void> {
  await tx.delete(questionnaireResponses).where(eq(questionnaireResponses.annotatorId, annotatorId));
}
