import type { ShownJob } from "@/server/domain/job/contracts";

/** How far a job is, as a share of the whole. */
export function shareOf({ progress }: Pick<ShownJob, "progress">): number {
  return progress === null || progress.total === 0 ? 0 : progress.done / progress.total;
}
