import type { ShownQuestion } from "@/server/domain/questionnaire/contracts";
import type { AskedQuestion } from "@/server/domain/questionnaire/question";
import { optionPlace, textPlace } from "./source-texts";
import type { TranslatedTexts } from "./translated";

/** Questions of a questionnaire in another language. What is answered to them is the options as they were written. */
export const translatedQuestions = (
  questions: readonly AskedQuestion[],
  texts: TranslatedTexts,
): ShownQuestion[] =>
  questions.map((asked) => ({
    ...asked,
    text: texts.get(textPlace("asked", asked.name)) ?? asked.text,
    labels: asked.options.map((option) => texts.get(optionPlace(asked.name, option)) ?? option),
  }));
