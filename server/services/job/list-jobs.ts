import { jobsOf, latestJob, releaseResults } from "@/db/queries/jobs";
import type { Deps } from "@/server/deps";
import type { PastJob, ShownJob } from "@/server/domain/job/contracts";
import { isoInstant } from "@/server/domain/instant";
import type { JobKind } from "@/server/domain/job/job";
import type { ViewScope } from "@/server/domain/organizer/actor";
import { releaseResult } from "@/server/domain/release/release-job";

type JobRow = Awaited<ReturnType<typeof jobsOf>>[number];

const longestHistory = 100;

/** The jobs of a project, the newest first. */
export async function listJobs(deps: Pick<Deps, "store">, { projectId }: ViewScope): Promise<PastJob[]> {
  const db = deps.store.read;
  const rows = await jobsOf(db, projectId, longestHistory);
  const releases = rows.filter(({ kind, state }) => kind === "release" && state === "done");
  const results = await releaseResults(
    db,
    releases.map(({ id }) => id),
  );
  return rows.map((row) => {
    const result = results.get(row.id);
    return { ...asShown(row), release: result === undefined ? null : releaseResult.parse(result) };
  });
}

/** The newest job of a kind, whatever became of it; null if there has been none. */
export async function showLatestJob(
  deps: Pick<Deps, "store">,
  { projectId }: ViewScope,
  { kind }: { kind: JobKind },
): Promise<ShownJob | null> {
  const found = await latestJob(deps.store.read, projectId, kind);
  return found === undefined ? null : asShown(found);
}

function asShown({ createdAt, startedAt, finishedAt, ...job }: JobRow): ShownJob {
  return {
    ...job,
    createdAt: isoInstant(createdAt),
    startedAt: startedAt === null ? null : isoInstant(startedAt),
    finishedAt: finishedAt === null ? null : isoInstant(finishedAt),
  };
}
