import type { Deps } from "@/server/deps";
import type { JobProgress, JobSnapshot } from "@/server/domain/job/job";

/** What a job knows while it works, in a process of its own. It reads the database and writes nothing to it. */
export interface JobContext<Parameters, Checkpoint = never> {
  deps: Pick<Deps, "store" | "files" | "newId">;
  projectId: string;
  parameters: Parameters;
  /** What an earlier start of the same job saved last; null at the first. */
  checkpoint: Checkpoint | null;
  /** An existing folder of this machine for files that it works at; gone with a job that ends without a result. */
  folder: string;
  report: (progress: JobProgress) => void;
  /** Says what data it read. */
  saw: (snapshot: JobSnapshot) => void;
  /** Keeps what was worked out so far, to go on from after the process was ended. */
  save: (checkpoint: Checkpoint) => void;
}
