import { lockBonus, moveBonus } from "@/db/queries/prolific-bonuses";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { keepOfSubmissions } from "./internal/keep-compared";

/** Takes a bonus back before it is sent. @throws DomainError `not_found`; `bonus_sent` */
export async function withdrawBonus(
  deps: Deps,
  scope: OrganizeScope,
  { bonus }: { bonus: string },
): Promise<void> {
  const withdrawn = await deps.store.write(async (tx) => {
    const found = await lockBonus(tx, { projectId: scope.projectId, bonusId: bonus });
    if (found === undefined) throw new DomainError("not_found", "There is no such bonus.");
    const endedAt = deps.now();
    if (!(await moveBonus(tx, bonus, ["ready"], { state: "withdrawn", endedAt }))) {
      throw new DomainError("bonus_sent", "This bonus has been sent. It cannot be taken back.");
    }
    const { submissionId, amountMinor } = found;
    await recordEvent(deps, tx, scope, "recruiter_bonus_withdrawn", {
      recruiter: "prolific",
      submission: submissionId,
      amountMinor,
    });
    return submissionId;
  });
  await keepOfSubmissions(deps, scope.projectId, [withdrawn]);
}
