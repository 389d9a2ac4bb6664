import { describe, expect, test } from "vitest";
import { rankingScores, type ScoredComparison } from "./ranking-score";

const compare = (
  kind: ScoredComparison["kind"],
  [first, second]: [string, string],
  share: number,
  similarities: ScoredComparison["similarities"],
): ScoredComparison => ({ target: "singer", kind, first, second, share, similarities });

/** By hand: musician .9, performer .7, artist .7, chef .1. */
const comparisons = [
  compare("positive", ["musician", "performer"], 0.85, [0.9, 0.7]),
  compare("positive", ["artist", "musician"], 0.6, [0.7, 0.9]),
  compare("positive", ["performer", "artist"], 0.75, [0.7, 0.7]),
  compare("positive", ["artist", "vocalist"], 0.5, null),
  compare("distractor", ["artist", "chef"], 1, [0.7, 0.1]),
  compare("random", ["chef", "artist"], 1, [0.1, 0.7]),
];

describe("the score of a model", () => {
  test("weighs each right decision by the annotators' majority", () => {
    const scores = rankingScores(comparisons);
    // .7 right; .2 wrong; .5 equal, which counts for the second and is wrong; 1 right; 1 wrong.
    expect(scores.positive.value).toBeCloseTo(0.7 / 1.4, 12);
    expect(scores).toMatchObject({ distractor: { value: 1 }, random: { value: 0 } });
    expect(scores.all.value).toBeCloseTo(1.7 / 3.4, 12);
  });

  test("leaves comparisons with an unknown word out of both sums and counts them", () => {
    expect(rankingScores(comparisons)).toMatchObject({ comparisons: 6, unknown: 1 });
  });

  test("an equal similarity counts for the second candidate, as the paper's formula has it", () => {
    const score = (share: number) =>
      rankingScores([compare("positive", ["a", "b"], share, [0.5, 0.5])]).all.value;
    expect([score(0.8), score(0.2)]).toEqual([0, 1]);
  });

  test("is 1 for a model that is always right and 0 for one that is always wrong", () => {
    const model = (sign: number) =>
      rankingScores(
        comparisons.map((each) => ({
          ...each,
          similarities: [sign * each.share, sign * (1 - each.share)] as const,
        })),
      );
    expect(model(1).all.value).toBe(1);
    expect(model(-1).all.value).toBe(0);
  });

  test("is undefined where annotators were divided evenly, or nothing is known", () => {
    const none = { value: null, reason: "no_comparisons" };
    expect(rankingScores([compare("positive", ["a", "b"], 0.5, [1, 0])]).all).toEqual(none);
    expect(rankingScores([])).toMatchObject({ all: none, spearman: none, comparisons: 0, unknown: 0 });
  });
});

test("Spearman is that of each target's positives, and the mean over targets", () => {
  const other = comparisons.map((each) => ({ ...each, target: "bird" }));
  const one = rankingScores(comparisons).spearman;
  // Means of shares: musician .625, performer .45, artist .425; the model has the last two alike.
  expect(one).toEqual({ value: expect.closeTo(Math.sqrt(3) / 2, 12) as number, targets: 1 });
  expect(rankingScores([...comparisons, ...other]).spearman).toMatchObject({ value: one.value, targets: 2 });
});
