import { expect, test } from "vitest";
import { intervalPlaces } from "./interval-places";

test("rows of one name stand together under it, and rows never share a line", () => {
  const rows = ["headlines", "headlines", "OnWN"].map((name) => ({ name }));
  const { names, ys, base } = intervalPlaces(rows, 100);
  expect(names).toEqual([
    { name: "headlines", y: 116 },
    { name: "OnWN", y: 174 },
  ]);
  expect(ys).toEqual([131, 149, 189]);
  expect(base).toBe(204);
});

test("without rows there is hardly any height", () => {
  expect(intervalPlaces([], 10)).toEqual({ names: [], ys: [], base: 16 });
});
