import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../random";
import { splitByShares } from "./split-by-shares";

const cells = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 30 });
const parts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }).map((weights) => {
  const whole = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight, at) => ({ name: `part ${at}`, share: weight / whole }));
});

const numbered = (sizes: readonly number[]) =>
  sizes.map((size, cell) => Array.from({ length: size }, (_, at) => `${cell}:${at}`));

test("every value is in exactly one part, and each part has its share of each cell, rounded", () => {
  fc.assert(
    fc.property(cells, parts, (sizes, shares) => {
      const given = numbered(sizes);
      splitByShares(seededRandom(1), given, shares).forEach((ofParts, cell) => {
        expect(ofParts.flat().sort()).toEqual([...given[cell]!].sort());
        ofParts.forEach((values, part) =>
          expect(Math.abs(values.length - shares[part]!.share * sizes[cell]!)).toBeLessThan(1),
        );
      });
    }),
  );
});

test("two halves of odd cells are equal on the whole", () => {
  const halves = [
    { name: "train", share: 0.5 },
    { name: "test", share: 0.5 },
  ];
  const split = splitByShares(seededRandom(1), numbered([15, 15, 15, 15, 15, 15]), halves);
  const sizes = [0, 1].map((part) => split.flatMap((ofParts) => ofParts[part] ?? []).length);
  expect(sizes).toEqual([45, 45]);
});

test("the seed decides which value is in which part", () => {
  const halves = [
    { name: "a", share: 0.3 },
    { name: "b", share: 0.7 },
  ];
  const split = (seed: number) => splitByShares(seededRandom(seed), numbered([30]), halves);
  expect(split(1)).toEqual(split(1));
  expect(split(1)).not.toEqual(split(2));
});

test("shares that are not a whole are refused", () => {
  expect(() => splitByShares(seededRandom(1), [], [{ name: "a", share: 0.9 }])).toThrow(RangeError);
});
