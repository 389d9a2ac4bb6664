import { findJob, projectOfJob, releaseResults } from "@/db/queries/jobs";
import { slugOfProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ImportTask } from "@/server/domain/import/contracts";
import type { FollowedJob } from "@/server/domain/job/followed-job";
import type { ViewScope } from "@/server/domain/organizer/actor";
import { releaseResult } from "@/server/domain/release/release-job";
import { followTask } from "@/server/services/import/task/follow-task";

const importForm = /^import\.([\w-]{1,64})\.([\w-]{1,100})$/;

/** What programs call an import that is being saved. */
export const importJobId = (projectId: string, task: string) => `import.${projectId}.${task}`;

/** The task that such an id names; null for the id of a job. */
export const importTaskOf = (jobId: string): string | null => importForm.exec(jobId)?.[2] ?? null;

const noSuchJob = () => new DomainError("not_found", "There is no such job.");

/** The address of the project that a job is of. @throws DomainError `not_found`. */
export async function projectSlugOfJob({ store }: Pick<Deps, "store">, jobId: string): Promise<string> {
  const [, ofImport] = importForm.exec(jobId) ?? [];
  const projectId = ofImport ?? (await projectOfJob(store.read, jobId));
  const slug = projectId === null ? null : await slugOfProject(store.read, projectId);
  if (slug === null) throw noSuchJob();
  return slug;
}

/** How far a job of a project is, or what came of it. @throws DomainError `not_found`. */
export async function followJob(
  deps: Pick<Deps, "store" | "now" | "files">,
  scope: ViewScope,
  jobId: string,
): Promise<FollowedJob> {
  const task = importTaskOf(jobId);
  if (task !== null) return followImport(deps, scope, { jobId, task });
  const found = await findJob(deps.store.read, scope.projectId, jobId);
  if (found === undefined) throw noSuchJob();
  const { kind, state, progress, error } = found;
  const released = (await releaseResults(deps.store.read, [jobId])).get(jobId);
  const result = state === "done" && kind === "release" ? releaseResult.parse(released) : null;
  const refused = error === null ? null : { ...error, details: {} };
  return { id: jobId, project: scope.slug, kind, state, progress, error: refused, result };
}

async function followImport(
  deps: Pick<Deps, "now" | "files">,
  { projectId, slug }: ViewScope,
  { jobId, task }: { jobId: string; task: string },
): Promise<FollowedJob> {
  const job = {
    id: jobId,
    project: slug,
    kind: "import" as const,
    progress: null,
    error: null,
    result: null,
  };
  try {
    const news = await followTask(deps, { projectId, task });
    return { ...job, ...importState(news) };
  } catch (error) {
    if (!(error instanceof DomainError) || error.reason === "not_found") throw error;
    const { reason, message, details } = error;
    return { ...job, state: "failed", error: { reason, message, details } };
  }
}

function importState(news: ImportTask): Pick<FollowedJob, "state" | "progress" | "result"> {
  if (news.state === "running") return { state: "running", progress: news.progress, result: null };
  if (news.state === "cancelled") return { state: "cancelled", progress: null, result: null };
  return { state: "done", progress: null, result: resultOf(news) };
}

function resultOf(news: Exclude<ImportTask, { state: "running" | "cancelled" }>): FollowedJob["result"] {
  switch (news.state) {
    case "checked":
      return news.preview;
    case "saved":
      return news.saved;
    case "sampled":
      return news.sampled;
    case "tested":
      return news.tested;
    case "scored":
      return news.scored;
  }
}
