import { settleAction, unsettledActionsOf } from "@/db/queries/prolific-actions";
import { prolificSubmissionsOf } from "@/db/queries/prolific-submissions";
import type { ProlificStudyRow } from "@/db/queries/prolific-studies";
import type { Deps } from "@/server/deps";
import { actionResult } from "@/server/domain/recruiter/prolific/action";

/**
 * Ends the actions of which Prolific's states say that they have happened, or cannot happen any more. Prolific refuses to end a
 * submission for somebody who entered a code in that moment: then what was wanted has happened, too.
 */
export async function settleActions(deps: Deps, { id: studyId }: ProlificStudyRow): Promise<void> {
  const now = deps.now();
  await deps.store.write(async (tx) => {
    const submissions = new Map((await prolificSubmissionsOf(tx, studyId)).map((each) => [each.id, each]));
    for (const { id, kind, submissionId } of await unsettledActionsOf(tx, studyId)) {
      const submission = submissions.get(submissionId);
      if (submission === undefined || submission.status === null) continue;
      const { status, returnRequestedAt } = submission;
      const result = actionResult(kind, { status, returnRequestedAt });
      if (result !== "open") await settleAction(tx, id, { state: result, endedAt: now });
    }
  });
}
