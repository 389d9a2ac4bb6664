import { savedImports } from "@/db/queries/imports";
import type { Deps } from "@/server/deps";
import type { SavedImport } from "@/server/domain/import/contracts";
import { isoInstant } from "@/server/domain/instant";
import type { ProjectScope } from "@/server/domain/organizer/actor";

/** What has been imported into a project, newest first. */
export async function listImports(deps: Pick<Deps, "store">, scope: ProjectScope): Promise<SavedImport[]> {
  const found = await savedImports(deps.store.read, scope.projectId);
  return found.map(({ createdAt, ...saved }) => ({ ...saved, createdAt: isoInstant(createdAt) }));
}
