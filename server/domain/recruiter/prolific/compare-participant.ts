import { z } from "zod";
import type { EndReason } from "../end-reason";
import type { ReturnOutcome } from "../return-outcome";
import type { SubmissionStatus } from "./vendor";
import { approvedByItselfDays } from "./policy-sources";
import { isFinalStatus } from "./vendor-pay";

/** Who must act on a participant next. */
export const actors = ["you", "prolific", "annotator", "touchstone"] as const;

/** What is to be done about a participant, each with its one button, where an organizer can do it. */
export const participantActs = [
  "approve",
  "complete",
  "pay-part",
  "pay-bonus",
  "ask-return",
  "ask-prolific",
  "look",
] as const;
type ParticipantAct = (typeof participantActs)[number];

/** Why our state and Prolific's differ. */
export const differences = [
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
  /** What Prolific's rules and the promise to pay each page allow instead. */
  alternatives: z.array(z.enum(participantActs)),
  /** What is earned and not paid, in minor units. */
  owedMinor: z.int().min(0),
});
export type ParticipantComparison = z.infer<typeof comparison>;

/** A participant as our ledger has them. Moments in ms since 1970, money in minor units. */
export interface OurParticipant {
  joinedAt: number;
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
  /** What of theirs waits or failed: a bonus that is unknown, ready or on its way, a call that is due or was refused. */
  pending: "bonus-unknown" | "bonus" | "bonus-sent" | "action" | "refused" | null;
  /** Whether the submission's person is another than ours. */
  isOtherPerson: boolean;
  /** The whole reward, in minor units, and whether Prolific pays a part of it where the server asks for that. */
  rewardMinor: number;
  canPayPart: boolean;
  /** How long a submission may take at Prolific. */
  longestMs: number;
  now: number;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** For so long after their end people can be expected to enter the code themselves. */
export const codePatienceMs = 10 * minuteMs;
/** For so long after somebody has joined nobody wonders why Prolific was not heard of them. */
const newcomerPatienceMs = 10 * minuteMs;
/** People have so long to give a place back; then an organizer decides. */
const returnPatienceMs = 7 * dayMs;

const same = (
  who: ParticipantComparison["who"] = null,
  until: number | null = null,
): ParticipantComparison => ({ differs: null, who, until, act: null, alternatives: [], owedMinor: 0 });

/** What is found of a participant, but for the sum that is owed. */
interface Finding {
  differs?: ParticipantComparison["differs"];
  who: ParticipantComparison["who"];
  until?: number | null;
  act?: ParticipantAct | null;
  alternatives?: ParticipantAct[];
}

/**
 * Our state of a participant beside Prolific's: what differs, who must act, and the one act that mends it. Whatever is
 * not settled names somebody who must act.
 */
export function compareParticipant(facts: ComparisonFacts): ParticipantComparison {
  const { ours, theirs } = facts;
  if (theirs === null) return found(unknownToProlific(facts), ours?.earnedMinor ?? 0);
  if (ours === null) return found(unknownToUs(theirs, facts), 0);
  return found(bothKnown(ours, theirs, facts), Math.max(0, ours.earnedMinor - theirs.paidMinor));
}

function found({ who, ...rest }: Finding, owedMinor: number): ParticipantComparison {
  return { ...same(who), ...rest, owedMinor };
}

function bothKnown(ours: OurParticipant, theirs: TheirParticipant, facts: ComparisonFacts): Finding {
  const { pending, isOtherPerson } = facts;
  const isOwed = ours.earnedMinor > theirs.paidMinor;
  if (isOtherPerson) return { differs: "other-person", who: "you", act: "look" };
  if (pending === "bonus-unknown") return { differs: "bonus-unknown", who: "you", act: "ask-prolific" };
  if (pending === "bonus") return { who: "you" };
  if (pending === "bonus-sent") return { who: "prolific" };
  if (isFinalStatus(theirs.status)) {
    if (isOwed) return { differs: "unpaid", who: "you", act: "pay-bonus" };
    const isUnjust = theirs.status === "REJECTED" && ours.pages > 0;
    return isUnjust ? { differs: "rejected", who: "you", act: "look" } : { who: null };
  }
  if (pending === "action") return { who: "touchstone" };
  const open = undecided(ours, theirs, facts);
  if (pending !== "refused") return open;
  // What mends it is the same as before; Prolific may take it by now, and where it does not there is another way.
  return { ...open, differs: "refused-action", who: "you", act: open.act ?? "look" };
}

/** What Prolific has not decided yet. */
function undecided(ours: OurParticipant, theirs: TheirParticipant, facts: ComparisonFacts): Finding {
  const { startedAt, returnRequestedAt, status } = theirs;
  const { end } = ours;
  const timeOut = startedAt + facts.longestMs;
  if (returnRequestedAt !== null && facts.now < returnRequestedAt + returnPatienceMs) {
    return { differs: "return-asked", who: "annotator", until: returnRequestedAt + returnPatienceMs };
  }
  if (status === "AWAITING REVIEW") return awaiting(ours, theirs, facts);
  if (status === "TIMED-OUT") return timedOut(ours, theirs, facts);
  if (returnRequestedAt !== null) return { differs: "return-asked", who: "you", act: "look" };
  const isAtWork = end === null || end.isPresumed;
  // By now Prolific has ended it, and was not heard of.
  if (isAtWork && facts.now >= timeOut) return { differs: "working", who: "you", act: "ask-prolific" };
  if (end === null) return { who: "annotator", until: timeOut };
  if (end.isPresumed) return { differs: "working", who: "annotator", until: timeOut };
  const patient = end.at + codePatienceMs;
  return facts.now < patient
    ? { differs: "code-not-entered", who: "annotator", until: patient }
    : { differs: "code-not-entered", who: "you", ...endings(facts) };
}

/** How a submission can be ended: with the code of its outcome, or by asking for the place where there is none. */
function endings({ expectedCodes }: ComparisonFacts): Pick<Finding, "act" | "alternatives"> {
  return expectedCodes.length > 0
    ? { act: "complete", alternatives: ["ask-return"] }
    : { act: "ask-return", alternatives: [] };
}

/**
 * Whose time was over at Prolific. Pages are paid by ending it; by a bonus where that would pay them twice, where people were
 * asked for their place and kept it, where there was a test alone, and where a day later nobody knows how the work ends.
 */
function timedOut(ours: OurParticipant, theirs: TheirParticipant, facts: ComparisonFacts): Finding {
  const { end, pages } = ours;
  const isOwed = ours.earnedMinor > theirs.paidMinor;
  const until = theirs.startedAt + facts.longestMs + dayMs;
  const isOver = facts.now >= until;
  const canBeEnded = theirs.returnRequestedAt === null && theirs.paidMinor === 0;
  if (end !== null && pages > 0 && canBeEnded) return { differs: "timed-out", who: "you", ...endings(facts) };
  if (isOwed && (end !== null || isOver)) return { differs: "unpaid", who: "you", act: "pay-bonus" };
  return isOver ? { who: null } : { differs: "timed-out", who: "annotator", until };
}

/** A submission that waits for a decision: Prolific approves it by itself after 21 days. */
function awaiting(ours: OurParticipant, theirs: TheirParticipant, facts: ComparisonFacts): Finding {
  const { enteredCode, completedAt, startedAt } = theirs;
  const isOther = ours.end !== null && !facts.expectedCodes.includes(enteredCode ?? "");
  return {
    differs: enteredCode === null ? "no-code" : isOther ? "other-code" : "waits-for-approval",
    who: "you",
    until: (completedAt ?? startedAt) + approvedByItselfDays * dayMs,
    ...decisions(ours, theirs, facts),
  };
}

/**
 * What may be decided about a submission that waits. Who submitted pages is paid for them: in full whose work is done, in
 * part where it ended early and the workspace can, else by a bonus on the place that they give back. Who submitted none, or was
 * paid by bonuses already, is asked for the place.
 */
function decisions(
  { end, pages, earnedMinor }: OurParticipant,
  { returnRequestedAt, paidMinor }: TheirParticipant,
  { canPayPart, rewardMinor }: ComparisonFacts,
): Pick<Finding, "act" | "alternatives"> {
  const ways: ParticipantAct[] = returnRequestedAt === null ? ["ask-return"] : [];
  const isPaidAlready = paidMinor > 0 && earnedMinor <= paidMinor;
  if (pages === 0 || isPaidAlready) return { act: ways[0] ?? "look", alternatives: ["approve"] };
  const isPart = end?.outcome === "partial" && earnedMinor < rewardMinor;
  if (isPart && canPayPart) return { act: "pay-part", alternatives: [...ways, "approve"] };
  const [first = "approve"] = isPart ? ways : [];
  const rest = [...ways, "approve" as const].filter((each) => each !== first);
  return { act: first, alternatives: rest };
}

function unknownToUs({ status, startedAt }: TheirParticipant, { longestMs, now }: ComparisonFacts): Finding {
  const differs = "not-arrived";
  if (isFinalStatus(status))
    return status === "APPROVED" ? { differs, who: "you", act: "look" } : { who: null };
  if (status === "AWAITING REVIEW") {
    const until = startedAt + approvedByItselfDays * dayMs;
    return { differs, who: "you", act: "ask-return", alternatives: ["approve"], until };
  }
  const until = startedAt + longestMs;
  // Who never came may still come within the day; then nobody waits for them.
  if (status === "TIMED-OUT") {
    return now < until + dayMs ? { who: "annotator", until: until + dayMs } : { who: null };
  }
  return now < until ? { differs, who: "prolific", until } : { differs, who: "you", act: "ask-prolific" };
}

function unknownToProlific({ ours, now }: ComparisonFacts): Finding {
  const until = (ours?.joinedAt ?? 0) + newcomerPatienceMs;
  return now < until
    ? { differs: "not-known", who: "touchstone", until }
    : { differs: "not-known", who: "you", act: "ask-prolific" };
}
