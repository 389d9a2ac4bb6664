import { expect, test } from "vitest";
import { bandPath, linePath, lineSegments } from "./line-segments";

const a = { x: 0, y: 0.5, low: 0.4, high: 0.6 };
const b = { x: 0.5, y: 0.6, low: 0.5, high: 0.7 };

test("a value that is undefined breaks the line", () => {
  expect(lineSegments([null, a, b, null, b])).toEqual([[a, b], [b]]);
  expect(lineSegments([null])).toEqual([]);
});

test("the line goes through the values and the band goes over them and back under them", () => {
  expect(linePath([a, b])).toBe("M0 500L500 400");
  expect(bandPath([a, b])).toBe("M0 400L500 300L500 500L0 600Z");
});
