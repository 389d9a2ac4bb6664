import { expect, test } from "vitest";
import { tableOf } from "../testing";
import { alphaUnits } from "./alpha-units";
import { distinctUnits } from "./distinct-units";

test("items with the same values in any order share a unit, and items judged once have none", () => {
  const table = tableOf([
    [1, 2, 2],
    [null, 5, null],
    [2, 1, 2],
    [1, 2, null],
  ]);
  const { units, unitOfItem } = distinctUnits(alphaUnits(table));
  expect([...unitOfItem]).toEqual([0, 0, 1]);
  expect([...units.times]).toEqual([2, 1]);
  expect([...units.starts]).toEqual([0, 3, 5]);
  expect(Array.from(units.codes, (code) => units.points[code])).toEqual([1, 2, 2, 1, 2]);
});
