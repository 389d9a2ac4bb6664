import { expect, test } from "vitest";
import { tableOf } from "../testing";
import { alphaUnits } from "./alpha-units";

test("each item judged at least twice is a unit, and others are none", () => {
  const units = alphaUnits(
    tableOf([
      [5, null, 3],
      [null, 4, null],
      [null, null, null],
      [3, 3, 3],
    ]),
  );
  expect([...units.starts]).toEqual([0, 2, 5]);
  expect(Array.from(units.codes, (code) => units.points[code])).toEqual([5, 3, 3, 3, 3]);
  expect([...units.times]).toEqual([1, 1]);
});
