import { insertAction } from "@/db/queries/prolific-actions";
import type { ProlificStudyRow } from "@/db/queries/prolific-studies";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { ActionData, ActionKind } from "@/server/domain/recruiter/prolific/action";

export interface WantedAction {
  study: Pick<ProlificStudyRow, "id" | "projectId">;
  submissionId: string;
  kind: ActionKind;
  data: ActionData;
  /** null where Touchstone wants it by itself. */
  userId: string | null;
}

/** Writes down what is to be done at Prolific. @returns false where the same is under way already */
export async function writeAction(
  deps: Pick<Deps, "newId" | "now">,
  tx: Tx,
  { study, userId, ...action }: WantedAction,
): Promise<boolean> {
  const now = deps.now();
  return insertAction(tx, {
    ...action,
    id: deps.newId(),
    projectId: study.projectId,
    studyId: study.id,
    state: "ready",
    createdByUserId: userId,
    createdAt: now,
    dueAt: now,
  });
}
