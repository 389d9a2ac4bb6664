import { expect, test } from "vitest";
import { linearAxis, logAxis } from "./axis";
import { scatterLayout, scatterMarks } from "./scatter";

const layout = scatterLayout(2);
const axes = { x: logAxis(100, 5), y: linearAxis(-1, 1, 5) };

test("points stand by both figures, upwards from the base", () => {
  const points = [
    { x: 10, y: 1, shape: "circle" as const },
    { x: 100, y: -1, shape: "excluded" as const },
    { x: 1, y: 0, shape: "circle" as const },
  ];
  expect(scatterMarks(points, axes, layout)).toEqual([
    { x: 0.5, y: layout.top, row: 0, shape: "circle" },
    { x: 1, y: layout.base, row: 1, shape: "excluded" },
    { x: 0, y: (layout.top + layout.base) / 2, row: 2, shape: "circle" },
  ]);
});

test("what is undefined has no mark, and the rows of the others stay theirs", () => {
  const points = [
    { x: 10, y: null, shape: "circle" as const },
    { x: 10, y: 0, shape: "circle" as const },
  ];
  expect(scatterMarks(points, axes, layout).map(({ row }) => row)).toEqual([1]);
});
