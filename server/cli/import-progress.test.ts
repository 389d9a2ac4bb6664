import { expect, test } from "vitest";
import { progressLine } from "./import-progress";

test.each([
  [{ stage: "checking", done: 12e6, total: 163.4e6 }, "Checking: 12.0 of 163.4 MB"],
  [{ stage: "checking", done: 1_234_567, total: null }, "Checking: 1.2 MB"],
  [{ stage: "saving", done: 1_200, total: 5_000 }, "Saving: 1,200 of 5,000 items"],
] as const)("%o is said as %s", (progress, line) => {
  expect(progressLine(progress)).toBe(line);
});
