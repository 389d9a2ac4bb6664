import {
  hasOptions,
  mayWithhold,
  type AnswerRelease,
  type AskedQuestion,
} from "@/server/domain/questionnaire/question";

/** A question while it is edited. */
export interface QuestionForm extends Omit<AskedQuestion, "options"> {
  /** Stays with the question while others come and go. */
  key: number;
  /** A line for each point or option. */
  options: string;
}

export const questionFormsOf = (questions: readonly AskedQuestion[]): QuestionForm[] =>
  questions.map((asked, key) => ({ ...asked, key, options: asked.options.join("\n") }));

/** What a question starts with: about the person, declined by a press, and told to nobody. */
const firstQuestion: Omit<QuestionForm, "key"> = {
  ...{ name: "", text: "", kind: "choice", when: "before", required: true },
  ...{ demographic: true, release: "none", options: "" },
};

export function withNewQuestion(forms: readonly QuestionForm[]): QuestionForm[] {
  const key = Math.max(-1, ...forms.map((form) => form.key)) + 1;
  return [...forms, { ...firstQuestion, key }];
}

/** How answers of a kind can be released. */
export const answerReleasesOf = ({ kind }: Pick<AskedQuestion, "kind">): AnswerRelease[] =>
  kind === "choice" || kind === "age" ? ["as-answered", "coarsened", "none"] : ["as-answered", "none"];

/** A question of another kind keeps what still has a meaning. */
export function ofKind(form: QuestionForm, kind: AskedQuestion["kind"]): QuestionForm {
  const release = answerReleasesOf({ kind }).includes(form.release) ? form.release : "none";
  return { ...form, kind, release };
}

const linesOf = (options: string): string[] =>
  options
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The questions as they are saved; none while one of them lacks a name, a text or two options. */
export function questionsOf(forms: readonly QuestionForm[]): AskedQuestion[] | null {
  const questions = forms.map(({ key: _key, options, ...asked }) => ({
    ...asked,
    demographic: mayWithhold(asked),
    options: hasOptions(asked) ? linesOf(options) : [],
  }));
  const isWhole = questions.every(
    (asked) =>
      asked.name.trim() !== "" &&
      asked.text.trim() !== "" &&
      (!hasOptions(asked) || asked.options.length > 1),
  );
  return isWhole ? questions : null;
}
