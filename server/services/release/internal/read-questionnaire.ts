import { questionnairesToRelease } from "@/db/queries/questionnaire-responses";
import type { Db } from "@/db/store";
import { groupBy } from "@/server/domain/group-by";
import type { Questionnaire } from "@/server/domain/questionnaire/question";
import { releasedAnswers } from "@/server/domain/questionnaire/release-answers";
import type { ReleaseFacts } from "@/server/domain/release/facts";

/** What people who submitted work answered to the organizers' questions, as far as it may be released. */
export async function readQuestionnaire(
  db: Db,
  projectId: string,
  questionnaire: Questionnaire,
): Promise<Pick<ReleaseFacts, "questionnaireAnswers">> {
  if (questionnaire.length === 0) return {};
  const sent = groupBy(await questionnairesToRelease(db, projectId), ({ annotatorId }) => annotatorId);
  const people = sent.map((pages) => ({
    annotator: pages[0].annotatorId,
    // A question is asked at one time, so that no page takes the place of another.
    answers: Object.assign({}, ...pages.map(({ answers }) => answers)) as (typeof pages)[0]["answers"],
  }));
  const questionnaireAnswers = releasedAnswers(questionnaire, people);
  return questionnaireAnswers.length === 0 ? {} : { questionnaireAnswers };
}
