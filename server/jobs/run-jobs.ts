import { setTimeout as wait } from "node:timers/promises";
import type { Deps } from "@/server/deps";
import { claimJob, type ClaimedJob } from "@/server/services/job/claim-job";
import { putJobBack } from "@/server/services/job/end-job";
import { openBell } from "./bell";
import { openCalculator, type Calculator } from "./calculator";
import { runJob } from "./run-job";

/** How often somebody who has nothing to do looks for a job. */
export interface LookingPace {
  /** Where it is told of new ones. Those whose process is gone are told by nobody. */
  toldMs: number;
  /** Where it is not: how soon a job begins that was asked for while none runs. */
  untoldMs: number;
}

const usualPace: LookingPace = { toldMs: 5_000, untoldMs: 500 };

export interface JobRunner {
  /** Takes no more jobs; the one at work goes back to be gone on with after the next start. */
  stop: () => Promise<void>;
}

/** Works at the jobs of all projects, one at a time, for as long as the process runs. */
export function runJobs(
  deps: Deps,
  calculator: Calculator = openCalculator(),
  pace: LookingPace = usualPace,
): JobRunner {
  const stopping = new AbortController();
  const bell = openBell();
  const listening = deps.store.listen("jobs", bell.ring);
  let current: ClaimedJob | null = null;

  async function turn(): Promise<void> {
    current = await claimJob(deps);
    if (current === null) return bell.wait(listening.isHearing() ? pace.toldMs : pace.untoldMs);
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
        await wait(usualPace.untoldMs, undefined, { ref: false });
      }
    }
  }

  const ended = turns();
  return {
    stop: async () => {
      stopping.abort();
      bell.ring();
      const left = current;
      if (left !== null) await putJobBack(deps, left);
      calculator.stop();
      await Promise.all([ended, listening.stop()]);
    },
  };
}
