import { findJob, latestResult } from "@/db/queries/jobs";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import {
  screeningParameters,
  screeningResult,
  type ShownScreening,
} from "@/server/domain/exclusion/screening";
import { isoInstant } from "@/server/domain/instant";
import type { OrganizeScope } from "@/server/domain/organizer/actor";

/** What was found when it was last looked at what rules would do; null before the first time. */
export async function showScreening(
  deps: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
): Promise<ShownScreening | null> {
  const found = await latestResult(deps.store.read, projectId, "screening");
  return found === undefined ? null : readScreening(deps.store.read, projectId, found.id);
}

/**
 * What a screening found.
 * @throws DomainError `not_found` when the project has none of this id that has ended.
 */
export async function readScreening(db: Db, projectId: string, jobId: string): Promise<ShownScreening> {
  const found = await findJob(db, projectId, jobId);
  if (found?.kind !== "screening" || found.state !== "done" || found.finishedAt === null) {
    throw new DomainError("not_found", "These figures are not there any more. Look again.");
  }
  return {
    job: found.id,
    parameters: screeningParameters.parse(found.parameters),
    finishedAt: isoInstant(found.finishedAt),
    result: screeningResult.parse(found.result),
  };
}
