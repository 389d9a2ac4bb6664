import { expect, test } from "vitest";
import { randomInt, seededRandom } from "@/server/stats/random";
import type { AskedQuestion } from "./question";
import { otherOptions, rareOptions, releasedAnswers } from "./release-answers";

const base = { when: "before", required: true, demographic: true } as const;
const field: AskedQuestion = {
  ...{ ...base, name: "field", text: "Field?", kind: "choice" },
  ...{ options: ["A", "B", "C"], release: "coarsened" },
};
const people = (...answers: (string | null)[]) =>
  answers.map((answer, at) => ({ annotator: `P${at}`, answers: { field: answer } }));
const times = (count: number, answer: string) => Array.from({ length: count }, () => answer);

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

test("preferring not to say is told as such where five people do, and a missing answer not at all", () => {
  const withheld = Array.from({ length: 5 }, () => null);
  const answered = [...people(...times(5, "A"), ...withheld), { annotator: "P10", answers: {} }];
  const told = releasedAnswers([field], answered);
  expect(told).toHaveLength(10);
  expect(told.at(-1)).toEqual({ annotator: "P9", question: "field", answer: null, point: null });
});

test.each(["choice", "age"] as const)(
  "of a coarsened %s it is not told who alone, or with three others, preferred not to say",
  (kind) => {
    const asked: AskedQuestion = { ...field, kind, options: kind === "choice" ? ["A", "B"] : [] };
    const said = times(6, kind === "choice" ? "A" : "31");
    for (const withheld of [1, 4]) {
      const told = releasedAnswers([asked], people(...said, ...Array.from({ length: withheld }, () => null)));
      expect(told.map(({ annotator }) => annotator)).toEqual(["P0", "P1", "P2", "P3", "P4", "P5"]);
    }
    const asAnswered = releasedAnswers([{ ...asked, release: "as-answered" }], people(...said, null));
    expect(asAnswered.at(-1)).toMatchObject({ annotator: "P6", answer: null });
  },
);

test.each([
  ["choice", ["A", "A", "A", "B", null]],
  ["age", ["30", "31", "32", "33", null]],
] as const)("of a coarsened %s that fewer than five people answered nothing is told", (kind, answers) => {
  const asked: AskedQuestion = { ...field, kind, options: kind === "choice" ? ["A", "B"] : [] };
  expect(releasedAnswers([asked], people(...answers))).toEqual([]);
  const fifth = answers[0];
  expect(releasedAnswers([asked], people(...answers, fifth))).toHaveLength(5);
});

test("ages are told in ranges that at least five people share", () => {
  const age: AskedQuestion = { ...field, kind: "age", options: [] };
  const told = releasedAnswers([age], people("19", "23", null, "24", "25", "35", ...times(5, "41"), "83"));
  expect(told.map(({ answer }) => answer)).toEqual([...times(5, "10–39"), ...times(6, "40+")]);
});

test("whatever people answer, five share each coarsened answer that is told, or nothing is told", () => {
  const random = seededRandom(8);
  const options = ["A", "B", "C", "D", "E"];
  for (let run = 0; run < 500; run += 1) {
    const kind = run % 2 === 0 ? "age" : "choice";
    const asked: AskedQuestion = { ...field, kind, options: kind === "choice" ? options : [] };
    const age = () => String(1 + randomInt(random, 120));
    const option = () => options[Math.min(randomInt(random, 5), randomInt(random, 5))] ?? null;
    const say = kind === "age" ? age : option;
    const draw = () => (randomInt(random, 6) === 0 ? null : say());
    const answers = Array.from({ length: randomInt(random, 40) }, draw);
    const told = releasedAnswers([asked], people(...answers)).map(({ answer }) => answer);
    const withheld = answers.filter((answer) => answer === null).length;
    const said = answers.length - withheld;
    expect(told).toHaveLength(said < 5 ? 0 : said + (withheld < 5 ? 0 : withheld));
    for (const each of new Set(told)) {
      expect(told.filter((other) => other === each).length, `${each} of ${answers}`).toBeGreaterThanOrEqual(
        5,
      );
    }
  }
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
