import { expect, test } from "vitest";
import { takeSubmission } from "./take-submission";

const ends = 1_000;

test("a submission in time fills the place its lease holds, also in a paused or closed project", () => {
  for (const projectState of ["live", "paused", "closed"] as const) {
    expect(
      takeSubmission({ state: "leased", expiresAt: ends }, { projectState, state: "working" }, ends),
    ).toEqual({
      take: "held",
      afterLease: false,
    });
  }
});

test("an overdue lease that nobody has ended yet still holds its place", () => {
  expect(
    takeSubmission(
      { state: "leased", expiresAt: ends },
      { projectState: "live", state: "working" },
      ends + 1,
    ),
  ).toEqual({
    take: "held",
    afterLease: true,
  });
});

test("a lease that was ended needs a place again", () => {
  expect(
    takeSubmission(
      { state: "expired", expiresAt: ends },
      { projectState: "paused", state: "working" },
      ends + 1,
    ),
  ).toEqual({
    take: "again",
    afterLease: true,
  });
});

test("after its lease nothing is taken in a closed project", () => {
  for (const state of ["leased", "expired"] as const) {
    expect(
      takeSubmission({ state, expiresAt: ends }, { projectState: "closed", state: "working" }, ends + 1),
    ).toEqual({
      take: "refused",
      reason: "project_closed",
    });
  }
});

test("a returned page is not taken at any time", () => {
  expect(
    takeSubmission({ state: "returned", expiresAt: ends }, { projectState: "live", state: "working" }, 0),
  ).toEqual({
    take: "refused",
    reason: "assignment_returned",
  });
});

test("what comes after its author's work had ended is kept and nothing more, whatever became of the page", () => {
  for (const state of ["stopped", "paused", "failed"] as const) {
    const taking = takeSubmission({ state: "returned", expiresAt: ends }, { projectState: "live", state }, 0);
    expect(taking).toEqual({ take: "discarded" });
  }
});

test("a page whose time ran out before an exclusion ended its author's work is taken, and one that was open is not", () => {
  const author = { projectState: "live", state: "stopped", isStoppedByExclusion: true } as const;
  expect(takeSubmission({ state: "expired", expiresAt: ends }, author, ends + 1)).toEqual({
    take: "again",
    afterLease: true,
  });
  expect(takeSubmission({ state: "returned", expiresAt: ends }, author, 0)).toEqual({ take: "discarded" });
});
