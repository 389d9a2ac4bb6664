import type { GoldRow } from "@/db/queries/gold";
import { writeRegraded } from "@/db/queries/qualification";
import type { ProjectRow } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { goldChangeSummary, type GoldChangeSummary } from "@/server/domain/gold/gold-change-summary";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { changeAnnotatorStatuses } from "./change-annotator-statuses";
import { readGoldChange } from "./read-gold-change";
import { rederiveCorrectness } from "./rederive-correctness";

interface AppliedChange {
  scope: OrganizeScope;
  project: ProjectRow;
  itemId: string;
  /** As it is from now on, one a dimension. */
  gold: readonly GoldRow[];
  reason: string;
}

/** Brings answers, tries at qualifying and annotatorStatuses in line with a gold item as it is now. */
export async function applyGoldChange(
  deps: Deps,
  tx: Tx,
  { scope, project, itemId, gold, reason }: AppliedChange,
): Promise<GoldChangeSummary> {
  const effects = await readGoldChange(tx, project, itemId, gold);
  await rederiveCorrectness(tx, itemId, effects.answers);
  for (const { id, right, graded, answered, passed } of effects.attempts) {
    await writeRegraded(tx, id, { right, graded, answered, passed });
  }
  await changeAnnotatorStatuses(deps, tx, scope.actor, effects.annotatorStatuses, reason);
  return goldChangeSummary(effects);
}
