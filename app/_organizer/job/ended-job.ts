import "server-only";
import { load } from "@/app/_trpc/load";
import { isActive, type JobKind } from "@/server/domain/job/job";

/**
 * The newest job of a kind, if it has ended. A page asks before it reads what such jobs make, and hands it to
 * `useLatestJob`: one that ends while the page is on its way is news there.
 * @returns its id, or null where none has ended or another is at work.
 */
export async function endedJob(project: string, kind: JobKind): Promise<string | null> {
  const job = await load((caller) => caller.job.latest({ project, kind }));
  return job === null || isActive(job.state) ? null : job.id;
}
