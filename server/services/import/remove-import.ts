import { findImport, moveImport } from "@/db/queries/imports";
import { lockProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { requireDraft } from "@/server/services/project/internal/require-draft";
import { takeOn } from "@/server/services/undertaking/internal/undertake";
import { discardImport } from "./internal/discard-import";

/**
 * Takes an import and all its items out of a draft again.
 * @throws DomainError `not_found`, `project_not_draft`.
 */
export async function removeImport(deps: Deps, scope: OrganizeScope, importId: string): Promise<void> {
  const undertaking = await deps.store.write(async (tx) => {
    const project = await lockProject(tx, scope.projectId);
    requireDraft(project, "Items can be removed only before the launch.");
    const found = await findImport(tx, project.id, importId);
    if (found === undefined) {
      throw new DomainError("not_found", "This import is not in this project (any more).", { importId });
    }
    // From here on its items are out of sight, and should this process end, another one does what follows.
    await moveImport(tx, importId, { from: "saved", to: "saving" });
    await recordEvent(deps, tx, scope, "import_removed", { fileName: found.fileName });
    return takeOn(deps, tx, importId);
  });
  if (undertaking !== null) await discardImport(deps, scope.projectId, undertaking);
}
