import type { WorkingAnnotator } from "@/db/queries/annotators";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { NextResult } from "@/server/domain/assignment/contracts";
import type { EndReason } from "@/server/domain/recruiter/end-reason";
import { shownCode } from "@/server/domain/recruiter/hand-back";
import { leadBack } from "@/server/services/recruiter/internal/lead-back";
import { noteCredit } from "@/server/services/recruiter/internal/note-credit";

type WayBackOf = Pick<Extract<NextResult, { kind: "none" }>, "completionCode" | "handBack">;

/** Where an annotator goes whose work ends, and the code that they show there. Who did nothing has no code of ours. */
export async function wayBackOf(
  deps: Pick<Deps, "now">,
  tx: Tx,
  annotator: WorkingAnnotator,
  reason: EndReason,
): Promise<WayBackOf> {
  const { source, submittedCount, workHitCount, completionCode } = annotator;
  await noteCredit(deps, tx, annotator, reason);
  const back = await leadBack(tx, annotator, { reason, hasWorked: workHitCount > 0 });
  const code = shownCode(source, submittedCount > 0 ? completionCode : null, back);
  return { ...(code !== null && { completionCode: code }), ...(back !== null && { handBack: back }) };
}
