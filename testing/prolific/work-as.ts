import { and, eq } from "drizzle-orm";
import { annotators, prolificBonuses } from "@/db/schema";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { earnPay } from "@/testing/earn-pay";
import type { World } from "@/testing/world/world";
import { comeFrom } from "./prolific-world";

/** How somebody's work went here. */
interface Worked {
  participantId: string;
  submissionId: string;
  pages: number;
  how: Partial<Pick<typeof annotators.$inferInsert, "state" | "endReason">>;
}

/** Lets an annotator of a world be a participant who has worked and ended. */
export async function workAs(
  { deps }: Pick<World, "deps">,
  annotator: AnnotatorActor,
  { participantId, submissionId, pages, how }: Worked,
): Promise<void> {
  await comeFrom(deps.store, annotator.annotatorId, { participantId, submissionId });
  await earnPay(deps, annotator, { pages, dueMinor: 30 });
  await deps.store.write((tx) =>
    tx
      .update(annotators)
      .set({ workHitCount: pages, endedAt: Date.now(), ...how })
      .where(eq(annotators.id, annotator.annotatorId)),
  );
}

/** Leaves the ready bonuses of a world as a payment leaves them whose answer never came. */
export async function loseBonusAnswers({
  deps,
  projectId,
}: Pick<World, "deps" | "projectId">): Promise<void> {
  await deps.store.write((tx) =>
    tx
      .update(prolificBonuses)
      .set({ state: "unknown", sentAt: Date.now() })
      .where(and(eq(prolificBonuses.projectId, projectId), eq(prolificBonuses.state, "ready"))),
  );
}
