import { expect, test } from "vitest";
import { actionResult, retryDelayMs } from "./action";

test("Prolific's state tells whether an action has happened, cannot happen, or is open", () => {
  const at = { returnRequestedAt: null };
  expect(actionResult("approve", { ...at, status: "APPROVED" })).toBe("done");
  expect(actionResult("approve", { ...at, status: "RETURNED" })).toBe("void");
  expect(actionResult("approve", { ...at, status: "AWAITING REVIEW" })).toBe("open");
});

test("a return is done once it was asked for", () => {
  expect(actionResult("ask-return", { status: "ACTIVE", returnRequestedAt: 1 })).toBe("done");
});

test("tries wait longer each time, an hour at most", () => {
  expect([1, 2, 3, 20].map((tries) => retryDelayMs(tries) / 60_000)).toEqual([1, 2, 4, 60]);
});
