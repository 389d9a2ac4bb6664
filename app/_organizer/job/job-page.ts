import type { OwnJob } from "@/server/domain/job/contracts";
import type { JobKind } from "@/server/domain/job/job";

const places: Record<JobKind, string> = {
  agreement: "agreement",
  screening: "exclusion",
  aggregation: "agreement",
  release: "releases",
  rehearsal: "rehearsal",
};

/** The page that shows what came of a job. */
export function jobPage({ kind, project }: Pick<OwnJob, "kind"> & { project: { slug: string } }): string {
  return `/projects/${project.slug}/${places[kind]}`;
}
