import { and, eq, sql } from "drizzle-orm";
import { imports } from "@/db/schema";
import type { Tx } from "@/db/store";

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
