import { changeSending, type ProlificBonusRow } from "@/db/queries/prolific-bonuses";
import { prolificSubmissionsOf } from "@/db/queries/prolific-submissions";
import { readProject } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { keepOfSubmissions } from "./keep-compared";
import { readSomeParticipants } from "./read-participants";
import { requirePlan } from "./require-study";

interface Batch {
  id: string;
  bonuses: readonly ProlificBonusRow[];
}

/**
 * Takes back the bonuses of a batch that are more than is owed to their people by now, before the batch is sent.
 * @returns how many
 */
export async function withdrawSurplus(
  deps: Deps,
  scope: OrganizeScope,
  { id: batchId, bonuses }: Batch,
): Promise<number> {
  const withdrawn = await deps.store.write(async (tx) => {
    const taken: string[] = [];
    for (const { id: bonusId, submissionId, amountMinor } of await surplusOf(deps, tx, scope, bonuses)) {
      const change = { state: "withdrawn" as const, batchId: null, endedAt: deps.now() };
      if (!(await changeSending(tx, { bonusId, batchId }, change))) continue;
      const said = { recruiter: "prolific", submission: submissionId, amountMinor };
      await recordEvent(deps, tx, scope, "recruiter_bonus_withdrawn", said);
      taken.push(submissionId);
    }
    return taken;
  });
  if (withdrawn.length > 0) await keepOfSubmissions(deps, scope.projectId, withdrawn);
  return withdrawn.length;
}

/** The bonuses that are more than is left of what is owed, which somebody's bonuses share. */
async function surplusOf(
  deps: Deps,
  tx: Tx,
  { projectId }: OrganizeScope,
  bonuses: readonly ProlificBonusRow[],
): Promise<ProlificBonusRow[]> {
  const study = await requirePlan(tx, projectId);
  const project = await readProject(tx, projectId);
  const submissionIds = bonuses.map(({ submissionId }) => submissionId);
  const submissions = await prolificSubmissionsOf(tx, study.id, { submissionIds, annotatorIds: [] });
  const annotatorOf = new Map(submissions.map(({ id, annotatorId }) => [id, annotatorId]));
  const keys = submissions.map(({ id, annotatorId }) => ({ submissionId: id, annotatorId }));
  const people = await readSomeParticipants(tx, { project, study }, deps.now(), keys);
  const left = new Map(people.map(({ annotator, comparison }) => [annotator?.id, comparison.owedMinor]));
  return bonuses.filter(({ submissionId, amountMinor }) => {
    const annotatorId = annotatorOf.get(submissionId) ?? undefined;
    const owedMinor = annotatorId === undefined ? undefined : left.get(annotatorId);
    // Of who was erased meanwhile nothing is known any more but what was decided.
    if (annotatorId === undefined || owedMinor === undefined) return false;
    if (amountMinor > owedMinor) return true;
    left.set(annotatorId, owedMinor - amountMinor);
    return false;
  });
}
