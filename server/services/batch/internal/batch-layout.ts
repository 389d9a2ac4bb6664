import { goldToLayOut, itemsToOpen } from "@/db/queries/batch-work";
import type { BatchRow } from "@/db/queries/batches";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { layOutHits, type PlacedItem } from "@/server/domain/assignment/lay-out-hits";
import { DomainError } from "@/server/domain/errors";
import { setsGoldAside } from "@/server/domain/gold/gold-per-hit";
import { seedOf } from "@/server/ids";
import { seededRandom, shuffled } from "@/server/stats/random";

interface WorkItem {
  id: string;
  groupKey: string | null;
}

/** What opening a batch lays out: HITs where they are fixed, else items in the order in which they are drawn. */
export interface BatchLayout {
  items: number;
  work: WorkItem[];
  hits: PlacedItem[][];
}

/**
 * The same each time it is asked for.
 * @throws DomainError `conflict` where the batch holds items for the qualification test, which is as at the launch
 */
export async function batchLayout(db: Db, project: ProjectRow, batch: BatchRow): Promise<BatchLayout> {
  const items = await itemsToOpen(db, batch);
  if (items.some(({ use }) => use === "test")) {
    throw new DomainError(
      "conflict",
      "This file has items for the qualification test, which stays as it was at the launch. Discard the batch and import the file without them.",
    );
  }
  const { settings } = project;
  const isWork = ({ use }: (typeof items)[number]) => use === null || !setsGoldAside(settings);
  const seed = seedOf(project.seed, batch.id);
  const work = shuffled(seededRandom(seed), items.filter(isWork));
  const hits =
    settings.composition === "fixed" && work.length > 0
      ? await layOutFixed(db, project, { work, seed, own: items.filter((item) => !isWork(item)) })
      : [];
  return { items: items.length, work, hits };
}

async function layOutFixed(
  db: Db,
  { id, settings }: ProjectRow,
  { work, seed, own }: { work: readonly WorkItem[]; seed: number; own: readonly WorkItem[] },
): Promise<PlacedItem[][]> {
  const grouped = work.flatMap((item) => (item.groupKey === null ? [] : [[item.id, item.groupKey] as const]));
  const gold = new Set([...(await goldToLayOut(db, id)), ...own.map((item) => item.id)]);
  return layOutHits({
    workItemIds: work.map((item) => item.id).sort(),
    goldItemIds: setsGoldAside(settings) ? [...gold].sort() : [],
    hitSize: settings.hitSize,
    goldPerHit: settings.goldPerHit,
    seed,
    groupOf: settings.keepGroupsTogether ? new Map(grouped) : undefined,
  });
}
