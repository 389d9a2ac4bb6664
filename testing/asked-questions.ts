import type { AskedQuestion } from "@/server/domain/questionnaire/question";

const base = { demographic: false, required: true, release: "as-answered" } as const;

/** Questions of three kinds, before and after the work. */
export const fieldQuestion: AskedQuestion = {
  ...{ ...base, name: "field", text: "What is your field?", kind: "choice", when: "before" },
  options: ["Linguistics", "Something else"],
};
export const ageQuestion: AskedQuestion = {
  ...{ ...base, name: "age", text: "How old are you?", kind: "age", when: "before", options: [] },
  release: "coarsened",
};
export const noteQuestion: AskedQuestion = {
  ...{ ...base, name: "note", text: "How was the work?", kind: "text", when: "after", options: [] },
  ...{ required: false, release: "none" },
};
