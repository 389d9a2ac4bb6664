import { z } from "zod";
import type { EndReason } from "../end-reason";
import type { ReturnOutcome } from "../return-outcome";
import type { SubmissionStatus } from "./vendor";
import { approvedByItselfDays } from "./policy-sources";
import { isFinalStatus } from "./vendor-pay";

/** Who must act on a participant next. */
const actors = ["you", "prolific", "annotator", "touchstone"] as const;

/** What is to be done about a participant, each with its one button, where an organizer can do it. */
const participantActs = ["approve", "complete", "pay-bonus", "ask-return", "ask-prolific", "look"] as const;

/** Why our state and Prolific's differ. */
const differences = [
  "not-arrived",
  "not-known",
  "other-person",
  "code-not-entered",
  "no-code",
  "other-code",
  "waits-for-approval",
  "unpaid",
  "bonus-unknown",
  "working",
  "timed-out",
  "return-asked",
  "rejected",
  "refused-action",
] as const;

export const comparison = z.object({
  /** null where both states say the same. */
  differs: z.enum(differences).nullable(),
  who: z.enum(actors).nullable(),
  /** When it passes on to somebody else or settles by itself, in ms since 1970. */
  until: z.number().nullable(),
  act: z.enum(participantActs).nullable(),
  /** What is earned and not paid, in minor units. */
  owedMinor: z.int().min(0),
});
export type ParticipantComparison = z.infer<typeof comparison>;

/** A participant as our ledger has them. Moments in ms since 1970, money in minor units. */
export interface OurParticipant {
  /** Pages of work submitted. */
  pages: number;
  earnedMinor: number;
  /** How their work ended; null while it goes on. `isPresumed`: they have been gone for long without a word. */
  end: { reason: EndReason; outcome: ReturnOutcome; at: number; isPresumed: boolean } | null;
}

/** The same participant as Prolific has them. */
export interface TheirParticipant {
  status: SubmissionStatus;
  enteredCode: string | null;
  startedAt: number;
  completedAt: number | null;
  returnRequestedAt: number | null;
  /** What Prolific pays in this state, over all submissions of this person, bonuses included. */
  paidMinor: number;
}

export interface ComparisonFacts {
  ours: OurParticipant | null;
  theirs: TheirParticipant | null;
  /** The codes of the outcome by which our side ended. */
  expectedCodes: readonly string[];
  /** What of theirs waits or failed: a bonus whose fate is unknown, a bonus on its way, a call that was refused. */
  pending: "bonus-unknown" | "bonus" | "action" | "refused" | null;
  /** Whether the submission's person is another than ours. */
  isOtherPerson: boolean;
  /** How long a submission may take at Prolific. */
  longestMs: number;
  now: number;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** For so long after their end people can be expected to enter the code themselves. */
export const codePatienceMs = 10 * minuteMs;

const same = (
  who: ParticipantComparison["who"] = null,
  until: number | null = null,
): ParticipantComparison => ({
  differs: null,
  who,
  until,
  act: null,
  owedMinor: 0,
});

/**
 * Our state of a participant beside Prolific's: what differs, who must act, and the one act that mends it. Whatever is
 * not settled names somebody who must act.
 */
export function compareParticipant(facts: ComparisonFacts): ParticipantComparison {
  const { ours, theirs } = facts;
  if (theirs === null) return unknownToProlific(facts);
  if (ours === null) return unknownToUs(theirs, facts);
  const owedMinor = Math.max(0, ours.earnedMinor - theirs.paidMinor);
  const of = (
    differs: ParticipantComparison["differs"],
    who: ParticipantComparison["who"],
    act: ParticipantComparison["act"] = null,
    until: number | null = null,
  ): ParticipantComparison => ({ differs, who, until, act, owedMinor });
  if (facts.isOtherPerson) return of("other-person", "you", "look");
  if (facts.pending === "bonus-unknown") return of("bonus-unknown", "you", "ask-prolific");
  if (facts.pending === "bonus") return { ...same("you"), owedMinor };
  if (isFinalStatus(theirs.status)) {
    if (owedMinor > 0) return of("unpaid", "you", "pay-bonus");
    return theirs.status === "REJECTED" && ours.pages > 0 ? of("rejected", "you", "look") : same();
  }
  if (facts.pending === "refused") return of("refused-action", "you", "look");
  if (facts.pending === "action") return { ...same("touchstone"), owedMinor };
  return open(ours, theirs, facts, of);
}

type Found = (
  differs: ParticipantComparison["differs"],
  who: ParticipantComparison["who"],
  act?: ParticipantComparison["act"],
  until?: number | null,
) => ParticipantComparison;

/** What Prolific has not decided yet. */
function open(
  ours: OurParticipant,
  theirs: TheirParticipant,
  facts: ComparisonFacts,
  of: Found,
): ParticipantComparison {
  const { startedAt, returnRequestedAt, status } = theirs;
  const timeOut = startedAt + facts.longestMs;
  if (status === "AWAITING REVIEW") return awaiting(ours, theirs, facts, of);
  if (returnRequestedAt !== null) {
    // People have a week to give a place back; then an organizer decides.
    const until = returnRequestedAt + 7 * dayMs;
    return facts.now < until
      ? of("return-asked", "annotator", null, until)
      : of("return-asked", "you", "look");
  }
  if (status === "TIMED-OUT") {
    return ours.pages > 0 && ours.end !== null
      ? of("timed-out", "you", "complete")
      : of("timed-out", "annotator", null, timeOut + dayMs);
  }
  if (ours.end === null) return of(null, "annotator", null, timeOut);
  if (ours.end.isPresumed) return of("working", "annotator", null, timeOut);
  const patient = ours.end.at + codePatienceMs;
  return facts.now < patient
    ? of("code-not-entered", "annotator", null, patient)
    : of("code-not-entered", "you", "complete");
}

/** A submission that waits for a decision: Prolific approves it by itself after 21 days. */
function awaiting(
  ours: OurParticipant,
  theirs: TheirParticipant,
  facts: ComparisonFacts,
  of: Found,
): ParticipantComparison {
  const until = (theirs.completedAt ?? theirs.startedAt) + approvedByItselfDays * dayMs;
  if (theirs.returnRequestedAt !== null && facts.now < theirs.returnRequestedAt + 7 * dayMs) {
    return of("return-asked", "annotator", null, theirs.returnRequestedAt + 7 * dayMs);
  }
  const isPaidInFull = ours.end === null || ours.end.outcome === "completed" || ours.pages > 0;
  const act = isPaidInFull && ours.pages > 0 ? "approve" : "ask-return";
  if (theirs.enteredCode === null) return of("no-code", "you", act, until);
  if (ours.end !== null && !facts.expectedCodes.includes(theirs.enteredCode)) {
    return of("other-code", "you", act, until);
  }
  return of("waits-for-approval", "you", act, until);
}

function unknownToUs(theirs: TheirParticipant, { longestMs, now }: ComparisonFacts): ParticipantComparison {
  const found = (
    who: ParticipantComparison["who"],
    act: ParticipantComparison["act"],
    until: number | null,
  ): ParticipantComparison => ({
    differs: "not-arrived",
    who,
    until,
    act,
    owedMinor: 0,
  });
  const { status, startedAt } = theirs;
  if (isFinalStatus(status)) return status === "APPROVED" ? found("you", "look", null) : same();
  if (status === "AWAITING REVIEW")
    return found("you", "ask-return", startedAt + approvedByItselfDays * dayMs);
  const until = startedAt + longestMs;
  if (status === "TIMED-OUT") return same("annotator");
  return now < until ? found("prolific", null, until) : found("you", "look", null);
}

function unknownToProlific({ ours }: ComparisonFacts): ParticipantComparison {
  const owedMinor = ours?.earnedMinor ?? 0;
  return { differs: "not-known", who: "you", until: null, act: "look", owedMinor };
}
