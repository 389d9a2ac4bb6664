import { expect, test } from "vitest";
import type { AskedQuestion } from "./question";
import { ageRange, otherOptions, rareOptions, releasedAnswers } from "./release-answers";

const base = { when: "before", required: true, demographic: true } as const;
const field: AskedQuestion = {
  ...{ ...base, name: "field", text: "Field?", kind: "choice" },
  ...{ options: ["A", "B", "C"], release: "coarsened" },
};
const people = (...answers: (string | null)[]) =>
  answers.map((answer, at) => ({ annotator: `P${at}`, answers: { field: answer } }));
const times = (count: number, answer: string) => Array.from({ length: count }, () => answer);

test.each([
  ["18", "10–19"],
  ["30", "30–39"],
  ["39", "30–39"],
  ["79", "70–79"],
  ["80", "80+"],
  ["101", "80+"],
])("an age of %s is told as %s", (age, range) => {
  expect(ageRange(age)).toBe(range);
});

test("options that fewer than five people chose are told as one", () => {
  const answers = [...times(9, "A"), ...times(3, "B"), ...times(2, "C")];
  expect(rareOptions(["A", "B", "C"], answers)).toEqual(new Set(["B", "C"]));
  const told = releasedAnswers([field], people(...answers)).map(({ answer }) => answer);
  expect(told).toEqual([...times(9, "A"), ...times(5, otherOptions)]);
});

test("a rare option does not stand alone: the next rarest goes with it", () => {
  expect(rareOptions(["A", "B", "C"], [...times(9, "A"), ...times(6, "B"), "C"])).toEqual(
    new Set(["C", "B"]),
  );
  expect(rareOptions(["A", "B"], [...times(5, "A"), ...times(5, "B")])).toEqual(new Set());
  expect(rareOptions(["A", "B"], ["A", "B"])).toEqual(new Set(["A", "B"]));
});

test("preferring not to say is told as such, and a missing answer not at all", () => {
  const answered = [...people(...times(5, "A"), null), { annotator: "P6", answers: {} }];
  const told = releasedAnswers([field], answered);
  expect(told).toHaveLength(6);
  expect(told.at(-1)).toEqual({ annotator: "P5", question: "field", answer: null, point: null });
});

test("what is not released is not told, and a point of a scale has its place", () => {
  const effort: AskedQuestion = {
    ...{ ...base, name: "effort", text: "Effort?", kind: "likert", demographic: false },
    ...{ options: ["Low", "Middle", "High"], release: "as-answered" },
  };
  const given = [{ annotator: "P0", answers: { effort: "High", field: "A" } }];
  expect(releasedAnswers([{ ...field, release: "none" }, effort], given)).toEqual([
    { annotator: "P0", question: "effort", answer: "High", point: 3 },
  ]);
});
