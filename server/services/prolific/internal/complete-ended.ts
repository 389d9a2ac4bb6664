import { decidedSubmissions } from "@/db/queries/prolific-actions";
import type { ProlificStudyRow } from "@/db/queries/prolific-studies";
import type { Deps } from "@/server/deps";
import { askToComplete } from "./ask-to-complete";
import type { ComparedParticipant } from "./read-participants";

/**
 * Ends the submissions of people whose work has ended and who did not enter their code, so that a closed tab costs nobody
 * their pay. Each once: what Prolific refuses is an organizer's to decide.
 * @returns the submissions that are to be ended
 */
export async function completeEnded(
  deps: Deps,
  study: ProlificStudyRow,
  everybody: readonly ComparedParticipant[],
): Promise<string[]> {
  const asked = await decidedSubmissions(deps.store.read, study.id, "complete");
  const due = everybody.filter(
    (each) => isToBeCompleted(each, study) && !asked.has(each.submission?.id ?? ""),
  );
  await deps.store.write(async (tx) => {
    for (const participant of due) {
      await askToComplete(deps, tx, { study, participant, kind: "complete", userId: null });
    }
  });
  return due.flatMap(({ submission }) => submission?.id ?? []);
}

function isToBeCompleted({ submission, ours, comparison }: ComparedParticipant, study: ProlificStudyRow) {
  const end = ours?.end ?? null;
  if (submission?.status !== "ACTIVE" || end === null || end.isPresumed) return false;
  if (comparison.differs !== "code-not-entered") return false;
  // Only the server can have a part paid, so it does not wait for a code.
  const isPart = end.outcome === "partial" && study.plan.abilities.partPay;
  return comparison.act === "complete" || isPart;
}
