import { expect, test } from "vitest";
import { tasks } from "./tasks";

const number = (value: number | null) => ({ value, answer: null });
const text = (answer: unknown) => ({ value: null, answer: JSON.stringify(answer) });

test("a rating is told as its value, and Not Applicable as none", () => {
  const said = [number(2.25), number(null)].map((judged) => tasks["pair-rating"].inWords(judged, null));
  expect(said).toEqual([
    { kind: "value", value: 2.25 },
    { kind: "value", value: null },
  ]);
});

test("a choice is told by its number and text, of two texts by whether they are the same", () => {
  const question = { form: "question", candidates: ["to sleep", "to run"], right: 2 };
  expect(tasks.choice.inWords(number(2), question)).toEqual({ kind: "choice", number: 2, text: "to run" });
  const pair = { form: "pair", right: null };
  expect(tasks.choice.inWords(number(2), pair)).toEqual({ kind: "choice", number: 2, text: "not the same" });
});

test("the most and the least similar are told as the pairs they are", () => {
  const pairs = [
    ["king", "queen"],
    ["car", "road"],
    ["sun", "moon"],
    ["cup", "tea"],
  ];
  expect(tasks["best-worst"].inWords(number(2), { pairs })).toEqual({
    kind: "choice",
    number: 2,
    text: "car : road",
  });
});

test("a ranking is told place by place, and those that share one stand together", () => {
  const group = { positives: ["artist", "person", "musician"], distractors: ["song"], randoms: [] };
  expect(tasks["target-ranking"].inWords(text([2, 2, 1]), group)).toEqual({
    kind: "ranking",
    places: [["musician"], ["artist", "person"]],
  });
});

test("a text is told as it was written, and a blank by its reason", () => {
  const content = { requested: 3, form: "sentence", limits: { minimum: 5, maximum: 40 } };
  const { inWords } = tasks["pair-writing"];
  expect(inWords(text({ text: "They fly a kite." }), content)).toEqual({
    kind: "text",
    text: "They fly a kite.",
  });
  expect(inWords(text({ blank: "no-such-text" }), content)).toEqual({
    kind: "blank",
    reason: "no-such-text",
  });
});

test("units are told with the words that state them, by summary", () => {
  const content = {
    text: "The bridge was opened.\nIt opened.",
    headerPattern: null,
    summaries: [
      { heading: "A", start: 0, end: 22 },
      { heading: "B", start: 23, end: 33 },
    ],
  };
  const inTwo = [
    { start: 15, end: 21 },
    { start: 0, end: 10 },
  ];
  const contributors = [
    { summary: 0, parts: inTwo },
    { summary: 1, parts: [{ start: 0, end: 9 }] },
  ];
  expect(tasks["unit-marking"].inWords(text([{ label: "It opened", contributors }]), content)).toEqual({
    kind: "units",
    units: [
      {
        label: "It opened",
        contributors: [
          { summary: 1, text: "The bridge … opened" },
          { summary: 2, text: "It opened" },
        ],
      },
    ],
  });
});
