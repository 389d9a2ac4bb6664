import { insertQuestionnaire, questionnaireOf } from "@/db/queries/questionnaire-responses";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { DomainError } from "@/server/domain/errors";
import { checkQuestionnaire } from "@/server/domain/questionnaire/check-answers";
import type { SentQuestionnaire, SubmitQuestionnaireInput } from "@/server/domain/questionnaire/contracts";
import { launchedProject } from "@/server/services/assignment/internal/launched-project";
import { findWorkingAnnotator } from "@/server/services/assignment/internal/find-working-annotator";

/**
 * Takes what an annotator answers to the questions of one time. Sent again, the first answers stay.
 * @throws DomainError `not_found` where the project asks nothing then, `project_closed`, `conflict` for the questions after
 *   the work before any, `invalid_answers` with what is wrong in `details.questions` and whether no use was agreed to in
 *   `details.lacksUse`.
 */
export async function submitQuestionnaire(
  deps: Deps,
  actor: AnnotatorActor,
  { when, answers, agreed }: SubmitQuestionnaireInput,
): Promise<SentQuestionnaire> {
  const { language } = await launchedProject(deps, actor);
  return deps.store.write(async (tx) => {
    const annotator = await findWorkingAnnotator(tx, actor);
    const { annotatorId, projectId, settings } = annotator;
    const questions = settings.questionnaire.filter((asked) => asked.when === when);
    if (questions.length === 0) throw new DomainError("not_found", "This project asks no such questions.");
    const sent = (await questionnaireOf(tx, { annotatorId })).find(({ askedWhen }) => askedWhen === when);
    if (sent !== undefined) return { kept: Object.keys(sent.answers) };
    if (annotator.projectState === "closed") {
      throw new DomainError("project_closed", "This project is closed.");
    }
    if (when === "after" && annotator.workHitCount === 0) {
      throw new DomainError("conflict", "These questions follow the work.");
    }
    const checked = checkQuestionnaire(questions, { answers, agreed });
    if (!checked.isWhole) {
      const { problems, lacksUse } = checked;
      throw new DomainError("invalid_answers", "Some answers are missing or are not offered.", {
        questions: problems,
        lacksUse,
      });
    }
    await insertQuestionnaire(tx, {
      annotatorId,
      askedWhen: when,
      projectId,
      answers: checked.kept,
      agreesToResearch: agreed.research,
      agreesToRelease: agreed.release,
      sentAt: deps.now(),
      language,
    });
    return { kept: Object.keys(checked.kept) };
  });
}
