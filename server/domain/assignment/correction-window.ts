import type { AnnotatorState } from "@/server/domain/annotator-status/annotator-status";
import type { ProjectState } from "@/server/domain/project/project";
import type { AssignmentKind, WithdrawalReason } from "./assignment";
import type { SubmissionReply } from "./contracts";

/** Why a page cannot be corrected, or not any more. */
const correctionClosings = [
  "off",
  "not_submitted",
  "not_work",
  "ended",
  "not_last",
  "feedback",
  "paid",
  "reviewed",
  "late",
] as const;
export type CorrectionClosing = (typeof correctionClosings)[number];

export interface SubmittedPage {
  kind: AssignmentKind;
  /** null for a page that was not submitted. */
  response: {
    reply: Pick<SubmissionReply, "status" | "feedback">;
    withdrawn: WithdrawalReason | null;
    submittedAt: number;
  } | null;
  isLast: boolean;
  paidAt: number | null;
  /** Whether an organizer has decided about a text that was written on it. */
  isReviewed: boolean;
}

interface Correcting {
  correctionMinutes: number;
  state: AnnotatorState;
  projectState: ProjectState;
}

export type CorrectionWindow = { open: true; until: number } | { open: false; why: CorrectionClosing };

const perMinute = 60_000;

/** Whether a page can be corrected now, and until when. The time runs from the first submission, however often it is corrected. */
export function correctionWindow(
  page: SubmittedPage,
  { correctionMinutes, state, projectState }: Correcting,
  now: number,
): CorrectionWindow {
  const closed = (why: CorrectionClosing): CorrectionWindow => ({ open: false, why });
  const { response } = page;
  if (correctionMinutes === 0) return closed("off");
  if (response === null) return closed("not_submitted");
  if (page.kind !== "work") return closed("not_work");
  const isOut = response.withdrawn !== null || response.reply.status === "discarded";
  if (isOut || state !== "working" || projectState === "closed") return closed("ended");
  if (!page.isLast) return closed("not_last");
  // Who was told what is right would not answer again, but copy.
  if (response.reply.feedback.length > 0) return closed("feedback");
  if (page.paidAt !== null) return closed("paid");
  if (page.isReviewed) return closed("reviewed");
  const until = response.submittedAt + correctionMinutes * perMinute;
  return now <= until ? { open: true, until } : closed("late");
}
