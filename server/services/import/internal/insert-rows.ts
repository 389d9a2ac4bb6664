import type { NewGold } from "@/db/queries/gold";
import type { NewItem } from "@/db/queries/items";
import { ensureDataset } from "@/db/queries/imports";
import { insertItems } from "@/db/queries/items";
import { pacedWrites } from "@/db/paced-writes";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { usesScale } from "@/server/domain/task/traits";
import type { ItemGold } from "@/server/domain/import/item-row";
import type { Held } from "@/server/services/undertaking/internal/undertake";
import { declarations } from "@/server/domain/task/task-types";
import type { TakeRows } from "../import-reading";
import type { ImportTarget } from "./import-target";
import type { ReadyRow } from "../ready-row";

interface Inserting {
  target: ImportTarget;
  importId: string;
  held: Held;
  /** Told after each piece how many items there are by now. */
  saved: (count: number) => void;
}

/** Takes rows into the database, some at a time, as items that nobody can see yet. */
export function rowInserter(deps: Deps, inserting: Inserting): TakeRows {
  const paced = pacedWrites(deps.store);
  const datasets: DatasetPlaces = new Map();
  let count = 0;
  return async (rows) => {
    for (let at = 0; at < rows.length;) {
      const piece = rows.slice(at, at + paced.size);
      await paced.write(piece.length, (tx) => insertPiece(deps, tx, inserting, piece, datasets));
      at += piece.length;
      count += piece.length;
      inserting.saved(count);
    }
  };
}

/** The id of each dataset and the position of its last item so far. */
type DatasetPlaces = Map<string, { id: string; lastPosition: number }>;

async function insertPiece(
  deps: Deps,
  tx: Tx,
  { target, importId, held }: Inserting,
  rows: readonly ReadyRow[],
  datasets: DatasetPlaces,
): Promise<void> {
  await held.isStillOurs(tx);
  const { projectId, taskType } = target;
  // A copy: a transaction that is run again begins with the positions from before it.
  const places: DatasetPlaces = new Map([...datasets].map(([name, place]) => [name, { ...place }]));
  const kind = declarations[taskType].itemKind;
  const items: NewItem[] = [];
  const golds: NewGold[] = [];
  for (const { item, dataset, gold } of rows) {
    let place = places.get(dataset);
    if (place === undefined) {
      place = await ensureDataset(tx, projectId, dataset, deps.newId());
      places.set(dataset, place);
    }
    place.lastPosition += 1;
    const id = deps.newId();
    items.push(
      newItem({ id, projectId, importId, kind, datasetId: place.id, position: place.lastPosition }, item),
    );
    golds.push(...gold.map((known) => newGold(deps, target, id, known)));
  }
  await insertItems(tx, items, golds);
  for (const [name, place] of places) datasets.set(name, place);
}

/** Field by field: spreading so many of them costs several times as much, and a file may have millions of lines. */
function newItem(
  known: Pick<NewItem, "id" | "projectId" | "importId" | "kind" | "datasetId" | "position">,
  item: ReadyRow["item"],
): NewItem {
  return {
    id: known.id,
    projectId: known.projectId,
    datasetId: known.datasetId,
    importId: known.importId,
    kind: known.kind,
    position: known.position,
    countedAsGold: 0,
    externalId: item.externalId,
    textA: item.textA,
    textB: item.textB,
    content: item.content,
    searchText: item.searchText,
    genre: item.genre,
    split: item.split,
    referenceScore: item.referenceScore,
    groupKey: item.groupKey,
  };
}

function newGold(
  deps: Deps,
  { projectId, taskType, dimensionIds, tolerance, enablesGold }: ImportTarget,
  itemId: string,
  gold: ItemGold,
): NewGold {
  const [[, firstId] = []] = dimensionIds;
  const dimensionId = gold.dimension === null ? firstId : dimensionIds.get(gold.dimension);
  if (dimensionId === undefined) throw new Error(`No dimension is called ${gold.dimension}.`);
  return {
    itemId,
    dimensionId,
    projectId,
    answer: gold.answer,
    tolerance: gold.tolerance ?? (usesScale(taskType) ? tolerance : 0),
    order: gold.order === null ? null : [...gold.order],
    accepted: [],
    explanation: gold.explanation ?? "",
    use: gold.use,
    enabled: enablesGold,
    updatedAt: deps.now(),
  };
}
