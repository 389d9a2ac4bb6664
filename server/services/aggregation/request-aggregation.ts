import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { CompareAggregationInput } from "@/server/domain/aggregation/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { refuseMeaningless } from "@/server/domain/policy/refuse-meaningless";
import { enqueueJob } from "@/server/services/job/internal/enqueue-job";
import { offeredMethods } from "./internal/offered-methods";

/**
 * Asks for the gold values by another way; the project's own way stays.
 * @throws DomainError `does_not_apply` for a way that says nothing of the project's answers.
 */
export async function requestAggregation(
  deps: Deps,
  scope: OrganizeScope,
  { aggregation }: CompareAggregationInput,
): Promise<{ job: string }> {
  const db = deps.store.read;
  const offered = await offeredMethods(db, await readProject(db, scope.projectId));
  refuseMeaningless([aggregation.aggregation.method], offered);
  const parameters = { aggregation };
  return { job: await enqueueJob(deps, scope, { kind: "aggregation", key: "aggregation", parameters }) };
}
