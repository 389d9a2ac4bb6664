import { expect, test } from "vitest";
import { scaleCells } from "./scale-cell";
import { isSegmented } from "./is-segmented";
import { segmentsOf } from "./segments";

const point = (value: number, label: string) => ({ value, label, definition: "" });
const scale = (step: number, ...points: ReturnType<typeof point>[]) => ({
  step,
  notApplicable: false,
  points,
});
const halves = scale(0.5, point(0, "Low"), point(1, "Middle"), point(2, "High"));

const valuesOf = (direction: "low-first" | "high-first") =>
  segmentsOf(scaleCells(halves, direction)).map((segment) => segment.map(({ value }) => value));

test("a segment is a labelled point with the steps up to the next", () => {
  expect(valuesOf("low-first")).toEqual([[0, 0.5], [1, 1.5], [2]]);
});

test("with the high end first a point comes with the steps below it", () => {
  expect(valuesOf("high-first")).toEqual([[2, 1.5], [1, 0.5], [0]]);
});

test("steps between whole numbers make a scale of segments", () => {
  expect(isSegmented(scaleCells(halves, "low-first"))).toBe(true);
});

test("unlabelled whole numbers do not, nor do fractions that have labels", () => {
  expect(isSegmented(scaleCells(scale(1, point(0, "Low"), point(10, "High")), "low-first"))).toBe(false);
  const labelled = scale(0.5, point(0, "No"), point(0.5, "Perhaps"), point(1, "Yes"));
  expect(isSegmented(scaleCells(labelled, "low-first"))).toBe(false);
});
