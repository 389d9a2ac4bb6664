import { expect, test } from "vitest";
import { checkQuestionnaire } from "./check-answers";
import type { AgreedUses, AskedQuestion, QuestionnaireAnswers } from "./question";

const base = { when: "before", required: true, demographic: false, release: "as-answered" } as const;
const field: AskedQuestion = { ...base, name: "field", text: "Field?", kind: "choice", options: ["A", "B"] };
const age: AskedQuestion = {
  ...base,
  name: "age",
  text: "Age?",
  kind: "age",
  options: [],
  release: "coarsened",
};
const note: AskedQuestion = {
  ...{ ...base, name: "note", text: "Anything else?", kind: "text", options: [] },
  ...{ required: false, release: "none" },
};
const both = { research: true, release: true };

const check = (answers: QuestionnaireAnswers, agreed: AgreedUses = both) =>
  checkQuestionnaire([field, age, note], { answers, agreed });

test("answers that are offered are kept, and an empty text is none", () => {
  expect(check({ field: "A", age: "34", note: "" })).toEqual({
    isWhole: true,
    kept: { field: "A", age: "34" },
  });
});

test("a required question needs an answer, and preferring not to say is one", () => {
  expect(check({ field: "A" })).toMatchObject({ isWhole: false, problems: { age: "missing" } });
  expect(check({ field: "A", age: null })).toEqual({ isWhole: true, kept: { field: "A", age: null } });
});

test("only what is about the person can be withheld", () => {
  expect(check({ field: null, age: "34" })).toMatchObject({ problems: { field: "not_offered" } });
});

test("an age is kept in one kind of digits, whichever the keyboard gives", () => {
  for (const typed of ["٣٤", "۳۴", "３４"]) {
    expect(check({ field: "A", age: typed })).toEqual({ isWhole: true, kept: { field: "A", age: "34" } });
  }
});

test.each(["0", "121", "-3", "12.5", "old", "0x20", "1e2"])("%s is no age", (answer) => {
  expect(check({ field: "A", age: answer })).toMatchObject({ problems: { age: "not_an_age" } });
});

test("an answer is one of the options, to a question that is asked", () => {
  expect(check({ field: "C", age: "34", other: "x" })).toMatchObject({
    problems: { field: "not_offered", other: "not_asked" },
  });
});

test("without agreement nothing has to be answered, and nothing is kept", () => {
  const none = { research: false, release: false };
  expect(check({}, none)).toEqual({ isWhole: true, kept: {} });
  expect(check({ age: null }, none)).toEqual({ isWhole: true, kept: {} });
  expect(check({ age: "34" }, none)).toEqual({ isWhole: false, problems: {}, lacksUse: true });
});

test("an answer is kept for the uses that were agreed to, and one of no such use is not", () => {
  const onlyRelease = { research: false, release: true };
  expect(check({ field: "A", age: "34", note: "Private" }, onlyRelease)).toEqual({
    isWhole: true,
    kept: { field: "A", age: "34" },
  });
  const onlyResearch = { research: true, release: false };
  expect(check({ field: "A", age: "34", note: "Private" }, onlyResearch)).toMatchObject({
    kept: { note: "Private" },
  });
});

test("a question called as part of every object is a question like others", () => {
  const odd: AskedQuestion = { ...field, name: "constructor" };
  expect(checkQuestionnaire([odd], { answers: {}, agreed: both })).toMatchObject({
    problems: { constructor: "missing" },
  });
});
