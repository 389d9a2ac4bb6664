import { setTimeout as wait } from "node:timers/promises";
import type { Deps } from "@/server/deps";
import { claimJob, type ClaimedJob } from "@/server/services/job/claim-job";
import { putJobBack } from "@/server/services/job/end-job";
import { openCalculator, type Calculator } from "./calculator";
import { runJob } from "./run-job";

/** How soon a job begins that was asked for while none runs. */
const lookMs = 500;

export interface JobRunner {
  /** Takes no more jobs; the one at work goes back to be gone on with after the next start. */
  stop: () => Promise<void>;
}

/** Works at the jobs of all projects, one at a time, for as long as the process runs. */
export function runJobs(deps: Deps, calculator: Calculator = openCalculator()): JobRunner {
  const stopping = new AbortController();
  let current: ClaimedJob | null = null;

  async function turn(): Promise<void> {
    current = await claimJob(deps);
    if (current === null)
      return void (await wait(lookMs, undefined, { signal: stopping.signal, ref: false }));
    await runJob(deps, calculator, current);
    current = null;
  }

  async function turns(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await turn();
      } catch (error) {
        if (stopping.signal.aborted) return;
        deps.log.error({ error }, "a job could not be worked at");
        await wait(lookMs, undefined, { ref: false });
      }
    }
  }

  const ended = turns();
  return {
    stop: async () => {
      stopping.abort();
      const left = current;
      if (left !== null) await putJobBack(deps, left);
      calculator.stop();
      await ended;
    },
  };
}
