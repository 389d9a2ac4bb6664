import { deleteBatch, lockBatches } from "@/db/queries/batches";
import { importsOfBatch, moveImport, putIntoBatch } from "@/db/queries/imports";
import { holdProject } from "@/db/queries/projects";
import type { Undertaking } from "@/db/queries/undertakings";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { discardImport } from "@/server/services/import/internal/discard-import";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { takeOn } from "@/server/services/undertaking/internal/undertake";
import { findBatch } from "./internal/find-batch";

/**
 * Takes a batch that was never opened away with its items.
 * @throws DomainError `not_found`, `batch_changed` where it is open by now
 */
export async function discardBatch(deps: Deps, scope: OrganizeScope, batchId: string): Promise<void> {
  const undertakings = await deps.store.write(async (tx) => {
    const project = await holdProject(tx, scope.projectId);
    const batch = findBatch(await lockBatches(tx, project), batchId);
    if (batch.state !== "prepared") {
      throw new DomainError("batch_changed", "This batch was opened, so it stays. Stop asking instead.");
    }
    const taken: Undertaking[] = [];
    for (const { id, fileName } of await importsOfBatch(tx, batch.id)) {
      await moveImport(tx, id, { from: "prepared", to: "saving" });
      await putIntoBatch(tx, id, null);
      await recordEvent(deps, tx, scope, "import_removed", { fileName });
      const undertaking = await takeOn(deps, tx, id);
      if (undertaking !== null) taken.push(undertaking);
    }
    await deleteBatch(tx, batch.id);
    return taken;
  });
  for (const undertaking of undertakings) await discardImport(deps, scope.projectId, undertaking);
}
