import { itemsForLayout } from "@/db/queries/items";
import { nameCounts } from "@/db/queries/layout";
import { insertItemPlaces } from "@/db/queries/item-places";
import { insertHits } from "@/db/queries/hits";
import type { ProjectRow } from "@/db/queries/projects";
import { pacedWrites } from "@/db/paced-writes";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { layOutHits, type PlacedItem } from "@/server/domain/assignment/lay-out-hits";
import { setsGoldAside } from "@/server/domain/gold/gold-per-hit";
import type { Held } from "@/server/services/undertaking/internal/undertake";
import { seededRandom, shuffled } from "@/server/stats/random";

type LayoutDeps = Pick<Deps, "store" | "newId"> & { held: Held };
type ItemRow = Awaited<ReturnType<typeof itemsForLayout>>[number];

/**
 * Writes what the project's seed gives, some at a time, so that others get their turn: its HITs where they are fixed,
 * else the places of its work items in the order in which they are drawn.
 */
export async function layOutProject(
  { store, newId }: Pick<Deps, "store" | "newId">,
  project: ProjectRow,
  held: Held,
): Promise<void> {
  const deps = { store, newId, held };
  const rows = await itemsForLayout(store.read, project.id);
  return project.settings.composition === "dynamic"
    ? layOutPlaces(deps, project, rows)
    : layOutFixed(deps, project, rows);
}

async function layOutFixed(deps: LayoutDeps, project: ProjectRow, rows: readonly ItemRow[]): Promise<void> {
  const { hitSize, goldPerHit, keepGroupsTogether } = project.settings;
  const work = rows.filter((row) => !isSetAside(project, row));
  const grouped = work.flatMap(({ id, groupKey }) => (groupKey === null ? [] : [[id, groupKey] as const]));
  const laidOut = layOutHits({
    workItemIds: work.map(({ id }) => id),
    goldItemIds: rows.filter((row) => isSetAside(project, row)).map(({ id }) => id),
    hitSize,
    goldPerHit,
    seed: project.seed,
    groupOf: keepGroupsTogether ? new Map(grouped) : undefined,
  });
  await inPieces(deps, laidOut, (tx, some, from) => insertSome(deps, tx, project, some, from));
}

/** Whether an item is gold that stands among the others or in a qualification, and is no work itself. */
function isSetAside({ settings }: ProjectRow, { isGold }: ItemRow): boolean {
  return isGold && setsGoldAside(settings);
}

async function layOutPlaces(deps: LayoutDeps, project: ProjectRow, rows: readonly ItemRow[]): Promise<void> {
  const names = await nameCounts(deps.store.read, project.id);
  const work = shuffled(
    seededRandom(project.seed),
    rows.filter((row) => !isSetAside(project, row)),
  );
  const places = work.map(({ id: itemId, groupKey }, draw) => ({
    itemId,
    projectId: project.id,
    groupKey,
    draw,
    openPlaces: Math.max(0, project.settings.overlap - (names.get(itemId) ?? 0)),
    countedCount: 0,
    extraCount: 0,
  }));
  await inPieces(deps, places, insertItemPlaces);
}

/** Writes rows some at a time, each time only as long as nobody else has taken the launch back. */
async function inPieces<T>(
  { store, held }: LayoutDeps,
  rows: readonly T[],
  insert: (tx: Tx, some: T[], from: number) => Promise<void>,
): Promise<void> {
  const paced = pacedWrites(store);
  for (let from = 0; from < rows.length;) {
    const some = rows.slice(from, from + paced.size);
    await paced.write(some.length, async (tx) => {
      await held.isStillOurs(tx);
      await insert(tx, some, from);
    });
    from += some.length;
  }
}

async function insertSome(
  { newId }: Pick<Deps, "newId">,
  tx: Tx,
  project: ProjectRow,
  some: readonly PlacedItem[][],
  from: number,
): Promise<void> {
  const placed = some.map((places, at) => ({ id: newId(), position: from + at, places }));
  const hits = placed.map(({ id, position, places }) => ({
    id,
    projectId: project.id,
    position,
    openPlaces: project.settings.overlap,
    countedCount: 0,
    workItemCount: places.filter(({ isGold }) => !isGold).length,
  }));
  const items = placed.flatMap(({ id: hitId, places }) =>
    places.map((place, position) => ({ hitId, position, ...place })),
  );
  await insertHits(tx, hits, items);
}
