import { expect, test } from "vitest";
import type { RehearsalReport } from "@/server/domain/rehearsal/rehearsal";
import { differenceOfFigures, figureOfReport, judgedDifference, reportCells } from "./report-rows";

const report: RehearsalReport = {
  cost: { amount: 187.6, currency: "USD" },
  hours: { value: 38, low: 36, high: 40, n: 20 },
  pages: 938,
  judgments: { counted: 3_750, needed: 3_750 },
  people: [{ character: "careful", n: 14, idle: 0, refused: 0, stopped: 0, paused: 0, finished: 14 }],
  carefulStopped: { value: 0, low: 0, high: 0.2153, n: 14 },
  carelessFinished: { value: null, reason: "no_trials", n: 0 },
  goldWidths: { n: 750, mean: 1.2, median: 1.12, p90: 1.9 },
  agreement: { statistic: "alpha", figure: { value: 0.81, low: 0.78, high: 0.84, n: 750 } },
  goldLeft: null,
  discarded: 0,
};
const other: RehearsalReport = {
  ...report,
  cost: { amount: 159.4, currency: "USD" },
  carefulStopped: { value: 4 / 14, low: 0.1172, high: 0.5465, n: 14 },
};

test("a difference is that of the values, and none where a figure does not apply", () => {
  expect(differenceOfFigures(report, other, "cost")).toBeCloseTo(-28.2, 10);
  expect(differenceOfFigures(report, other, "carelessFinished")).toBeNull();
  expect(figureOfReport(report, "goldLeft")).toEqual({ value: null, reason: "no_gold" });
});

test("more careful people stopped is worse, more agreement better, and money is neither", () => {
  expect(judgedDifference("carefulStopped", 0.1)).toBe("worse");
  expect(judgedDifference("agreement", 0.1)).toBe("better");
  expect(judgedDifference("discarded", -1)).toBe("better");
  expect(judgedDifference("cost", 1)).toBeNull();
  expect(judgedDifference("agreement", 0)).toBeNull();
});

test("the file has every figure with its interval and n, and the people", () => {
  const cells = reportCells("A", report);
  expect(cells[2]).toEqual(["A", "hours", 38, 36, 40, 20, null]);
  expect(cells[5]).toEqual(["A", "goldWidth", 1.12, null, null, 750, 1.9]);
  expect(cells.at(-1)).toEqual(["A", "people.careful.finished", 14, null, null, null, null]);
});
