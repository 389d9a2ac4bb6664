import { readProject, type ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { DomainError } from "@/server/domain/errors";

/**
 * Refuses what would take a rehearsal copy for a campaign.
 * @throws DomainError `rehearsal_copy`.
 */
export function requireReal({ rehearsalOf }: Pick<ProjectRow, "rehearsalOf">): void {
  if (rehearsalOf === null) return;
  throw new DomainError("rehearsal_copy", "This is a rehearsal copy; nothing in it is real.");
}

/** The same for a project that is known by its id. */
export async function requireRealProject(db: Db, { projectId }: { projectId: string }): Promise<void> {
  requireReal(await readProject(db, projectId));
}
