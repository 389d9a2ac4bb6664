import { expect, test } from "vitest";
import { intervalPlaces } from "./interval-places";

test("rows of one name stand together under it, and rows never share a line", () => {
  const rows = ["headlines", "headlines", "OnWN"].map((name) => ({ name }));
  const { names, ys, height } = intervalPlaces(rows);
  expect(names).toEqual([
    { name: "headlines", y: 16 },
    { name: "OnWN", y: 74 },
  ]);
  expect(ys).toEqual([31, 49, 89]);
  expect(height).toBe(104);
});

test("without rows there is hardly any height", () => {
  expect(intervalPlaces([])).toEqual({ names: [], ys: [], height: 6 });
});
