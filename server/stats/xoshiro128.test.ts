import { expect, test } from "vitest";
import { xoshiro128 } from "./xoshiro128";

test("the first words from the state 1, 2, 3, 4 are those of the authors' C code", () => {
  const next = xoshiro128([1, 2, 3, 4]);
  expect(Array.from({ length: 10 }, next)).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ]);
});
