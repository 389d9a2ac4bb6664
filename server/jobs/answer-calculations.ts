import { mkdir } from "node:fs/promises";
import { liveDeps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { JobError } from "@/server/domain/job/job";
import { computePoint } from "@/server/services/agreement/compute-point";
import type { Calculation, CalculationNews, JobCalculation } from "./calculation";
import { jobDefinitions } from "./definitions";

/** The calculating process: works at what its parent sends. */
export function answerCalculations(): void {
  // Ctrl-C in a terminal reaches children too; the parent decides when this one ends.
  process.on("SIGINT", () => undefined);
  const deps = liveDeps();
  const say = (news: CalculationNews) => void process.send?.(news);
  process.on("message", (message) => {
    const calculation = message as Calculation;
    void work(calculation).then(
      (result) => say({ type: "result", result }),
      (error: unknown) => {
        if (!(error instanceof DomainError))
          deps.log.error({ error, ...calculation }, "a calculation failed");
        say({ type: "failure", error: errorOf(error) });
      },
    );
  });

  async function work(calculation: Calculation): Promise<unknown> {
    return calculation.task === "job" ? workAtJob(calculation) : computePoint(deps, calculation);
  }

  async function workAtJob({ kind, folder, ...calculation }: JobCalculation): Promise<unknown> {
    await mkdir(folder, { recursive: true });
    return jobDefinitions[kind].work({
      ...calculation,
      deps,
      folder,
      report: (progress) => say({ type: "progress", progress }),
      saw: (snapshot) => say({ type: "snapshot", snapshot }),
      save: (checkpoint) => say({ type: "checkpoint", checkpoint }),
    });
  }
}

function errorOf(error: unknown): JobError {
  return error instanceof DomainError
    ? { reason: error.reason, message: error.message }
    : { reason: "internal", message: "Something on our side broke. It is noted in the server's log." };
}
