import type { JobError, JobKind, JobProgress, JobSnapshot } from "@/server/domain/job/job";

/** A job to be worked at. */
export interface JobCalculation {
  task: "job";
  jobId: string;
  projectId: string;
  kind: JobKind;
  parameters: unknown;
  checkpoint: unknown;
  folder: string;
}

/** How well a project's annotators agree at this moment, for its live page. */
export interface PointCalculation {
  task: "agreement-point";
  projectId: string;
}

/** What the server asks of its calculating process, one at a time. */
export type Calculation = JobCalculation | PointCalculation;

/** What the calculating process says while it works, and at the end. */
export type CalculationNews =
  | { type: "progress"; progress: JobProgress }
  | { type: "snapshot"; snapshot: JobSnapshot }
  | { type: "checkpoint"; checkpoint: unknown }
  | { type: "result"; result: unknown }
  | { type: "failure"; error: JobError };
