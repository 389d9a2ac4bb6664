import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom, shuffled } from "../random";
import { rankingGold, type CandidateCounts } from "./ranking-gold";

/** One ranking of each annotator, of the same group. */
const rankingsOf = (group: number, ...rankings: number[][]) =>
  rankings.map((ranks, annotator) => ({ group, annotator, ranks }));

const singer: CandidateCounts = { positive: 3, distractor: 2, random: 1 };

test("of two positives the share of annotators counts who ranked the first above the second", () => {
  const gold = rankingGold([singer], rankingsOf(0, [1, 2, 3], [2, 1, 3], [1, 3, 2], [1, 2, 3]));
  const positives = gold.filter(({ kind }) => kind === "positive");
  expect(positives.map(({ first, second, preference }) => [first, second, preference.value])).toEqual([
    [0, 1, 0.75],
    [0, 2, 1],
    [1, 2, 0.75],
  ]);
});

test("a share carries its 95 % score interval", () => {
  const [one] = rankingGold(
    [{ positive: 2, distractor: 0, random: 0 }],
    rankingsOf(0, [1, 2], [1, 2], [2, 1]),
  );
  // Wilson's interval of 2 of 3: Python, from its formula.
  expect(one?.preference).toMatchObject({ value: 2 / 3, n: 3, method: "wilson" });
  expect((one?.preference as { low: number }).low).toBeCloseTo(0.2076596, 6);
  expect((one?.preference as { high: number }).high).toBeCloseTo(0.9385081, 6);
});

test("a positive is above every distractor and random for certain, whether anybody ranked or not", () => {
  const gold = rankingGold([singer], []);
  const certain = gold.filter(({ kind }) => kind !== "positive");
  expect(certain.map(({ kind, first, second }) => [kind, first, second])).toEqual([
    ["distractor", 0, 0],
    ["distractor", 0, 1],
    ["distractor", 1, 0],
    ["distractor", 1, 1],
    ["distractor", 2, 0],
    ["distractor", 2, 1],
    ["random", 0, 0],
    ["random", 1, 0],
    ["random", 2, 0],
  ]);
  expect(certain.every(({ preference }) => preference.value === 1)).toBe(true);
  expect(gold[0]?.preference).toEqual({ value: null, reason: "no_rankings" });
});

test("who ranks two candidates alike counts as half a person for either", () => {
  const pair = { positive: 2, distractor: 0, random: 0 };
  const [one] = rankingGold([pair], rankingsOf(0, [1, 2], [1, 1], [1, 1], [2, 1]));
  expect(one?.preference).toMatchObject({ value: 0.5, n: 4 });
  const [other] = rankingGold([pair], rankingsOf(0, [1, 1]));
  // Wilson's interval of half a hit of 1: Python, from its formula.
  expect(other?.preference).toMatchObject({ value: 0.5, n: 1, low: expect.closeTo(0.0546208, 6) });
});

test("rankings that cannot be of the group are refused", () => {
  const rank =
    (group: number, ...rankings: number[][]) =>
    () =>
      rankingGold([singer], rankingsOf(group, ...rankings));
  expect(rank(1, [1, 2, 3])).toThrow("no target group 1");
  expect(rank(0, [1, 2])).toThrow("ranks 2 of 3 positives");
  const twice = { group: 0, annotator: 4, ranks: [1, 2, 3] };
  expect(() => rankingGold([singer], [twice, twice])).toThrow("Annotator 4 ranked group 0 more than once");
});

test("whoever ranks, R> of two candidates turned round is the rest to 1", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 1, max: 20 }), (seed, annotators) => {
      const random = seededRandom(seed);
      const rankings = Array.from({ length: annotators }, () => shuffled(random, [1, 2, 3]));
      const group = { positive: 3, distractor: 0, random: 0 };
      const gold = rankingGold([group], rankingsOf(0, ...rankings));
      const turned = rankingGold([group], rankingsOf(0, ...rankings.map((ranks) => [...ranks].reverse())));
      gold.forEach(({ first, second, preference }) => {
        const other = turned.find((one) => one.first === 2 - second && one.second === 2 - first);
        expect((preference.value ?? NaN) + (other?.preference.value ?? NaN)).toBeCloseTo(1, 14);
      });
    }),
  );
});
