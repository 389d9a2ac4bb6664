import { workingAnnotator } from "@/db/queries/annotators";
import { questionnaireOf } from "@/db/queries/questionnaire-responses";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { isoInstant } from "@/server/domain/instant";
import type { OwnQuestionnaire } from "@/server/domain/questionnaire/contracts";
import { questionTimes, type QuestionTime } from "@/server/domain/questionnaire/question";
import { noLongerKnown } from "@/server/services/assignment/internal/find-working-annotator";

/**
 * The questions that a project asks, with what whoever asks has sent.
 * @throws DomainError `unauthenticated` when the annotator is gone, or was erased.
 */
export async function showQuestionnaire(
  { store }: Pick<Deps, "store">,
  { annotatorId }: AnnotatorActor,
): Promise<OwnQuestionnaire> {
  const [annotator] = await workingAnnotator(store.read, { annotatorId });
  if (annotator === undefined || annotator.erasedAt !== null) throw noLongerKnown();
  const sent = await questionnaireOf(store.read, { annotatorId });
  const pages = questionTimes.flatMap((when) => {
    const questions = annotator.settings.questionnaire.filter((asked) => asked.when === when);
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
  // Who has yet to qualify is asked afterwards.
  if (annotator.state === "qualifying") return { pages, due: null };
  if (isDue("before")) return { pages, due: "before" };
  return { pages, due: isDue("after") && annotator.workHitCount > 0 ? "after" : null };
}
