import { itemsForLayout } from "@/db/queries/items";
import { insertHits, insertItemPlaces, nameCounts } from "@/db/queries/layout";
import type { ProjectRow } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { layOutHits, type PlacedItem } from "@/server/domain/assignment/lay-out-hits";
import { setsGoldAside } from "@/server/domain/gold/gold-per-hit";
import { inChunks } from "@/server/domain/in-chunks";
import { seededRandom, shuffled } from "@/server/stats/random";

const hitsPerTransaction = 200;
const placesPerTransaction = 1_000;

type LayoutDeps = Pick<Deps, "store" | "newId">;
type ItemRow = Awaited<ReturnType<typeof itemsForLayout>>[number];

/**
 * Writes what the project's seed gives, some at a time, so that others get their turn: its HITs where they are fixed,
 * else the places of its work items in the order in which they are drawn.
 * @returns how many rows of either there are.
 */
export async function layOutProject(deps: LayoutDeps, project: ProjectRow): Promise<number> {
  const rows = await itemsForLayout(deps.store.read, project.id);
  return project.settings.composition === "dynamic"
    ? layOutPlaces(deps, project, rows)
    : layOutFixed(deps, project, rows);
}

async function layOutFixed(deps: LayoutDeps, project: ProjectRow, rows: readonly ItemRow[]): Promise<number> {
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
  for (const [at, some] of inChunks(laidOut, hitsPerTransaction).entries()) {
    await insertSome(deps, project, some, at * hitsPerTransaction);
  }
  return laidOut.length;
}

/** Whether an item is gold that stands among the others or in a qualification, and is no work itself. */
function isSetAside({ settings }: ProjectRow, { isGold }: ItemRow): boolean {
  return isGold && setsGoldAside(settings);
}

async function layOutPlaces(
  { store }: LayoutDeps,
  project: ProjectRow,
  rows: readonly ItemRow[],
): Promise<number> {
  const names = await nameCounts(store.read, project.id);
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
  for (const some of inChunks(places, placesPerTransaction)) {
    await store.write((tx) => insertItemPlaces(tx, some));
  }
  return places.length;
}

async function insertSome(
  deps: LayoutDeps,
  project: ProjectRow,
  some: readonly PlacedItem[][],
  from: number,
): Promise<void> {
  const placed = some.map((places, at) => ({ id: deps.newId(), position: from + at, places }));
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
  await deps.store.write((tx) => insertHits(tx, hits, items));
}
