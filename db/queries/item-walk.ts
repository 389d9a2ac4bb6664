import { and, asc, eq, gt, lte, max, min, sql } from "drizzle-orm";
import { items } from "@/db/schema";
import type { Db } from "@/db/store";

/** How far somebody is who goes through the items of a project in the order of their ids, part by part. */
export interface ItemWalk {
  projectId: string;
  /** The first one that has not been met comes behind it. */
  after: string;
  last: string;
}

/** The least and the greatest id of a project's items; null where it has none. */
export async function itemBounds(db: Db, projectId: string) {
  const [found] = await db
    .select({ least: min(items.id), greatest: max(items.id) })
    .from(items)
    .where(eq(items.projectId, projectId));
  return found?.least && found.greatest ? { least: found.least, greatest: found.greatest } : null;
}

/** A walk through all of them; null where there are none. */
export async function startItemWalk(db: Db, projectId: string): Promise<ItemWalk | null> {
  const bounds = await itemBounds(db, projectId);
  return bounds && { projectId, after: bounds.least.slice(0, -1), last: bounds.greatest };
}

/** Of items, that they are ahead of a walk. */
export const isAhead = ({ projectId, after, last }: ItemWalk) =>
  // Not by the index of projects: then every part would sort all of them.
  and(eq(sql<string>`${items.projectId} || ''`, projectId), gt(items.id, after), lte(items.id, last));

/** The ids of the next items, at most so many. */
export const itemIdsAhead = (db: Db, walk: ItemWalk, limit: number) =>
  db.select({ id: items.id }).from(items).where(isAhead(walk)).orderBy(asc(items.id)).limit(limit);

/** The ids of all items of a project in their order, so many in each part but the last. */
export async function* itemIdsInParts(db: Db, projectId: string, count: number): AsyncGenerator<string[]> {
  const walk = await startItemWalk(db, projectId);
  if (walk === null) return;
  for (let { after } = walk; ;) {
    const part = (await itemIdsAhead(db, { ...walk, after }, count)).map(({ id }) => id);
    const last = part.at(-1);
    if (last === undefined) return;
    yield part;
    after = last;
  }
}
