import { expect, test } from "vitest";
import { type GroupRanking } from "../agreement/ranking-agreement";
import { seededRandom } from "../random";
import { drawOrder } from "./plackett-luce";
import { rankingGold } from "./ranking-gold";
import { ranksOfOrder } from "./ranks-of-order";

/** What a crowd prefers: of each group the strengths of its positives. */
const strengthsByGroup = [
  [1, 1],
  [8, 4, 2, 1],
  [1, 1, 1],
  [20, 5, 4, 3, 2, 1],
  [3, 2],
];

function crowd(annotators: number, seed: number): GroupRanking[] {
  const random = seededRandom(seed);
  return strengthsByGroup.flatMap((strengths, group) =>
    Array.from({ length: annotators }, (_, annotator) => ({
      group,
      annotator,
      ranks: ranksOfOrder(drawOrder(strengths, random)),
    })),
  );
}

/** Per pair of positives: how many binomial standard deviations R> lies from the probability it was drawn with. */
function deviations(annotators: number, seed: number): number[] {
  const groups = strengthsByGroup.map(({ length }) => ({ positive: length, distractor: 0, random: 0 }));
  return rankingGold(groups, crowd(annotators, seed)).map(({ group, first, second, preference }) => {
    const [a, b] = [strengthsByGroup[group]![first]!, strengthsByGroup[group]![second]!];
    const known = a / (a + b);
    return (preference.value! - known) / Math.sqrt((known * (1 - known)) / annotators);
  });
}

test("R> of a crowd with known order probabilities comes back within the sampling error", () => {
  const runs = Array.from({ length: 40 }, (_, seed) => deviations(500, seed));
  const all = runs.flat();
  // 26 pairs of 40 crowds: beyond 4.5 standard deviations lies 1 of 147,000 normal draws.
  expect(all).toHaveLength(26 * 40);
  expect(Math.max(...all.map(Math.abs))).toBeLessThan(4.5);
  // Were R> biased, the mean of a pair's 40 deviations would leave 0 by more than 4 / √40.
  runs[0]!.forEach((_, pair) => {
    const mean = runs.reduce((sum, run) => sum + run[pair]!, 0) / runs.length;
    expect(Math.abs(mean)).toBeLessThan(4 / Math.sqrt(runs.length));
  });
  // The variance of a standardized binomial is 1; of 1,040 draws, many of them of the same crowd, it is near.
  const variance = all.reduce((sum, each) => sum + each ** 2, 0) / all.length;
  expect(variance).toBeGreaterThan(0.8);
  expect(variance).toBeLessThan(1.2);
});

test("the whole order is drawn as Plackett and Luce say", () => {
  const random = seededRandom(7);
  const draws = 20_000;
  const strengths = [3, 2, 1];
  const counts = new Map<string, number>();
  for (let draw = 0; draw < draws; draw += 1) {
    const order = drawOrder(strengths, random).join("");
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  // By hand: 3/6 · 2/3, 3/6 · 1/3, 2/6 · 3/4, 2/6 · 1/4, 1/6 · 3/5, 1/6 · 2/5.
  const known = { "012": 1 / 3, "021": 1 / 6, "102": 1 / 4, "120": 1 / 12, "201": 1 / 10, "210": 1 / 15 };
  for (const [order, probability] of Object.entries(known)) {
    const error = Math.sqrt((probability * (1 - probability)) / draws);
    expect(Math.abs((counts.get(order) ?? 0) / draws - probability)).toBeLessThan(4 * error);
  }
});

test("a seed gives the same orders again, each of all candidates once", () => {
  expect(crowd(20, 3)).toEqual(crowd(20, 3));
  expect([...drawOrder([1, 2, 3, 4], seededRandom(1))].sort()).toEqual([0, 1, 2, 3]);
  expect(ranksOfOrder([2, 0, 1])).toEqual([2, 3, 1]);
});

test("a strength that nothing can be drawn with is refused", () => {
  expect(() => drawOrder([1, 0], seededRandom(1))).toThrow("0 is not a strength");
  expect(() => drawOrder([NaN], seededRandom(1))).toThrow(RangeError);
});
