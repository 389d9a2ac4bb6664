import { and, asc, desc, eq, inArray, max, notExists, sql } from "drizzle-orm";
import { forNoKeyUpdate } from "@/db/lock";
import { datasets, imports, items, projects } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import type { ImportState } from "@/server/domain/item/item";

export async function insertImport(tx: Tx, row: typeof imports.$inferInsert): Promise<void> {
  await tx.insert(imports).values(row);
}

export async function savedImports(db: Db, projectId: string) {
  return db
    .select({
      id: imports.id,
      fileName: imports.fileName,
      itemCount: imports.itemCount,
      createdAt: imports.createdAt,
    })
    .from(imports)
    .where(and(eq(imports.projectId, projectId), eq(imports.state, "saved")))
    .orderBy(desc(imports.createdAt), desc(imports.id));
}

/** Imports that a process began to save, or to remove, and never finished. */
export async function unfinishedImports(db: Db) {
  return db
    .select({ id: imports.id, projectId: imports.projectId })
    .from(imports)
    .where(eq(imports.state, "saving"));
}

/** Whether an import is there that is being saved or removed. */
export async function isUnfinished(tx: Tx, importId: string): Promise<boolean> {
  const found = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.id, importId), eq(imports.state, "saving")));
  return found.length > 0;
}

/** Moves an import from one state to the other; false when it is not there in that state. */
export async function moveImport(
  tx: Tx,
  importId: string,
  { from, to, itemCount }: { from: ImportState; to: ImportState; itemCount?: number },
): Promise<boolean> {
  const moved = await tx
    .update(imports)
    .set({ state: to, ...(itemCount === undefined ? {} : { itemCount }) })
    .where(and(eq(imports.id, importId), eq(imports.state, from)))
    .returning({ id: imports.id });
  return moved.length > 0;
}

/** A saved import of this project. */
export async function findImport(db: Db, projectId: string, importId: string) {
  const [found] = await db
    .select({ id: imports.id, fileName: imports.fileName })
    .from(imports)
    .where(and(eq(imports.id, importId), eq(imports.projectId, projectId), eq(imports.state, "saved")));
  return found;
}

/** The dataset of this name with the position of its last item; made if it is not there, behind all others. */
export async function ensureDataset(tx: Tx, projectId: string, name: string, newId: string) {
  const known = await datasetNamed(tx, projectId, name);
  if (known !== undefined) return known;
  await makeDataset(tx, { id: newId, projectId, name });
  const made = await datasetNamed(tx, projectId, name);
  if (made === undefined) throw new Error(`Dataset ${name} is gone.`);
  return made;
}

/** Of imports that make one at the same moment each gets a place of its own. */
async function makeDataset(tx: Tx, { id, projectId, name }: { id: string; projectId: string; name: string }) {
  await forNoKeyUpdate(tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)));
  const [last] = await tx
    .select({ position: max(datasets.position) })
    .from(datasets)
    .where(eq(datasets.projectId, projectId));
  await tx
    .insert(datasets)
    .values({ id, projectId, name, position: (last?.position ?? 0) + 1 })
    .onConflictDoNothing({ target: [datasets.projectId, datasets.name] });
}

async function datasetNamed(tx: Tx, projectId: string, name: string) {
  const [found] = await tx
    .select({ id: datasets.id, lastPosition: max(items.position) })
    .from(datasets)
    .leftJoin(items, eq(items.datasetId, datasets.id))
    .where(and(eq(datasets.projectId, projectId), eq(datasets.name, name)))
    .groupBy(datasets.id);
  return found && { id: found.id, lastPosition: found.lastPosition ?? 0 };
}

/** Deletes an import whose items are gone, and the datasets it leaves empty. */
export async function deleteImport(tx: Tx, projectId: string, importId: string): Promise<void> {
  await tx.delete(imports).where(eq(imports.id, importId));
  const itsItems = tx.select({ id: items.id }).from(items).where(eq(items.datasetId, datasets.id));
  await tx.delete(datasets).where(and(eq(datasets.projectId, projectId), notExists(itsItems)));
}

/** Says which batch an import belongs to. */
export async function putIntoBatch(tx: Tx, importId: string, batchId: string | null): Promise<void> {
  await tx.update(imports).set({ batchId }).where(eq(imports.id, importId));
}

/** The imports of a batch that was added after the launch. */
export async function importsOfBatch(db: Db, batchId: string) {
  return db
    .select({ id: imports.id, fileName: imports.fileName })
    .from(imports)
    .where(eq(imports.batchId, batchId))
    .orderBy(asc(imports.id));
}

/** The ids that items of this dataset have already, in any order; those that wait in a batch have theirs, too. */
export async function externalIdsOf(db: Db, projectId: string, dataset: string): Promise<string[]> {
  const found = await db
    .select({ externalId: items.externalId })
    .from(items)
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .innerJoin(imports, and(eq(imports.id, items.importId), inArray(imports.state, ["saved", "prepared"])))
    .where(and(eq(datasets.projectId, projectId), eq(datasets.name, dataset)))
    .orderBy(asc(items.position));
  return found.map(({ externalId }) => externalId);
}

/** The saved import of a project under which items are kept that were picked one by one; undefined before the first. */
export async function pickedImport(tx: Tx, projectId: string, name: string) {
  const [found] = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.projectId, projectId), eq(imports.fileName, name), eq(imports.state, "saved")))
    .limit(1);
  return found;
}

/** Notes that an import has one item more. */
export async function countPicked(tx: Tx, importId: string): Promise<void> {
  await tx
    .update(imports)
    .set({ itemCount: sql`${imports.itemCount} + 1` })
    .where(eq(imports.id, importId));
}
