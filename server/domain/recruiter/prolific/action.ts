import { z } from "zod";
import type { RejectionCategory, SubmissionStatus } from "./vendor";

/** What Touchstone does to a submission at Prolific, besides paying bonuses. */
export const actionKinds = ["complete", "pay-part", "approve", "ask-return", "reject"] as const;
export type ActionKind = (typeof actionKinds)[number];

/**
 * `ready`: to be sent. `sending`: a process is at it. `sent`: Prolific took it and works on it. `done`: Prolific's state
 * says so. `refused`: Prolific will not. `void`: Prolific's state made it needless.
 */
export const actionStates = ["ready", "sending", "sent", "done", "refused", "void"] as const;
export type ActionState = (typeof actionStates)[number];

/** What an action needs; only what its kind has. */
export interface ActionData {
  code?: string;
  /** Per cent of the reward, where a part is paid. */
  percentage?: number;
  reason?: string;
  category?: RejectionCategory;
  message?: string;
}

const ends: Record<ActionKind, readonly SubmissionStatus[]> = {
  complete: ["AWAITING REVIEW", "APPROVED", "PARTIALLY APPROVED", "SCREENED OUT", "RETURNED", "REJECTED"],
  "pay-part": ["APPROVED", "PARTIALLY APPROVED", "SCREENED OUT"],
  approve: ["APPROVED", "PARTIALLY APPROVED", "SCREENED OUT"],
  "ask-return": ["RETURNED"],
  reject: ["REJECTED"],
};

/** States after which nothing of an action can happen any more. */
const settled: readonly SubmissionStatus[] = [
  "APPROVED",
  "PARTIALLY APPROVED",
  "SCREENED OUT",
  "RETURNED",
  "REJECTED",
];

/** How Prolific has a submission that an action is about. */
export interface ActedOn {
  status: SubmissionStatus;
  returnRequestedAt: number | null;
}

/** What Prolific's state says of an action: it has happened, it cannot happen any more, or it is open. */
export function actionResult(
  kind: ActionKind,
  { status, returnRequestedAt }: ActedOn,
): "done" | "void" | "open" {
  if (ends[kind].includes(status)) return "done";
  // A return is the participant's to make; what Touchstone does is to ask for it.
  if ((kind === "ask-return" || kind === "complete") && returnRequestedAt !== null) return "done";
  return settled.includes(status) ? "void" : "open";
}

const minuteMs = 60_000;

/** How long after its nth failed try an action is tried again, in ms: one minute, doubling, at most an hour. */
export function retryDelayMs(tries: number): number {
  return Math.min(60, 2 ** Math.max(0, tries - 1)) * minuteMs;
}

/** How long Prolific may work on an action that it took before it is sent again, in ms. */
export const sentPatienceMs = 30 * minuteMs;

export const actionView = z.object({
  kind: z.enum(actionKinds),
  state: z.enum(actionStates),
  said: z.string(),
});
