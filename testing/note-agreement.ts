import { eq } from "drizzle-orm";
import { agreementPoints } from "@/db/schema";
import type { Deps } from "@/server/deps";
import { computePoint } from "@/server/services/agreement/internal/compute-point";
import { notePoint } from "@/server/services/agreement/note-point";

/**
 * Computes the agreement of a project's live page at once, in place of what the server noted while the crowd was still at work:
 * a server that shares the database notes its points by its own clock.
 */
export async function noteAgreement(deps: Deps, projectId: string): Promise<void> {
  const point = await computePoint(deps, { projectId });
  await deps.store.write(async (tx) => {
    await tx.delete(agreementPoints).where(eq(agreementPoints.projectId, projectId));
    await notePoint(tx, projectId, { ...point, at: deps.now() });
  });
}
