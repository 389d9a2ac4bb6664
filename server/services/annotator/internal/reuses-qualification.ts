import { passedElsewhere } from "@/db/queries/joining";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { Policies } from "@/server/domain/policy/policies";
import type { ApplicantIdentity } from "./identify-applicant";

const dayMs = 24 * 60 * 60 * 1000;

/** Whether what somebody passed in another project of the owner lately stands for the qualification of this one. */
export async function reusesQualification(
  deps: Pick<Deps, "now">,
  tx: Tx,
  { projectId, settings }: { projectId: string; settings: Policies },
  { source, externalId }: ApplicantIdentity,
): Promise<boolean> {
  const { qualification, reuseQualificationDays: days } = settings;
  if (qualification.kind === "none" || days === null || externalId === null) return false;
  const since = deps.now() - days * dayMs;
  return passedElsewhere(tx, { source, externalId }, { projectId, kind: qualification.kind, since });
}
