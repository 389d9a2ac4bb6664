import { answerAnnotatorStatusContest } from "@/db/queries/annotator-status-history";
import type { Store } from "@/db/store";
import { testDeps } from "@/testing/world/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { changeAnnotatorStatus } from "@/server/services/annotator-status/internal/change-annotator-status";

/** Stops or pauses somebody, as an organizer would. */
export async function endByHand(
  store: Store,
  { annotatorId }: AnnotatorActor,
  to: "stopped" | "paused",
): Promise<void> {
  const deps = { ...testDeps(store).deps, now: Date.now };
  await store.write((tx) => changeAnnotatorStatus(deps, tx, annotatorId, { to, cause: { rule: "by-hand" } }));
}

/** Answers somebody's objection and changes nothing else. */
export async function answerObjection(
  store: Store,
  { annotatorId }: AnnotatorActor,
  answer: string,
): Promise<void> {
  const answeredAt = Date.now();
  await store.write((tx) =>
    answerAnnotatorStatusContest(tx, annotatorId, { answer, answeredByUserId: null, answeredAt }),
  );
}
