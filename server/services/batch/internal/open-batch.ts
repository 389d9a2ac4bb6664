import { nextDraw } from "@/db/queries/batch-work";
import { writeBatch, nextBatchPosition } from "@/db/queries/batches";
import { enableGoldOfImport } from "@/db/queries/gold";
import { countHits, insertHits } from "@/db/queries/hits";
import { importsOfBatch, moveImport } from "@/db/queries/imports";
import { insertItemPlaces } from "@/db/queries/item-places";
import { noteNewLayout } from "@/db/queries/projects";
import type { BatchChange } from "@/server/domain/batch/contracts";
import { inChunks } from "@/server/domain/in-chunks";
import { recordEvent } from "@/server/services/project/internal/record-event";
import type { Changing } from "../change-batch";
import type { PlannedChange } from "./plan-change";

/** Gives the items of a prepared batch out from now on, each for as many judgments as the batch wants. */
export async function openBatch(
  changing: Changing,
  { name, overlap }: Extract<BatchChange, { change: "open" }>,
  { layout, asked }: PlannedChange,
): Promise<void> {
  const { deps, tx, scope, project, batch } = changing;
  if (layout === null) throw new Error("A batch that is opened has a layout.");
  const wanted = overlap ?? project.settings.overlap;
  for (const { id } of await importsOfBatch(tx, batch.id)) {
    await enableGoldOfImport(tx, id);
    await moveImport(tx, id, { from: "prepared", to: "saved" });
  }
  if (project.settings.composition === "dynamic") await openPlaces(changing, layout.work, wanted);
  else await openHits(changing, layout.hits, wanted);
  const position = await nextBatchPosition(tx, project.id);
  const called = name ?? batch.name;
  await writeBatch(tx, batch.id, { name: called, position, state: "open", openedAt: deps.now() });
  const data = { batch: called, number: position, overlap: wanted, ...asked };
  await recordEvent(deps, tx, scope, "batch_opened", data);
  await noteNewLayout(tx, project.id);
}

async function openPlaces(
  { tx, project, batch }: Changing,
  work: readonly { id: string; groupKey: string | null }[],
  wanted: number,
): Promise<void> {
  const first = await nextDraw(tx, project.id);
  const places = work.map(({ id: itemId, groupKey }, at) => ({
    itemId,
    projectId: project.id,
    groupKey,
    draw: first + at,
    openPlaces: wanted,
    countedCount: 0,
    extraCount: 0,
    batchId: batch.id,
    raisedCount: wanted - project.settings.overlap,
  }));
  for (const some of inChunks(places)) await insertItemPlaces(tx, some);
}

async function openHits(
  { deps, tx, project, batch }: Changing,
  laidOut: NonNullable<PlannedChange["layout"]>["hits"],
  wanted: number,
): Promise<void> {
  const first = await countHits(tx, project.id);
  const placed = laidOut.map((places, at) => ({ id: deps.newId(), position: first + at, places }));
  for (const some of inChunks(placed, 100)) {
    const hits = some.map(({ id, position, places }) => ({
      id,
      projectId: project.id,
      position,
      openPlaces: wanted,
      countedCount: 0,
      workItemCount: places.filter(({ isGold }) => !isGold).length,
      batchId: batch.id,
      raisedCount: wanted - project.settings.overlap,
    }));
    const items = some.flatMap(({ id: hitId, places }) =>
      places.map((place, position) => ({ hitId, position, ...place })),
    );
    await insertHits(tx, hits, items);
  }
}
