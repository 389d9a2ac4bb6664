import type { Deps } from "@/server/deps";
import type { JobError, JobProgress } from "@/server/domain/job/job";
import type { ClaimedJob } from "@/server/services/job/claim-job";
import { leaveJobFolder } from "@/server/services/job/drop-job-folders";
import { failJob, finishJob, putJobBack } from "@/server/services/job/end-job";
import { jobFolder } from "@/server/services/job/job-folder";
import { keepOfJob, noteProgress } from "@/server/services/job/note-progress";
import type { CalculationEnd, Calculator } from "./calculator";
import type { CalculationNews } from "./calculation";
import { jobDefinitions } from "./definitions";

/** How often a running job is noted as such; a cancellation is noticed as often. */
const beatMs = 1_000;

/** A job that was begun so often, also after a stop of its server, is not put back again. */
const maxAttempts = 3;

const notKept: JobError = {
  reason: "internal",
  message: "What it found could not be stored. The server's log says why.",
};

/** Has a claimed job calculated and stores what comes of it. A cancelled job's process is ended. */
export async function runJob(deps: Deps, calculator: Calculator, job: ClaimedJob): Promise<void> {
  const { id, projectId, kind, parameters, checkpoint } = job;
  const folder = jobFolder(id);
  let progress: JobProgress | null = null;
  const cancelling = new AbortController();
  let kept: Promise<unknown> = Promise.resolve();
  const keep = (what: Parameters<typeof keepOfJob>[2]) => {
    kept = kept.then(() => keepOfJob(deps, job, what)).catch(noted(deps));
  };
  const hear = (news: CalculationNews) => {
    if (news.type === "progress") progress = news.progress;
    if (news.type === "snapshot") keep({ snapshot: news.snapshot });
    if (news.type === "checkpoint") keep({ checkpoint: news.checkpoint });
  };
  const beat = setInterval(() => {
    void noteProgress(deps, job, progress).then((goesOn) => {
      if (!goesOn) cancelling.abort();
    }, noted(deps));
  }, beatMs);
  try {
    const calculation = { task: "job" as const, jobId: id, projectId, kind, parameters, checkpoint, folder };
    const end = await calculator.run(calculation, hear, cancelling.signal);
    await kept;
    await store(deps, job, end).catch((error: unknown) => {
      deps.log.error({ error, job: id }, "the result of a job could not be kept");
      return failJob(deps, job, notKept);
    });
    await leaveJobFolder(deps, id);
  } finally {
    clearInterval(beat);
  }
}

async function store(deps: Deps, job: ClaimedJob, end: CalculationEnd): Promise<unknown> {
  switch (end.ended) {
    case "result":
      return finish(deps, job, end.result);
    case "failure":
      return failJob(deps, job, end.error);
    case "gone":
      if (job.attempt < maxAttempts) return putJobBack(deps, job);
      return failJob(deps, job, {
        reason: "internal",
        message: `It was begun ${job.attempt} times and never came to an end. The server's log may say why.`,
      });
  }
}

async function finish(deps: Deps, job: ClaimedJob, result: unknown): Promise<void> {
  const { settle, effects } = jobDefinitions[job.kind];
  await effects?.make(deps, job, result);
  const isDone = await finishJob(deps, job, result, settle(deps));
  if (!isDone) await effects?.takeBack(deps, job);
}

function noted({ log }: Deps) {
  return (error: unknown) => log.error({ error }, "the progress of a job could not be noted");
}
