import { expect, test } from "vitest";
import { addTallies, describeTally, oneFailed, onePassed, settleTally, type Tally } from "./tally";

const skipped = { name: "replay", reason: "no data" };
const mixed: Tally = { passed: 3, failed: 2, skipped: [skipped] };

test("tallies add up, skipped tests by name", () => {
  expect(addTallies([onePassed, mixed, oneFailed])).toEqual({ passed: 4, failed: 3, skipped: [skipped] });
});

test("a program that ends without a report is one failure, whatever its exit code", () => {
  expect(settleTally(0, null)).toEqual(oneFailed);
  expect(settleTally(1, null)).toEqual(oneFailed);
});

test("a program that fails though no test of it did is one failure more", () => {
  expect(settleTally(1, onePassed)).toEqual({ passed: 1, failed: 1, skipped: [] });
});

test("a report that names its failures is taken as it is", () => {
  expect(settleTally(1, mixed)).toEqual(mixed);
  expect(settleTally(0, onePassed)).toEqual(onePassed);
});

test("the closing line names skipped tests only when there are any", () => {
  expect(describeTally(onePassed)).toBe("1 passed, 0 failed");
  expect(describeTally(mixed)).toBe("3 passed, 2 failed, 1 skipped");
});
