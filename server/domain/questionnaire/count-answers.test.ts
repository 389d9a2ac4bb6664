import { expect, test } from "vitest";
import { countAnswers } from "./count-answers";
import type { AskedQuestion } from "./question";

const base = { required: false, demographic: true, release: "none" } as const;
const field: AskedQuestion = {
  ...{ ...base, name: "field", text: "Field?", kind: "choice", when: "before", options: ["A", "B"] },
};
const age: AskedQuestion = { ...base, name: "age", text: "Age?", kind: "age", when: "after", options: [] };

test("answers are counted by option or by range, of those who were asked at that time", () => {
  const people = [
    { when: "before" as const, answers: { field: "B" } },
    { when: "before" as const, answers: { field: null } },
    { when: "before" as const, answers: {} },
    { when: "after" as const, answers: { age: "41" } },
    { when: "after" as const, answers: { age: "47" } },
    { when: "after" as const, answers: { age: "23" } },
  ];
  expect(countAnswers([field, age], people)).toEqual([
    {
      name: "field",
      answers: [
        { answer: "A", people: 0 },
        { answer: "B", people: 1 },
      ],
      withheld: 1,
      unanswered: 1,
    },
    {
      name: "age",
      answers: [
        { answer: "20–29", people: 1 },
        { answer: "40–49", people: 2 },
      ],
      withheld: 0,
      unanswered: 0,
    },
  ]);
});
