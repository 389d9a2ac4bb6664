import { ensureDataset, insertItems, type NewGold, type NewItem } from "@/db/queries/imports";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { GoldChoice } from "@/server/domain/import/choose-gold";
import { searchTextOf } from "@/server/domain/item/search-text";
import type { GoldAnswer } from "@/server/imports/pair-row";
import type { ImportPlan } from "./plan-import";
import { readImport, type PlacedRow } from "./read-import";

const rowsPerTransaction = 500;

/** A pair with the answer by which it becomes gold, if it does. */
interface GoldRow {
  row: PlacedRow;
  gold: GoldAnswer | null;
}

/**
 * Puts all pairs into the database, some at a time, as items that nobody can see yet; the number of them.
 * @throws DomainError `file_refused` when a file is no longer what it was when it was checked.
 */
export async function insertRows(
  deps: Deps,
  plan: ImportPlan,
  importId: string,
  becomesGold: GoldChoice,
): Promise<number> {
  const datasets: DatasetPlaces = new Map();
  let waiting: GoldRow[] = [];
  let saved = 0;
  const flush = async () => {
    const rows = waiting;
    waiting = [];
    await deps.store.write((tx) => insertChunk(deps, tx, plan, importId, rows, datasets));
    saved += rows.length;
  };
  for await (const row of withGold(deps, plan, becomesGold)) {
    waiting.push(row);
    if (waiting.length === rowsPerTransaction) await flush();
  }
  if (waiting.length > 0) await flush();
  return saved;
}

async function* withGold(deps: Deps, plan: ImportPlan, becomesGold: GoldChoice): AsyncGenerator<GoldRow> {
  let scored = 0;
  for await (const entry of readImport(deps.store.read, plan)) {
    if ("error" in entry) throw new DomainError("file_refused", "The file changed while it was being read.");
    if ("head" in entry) continue;
    const { row } = entry;
    const takes = row.gold === null && row.referenceScore !== null && becomesGold(scored++);
    yield {
      row,
      gold: takes ? takenGold(row.referenceScore ?? 0) : row.gold,
    };
  }
}

const takenGold = (answer: number): GoldAnswer => ({
  answer,
  tolerance: null,
  explanation: null,
  use: "work",
});

/** The id of each dataset and the position of its last item so far. */
type DatasetPlaces = Map<string, { id: string; lastPosition: number }>;

async function insertChunk(
  deps: Deps,
  tx: Tx,
  plan: ImportPlan,
  importId: string,
  rows: readonly GoldRow[],
  datasets: DatasetPlaces,
): Promise<void> {
  const { projectId } = plan;
  // A copy: a transaction that is run again begins with the positions from before it.
  const places: DatasetPlaces = new Map([...datasets].map(([name, place]) => [name, { ...place }]));
  const items: NewItem[] = [];
  const golds: NewGold[] = [];
  for (const { row, gold } of rows) {
    const { line: _line, dataset, gold: _gold, group, ...texts } = row;
    let place = places.get(dataset);
    if (place === undefined) {
      place = await ensureDataset(tx, projectId, dataset, deps.newId());
      places.set(dataset, place);
    }
    place.lastPosition += 1;
    const id = deps.newId();
    items.push({
      ...texts,
      id,
      projectId,
      datasetId: place.id,
      importId,
      kind: "text-pair",
      position: place.lastPosition,
      searchText: searchTextOf(row),
      countedAsGold: 0,
      groupKey: group,
    });
    if (gold !== null) golds.push(newGold(deps, plan, id, gold));
  }
  await insertItems(tx, items, golds);
  for (const [name, place] of places) datasets.set(name, place);
}

function newGold(
  deps: Deps,
  { projectId, dimensionId, choices }: ImportPlan,
  itemId: string,
  gold: GoldAnswer,
): NewGold {
  return {
    itemId,
    dimensionId,
    projectId,
    answer: gold.answer,
    tolerance: gold.tolerance ?? choices.tolerance,
    accepted: [],
    explanation: gold.explanation ?? "",
    use: gold.use,
    enabled: true,
    updatedAt: deps.now(),
  };
}
