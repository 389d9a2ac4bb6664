import { latestResult } from "@/db/queries/jobs";
import type { Deps } from "@/server/deps";
import { aggregationParameters, aggregationResult } from "@/server/domain/aggregation/aggregation";
import type { ShownAggregation } from "@/server/domain/aggregation/contracts";
import { isoInstant } from "@/server/domain/instant";
import type { ViewScope } from "@/server/domain/organizer/actor";

/** The latest comparison of two ways to gold values; null without any. */
export async function showAggregation(
  deps: Pick<Deps, "store">,
  { projectId }: ViewScope,
): Promise<ShownAggregation | null> {
  const found = await latestResult(deps.store.read, projectId, "aggregation");
  if (found === undefined || found.finishedAt === null) return null;
  return {
    job: found.id,
    at: isoInstant(found.finishedAt),
    aggregation: aggregationParameters.parse(found.parameters).aggregation,
    result: aggregationResult.parse(found.result),
  };
}
