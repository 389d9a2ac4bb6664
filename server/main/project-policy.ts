import { settingsOfSlug } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { framesOf } from "@/server/domain/recruiter/recruiters";
import { strictPolicy, type ProjectPolicy } from "./content-policy";

/** What a project lets its pages do; nothing of one that does not exist. */
export async function projectPolicyOf(deps: Pick<Deps, "store">, slug: string): Promise<ProjectPolicy> {
  const settings = await settingsOfSlug(deps.store.read, slug);
  if (settings === null) return strictPolicy;
  return { imageHosts: settings.imageHosts, frames: framesOf(settings.recruiters) };
}
