import { expect, test } from "vitest";
import { ownConsistency } from "./own-consistency";

const values = (first: number | null, second: number | null) => ({
  first: { value: first, answer: null },
  second: { value: second, answer: null },
});
const orders = (first: string, second: string) => ({
  first: { value: null, answer: first },
  second: { value: null, answer: second },
});

test("values are the same or so many points apart", () => {
  const found = ownConsistency([values(3, 3), values(2, 4), values(0.1 + 0.2, 0.3)]);
  expect(found).toMatchObject({ n: 3, same: 2 });
  expect(found.meanDifference).toBeCloseTo(2 / 3, 12);
});

test("Not Applicable twice is the same, once is not, and neither has a distance", () => {
  const pairs = [values(null, null), values(null, 2)];
  expect(ownConsistency(pairs)).toEqual({ n: 2, same: 1, meanDifference: null });
});

test("of rankings only the same order is the same", () => {
  const pairs = [orders("[1,2,3]", "[1,2,3]"), orders("[1,2,3]", "[2,1,3]")];
  expect(ownConsistency(pairs)).toEqual({ n: 2, same: 1, meanDifference: null });
});

test("who met nothing again has no distance", () => {
  expect(ownConsistency([])).toEqual({ n: 0, same: 0, meanDifference: null });
});
