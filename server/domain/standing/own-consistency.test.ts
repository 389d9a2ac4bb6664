import { expect, test } from "vitest";
import { ownConsistency } from "./own-consistency";

test("values are the same or so many points apart", () => {
  const pairs = [
    { first: 3, second: 3 },
    { first: 2, second: 4 },
    { first: 0.1 + 0.2, second: 0.3 },
  ];
  const found = ownConsistency(pairs);
  expect(found).toMatchObject({ n: 3, same: 2 });
  expect(found.meanDifference).toBeCloseTo(2 / 3, 12);
});

test("Not Applicable twice is the same, once is not, and neither has a distance", () => {
  const pairs = [
    { first: null, second: null },
    { first: null, second: 2 },
  ];
  expect(ownConsistency(pairs)).toEqual({ n: 2, same: 1, meanDifference: null });
});

test("who met nothing again has no distance", () => {
  expect(ownConsistency([])).toEqual({ n: 0, same: 0, meanDifference: null });
});
