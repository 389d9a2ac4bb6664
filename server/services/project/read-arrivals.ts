import { settingsOfSlug } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { arrivalsOf, type RecruiterArrival } from "@/server/domain/recruiter/recruiters";

/** How people come to a project from its recruiters; none of a project that does not exist. */
export async function readArrivals(deps: Pick<Deps, "store">, slug: string): Promise<RecruiterArrival[]> {
  const settings = await settingsOfSlug(deps.store.read, slug);
  return settings === null ? [] : arrivalsOf(settings.recruiters);
}
