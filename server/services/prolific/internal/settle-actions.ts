import { settleAction, unsettledActionsOf } from "@/db/queries/prolific-actions";
import { prolificSubmissionsOf } from "@/db/queries/prolific-submissions";
import type { ProlificStudyRow } from "@/db/queries/prolific-studies";
import type { Deps } from "@/server/deps";
import { inChunks } from "@/server/domain/in-chunks";
import { actionResult } from "@/server/domain/recruiter/prolific/action";

/**
 * Ends the actions of which Prolific's states say that they have happened, or cannot happen any more. Prolific refuses to end a
 * submission for somebody who entered a code in that moment: then what was wanted has happened, too.
 */
export async function settleActions(
  deps: Deps,
  { id: studyId }: Pick<ProlificStudyRow, "id">,
): Promise<void> {
  const now = deps.now();
  await deps.store.write(async (tx) => {
    for (const actions of inChunks(await unsettledActionsOf(tx, studyId))) {
      const submissionIds = actions.map(({ submissionId }) => submissionId);
      const read = await prolificSubmissionsOf(tx, studyId, { submissionIds, annotatorIds: [] });
      const submissions = new Map(read.map((each) => [each.id, each]));
      for (const { id, kind, submissionId } of actions) {
        const { status = null, returnRequestedAt = null } = submissions.get(submissionId) ?? {};
        if (status === null) continue;
        const result = actionResult(kind, { status, returnRequestedAt });
        if (result !== "open") await settleAction(tx, id, { state: result, endedAt: now });
      }
    }
  });
}
