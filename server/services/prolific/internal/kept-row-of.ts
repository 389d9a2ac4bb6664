import type { ProlificParticipantRow } from "@/db/queries/prolific-participants";
import type { ProlificStudyRow } from "@/db/queries/prolific-studies";
import type { ComparedParticipant } from "./read-participants";

/** A participant as they are kept, so that they can be sought and put in order. */
export function keptRowOf(
  { id: studyId, projectId }: Pick<ProlificStudyRow, "id" | "projectId">,
  each: ComparedParticipant,
): ProlificParticipantRow {
  const { submission, annotator, comparison } = each;
  const { differs, who, act, owedMinor } = comparison;
  return {
    id: submission?.id ?? annotator?.id ?? "",
    studyId,
    projectId,
    submissionId: submission?.id ?? null,
    annotatorId: annotator?.id ?? null,
    differs,
    who,
    act,
    owedMinor,
    urgency: who === "you" ? 0 : differs !== null ? 1 : 2,
    since: waitsSince(each),
  };
}

/** Since when a participant waits: their end, or the start of their submission. In ms since 1970. */
function waitsSince({ submission, annotator, ours }: ComparedParticipant): number {
  return ours?.end?.at ?? submission?.completedAt ?? submission?.startedAt ?? annotator?.joinedAt ?? 0;
}
