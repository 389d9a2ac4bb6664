import { expect, test } from "vitest";
import { marksOf, plotLayout } from "./plot-layout";

test("a picture has room for its legend, its axes and what it asks for besides", () => {
  const bare = { entries: 0, hasX: false, hasY: false, height: 100 };
  expect(plotLayout(bare)).toEqual({ top: 0, frame: { start: 12, end: 20, height: 100 } });
  expect(plotLayout({ ...bare, entries: 2, hasX: true, hasY: true })).toEqual({
    top: 48 + 28,
    frame: { start: 44, end: 20, height: 48 + 28 + 100 + 48 },
  });
  expect(plotLayout({ ...bare, width: 52, room: { above: 24, below: 8, start: 72 } })).toEqual({
    top: 24,
    frame: { start: 72, end: 20, height: 132, width: 52 },
  });
});

test("what has no place has no mark, and the rows of the others stay theirs", () => {
  const places = [null, { x: 0.5, y: 7 }];
  expect(marksOf(places, (place) => place)).toEqual([{ x: 0.5, y: 7, row: 1 }]);
});
