import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ApproveWaitingInput } from "@/server/domain/recruiter/prolific/contracts";
import { askProlific } from "./internal/prolific-account";
import { rewardOf } from "./internal/read-participants";
import { requireStudy } from "./internal/require-study";

/** What Prolific takes for the rewards of so many people, with its fee. @throws DomainError `not_found`; as `askProlific` */
export async function quoteApproval(
  deps: Deps,
  { projectId }: OrganizeScope,
  { expectedPeople }: ApproveWaitingInput,
): Promise<{ totalMinor: number }> {
  const reward = rewardOf(await requireStudy(deps.store.read, projectId));
  const totalMinor = await askProlific(deps, projectId, (api) =>
    api.studyCost({ reward, places: expectedPeople }),
  );
  return { totalMinor };
}
