import { expect, test } from "vitest";
import { cellHeight } from "./heat-grid";
import { squareMarks } from "./square-marks";

test("a cell and its mirror image stand across the diagonal and show one row of the table", () => {
  const marks = squareMarks(
    [
      { row: 0, column: 1, at: 7 },
      { row: 1, column: 0, at: 7 },
    ],
    2,
  );
  expect(marks).toEqual([
    { x: 0.75, y: cellHeight / 2, row: 7 },
    { x: 0.25, y: 1.5 * cellHeight, row: 7 },
  ]);
});
