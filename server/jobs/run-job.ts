import { rm } from "node:fs/promises";
import type { Deps } from "@/server/deps";
import type { JobProgress } from "@/server/domain/job/job";
import type { ClaimedJob } from "@/server/services/job/claim-job";
import { failJob, finishJob, putJobBack } from "@/server/services/job/end-job";
import { jobFolder } from "@/server/services/job/job-folder";
import { keepOfJob, noteProgress } from "@/server/services/job/note-progress";
import type { CalculationEnd, Calculator } from "./calculator";
import type { CalculationNews } from "./calculation";
import { jobDefinitions } from "./definitions";

/** How often a running job is noted as such; a cancellation is noticed as often. */
const beatMs = 1_000;

/** A job whose process dies so many times is at fault itself. */
const mostAttempts = 3;

/** Has a claimed job calculated and stores what comes of it. A cancelled job's process is ended. */
export async function runJob(deps: Deps, calculator: Calculator, job: ClaimedJob): Promise<void> {
  const { id, projectId, kind, parameters, checkpoint } = job;
  const folder = jobFolder(id);
  let progress: JobProgress | null = null;
  let isCancelled = false;
  let kept: Promise<unknown> = Promise.resolve();
  const hear = (news: CalculationNews) => {
    if (news.type === "progress") progress = news.progress;
    if (news.type === "snapshot") kept = kept.then(() => keepOfJob(deps, id, { snapshot: news.snapshot }));
    if (news.type === "checkpoint")
      kept = kept.then(() => keepOfJob(deps, id, { checkpoint: news.checkpoint }));
  };
  const beat = setInterval(() => {
    void noteProgress(deps, id, progress).then((goesOn) => {
      if (goesOn || isCancelled) return;
      isCancelled = true;
      calculator.stop();
    }, noted(deps));
  }, beatMs);
  try {
    const end = await calculator.run({ jobId: id, projectId, kind, parameters, checkpoint, folder }, hear);
    clearInterval(beat);
    await kept;
    const isDone = !isCancelled && (await store(deps, job, end));
    if (!isDone) await rm(folder, { recursive: true, force: true });
  } finally {
    clearInterval(beat);
  }
}

/** @returns whether the folder of the job is still of use. */
async function store(deps: Deps, job: ClaimedJob, end: CalculationEnd): Promise<boolean> {
  switch (end.ended) {
    case "result":
      return finishJob(deps, job, end.result, jobDefinitions[job.kind].settle(deps));
    case "failure":
      await failJob(deps, job.id, end.error);
      return false;
    case "gone":
      if (job.attempt < mostAttempts) {
        await putJobBack(deps, job.id);
        return true;
      }
      await failJob(deps, job.id, {
        reason: "internal",
        message: `Its process ended ${mostAttempts} times without a result. The server's log may say why.`,
      });
      return false;
  }
}

function noted({ log }: Deps) {
  return (error: unknown) => log.error({ error }, "the progress of a job could not be noted");
}
