import { insertBonus } from "@/db/queries/prolific-bonuses";
import type { ProlificStudyRow } from "@/db/queries/prolific-studies";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";

interface WantedBonus {
  study: Pick<ProlificStudyRow, "id" | "projectId">;
  submissionId: string;
  amountMinor: number;
  reason: string;
  userId: string | null;
}

/** Makes a bonus ready to be paid. @returns false where the submission has one that is not settled */
export async function readyBonus(
  deps: Pick<Deps, "newId" | "now">,
  tx: Tx,
  { study, userId, ...bonus }: WantedBonus,
): Promise<boolean> {
  return insertBonus(tx, {
    ...bonus,
    id: deps.newId(),
    projectId: study.projectId,
    studyId: study.id,
    state: "ready",
    createdByUserId: userId,
    createdAt: deps.now(),
  });
}
