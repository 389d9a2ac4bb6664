import { jobsOf, latestJob, releaseResults } from "@/db/queries/jobs";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { ShownJob } from "@/server/domain/job/contracts";
import { isoInstant } from "@/server/domain/instant";
import type { JobKind } from "@/server/domain/job/job";
import type { ViewScope } from "@/server/domain/organizer/actor";
import { rehearsalParameters } from "@/server/domain/rehearsal/rehearsal";
import { releaseResult } from "@/server/domain/release/release-job";

type JobRow = Awaited<ReturnType<typeof jobsOf>>[number];

const longestHistory = 100;

/** The jobs of a project, the newest first. */
export async function listJobs(deps: Pick<Deps, "store">, { projectId }: ViewScope): Promise<ShownJob[]> {
  const db = deps.store.read;
  return show(db, await jobsOf(db, projectId, longestHistory));
}

/** The newest job of a kind, whatever became of it; null if there has been none. */
export async function showLatestJob(
  deps: Pick<Deps, "store">,
  { projectId }: ViewScope,
  { kind }: { kind: JobKind },
): Promise<ShownJob | null> {
  const db = deps.store.read;
  const found = await latestJob(db, projectId, kind);
  const [shown] = found === undefined ? [] : await show(db, [found]);
  return shown ?? null;
}

async function show(db: Db, rows: readonly JobRow[]): Promise<ShownJob[]> {
  const releases = rows.filter(({ kind, state }) => kind === "release" && state === "done");
  const results = await releaseResults(
    db,
    releases.map(({ id }) => id),
  );
  return rows.map(({ createdAt, startedAt, finishedAt, ...job }) => {
    const result = results.get(job.id);
    return {
      ...job,
      parameters: job.kind === "rehearsal" ? withoutAnswers(job.parameters) : job.parameters,
      createdAt: isoInstant(createdAt),
      startedAt: startedAt === null ? null : isoInstant(startedAt),
      finishedAt: finishedAt === null ? null : isoInstant(finishedAt),
      release: result === undefined ? null : releaseResult.parse(result),
    };
  });
}

/** A file of answers that was rehearsed with may be long. */
function withoutAnswers(parameters: unknown): unknown {
  return { ...rehearsalParameters.parse(parameters), recorded: null };
}
