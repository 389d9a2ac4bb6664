import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { ComputeAgreementInput } from "@/server/domain/agreement/contracts";
import type { AgreementParameters } from "@/server/domain/agreement/agreement";
import { plainDrawing } from "@/server/domain/agreement/drawing";
import { plainMinShared } from "@/server/domain/agreement/judged-table";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { refuseMeaningless } from "@/server/domain/policy/refuse-meaningless";
import { enqueueJob } from "@/server/services/job/internal/enqueue-job";
import { tasks } from "@/task-types/tasks";

const defaults = { ...plainDrawing, minShared: plainMinShared };

/**
 * Asks for agreement to be computed, at the project's own level unless told. While that is at work already, it is that.
 * @throws DomainError `does_not_apply` for a level at which the project's answers cannot agree.
 */
export async function requestAgreement(
  deps: Deps,
  scope: OrganizeScope,
  { level, replicates, seed, minShared }: ComputeAgreementInput,
): Promise<{ job: string }> {
  const { settings, taskType } = await readProject(deps.store.read, scope.projectId);
  if (level !== undefined) refuseMeaningless([level], tasks[taskType].outcomes.agreementLevels);
  const parameters: AgreementParameters = {
    level: level ?? settings.agreementLevel,
    replicates: replicates ?? defaults.replicates,
    seed: seed ?? defaults.seed,
    minShared: minShared ?? defaults.minShared,
  };
  return { job: await enqueueJob(deps, scope, { kind: "agreement", key: "agreement", parameters }) };
}
