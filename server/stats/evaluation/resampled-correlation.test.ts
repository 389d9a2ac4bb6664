import { expect, test } from "vitest";
import { spearman } from "../correlation/spearman";
import { pearson } from "../pearson";
import { resampledPearson, resampledSpearman } from "./resampled-correlation";

const gold = [0, 1, 1, 3, 4, 5, 5];
const run = [1e9 + 1, 1e9 + 1, 1e9 + 2, 1e9 + 2, 1e9 + 5, 1e9 + 4, 1e9 + 6];
const drawn = Uint32Array.of(2, 0, 1, 3, 0, 1, 1);
const repeated = (values: readonly number[]) =>
  values.flatMap((value, at) => Array.from({ length: drawn[at] ?? 0 }, () => value));

test("an item that is drawn twice counts as two items", () => {
  const expected = [repeated(run), repeated(gold)] as const;
  expect(resampledPearson([gold, run])(drawn)[0]).toBeCloseTo(pearson(...expected).value ?? NaN, 10);
  expect(resampledSpearman([gold, run])(drawn)[0]).toBeCloseTo(spearman(...expected).value ?? NaN, 12);
});

test("a column that is constant on the drawn items has no correlation", () => {
  expect(resampledPearson([gold, run])(Uint32Array.of(0, 7, 0, 0, 0, 0, 0))).toEqual([NaN]);
  expect(resampledSpearman([gold, run])(Uint32Array.of(0, 7, 0, 0, 0, 0, 0))).toEqual([NaN]);
});
