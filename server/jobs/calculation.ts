import type { JobError, JobKind, JobProgress, JobSnapshot } from "@/server/domain/job/job";

/** What the server asks of its calculating process, one at a time. */
export interface Calculation {
  jobId: string;
  projectId: string;
  kind: JobKind;
  parameters: unknown;
  checkpoint: unknown;
  folder: string;
}

/** What the calculating process says while it works, and at the end. */
export type CalculationNews =
  | { type: "progress"; progress: JobProgress }
  | { type: "snapshot"; snapshot: JobSnapshot }
  | { type: "checkpoint"; checkpoint: unknown }
  | { type: "result"; result: unknown }
  | { type: "failure"; error: JobError };
