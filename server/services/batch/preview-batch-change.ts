import { batchesOf } from "@/db/queries/batches";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { BatchChange, BatchPreview } from "@/server/domain/batch/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { costOf } from "./internal/cost-of";
import { findBatch } from "./internal/find-batch";
import { pagesOut } from "./internal/pages-out";
import { planChange } from "./internal/plan-change";

/**
 * Says what a change of a batch asks for and costs; changes nothing.
 * @throws DomainError `not_found`, `project_closed`, `project_not_open`, `batch_changed`, `conflict`
 */
export async function previewBatchChange(
  deps: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
  { batch: batchId, change }: { batch: string; change: BatchChange },
): Promise<BatchPreview> {
  const db = deps.store.read;
  const project = await readProject(db, projectId);
  const batch = findBatch(await batchesOf(db, project), batchId);
  const { mark, asked } = await planChange(db, project, batch, change);
  return {
    mark,
    cost: await costOf(db, project, asked),
    pagesOut: (await pagesOut(db, projectId)).get(batchId) ?? 0,
  };
}
