import { expect, test } from "vitest";
import { widestItems } from "./widest-items";

const item = (name: string, values: number[], sd: number | null = 1) => ({
  item: name,
  values,
  sd,
  adjudicated: null,
});

test("the widest come first, by SD where the ranges are equal, and only so many", () => {
  const items = [item("a", [1, 2]), item("b", [0, 5], 1), item("c", [5, 0, 0], 2), item("d", [0, 3])];
  expect(widestItems(items, 3).map((each) => [each.item, each.range])).toEqual([
    ["c", 5],
    ["b", 5],
    ["d", 3],
  ]);
});

test("an item with one value divides nobody", () => {
  expect(widestItems([item("a", [3], null), item("b", [])], 50)).toEqual([]);
});
