import { expect, test } from "vitest";
import { seededRandom } from "@/server/stats/random";
import { aucOf, type Guess } from "./auc";
import { outcomeOf, type Observed } from "./attack";

const guess = (score: number, isGold: boolean, rest: Partial<Guess> = {}): Guess => ({
  score,
  isGold,
  stratum: "one",
  cluster: `${score}`,
  ...rest,
});
const how = { replicates: 200, seed: 1 };

test("the area is the share of pairs in which gold scores more, a draw counting half", () => {
  expect(aucOf([guess(1, false), guess(2, true)], how).value).toBe(1);
  expect(aucOf([guess(2, false), guess(1, true)], how).value).toBe(0);
  expect(aucOf([guess(1, false), guess(1, true)], how).value).toBe(0.5);
  expect(aucOf([guess(1, false), guess(2, true), guess(3, false), guess(3, true)], how).value).toBe(2.5 / 4);
  expect(aucOf([guess(1, true)], how).value).toBeNull();
});

test("only guesses of one stratum are compared", () => {
  const apart = [guess(1, false), guess(2, true), guess(9, false, { stratum: "two" })];
  expect(aucOf(apart, how).value).toBe(1);
});

/** Pages of five with a gold item each. @param told how often a feature says which it is */
function pages(count: number, told: number, seed: number): Observed[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, page) => {
    const gold = Math.floor(random() * 5);
    return Array.from({ length: 5 }, (_, at) => ({
      features: { hint: Number(at === gold && random() < told), noise: random(), position: at },
      isGold: at === gold,
      stratum: "5",
      cluster: `${page}`,
      plan: "",
    }));
  }).flat();
}

test("an adversary who is told learns it, by either kind of guess", () => {
  const { regression, single } = outcomeOf(
    { training: pages(300, 0.5, 1), heldOut: pages(300, 0.5, 2) },
    how,
  );
  expect(single).toMatchObject({ feature: "hint" });
  for (const { value, low, high } of [regression, single]) {
    expect(value).toBeGreaterThan(0.7);
    expect(value).toBeLessThan(0.8);
    expect(low).toBeGreaterThan(0.65);
    expect(high).toBeLessThan(0.85);
  }
});

test("one who is told nothing guesses as chance does", () => {
  const { regression, single } = outcomeOf({ training: pages(300, 0, 3), heldOut: pages(300, 0, 4) }, how);
  for (const { low, high } of [regression, single]) {
    expect(low).toBeLessThan(0.5);
    expect(high).toBeGreaterThan(0.5);
    expect(high).toBeLessThan(0.6);
  }
});
