import { expect, test } from "vitest";
import { checkQuestions } from "./check-questions";
import { question, type AskedQuestion } from "./question";

const asked = (change: Partial<AskedQuestion> = {}): AskedQuestion => ({
  ...{ name: "field", text: "What is your field?", kind: "choice", when: "before", required: true },
  ...{ demographic: false, release: "as-answered", options: ["Linguistics", "Other"] },
  ...change,
});
const problems = (...questionnaire: AskedQuestion[]) => checkQuestions({ questionnaire });

test("questions with options or without them are as they should be", () => {
  expect(
    problems(
      asked(),
      asked({ name: "age", kind: "age", options: [], release: "coarsened" }),
      asked({ name: "note", kind: "text", options: [], release: "none" }),
      asked({ name: "effort", kind: "likert", options: ["Low", "High"] }),
    ),
  ).toEqual({});
});

test("a name stands once, and so does an option", () => {
  expect(problems(asked(), asked({ options: ["A", "A"] }))).toEqual({
    "settings.questionnaire.1.name": { reason: "repeated", params: {} },
    "settings.questionnaire.1.options": { reason: "repeated", params: {} },
  });
});

test("each kind has as many options as it can show", () => {
  const options = "settings.questionnaire.0.options";
  expect(problems(asked({ options: ["One"] }))).toEqual({
    [options]: { reason: "too_small", params: { minimum: 2 } },
  });
  expect(problems(asked({ kind: "age" }))).toEqual({
    [options]: { reason: "too_large", params: { maximum: 0 } },
  });
  const many = Array.from({ length: 12 }, (_, at) => `Point ${at}`);
  expect(problems(asked({ kind: "likert", options: many }))).toEqual({
    [options]: { reason: "too_large", params: { maximum: 11 } },
  });
});

test("only ages and choices can be released coarsened", () => {
  for (const kind of ["text", "likert"] as const) {
    const options = kind === "text" ? [] : ["Low", "High"];
    expect(problems(asked({ kind, options, release: "coarsened" }))).toEqual({
      "settings.questionnaire.0.release": { reason: "not_coarsened", params: {} },
    });
  }
});

test("a name is one that files and programs can use", () => {
  expect(question.safeParse(asked({ name: "years-of-study" })).success).toBe(true);
  expect(question.safeParse(asked({ name: "years of study" })).success).toBe(false);
});
