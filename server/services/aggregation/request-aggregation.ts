import type { Deps } from "@/server/deps";
import type { CompareAggregationInput } from "@/server/domain/aggregation/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { enqueueJob } from "@/server/services/job/enqueue-job";

/** Asks for the gold values by another way; the project's own way stays. */
export async function requestAggregation(
  deps: Deps,
  scope: OrganizeScope,
  { aggregation }: CompareAggregationInput,
): Promise<{ job: string }> {
  const parameters = { aggregation };
  return { job: await enqueueJob(deps, scope, { kind: "aggregation", key: "aggregation", parameters }) };
}
