import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { ComputeAgreementInput } from "@/server/domain/agreement/contracts";
import type { AgreementParameters } from "@/server/domain/agreement/agreement";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { enqueueJob } from "@/server/services/job/enqueue-job";

const defaults = { replicates: 1_000, seed: 1, minShared: 2 };

/** Asks for agreement to be computed, at the project's own level unless told. While that is at work already, it is that. */
export async function requestAgreement(
  deps: Deps,
  scope: OrganizeScope,
  { level, replicates, seed, minShared }: ComputeAgreementInput,
): Promise<{ job: string }> {
  const { settings } = await readProject(deps.store.read, scope.projectId);
  const parameters: AgreementParameters = {
    level: level ?? settings.agreementLevel,
    replicates: replicates ?? defaults.replicates,
    seed: seed ?? defaults.seed,
    minShared: minShared ?? defaults.minShared,
  };
  return { job: await enqueueJob(deps, scope, { kind: "agreement", key: "agreement", parameters }) };
}
