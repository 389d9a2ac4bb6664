import { expect, test } from "vitest";
import { compareParticipant, codePatienceMs, type ComparisonFacts } from "./compare-participant";
import { submissionStatuses, type SubmissionStatus } from "./vendor";

const theirs = {
  status: "ACTIVE" as SubmissionStatus,
  enteredCode: null,
  startedAt: 0,
  completedAt: null,
  returnRequestedAt: null,
  paidMinor: 0,
};
const end = { reason: "finished", outcome: "completed", at: 0, isPresumed: false } as const;
const facts: ComparisonFacts = {
  ours: { pages: 1, earnedMinor: 30, end },
  theirs,
  expectedCodes: ["DONE"],
  pending: null,
  isOtherPerson: false,
  longestMs: 3_600_000,
  now: codePatienceMs,
};

test("whatever differs, in every state at Prolific, names who must act", () => {
  const ours = [
    null,
    facts.ours,
    { pages: 1, earnedMinor: 30, end: null },
    { pages: 0, earnedMinor: 0, end },
  ];
  for (const status of submissionStatuses.filter((each) => each !== "UNKNOWN")) {
    for (const each of ours) {
      for (const now of [0, codePatienceMs, 1e12]) {
        const { differs, who } = compareParticipant({
          ...facts,
          ours: each,
          theirs: { ...theirs, status },
          now,
        });
        if (differs !== null) expect({ status, who }).not.toEqual({ status, who: null });
      }
    }
  }
});

test("who does not enter the code has ten minutes before it is done for them", () => {
  expect(compareParticipant({ ...facts, now: codePatienceMs - 1 })).toMatchObject({
    who: "annotator",
    act: null,
  });
  expect(compareParticipant(facts)).toMatchObject({ differs: "code-not-entered", act: "complete" });
});

test("what is earned and not paid in a final state is paid as a bonus", () => {
  const returned = { ...theirs, status: "RETURNED" as const };
  expect(compareParticipant({ ...facts, theirs: returned })).toMatchObject({
    act: "pay-bonus",
    owedMinor: 30,
  });
  expect(compareParticipant({ ...facts, theirs: { ...returned, paidMinor: 30 } })).toMatchObject({
    differs: null,
  });
});

test("while the fate of a bonus is unknown nothing else is offered", () => {
  const returned = { ...theirs, status: "RETURNED" as const };
  expect(compareParticipant({ ...facts, theirs: returned, pending: "bonus-unknown" }).act).toBe(
    "ask-prolific",
  );
});

test("another code than that of the outcome is named", () => {
  const waiting = { ...theirs, status: "AWAITING REVIEW" as const, enteredCode: "OTHER" };
  expect(compareParticipant({ ...facts, theirs: waiting })).toMatchObject({
    differs: "other-code",
    act: "approve",
  });
});
