import { expect, test } from "vitest";
import { endReasons } from "./end-reason";
import { returnOutcomeOf } from "./return-outcome";

const usual = (hasWorked: boolean) =>
  Object.fromEntries(endReasons.map((reason) => [reason, returnOutcomeOf({}, reason, hasWorked)]));

test("nobody who was stopped, failed or was not let in has completed their work", () => {
  expect(usual(true)).toEqual({
    finished: "completed",
    "nothing-left": "completed",
    capped: "completed",
    stopped: "partial",
    "failed-qualification": "screened-out",
    "not-eligible": "not-eligible",
    "no-consent": "no-consent",
    "timed-out": "partial",
    left: "partial",
    "paused-or-closed": "completed",
  });
});

test("without a page of work nothing is completed, not even in part", () => {
  expect(usual(false)).toMatchObject({
    finished: "no-work",
    "nothing-left": "no-work",
    left: "no-work",
    "timed-out": "no-work",
    "paused-or-closed": "no-work",
    "failed-qualification": "screened-out",
    "no-consent": "no-consent",
  });
});

test("an organizer's choice for an end takes the place of the usual one", () => {
  const ends = { stopped: "completed", "not-eligible": "screened-out" } as const;
  expect(returnOutcomeOf(ends, "stopped", true)).toBe("completed");
  expect(returnOutcomeOf(ends, "stopped", false)).toBe("no-work");
  expect(returnOutcomeOf(ends, "not-eligible", false)).toBe("screened-out");
});
