import { expect, test } from "vitest";
import { movedValues } from "./moved-values";

const compared = (unit: number, before: number | null, after: number | null) => ({
  unit,
  before: { value: before },
  after: { value: after },
  nBefore: 5,
  nAfter: after === null ? 0 : 4,
});

test("values that lose all judgments move the most, then those that move further", () => {
  const moved = movedValues([
    compared(0, 1, 1.5),
    compared(1, 2, 2),
    compared(2, null, null),
    compared(3, 3, null),
    compared(4, 4, 2.5),
    compared(5, 0.1 + 0.2, 0.3),
  ]);
  expect(moved).toMatchObject({ all: 5, moved: 3, mean: 1, largest: 1.5 });
  expect(moved.most.map(({ unit }) => unit)).toEqual([3, 4, 0]);
  expect(moved.most[1]).toEqual({ unit: 4, before: 4, after: 2.5, nBefore: 5, nAfter: 4 });
});

test("values that name answers change without a distance", () => {
  const moved = movedValues([compared(0, 1, 5), compared(1, 2, 2)], { areNames: true });
  expect(moved).toMatchObject({ all: 2, moved: 1, mean: null, largest: null });
});

test("fifty are shown of many, and of none there is no mean", () => {
  const many = Array.from({ length: 80 }, (_, unit) => compared(unit, 0, unit + 1));
  expect(movedValues(many).most.map(({ unit }) => unit)).toEqual(many.map((_, at) => 79 - at).slice(0, 50));
  expect(movedValues([])).toEqual({ all: 0, moved: 0, mean: null, largest: null, most: [] });
});
