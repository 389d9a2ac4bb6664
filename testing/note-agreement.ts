import type { Deps } from "@/server/deps";
import { computePoint } from "@/server/services/agreement/compute-point";
import { updateAgreement } from "@/server/services/agreement/update-agreement";

/** Computes the agreement of the live pages at once, as a server does every few seconds. */
export function noteAgreement(deps: Deps): Promise<void> {
  return updateAgreement(deps, (projectId) => computePoint(deps, { projectId }));
}
