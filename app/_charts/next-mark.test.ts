import { expect, test } from "vitest";
import { nearestMark } from "./nearest-mark";
import { nextMark } from "./next-mark";

const marks = [
  { x: 0.2, y: 10, row: 0 },
  { x: 0.8, y: 10, row: 1 },
  { x: 0.1, y: 40, row: 2 },
  { x: 0.7, y: 40, row: 3 },
];

test("arrows follow the data and stop at its ends", () => {
  const go = (key: string, from: number | null) => nextMark(key, marks, from, false);
  expect([go("ArrowRight", null), go("ArrowLeft", null)]).toEqual([0, 3]);
  expect([go("ArrowRight", 0), go("ArrowDown", 1), go("ArrowLeft", 1), go("ArrowUp", 3)]).toEqual([
    1, 2, 0, 2,
  ]);
  expect([go("ArrowLeft", 0), go("ArrowDown", 3)]).toEqual([0, 3]);
  expect([go("Home", 2), go("End", 0)]).toEqual([0, 3]);
});

test("other keys lead nowhere", () => {
  expect(nextMark("a", marks, 1, false)).toBeNull();
  expect(nextMark("Tab", marks, null, true)).toBeNull();
});

test("in a grid up and down keep to the column", () => {
  const go = (key: string, from: number) => nextMark(key, marks, from, true);
  expect([go("ArrowDown", 0), go("ArrowDown", 1), go("ArrowUp", 3), go("ArrowUp", 0)]).toEqual([2, 3, 1, 0]);
});

test("in a grid up and down pass over a gap in the column", () => {
  const diagonal = [
    { x: 0.9, y: 0, row: 0 },
    { x: 0.1, y: 10, row: 1 },
    { x: 0.9, y: 20, row: 2 },
  ];
  expect(nextMark("ArrowDown", diagonal, 0, true)).toBe(2);
  expect(nextMark("ArrowUp", diagonal, 2, true)).toBe(0);
});

test("a pointer means the nearest mark, or the nearest one of its row or column", () => {
  const pointer = { x: 75, y: 30 };
  expect(nearestMark(marks, pointer, 100, "point")).toBe(3);
  expect(nearestMark(marks, { x: 25, y: 30 }, 100, "row")).toBe(2);
  expect(nearestMark(marks, { x: 19, y: 45 }, 100, "column")).toBe(0);
  expect(nearestMark([], pointer, 100, "point")).toBeNull();
});
