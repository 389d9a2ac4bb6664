import type { ShownJob } from "@/server/domain/job/contracts";

/** What a card shows of a job. */
export type JobOnCard = Omit<ShownJob, "parameters">;
