import { expect, test } from "vitest";
import { goldSlots, nearestGold } from "./gold-ring";

const goldIds = ["a", "b", "c", "d", "e", "f"];

test("as many gold items go with the work as its pages have places for them", () => {
  expect(goldSlots(48, 1 / 5)).toBe(12);
  expect(goldSlots(50, 1 / 5)).toBe(13);
  expect(goldSlots(30, 1 / 4)).toBe(10);
  expect(goldSlots(3, 1 / 5)).toBe(1);
});

test("the nearest comes first, and the ring is closed", () => {
  expect(nearestGold(goldIds, 6, 0, 4)).toEqual(["a", "b", "f", "c"]);
  expect(nearestGold(goldIds, 6, 0.99, 3)).toEqual(["f", "a", "e"]);
  expect(nearestGold(goldIds, 6, 0.5, 9)).toHaveLength(6);
});

test("gold beyond the places there are waits; with less of it each has several places", () => {
  expect(new Set([0, 0.3, 0.6, 0.9].flatMap((at) => nearestGold(goldIds, 3, at, 9)))).toEqual(
    new Set(["a", "b", "c"]),
  );
  expect(nearestGold(["a", "b"], 4, 0.5, 1)).toEqual(["a"]);
  expect(nearestGold(["a", "b"], 4, 0.75, 2)).toEqual(["b", "a"]);
});

test("there may be none", () => {
  expect(nearestGold([], 3, 0.5, 2)).toEqual([]);
});
