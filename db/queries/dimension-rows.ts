import { eq } from "drizzle-orm";
import { dimensions } from "@/db/schema";
import type { Tx } from "@/db/store";

/** Adds a dimension to its project, or changes the one of this name. */
export async function putDimension(tx: Tx, row: typeof dimensions.$inferInsert): Promise<void> {
  const { question, definition, position } = row;
  await tx
    .insert(dimensions)
    .values(row)
    .onConflictDoUpdate({
      target: [dimensions.projectId, dimensions.name],
      set: { question, definition, position },
    });
}

export async function deleteDimension(tx: Tx, dimensionId: string): Promise<void> {
  await tx.delete(dimensions).where(eq(dimensions.id, dimensionId));
}
