import { expect, test } from "vitest";
import { enteredQuestionnaire } from "./entered-questionnaire";
import type { AskedQuestion } from "./question";

const base = { when: "before", required: true, release: "as-answered" } as const;
const field: AskedQuestion = {
  ...{ ...base, name: "field", text: "Field?", kind: "choice", demographic: true },
  options: ["A", "B"],
};
const age: AskedQuestion = {
  ...base,
  name: "age",
  text: "Age?",
  kind: "age",
  demographic: false,
  options: [],
};
const note: AskedQuestion = {
  ...base,
  name: "note",
  text: "Note?",
  kind: "text",
  demographic: false,
  options: [],
};

const entered = (fields: Record<string, string>) =>
  enteredQuestionnaire([field, age, note], new Map(Object.entries(fields)));

test("fields are answers, and empty texts are none", () => {
  expect(
    entered({ "answer.field": "A", "answer.age": " 34 ", "answer.note": "", research: "on", other: "x" }),
  ).toEqual({ answers: { field: "A", age: "34" }, agreed: { research: true, release: false } });
});

test("preferring not to say is a choice without a value, or a box beside a text", () => {
  expect(entered({ "answer.field": "", "answer.age": "34", "withhold.age": "on" }).answers).toEqual({
    field: null,
    age: null,
  });
});

test("what is not about the person cannot be withheld", () => {
  expect(entered({ "withhold.note": "on", "answer.note": "Fine" }).answers).toEqual({ note: "Fine" });
});
