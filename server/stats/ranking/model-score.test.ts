import { expect, test } from "vitest";
import { modelScores, type DecidedComparison } from "./model-score";

/** The comparisons of 2016 (ranking), Table 1, decided as given: true where the model prefers the first candidate. */
function singer(decisions: readonly boolean[]): DecidedComparison[] {
  const table = [
    ["positive", 0.1],
    ["positive", 0.8],
    ["positive", 0.6],
    ["distractor", 1],
    ["random", 1],
  ] as const;
  return table.map(([kind, share], at) => ({
    kind,
    share,
    similarities: decisions[at] ? [0.9, 0.4] : [0.4, 0.9],
  }));
}

test("a model that goes with every majority scores 1, and one that never does 0", () => {
  const right = [false, true, true, true, true];
  const perfect = modelScores(singer(right));
  expect([perfect.all, perfect.positive, perfect.distractor, perfect.random]).toEqual([
    { value: 1, n: 5 },
    { value: 1, n: 3 },
    { value: 1, n: 1 },
    { value: 1, n: 1 },
  ]);
  expect(modelScores(singer(right.map((decision) => !decision))).all.value).toBe(0);
});

test("a wrong decision costs as much as annotators were clear about it", () => {
  // By hand: |s| is .8, .6, .2, 1 and 1; the first and the last are wrong.
  const { all, positive, random } = modelScores(singer([true, true, true, true, false]));
  expect(all.value).toBeCloseTo(1.8 / 3.6, 14);
  expect(positive.value).toBeCloseTo(0.8 / 1.6, 14);
  expect(random.value).toBe(0);
});

test("a model that finds both alike did not prefer the first", () => {
  const alike = { similarities: [0.5, 0.5] as const, kind: "random" as const };
  expect(modelScores([{ ...alike, share: 1 }]).all.value).toBe(0);
  expect(modelScores([{ ...alike, share: 0.2 }]).all.value).toBe(1);
});

test("without comparisons, and where annotators were divided in halves, there is no score", () => {
  expect(modelScores([]).all).toEqual({ value: null, reason: "no_comparisons" });
  const divided = modelScores([{ kind: "positive", share: 0.5, similarities: [1, 0] }]);
  expect(divided.positive).toEqual({ value: null, reason: "no_majority" });
  expect(divided.distractor).toEqual({ value: null, reason: "no_comparisons" });
});

test("a share beyond 0 to 1 and a similarity that is none are refused", () => {
  expect(() => modelScores([{ kind: "random", share: 1.2, similarities: [1, 0] }])).toThrow(
    "1.2 is not a share",
  );
  expect(() => modelScores([{ kind: "random", share: 1, similarities: [NaN, 0] }])).toThrow("not finite");
});
