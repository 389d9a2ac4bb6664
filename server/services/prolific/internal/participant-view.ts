import type { ProlificStudyRow } from "@/db/queries/prolific-studies";
import { isoInstant } from "@/server/domain/instant";
import { partOfRewardMinor } from "@/server/domain/recruiter/prolific/completion-codes";
import { participantSigns, type ParticipantView } from "@/server/domain/recruiter/prolific/contracts";
import { rewardOf, type ComparedParticipant } from "./read-participants";

/** A participant as the screen and the file show them. */
export function participantViewOf(
  each: ComparedParticipant,
  study: ProlificStudyRow,
  isProbableDouble: boolean,
): ParticipantView {
  const { submission, annotator, ours, paidMinor, comparison, action } = each;
  const has: Record<(typeof participantSigns)[number], boolean> = {
    double: isProbableDouble,
    unverified: study.plan.abilities.signedLinks && annotator !== null && submission?.isVerified !== true,
    "link-reused": (submission?.linkReusedAt ?? null) !== null,
    "second-place": (submission?.secondPlaceAt ?? null) !== null,
  };
  return {
    annotator: annotator?.pseudonym ?? null,
    participantId: submission?.participantId ?? annotator?.participantId ?? "",
    submissionId: submission?.id ?? annotator?.submissionId ?? "",
    isVerified: submission?.isVerified ?? false,
    ours: oursOf(each),
    theirs: theirsOf(each),
    paidMinor,
    comparison,
    action: action === null ? null : { kind: action.kind, state: action.state, said: action.said },
    partMinor: partOfRewardMinor(ours?.earnedMinor ?? 0, rewardOf(study)),
    signs: participantSigns.filter((sign) => has[sign]),
  };
}

function oursOf({ annotator, ours }: ComparedParticipant): ParticipantView["ours"] {
  if (annotator === null || ours === null) return null;
  return {
    state: annotator.state,
    pages: ours.pages,
    earnedMinor: ours.earnedMinor,
    end: ours.end?.reason ?? null,
    lastSeenAt: isoInstant(annotator.lastSeenAt),
  };
}

function theirsOf({ submission }: ComparedParticipant): ParticipantView["theirs"] {
  if (submission === null || submission.status === null) return null;
  const { status, enteredCode, startedAt, completedAt } = submission;
  return { status, enteredCode, since: isoInstant(completedAt ?? startedAt) };
}
