import { workingAnnotator } from "@/db/queries/annotators";
import { questionnaireOf } from "@/db/queries/questionnaire-responses";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { isoInstant } from "@/server/domain/instant";
import type { OwnQuestionnaire } from "@/server/domain/questionnaire/contracts";
import { questionTimes, type QuestionTime } from "@/server/domain/questionnaire/question";
import { translatedQuestions } from "@/server/domain/translation/translated-questions";
import { launchedProject } from "@/server/services/assignment/internal/launched-project";
import { noLongerKnown } from "@/server/services/assignment/internal/find-working-annotator";

/**
 * The questions that a project asks, in the language that whoever asks reads, with what they have sent.
 * @throws DomainError `unauthenticated` when the annotator is gone, or was erased.
 */
export async function showQuestionnaire(
  deps: Pick<Deps, "store">,
  actor: AnnotatorActor,
): Promise<OwnQuestionnaire> {
  const { store } = deps;
  const { annotatorId } = actor;
  const [annotator] = await workingAnnotator(store.read, { annotatorId });
  if (annotator === undefined || annotator.erasedAt !== null) throw noLongerKnown();
  const sent = await questionnaireOf(store.read, { annotatorId });
  const { language, translation } = await launchedProject(deps, actor);
  const { questionnaire } = annotator.settings;
  const read = translation === null ? questionnaire : translatedQuestions(questionnaire, translation.texts);
  const pages = questionTimes.flatMap((when) => {
    const questions = read.filter((asked) => asked.when === when);
    if (questions.length === 0) return [];
    const response = sent.find(({ askedWhen }) => askedWhen === when);
    return [
      {
        when,
        questions,
        sentAt: response === undefined ? null : isoInstant(response.sentAt),
        answers: response?.answers ?? {},
        agreed: {
          research: response?.agreesToResearch ?? false,
          release: response?.agreesToRelease ?? false,
        },
      },
    ];
  });
  const isDue = (time: QuestionTime) => pages.some(({ when, sentAt }) => when === time && sentAt === null);
  const shown = { pages, ...(translation !== null && language !== null && { language }) };
  // Who has yet to qualify is asked afterwards.
  if (annotator.state === "qualifying") return { ...shown, due: null };
  if (isDue("before")) return { ...shown, due: "before" };
  return { ...shown, due: isDue("after") && annotator.workHitCount > 0 ? "after" : null };
}
