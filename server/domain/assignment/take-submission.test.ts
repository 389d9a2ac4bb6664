import { expect, test } from "vitest";
import { takeSubmission } from "./take-submission";

const ends = 1_000;

test("a submission in time fills the place its lease holds, also in a paused or closed project", () => {
  for (const projectState of ["live", "paused", "closed"] as const) {
    expect(takeSubmission({ state: "leased", expiresAt: ends }, projectState, ends)).toEqual({
      take: "held",
      afterLease: false,
    });
  }
});

test("an overdue lease that nobody has ended yet still holds its place", () => {
  expect(takeSubmission({ state: "leased", expiresAt: ends }, "live", ends + 1)).toEqual({
    take: "held",
    afterLease: true,
  });
});

test("a lease that was ended needs a place again", () => {
  expect(takeSubmission({ state: "expired", expiresAt: ends }, "paused", ends + 1)).toEqual({
    take: "again",
    afterLease: true,
  });
});

test("after its lease nothing is taken in a closed project", () => {
  for (const state of ["leased", "expired"] as const) {
    expect(takeSubmission({ state, expiresAt: ends }, "closed", ends + 1)).toEqual({
      take: "refused",
      reason: "project_closed",
    });
  }
});

test("a returned page is not taken at any time", () => {
  expect(takeSubmission({ state: "returned", expiresAt: ends }, "live", 0)).toEqual({
    take: "refused",
    reason: "assignment_returned",
  });
});
