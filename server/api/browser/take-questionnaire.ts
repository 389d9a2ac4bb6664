import { DomainError } from "@/server/domain/errors";
import { checkQuestionnaire } from "@/server/domain/questionnaire/check-answers";
import { questionTimes } from "@/server/domain/questionnaire/question";
import { submitQuestionnaireInput } from "@/server/domain/questionnaire/contracts";
import {
  enteredQuestionnaire,
  type QuestionnaireOutcome,
} from "@/server/domain/questionnaire/entered-questionnaire";
import { showQuestionnaire } from "@/server/services/questionnaire/show-questionnaire";
import { submitQuestionnaire } from "@/server/services/questionnaire/submit-questionnaire";
import { findAnnotator } from "./find-annotator";
import { isOurs } from "./form-answer";
import { requestContext } from "./request-context";

/** The button by which somebody sends no answers. */
const declining = "decline";

const nothing = { answers: {}, agreed: { research: false, release: false } };

/**
 * Takes questions that a browser sends as a form.
 * @returns where to go on, or what the same page says then.
 */
export async function takeQuestionnaire(
  headers: Headers,
  slug: string,
  form: URLSearchParams,
  contextOf: typeof requestContext = requestContext,
): Promise<{ goTo: string } | QuestionnaireOutcome> {
  const ctx = contextOf(headers);
  const annotator = isOurs(headers) ? await findAnnotator(ctx, slug) : null;
  const when = questionTimes.find((time) => time === form.get("when"));
  if (annotator === null || when === undefined) return { kind: "refused" };
  const goTo = `/p/${slug}/${when === "before" ? "work" : "end"}`;
  try {
    const { pages } = await showQuestionnaire(ctx.deps, annotator);
    const page = pages.find((each) => each.when === when);
    if (page === undefined || page.sentAt !== null) return { goTo };
    const entered = form.has(declining) ? nothing : enteredQuestionnaire(page.questions, new Map(form));
    const input = submitQuestionnaireInput.safeParse({ when, ...entered });
    const checked = checkQuestionnaire(page.questions, entered);
    if (!checked.isWhole) {
      const { problems, lacksUse } = checked;
      return { kind: "gaps", when, entered, problems, lacksUse };
    }
    if (!input.success) return { kind: "refused" };
    await submitQuestionnaire(ctx.deps, annotator, input.data);
    return { goTo };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { kind: "refused" };
  }
}
