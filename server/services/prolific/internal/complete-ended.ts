import { decidedSubmissions } from "@/db/queries/prolific-actions";
import type { ProlificStudyRow } from "@/db/queries/prolific-studies";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { askToComplete } from "./ask-to-complete";
import { readParticipants, type ComparedParticipant } from "./read-participants";

/**
 * Ends the submissions of people whose work has ended and who did not enter their code, so that a closed tab costs nobody
 * their pay. Each once: what Prolific refuses is an organizer's to decide.
 */
export async function completeEnded(deps: Deps, study: ProlificStudyRow): Promise<void> {
  const db = deps.store.read;
  const project = await readProject(db, study.projectId);
  const compared = await readParticipants(db, { project, study }, deps.now());
  const asked = await decidedSubmissions(db, study.id, "complete");
  const due = compared.filter(
    (each) => isToBeCompleted(each, study) && !asked.has(each.submission?.id ?? ""),
  );
  await deps.store.write(async (tx) => {
    for (const each of due)
      await askToComplete(deps, tx, { study, participant: each, kind: "complete", userId: null });
  });
}

function isToBeCompleted({ submission, ours, comparison }: ComparedParticipant, study: ProlificStudyRow) {
  const end = ours?.end ?? null;
  if (submission?.status !== "ACTIVE" || end === null || end.isPresumed) return false;
  if (comparison.differs !== "code-not-entered") return false;
  // Only the server can have a part paid, so it does not wait for a code.
  const isPart = end.outcome === "partial" && study.plan.abilities.partPay;
  return comparison.act === "complete" || isPart;
}
