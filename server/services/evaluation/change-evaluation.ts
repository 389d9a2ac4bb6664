import { updateEvaluation } from "@/db/queries/evaluations";
import type { Deps } from "@/server/deps";
import type { EvaluationSettings } from "@/server/domain/evaluation/evaluation";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { lockOwnEvaluation } from "./internal/require-evaluation";

/** Saves the settings of an evaluation. @throws DomainError `not_found`. */
export async function changeEvaluation(
  deps: Deps,
  scope: OrganizeScope,
  { endsAt, ...settings }: EvaluationSettings,
): Promise<void> {
  await deps.store.write(async (tx) => {
    const { id } = await lockOwnEvaluation(tx, scope.projectId);
    await updateEvaluation(tx, id, { settings, endsAt: endsAt === null ? null : Date.parse(endsAt) });
    await recordEvent(deps, tx, scope, "evaluation_changed");
  });
}
