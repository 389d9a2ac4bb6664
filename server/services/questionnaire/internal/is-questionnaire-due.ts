import type { WorkingAnnotator } from "@/db/queries/annotators";
import { questionnaireOf } from "@/db/queries/questionnaire-responses";
import type { Db } from "@/db/store";
import type { QuestionTime } from "@/server/domain/questionnaire/question";

/** Whether the project asks questions at a time, and the annotator has not sent that page yet. */
export async function isQuestionnaireDue(
  db: Db,
  { annotatorId, settings }: Pick<WorkingAnnotator, "annotatorId" | "settings">,
  time: QuestionTime,
): Promise<boolean> {
  if (settings.questionnaire.every(({ when }) => when !== time)) return false;
  return (await questionnaireOf(db, { annotatorId })).every(({ askedWhen }) => askedWhen !== time);
}
