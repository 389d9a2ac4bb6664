import type { z } from "zod";
import type { ClaimedJob } from "@/server/services/job/claim-job";
import type { JobContext } from "@/server/services/job/job-context";
import type { SettleJob } from "@/server/services/job/end-job";
import type { Deps } from "@/server/deps";

/** What a job knows, and where its files go. */
interface KeepingContext extends JobContext<unknown, unknown> {
  /** Keeps a finished file of the job's folder for those who download it with the result. */
  keep: (name: string) => Promise<void>;
}

/** A kind of job: what it is asked, what it gives, how it works that out, and what follows from it. */
export interface JobDefinition {
  parameters: z.ZodType;
  result: z.ZodType;
  /** Runs in the calculating process. @throws DomainError with a reason that people read on the job's card. */
  work: (context: KeepingContext) => Promise<unknown>;
  settle: (deps: Deps) => SettleJob;
  effects: JobEffects | null;
}

/** What a job's result entails beyond one transaction. */
interface JobEffects {
  /** Writes it in the server, before the job is done; may be done again after a start that came to nothing. */
  make: (deps: Deps, job: ClaimedJob, result: unknown) => Promise<void>;
  /** Takes it back where the job was cancelled meanwhile. */
  takeBack: (deps: Deps, job: ClaimedJob) => Promise<void>;
}

interface Definition<P extends z.ZodType, R extends z.ZodType, Checkpoint> {
  parameters: P;
  result: R;
  work: (context: JobContext<z.output<P>, Checkpoint>) => Promise<z.output<R>>;
  /** The files of its folder that the result speaks of. None unless told. */
  keeps?: (result: z.output<R>) => readonly { name: string }[];
  /** What else changes with the result, in the same transaction. Nothing unless told. */
  settle?: (deps: Deps) => SettleJob;
  effects?: JobEffects;
}

/** Binds a kind's contracts to its work: parameters are read by theirs before, results written by theirs after. */
export function defineJob<P extends z.ZodType, R extends z.ZodType, Checkpoint = never>({
  parameters,
  result,
  work,
  keeps = () => [],
  settle = () => async (_tx, _job, found) => found,
  effects,
}: Definition<P, R, Checkpoint>): JobDefinition {
  return {
    parameters,
    result,
    settle,
    effects: effects ?? null,
    work: async ({ keep, ...context }) => {
      const found = result.parse(
        await work({
          ...context,
          parameters: parameters.parse(context.parameters),
          // A checkpoint is only ever what the same kind of job saved.
          checkpoint: context.checkpoint as Checkpoint | null,
        }),
      );
      for (const { name } of keeps(found)) await keep(name);
      return found;
    },
  };
}
