import { eq, sql } from "drizzle-orm";
import { recountAnnotators } from "@/db/queries/annotators";
import { annotators, assignments, payments } from "@/db/schema";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";

/** Pages that an annotator has submitted and that are due; gives back their assignments. */
export async function earnPay(
  deps: Deps,
  { annotatorId, projectId }: AnnotatorActor,
  { pages = 1, dueMinor = 20 } = {},
): Promise<string[]> {
  const ids = Array.from({ length: pages }, () => deps.newId());
  const at = deps.now();
  await deps.store.write(async (tx) => {
    for (const id of ids) {
      await tx.insert(assignments).values({
        id,
        projectId,
        annotatorId,
        hitId: null,
        kind: "work",
        state: "submitted",
        shown: [],
        leasedAt: at,
        expiresAt: at,
        renewalCount: 0,
        endedAt: at,
      });
      await tx
        .insert(payments)
        .values({ assignmentId: id, projectId, annotatorId, dueMinor, bonusMinor: 0, bonusReason: "" });
    }
    await tx
      .update(annotators)
      .set({ dueMinor: sql`${annotators.dueMinor} + ${pages * dueMinor}` })
      .where(eq(annotators.id, annotatorId));
    await recountAnnotators(tx, [annotatorId]);
  });
  return ids;
}
