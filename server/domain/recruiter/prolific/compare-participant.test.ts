import fc from "fast-check";
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
  ours: { joinedAt: 0, pages: 1, earnedMinor: 30, end },
  theirs,
  expectedCodes: ["DONE"],
  pending: null,
  isOtherPerson: false,
  rewardMinor: 200,
  canPayPart: false,
  longestMs: 3_600_000,
  now: codePatienceMs,
};

test("whatever differs, in every state at Prolific, names who must act", () => {
  const ours = [
    null,
    facts.ours,
    { joinedAt: 0, pages: 1, earnedMinor: 30, end: null },
    { joinedAt: 0, pages: 0, earnedMinor: 0, end },
  ];
  for (const status of submissionStatuses) {
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

test("nobody is left in limbo: whoever else must act has until a moment to come, and then it is an organizer's or over", () => {
  const minuteMs = 60_000;
  const dayMs = 24 * 60 * minuteMs;
  const ended = { joinedAt: 0, pages: 1, earnedMinor: 30, end };
  const everybody: ComparisonFacts["ours"][] = [
    null,
    ended,
    { ...ended, end: null },
    { ...ended, end: { ...end, reason: "left", isPresumed: true } },
    { ...ended, end: { ...end, reason: "stopped", outcome: "partial" } },
    { ...ended, pages: 0, earnedMinor: 0, end: { ...end, reason: "failed-qualification" } },
    { ...ended, pages: 0, earnedMinor: 0, end: null },
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...everybody),
      fc.option(fc.constantFrom(...submissionStatuses)),
      fc.option(fc.constantFrom(0, dayMs)),
      fc.constantFrom(0, 30, 200),
      fc.constantFrom(["DONE"], []),
      fc.oneof(fc.nat(2 * dayMs), fc.nat(40 * dayMs)),
      (ours, status, returnRequestedAt, paidMinor, expectedCodes, now) => {
        if (ours === null && status === null) return;
        const side = status === null ? null : { ...theirs, status, returnRequestedAt, paidMinor };
        const { who, until, owedMinor, act } = compareParticipant({
          ...{ ...facts, ours, theirs: side, expectedCodes, now },
        });
        if (who === null) expect(owedMinor).toBe(0);
        else if (who === "you") expect(act).not.toBeNull();
        else expect(until).toBeGreaterThan(now);
      },
    ),
    { numRuns: 5_000 },
  );
});

test("who keeps a place that they were asked for, and runs out of time, is paid for their pages by a bonus", () => {
  const kept = { ...theirs, status: "TIMED-OUT" as const, returnRequestedAt: 1 };
  expect(
    compareParticipant({ ...facts, expectedCodes: [], theirs: kept, now: 8 * 24 * 3_600_000 }),
  ).toMatchObject({ differs: "unpaid", who: "you", act: "pay-bonus", owedMinor: 30 });
});

test("who is still at work a day after their time was over has their pages paid by a bonus, and the reward not on top", () => {
  const dayLater = { ...facts, now: 26 * 3_600_000, theirs: { ...theirs, status: "TIMED-OUT" as const } };
  const working = { joinedAt: 0, pages: 1, earnedMinor: 30, end: null };
  expect(compareParticipant({ ...dayLater, ours: working })).toMatchObject({ who: "you", act: "pay-bonus" });
  const paid = { ...dayLater.theirs, paidMinor: 30 };
  expect(compareParticipant({ ...dayLater, theirs: paid })).toMatchObject({ who: null, owedMinor: 0 });
  const later = { ...paid, status: "AWAITING REVIEW" as const, enteredCode: "DONE" };
  expect(compareParticipant({ ...dayLater, theirs: later })).toMatchObject({ act: "ask-return" });
});

test("who does not enter the code has ten minutes before it is done for them", () => {
  expect(compareParticipant({ ...facts, now: codePatienceMs - 1 })).toMatchObject({
    who: "annotator",
    act: null,
  });
  expect(compareParticipant(facts)).toMatchObject({ differs: "code-not-entered", act: "complete" });
});

test("where the outcome has no code, the place is asked for instead", () => {
  const uncoded = { ...facts, expectedCodes: [] };
  expect(compareParticipant(uncoded)).toMatchObject({ act: "ask-return", alternatives: [] });
  const timedOut = { ...uncoded, theirs: { ...theirs, status: "TIMED-OUT" as const } };
  expect(compareParticipant(timedOut)).toMatchObject({ act: "ask-return", alternatives: [] });
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

const early = { reason: "stopped", outcome: "partial", at: 0, isPresumed: false } as const;
const stopped = { joinedAt: 0, pages: 1, earnedMinor: 30, end: early };
const entered = { ...theirs, status: "AWAITING REVIEW" as const, enteredCode: "DONE" };

test("who ended early and entered their code is paid a part where the workspace can", () => {
  expect(compareParticipant({ ...facts, ours: stopped, theirs: entered, canPayPart: true })).toMatchObject({
    act: "pay-part",
    alternatives: ["ask-return", "approve"],
  });
});

test("who ended early gives the place back for a bonus where the workspace pays no part", () => {
  const waiting = { ...facts, ours: stopped, theirs: entered };
  expect(compareParticipant(waiting)).toMatchObject({ act: "ask-return", alternatives: ["approve"] });
  const asked = { ...entered, returnRequestedAt: 1 };
  expect(compareParticipant({ ...waiting, theirs: asked, now: 1 + 7 * 24 * 3_600_000 })).toMatchObject({
    act: "approve",
    alternatives: [],
  });
});

test("who ended early and earned the whole reward is approved", () => {
  const all = { ...stopped, earnedMinor: 200 };
  expect(compareParticipant({ ...facts, ours: all, theirs: entered, canPayPart: true }).act).toBe("approve");
});

test("what Prolific refused can be asked for again, or settled in another way", () => {
  const refused = { ...facts, ours: stopped, theirs: entered, canPayPart: true, pending: "refused" as const };
  expect(compareParticipant(refused)).toMatchObject({
    differs: "refused-action",
    who: "you",
    act: "pay-part",
    alternatives: ["ask-return", "approve"],
  });
});

test("who has just joined is not missed at Prolific yet", () => {
  const newcomer = { ...facts, theirs: null, ours: { ...stopped, end: null, joinedAt: codePatienceMs - 1 } };
  expect(compareParticipant(newcomer)).toMatchObject({ differs: "not-known", who: "touchstone", act: null });
  expect(compareParticipant({ ...newcomer, now: codePatienceMs * 2 })).toMatchObject({
    who: "you",
    act: "ask-prolific",
  });
});

test("who timed out without a page is paid for their test, and else nobody waits for them after a day", () => {
  const timedOut = { ...theirs, status: "TIMED-OUT" as const };
  const tested = {
    joinedAt: 0,
    pages: 0,
    earnedMinor: 20,
    end: { ...end, outcome: "screened-out" as const },
  };
  expect(compareParticipant({ ...facts, ours: tested, theirs: timedOut })).toMatchObject({
    differs: "unpaid",
    who: "you",
    act: "pay-bonus",
    owedMinor: 20,
  });
  const unpaid = { ...facts, ours: { ...tested, earnedMinor: 0 }, theirs: timedOut };
  expect(compareParticipant(unpaid)).toMatchObject({ differs: "timed-out", who: "annotator" });
  expect(compareParticipant({ ...unpaid, now: 30 * 24 * 3_600_000 })).toMatchObject({
    differs: null,
    who: null,
  });
});
