import { expect, test } from "vitest";
import type { AskedQuestion } from "@/server/domain/questionnaire/question";
import { ofKind, questionFormsOf, questionsOf, withNewQuestion } from "./question-form";

const field: AskedQuestion = {
  ...{ name: "field", text: "What is your field?", kind: "choice", when: "before", required: true },
  ...{ demographic: false, release: "coarsened", options: ["Linguistics", "Something else"] },
};

test("questions put into the form and taken out are the same", () => {
  expect(questionsOf(questionFormsOf([field]))).toEqual([field]);
});

test("nothing is saved while a question lacks its name, text or options", () => {
  const forms = withNewQuestion(questionFormsOf([field]));
  expect(forms.map(({ key }) => key)).toEqual([0, 1]);
  expect(questionsOf(forms)).toBeNull();
  const [whole] = questionFormsOf([field]);
  if (whole === undefined) throw new Error("There is a question.");
  expect(questionsOf([{ ...whole, options: "One\n \n" }])).toBeNull();
  expect(questionsOf([{ ...whole, options: " One \n\nTwo" }])?.[0]?.options).toEqual(["One", "Two"]);
});

test("a question of another kind is not released in a way that it does not have, and an age is about the person", () => {
  const [form] = questionFormsOf([field]);
  if (form === undefined) throw new Error("There is a question.");
  expect(ofKind(form, "text").release).toBe("none");
  expect(questionsOf([ofKind(form, "age")])).toEqual([
    { ...field, kind: "age", demographic: true, options: [] },
  ]);
});
