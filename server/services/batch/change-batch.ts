import { lockHitsOf, lockPlacesOf } from "@/db/queries/batch-work";
import { writeBatch, insertRaise, lockBatches, ofBatch, type BatchRow } from "@/db/queries/batches";
import { holdHits, raiseHits } from "@/db/queries/hits";
import { holdItems, raiseItems } from "@/db/queries/item-places";
import { holdProject, type ProjectRow } from "@/db/queries/projects";
import { forgetCompletion } from "@/db/queries/webhooks";
import { hits, itemPlaces } from "@/db/schema";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { BatchChange } from "@/server/domain/batch/contracts";
import { holdAfter } from "@/server/domain/batch/may-change";
import { inChunks } from "@/server/domain/in-chunks";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { findBatch } from "./internal/find-batch";
import { requireSame } from "./internal/preview-mark";
import { openBatch } from "./internal/open-batch";
import { planChange, type PlannedChange } from "./internal/plan-change";

interface OrderedChange {
  batch: string;
  change: BatchChange;
  /** Of the preview that was looked at. */
  mark: string;
}

/**
 * Changes a batch as its preview said. Rows are held in the order in which annotators' requests take them: places before
 * the project.
 * @throws DomainError as `previewBatchChange`, and `batch_changed` where something is not as it was shown any more
 */
export async function changeBatch(
  deps: Deps,
  scope: OrganizeScope,
  { batch: batchId, change, mark }: OrderedChange,
): Promise<void> {
  await deps.store.write(async (tx) => {
    const project = await holdProject(tx, scope.projectId);
    const batch = findBatch(await lockBatches(tx, project), batchId);
    const planned = await planChange(tx, project, batch, change);
    requireSame(mark, planned.mark);
    const changing = { deps, tx, scope, project, batch };
    if (change.change === "open") await openBatch(changing, change, planned);
    else if (change.change === "raise") await raise(changing, change, planned);
    else await hold(changing, change.change);
    if (change.change !== "pause" && change.change !== "stop") await forgetCompletion(tx, project.id);
  });
}

/** A batch that is held, in the transaction that changes it. */
export interface Changing {
  deps: Deps;
  tx: Tx;
  scope: OrganizeScope;
  project: ProjectRow;
  batch: BatchRow;
}

const nameOf = ({ name, position }: BatchRow) => ({ batch: name, number: position });

async function hold(
  { deps, tx, scope, batch }: Changing,
  change: Exclude<BatchChange["change"], "open" | "raise">,
): Promise<void> {
  const held = holdAfter(change, batch.hold);
  await lockHitsOf(tx, batch);
  await lockPlacesOf(tx, batch);
  await holdItems(tx, ofBatch(itemPlaces, batch), held);
  await holdHits(tx, ofBatch(hits, batch), held);
  await writeBatch(tx, batch.id, { hold: held });
  await recordEvent(deps, tx, scope, "batch_changed", { ...nameOf(batch), change });
}

async function raise(
  { deps, tx, scope, project, batch }: Changing,
  { by, share, seed }: Extract<BatchChange, { change: "raise" }>,
  { units, asked }: PlannedChange,
): Promise<void> {
  const isFixed = project.settings.composition === "fixed";
  if (isFixed) await lockHitsOf(tx, batch);
  else await lockPlacesOf(tx, batch);
  for (const some of inChunks(units)) await (isFixed ? raiseHits : raiseItems)(tx, some, by);
  await insertRaise(tx, {
    id: deps.newId(),
    projectId: project.id,
    batchId: batch.id,
    by,
    share,
    seed,
    raisedCount: units.length,
    raisedAt: deps.now(),
  });
  await writeBatch(tx, batch.id, {});
  const { items, judgments } = asked;
  await recordEvent(deps, tx, scope, "batch_raised", { ...nameOf(batch), by, share, seed, items, judgments });
}
