import { mkdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { findJob, insertJob } from "@/db/queries/jobs";
import type { World } from "@/testing/world/world";
import type { Deps } from "@/server/deps";
import type { JobState } from "@/server/domain/job/job";
import { plainOutcome } from "@/server/domain/policy/outcome-policies";
import { claimJob } from "@/server/services/job/claim-job";
import { enqueueJob } from "@/server/services/job/internal/enqueue-job";
import { jobDefinitions } from "@/server/jobs/definitions";
import { runJob } from "@/server/jobs/run-job";
import type { CalculationEnd, Calculator } from "@/server/jobs/calculator";
import type { Calculation, CalculationNews } from "@/server/jobs/calculation";
import { keptOfJob } from "@/server/services/job/job-folder";

/** Asks for a release of a project, which is its only job unless another key is told. */
export function askForRelease({ deps, projectId }: World, key = "release"): Promise<string> {
  const parameters = { aggregation: plainOutcome.aggregation };
  return enqueueJob(deps, { projectId, actor: { kind: "system" } }, { kind: "release", key, parameters });
}

/** A release that another server has been writing for so long; it goes on as long as nobody stops it. */
export async function plantReleaseAtWork(
  { deps, projectId }: World,
  { userId, takenMs }: { userId: string; takenMs: number },
): Promise<void> {
  const now = Date.now();
  await deps.store.write((tx) =>
    insertJob(tx, {
      id: deps.newId(),
      projectId,
      kind: "release",
      state: "running",
      key: "release",
      parameters: { aggregation: plainOutcome.aggregation },
      progress: { stage: "judgments", done: 61, total: 100 },
      attemptCount: 2,
      resumedAt: 0.41,
      createdByUserId: userId,
      createdAt: now - takenMs,
      startedAt: now - takenMs,
      // Nobody takes it over while a test lasts.
      beatAt: now + 600_000,
    }),
  );
}

export async function readJob({ deps, projectId }: World, id: string) {
  const job = await findJob(deps.store.read, projectId, id);
  if (job === undefined) throw new Error(`There is no job ${id}.`);
  return job;
}

/** Waits until a job is in this state. */
export async function becomes(world: World, id: string, state: JobState): Promise<void> {
  await expect
    .poll(async () => (await readJob(world, id)).state, { timeout: 500_000, interval: 50 })
    .toBe(state);
}

/** What comes of a job whose data are as they were: it changes nothing. */
export const nothingNew: CalculationEnd = {
  ended: "result",
  result: { isNew: false, version: 1, fingerprint: "f" },
};

type Work = (calculation: Calculation, hear: (news: CalculationNews) => void) => Promise<CalculationEnd>;

/** Works in this process by a function; a calculation that is given up, or whose calculator is stopped, is gone. */
export function calculatorBy(work: Work): Calculator {
  const stopping = new AbortController();
  return {
    stop: () => stopping.abort(),
    run: async (calculation, hear, signal) => {
      const givenUp = AbortSignal.any([stopping.signal, ...(signal ? [signal] : [])]);
      const gone = new Promise<CalculationEnd>((resolve) => {
        if (givenUp.aborted) resolve({ ended: "gone" });
        givenUp.addEventListener("abort", () => resolve({ ended: "gone" }));
      });
      return Promise.race([work(calculation, (news) => void hear(news)), gone]);
    },
  };
}

/** Works at jobs in this process as the calculating one does. */
export const calculatesHere =
  (deps: Deps): Work =>
  async (calculation, hear) => {
    if (calculation.task !== "job") throw new Error("Only jobs are asked for here.");
    await mkdir(calculation.folder, { recursive: true });
    const result = await jobDefinitions[calculation.kind].work({
      ...calculation,
      deps,
      keep: (name) =>
        deps.files.putFile(`${keptOfJob(calculation.jobId)}/${name}`, path.join(calculation.folder, name)),
      report: (progress) => hear({ type: "progress", progress }),
      saw: (snapshot) => hear({ type: "snapshot", snapshot }),
      save: (checkpoint) => hear({ type: "checkpoint", checkpoint }),
    });
    return { ended: "result", result };
  };

/** Works in this process at every job that waits. */
export async function workAtJobs(deps: Deps): Promise<void> {
  const calculator = calculatorBy(calculatesHere(deps));
  for (let job = await claimJob(deps); job !== null; job = await claimJob(deps)) {
    await runJob(deps, calculator, job);
  }
}

/** Never comes to an end by itself. */
export const forever: Work = async () => {
  await wait(60_000, undefined, { ref: false });
  return nothingNew;
};
