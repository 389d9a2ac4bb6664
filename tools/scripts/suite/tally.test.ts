import { expect, test } from "vitest";
import { addTallies, describeTally, oneFailed, onePassed, oneSkipped, settleTally } from "./tally";

const broken = oneFailed("adds", "expected 2 to be 3");
const skips = oneSkipped("replay", "no data");
const mixed = addTallies([onePassed, onePassed, broken, skips]);

test("tallies add up, failed and skipped tests by name", () => {
  expect(mixed).toEqual({
    passed: 2,
    failed: [{ name: "adds", reason: "expected 2 to be 3" }],
    skipped: [{ name: "replay", reason: "no data" }],
  });
});

test("a program that ends without a report is one failure, whatever its exit code", () => {
  expect(settleTally("vitest", 0, null)).toEqual(oneFailed("vitest", "ended with 0, without a report"));
  expect(settleTally("vitest", 1, null)).toEqual(oneFailed("vitest", "ended with 1, without a report"));
});

test("a program that fails though no test of it did is one failure more", () => {
  const settled = settleTally("vitest", 1, onePassed);
  expect(settled).toEqual(
    addTallies([onePassed, oneFailed("vitest", "ended with 1, though no test failed")]),
  );
});

test("a report that names its failures is taken as it is", () => {
  expect(settleTally("vitest", 1, mixed)).toEqual(mixed);
  expect(settleTally("vitest", 0, onePassed)).toEqual(onePassed);
});

test("the closing line names skipped tests only when there are any", () => {
  expect(describeTally(onePassed)).toBe("1 passed, 0 failed");
  expect(describeTally(mixed)).toBe("2 passed, 1 failed, 1 skipped");
});
