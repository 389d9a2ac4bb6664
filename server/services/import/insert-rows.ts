import { ensureDataset, insertItems, type NewGold, type NewItem } from "@/db/queries/imports";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { GoldChoice } from "@/server/domain/import/choose-gold";
import { searchTextOf } from "@/server/domain/item/search-text";
import type { ItemGold } from "@/server/imports/item-row";
import { usesScale } from "@/server/domain/project/uses-scale";
import { tasks } from "@/server/task-types/tasks";
import type { ImportPlan } from "./plan-import";
import { readImport, type PlacedRow } from "./read-import";

const rowsPerTransaction = 500;

/** An item with the answers by which it becomes gold, if it does. */
interface GoldRow {
  row: PlacedRow;
  gold: readonly ItemGold[];
}

/**
 * Puts all items into the database, some at a time, as items that nobody can see yet; the number of them.
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
    const takes = row.gold.length === 0 && row.referenceScore !== null && becomesGold(scored++);
    yield { row, gold: takes ? takenGold(row) : row.gold };
  }
}

/** The scores of a row as known answers. */
function takenGold({ referenceScore, scores }: PlacedRow): ItemGold[] {
  const answers: (readonly [string | null, number | null])[] =
    scores === null ? [[null, referenceScore]] : [...scores];
  return answers.flatMap(([dimension, answer]) =>
    answer === null
      ? []
      : [{ dimension, answer, order: null, tolerance: null, explanation: null, use: "work" as const }],
  );
}

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
    const { line: _line, dataset, gold: _gold, scores: _scores, group, ...texts } = row;
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
      kind: tasks[plan.taskType].itemKind,
      position: place.lastPosition,
      searchText: searchTextOf(row),
      countedAsGold: 0,
      groupKey: group,
    });
    golds.push(...gold.map((known) => newGold(deps, plan, id, known)));
  }
  await insertItems(tx, items, golds);
  for (const [name, place] of places) datasets.set(name, place);
}

function newGold(
  deps: Deps,
  { projectId, taskType, dimensionIds, choices }: ImportPlan,
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
    tolerance: gold.tolerance ?? (usesScale(taskType) ? choices.tolerance : 0),
    order: gold.order === null ? null : [...gold.order],
    accepted: [],
    explanation: gold.explanation ?? "",
    use: gold.use,
    enabled: true,
    updatedAt: deps.now(),
  };
}
