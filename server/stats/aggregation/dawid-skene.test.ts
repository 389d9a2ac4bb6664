import { expect, test } from "vitest";
import { randomInt, seededRandom } from "../random";
import { tableOf } from "../testing";
import { dawidSkene } from "./dawid-skene";

// Reference: an independent computation with dense arrays in numpy, same start and same rule to stop.
test("eight items by three annotators have the shares and probabilities computed in numpy", () => {
  const rows = [
    [0, 0, 1],
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 1],
    [1, 1, 2],
    [0, 0, 0],
    [2, 2, 2],
    [1, 0, 1],
  ];
  const found = dawidSkene(tableOf(rows));
  expect(found.rounds).toBe(19);
  expect(found.converged).toBe(true);
  const expected = [0.375000093884885, 0.374999906115115, 0.25];
  expected.forEach((share, point) => expect(found.shares[point]).toBeCloseTo(share, 12));
  const first = [1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0.000001, 0.999999, 0];
  first.forEach((probability, at) => expect(found.probabilities[at]).toBeCloseTo(probability, 5));
});

test("an annotator who always inverts two points is understood, where a vote is lost", () => {
  const random = seededRandom(8);
  const truth = Array.from({ length: 200 }, () => randomInt(random, 2));
  const rows = truth.map((value) => [
    value,
    random() < 0.9 ? value : 1 - value,
    random() < 0.9 ? value : 1 - value,
    1 - value,
    random() < 0.9 ? 1 - value : value,
  ]);
  const { probabilities } = dawidSkene(tableOf(rows));
  const right = truth.filter((value, item) => (probabilities[2 * item + 1]! > 0.5 ? 1 : 0) === value);
  expect(right).toHaveLength(200);
});

test("an item nobody judged has no probabilities, and rounds are limited", () => {
  const found = dawidSkene(
    tableOf([
      [0, 1],
      [null, null],
      [1, 1],
    ]),
    { rounds: 1 },
  );
  expect([...found.probabilities.subarray(2, 4)]).toEqual([0, 0]);
  expect(found.rounds).toBe(1);
});

test("probabilities of a judged item add up to 1 and are numbers, even when all agree on one point", () => {
  const found = dawidSkene(
    tableOf([
      [3, 3],
      [3, 3],
    ]),
  );
  expect([...found.probabilities]).toEqual([1, 1]);
  expect([...found.shares]).toEqual([1]);
});
