import type { QuestionProblem } from "./check-answers";
import {
  hasOptions,
  mayWithhold,
  type AgreedUses,
  type AskedQuestion,
  type QuestionnaireAnswers,
  type QuestionTime,
} from "./question";

/** What a browser sends as a form, as far as it says anything. */
export interface EnteredQuestionnaire {
  answers: QuestionnaireAnswers;
  agreed: AgreedUses;
}

/** What became of questions that a browser sent as a form, for the page that it gets in return. */
export type QuestionnaireOutcome =
  | {
      kind: "gaps";
      when: QuestionTime;
      entered: EnteredQuestionnaire;
      problems: Record<string, QuestionProblem>;
      lacksUse: boolean;
    }
  | { kind: "refused" };

/** The header of a request in which the server tells the page of it. */
export const questionnaireOutcomeHeader = "x-questionnaire-outcome";

export const writeQuestionnaireOutcome = (outcome: QuestionnaireOutcome): string =>
  Buffer.from(JSON.stringify(outcome)).toString("base64url");

/** Only what `writeQuestionnaireOutcome` wrote comes here: the server takes the header off every request. */
export const readQuestionnaireOutcome = (header: string | null): QuestionnaireOutcome | null =>
  header === null ? null : (JSON.parse(Buffer.from(header, "base64url").toString()) as QuestionnaireOutcome);

/** The names of the fields of the form. A choice without a value is "Prefer not to say"; a text has a box of its own. */
export const answerField = (name: string) => `answer.${name}`;
export const withholdField = (name: string) => `withhold.${name}`;

/** The answers in the fields of a form. */
export function enteredQuestionnaire(
  questions: readonly AskedQuestion[],
  fields: ReadonlyMap<string, string>,
): EnteredQuestionnaire {
  const given = questions.flatMap((asked): [string, string | null][] => {
    const answer = fields.get(answerField(asked.name));
    const isWithheld = hasOptions(asked) ? answer === "" : fields.has(withholdField(asked.name));
    if (isWithheld && mayWithhold(asked)) return [[asked.name, null]];
    const said = answer?.trim() ?? "";
    return said === "" ? [] : [[asked.name, said]];
  });
  return {
    answers: Object.fromEntries(given),
    agreed: { research: fields.has("research"), release: fields.has("release") },
  };
}
