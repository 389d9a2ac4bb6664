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
async function startItemWalk(db: Db, projectId: string): Promise<ItemWalk | null> {
  const bounds = await itemBounds(db, projectId);
  return bounds && { projectId, after: bounds.least.slice(0, -1), last: bounds.greatest };
}

/** Of items, that they are ahead of a walk. */
export const isAhead = ({ projectId, after, last }: ItemWalk) =>
  // Not by the index of projects: then every part would sort all of them.
  and(eq(sql<string>`${items.projectId} || ''`, projectId), gt(items.id, after), lte(items.id, last));

/** The next items of a walk, at most so many, in the order of their ids. */
type ReadAhead<Row> = (db: Db, walk: ItemWalk, limit: number) => PromiseLike<Row[]>;

/** What is read of all items of a project in the order of their ids, of so many in each part but the last. */
export async function* itemsInParts<Row extends { id: string }>(
  db: Db,
  projectId: string,
  count: number,
  readAhead: ReadAhead<Row>,
): AsyncGenerator<Row[]> {
  const walk = await startItemWalk(db, projectId);
  if (walk === null) return;
  for (let { after } = walk; ;) {
    const part = await readAhead(db, { ...walk, after }, count);
    const last = part.at(-1);
    if (last === undefined) return;
    yield part;
    after = last.id;
  }
}

/** The ids of the next items, at most so many. */
export const itemIdsAhead = (db: Db, walk: ItemWalk, limit: number) =>
  db.select({ id: items.id }).from(items).where(isAhead(walk)).orderBy(asc(items.id)).limit(limit);

/** Their ids alone. */
export async function* itemIdsInParts(db: Db, projectId: string, count: number): AsyncGenerator<string[]> {
  for await (const part of itemsInParts(db, projectId, count, itemIdsAhead)) yield part.map(({ id }) => id);
}
