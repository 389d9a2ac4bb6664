import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom, shuffled } from "../random";
import { type BestWorstAnswer } from "./best-worst-answer";
import { countingScores } from "./counting-scores";

const answer = (shown: number[], most: number | null, least: number | null): BestWorstAnswer => ({
  question: 0,
  shown,
  most,
  least,
});

const values = (answers: BestWorstAnswer[], count: number) =>
  countingScores(answers, count).map(({ value }) => value);

test("a score is the per cent chosen as most less the per cent chosen as least, of the times shown", () => {
  const answers = [answer([0, 1, 2, 3], 0, 3), answer([0, 1, 2, 3], 0, 1), answer([0, 1, 4, 5], 1, 0)];
  // By hand: 0 was shown three times, twice the most and once the least.
  expect(values(answers, 6)).toEqual([100 / 3, 0, 0, -50, 0, 0]);
  expect(countingScores(answers, 6)[0]).toMatchObject({ n: 3, most: 2, least: 1 });
});

test("what no question showed has no score", () => {
  expect(countingScores([answer([0, 1, 2, 3], 0, 1)], 5)[4]).toEqual({ value: null, reason: "never_shown" });
});

test("a missing choice leaves the showing, and one thing chosen as both moves nothing", () => {
  expect(values([answer([0, 1, 2, 3], null, 1), answer([0, 1, 2, 3], 0, 0)], 4)).toEqual([0, -50, 0, 0]);
});

test("an interval holds the score, in per cent, and narrows with more answers", () => {
  const lowAfter = (times: number) => {
    const same = Array.from({ length: times }, () => answer([0, 1, 2, 3], 0, 1));
    const [score] = countingScores(same, 4);
    expect(score).toMatchObject({ value: 100, high: 100 });
    return (score as { low: number }).low;
  };
  expect(lowAfter(2)).toBeLessThan(lowAfter(60));
  expect(lowAfter(60)).toBeLessThan(100);
});

test("answers that cannot be are refused", () => {
  expect(() => countingScores([answer([0, 0, 1, 2], 0, 1)], 3)).toThrow("shows one thing twice");
  expect(() => countingScores([answer([0, 1, 2, 3], 0, 1)], 3)).toThrow("outside the 3");
  expect(() => countingScores([answer([0, 1], 2, 1)], 3)).toThrow("was not shown");
});

test("scores of complete answers lie within −100 to 100, cancel out over what was shown, and keep no order", () => {
  const question = fc.tuple(
    fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 4, maxLength: 4 }),
    fc.shuffledSubarray([0, 1, 2, 3], { minLength: 2, maxLength: 2 }),
  );
  fc.assert(
    fc.property(fc.array(question, { minLength: 1, maxLength: 30 }), fc.nat(99), (questions, seed) => {
      const answers = questions.map(([shown, [most = 0, least = 1]]) =>
        answer(shown, shown[most]!, shown[least]!),
      );
      const scores = countingScores(answers, 6);
      const net = scores.flatMap((score) => (score.value === null ? [] : [(score.value * score.n) / 100]));
      expect(net.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 9);
      for (const { value } of scores) expect(Math.abs(value ?? 0)).toBeLessThanOrEqual(100);
      expect(countingScores(shuffled(seededRandom(seed), answers), 6)).toEqual(scores);
    }),
  );
});
