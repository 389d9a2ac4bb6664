import { itemsForLayout } from "@/db/queries/items";
import { insertHits } from "@/db/queries/layout";
import type { ProjectRow } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { layOutHits, type PlacedItem } from "@/server/domain/assignment/lay-out-hits";

const hitsPerTransaction = 200;

/** Writes the HITs that the project's seed gives, some at a time, so that others get their turn; how many. */
export async function layOutProject(
  deps: Pick<Deps, "store" | "newId">,
  project: ProjectRow,
): Promise<number> {
  const { hitSize, goldPerHit } = project.settings;
  const rows = await itemsForLayout(deps.store.read, project.id);
  const isGold = (row: { isGold: boolean }) => goldPerHit > 0 && row.isGold;
  const laidOut = layOutHits({
    workItemIds: rows.filter((row) => !isGold(row)).map(({ id }) => id),
    goldItemIds: rows.filter(isGold).map(({ id }) => id),
    hitSize,
    goldPerHit,
    seed: project.seed,
  });
  for (let from = 0; from < laidOut.length; from += hitsPerTransaction) {
    await insertSome(deps, project, laidOut.slice(from, from + hitsPerTransaction), from);
  }
  return laidOut.length;
}

async function insertSome(
  deps: Pick<Deps, "store" | "newId">,
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
