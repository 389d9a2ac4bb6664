import { expect, test } from "vitest";
import { isTyped, scaleCells } from "./scale-cell";

const point = (value: number, label: string) => ({ value, label, definition: "" });
const halves = { step: 0.5, notApplicable: false, points: [point(0, "Low"), point(1, "High")] };

test("values between two points have no label", () => {
  expect(scaleCells(halves, "low-first")).toEqual([
    { value: 0, label: "Low" },
    { value: 0.5, label: "" },
    { value: 1, label: "High" },
  ]);
});

test("a project may put the high end first", () => {
  expect(scaleCells(halves, "high-first").map(({ value }) => value)).toEqual([1, 0.5, 0]);
});

test("a number is typed where more than 41 values are admissible", () => {
  expect(isTyped({ ...halves, step: 1 / 40 })).toBe(false);
  expect(isTyped({ ...halves, step: 1 / 41 })).toBe(true);
});
