import { countCounted, countDiscarded } from "@/db/queries/gold-change";
import { goldOfItem } from "@/db/queries/gold";
import { readProject } from "@/db/queries/projects";
import { dryRun } from "@/db/dry-run";
import type { Deps } from "@/server/deps";
import type { GoldChangePreview } from "@/server/domain/gold/change-preview";
import type { GoldChange } from "@/server/domain/gold/contracts";
import { goldChangeSummary } from "@/server/domain/gold/gold-change-summary";
import type { AnnotatorStatusAfterGold } from "@/server/domain/gold/annotator-status-after";
import type { Actor, OrganizeScope } from "@/server/domain/organizer/actor";
import { changeAnnotatorStatuses } from "./internal/change-annotator-statuses";
import { findProjectItem } from "./internal/find-project-item";
import { plannedGold } from "./internal/planned-gold";
import { readGoldChange } from "./internal/read-gold-change";

type MovedJudgments = Pick<GoldChangePreview, "judgmentsReturn" | "judgmentsExtra" | "judgmentsLeave">;

/**
 * What would follow from another known answer of a gold item, or from switching it off or on; nothing is changed.
 * @throws DomainError as `setGold`, but asks for no reason.
 */
export async function previewGoldChange(
  deps: Deps,
  scope: OrganizeScope,
  { itemId, enabled, ...change }: GoldChange & { itemId: string; enabled: boolean },
): Promise<GoldChangePreview> {
  const effects = await deps.store.snapshot(async (db) => {
    const project = await readProject(db, scope.projectId);
    await findProjectItem(db, project.id, itemId);
    const before = await goldOfItem(db, itemId);
    const { all } = await plannedGold(db, project, itemId, before, change);
    const gold = all.map((row) => ({ ...row, enabled, updatedAt: deps.now() }));
    return readGoldChange(db, project, itemId, gold);
  });
  const moved = await tryAnnotatorStatuses(deps, scope.actor, effects.annotatorStatuses);
  return { ...goldChangeSummary(effects), ...moved };
}

const nothingMoved: MovedJudgments = { judgmentsReturn: 0, judgmentsExtra: 0, judgmentsLeave: 0 };

/** Tries the changes out, because what returns depends on the places that everybody else has taken. */
async function tryAnnotatorStatuses(
  deps: Deps,
  actor: Actor,
  annotatorStatuses: readonly AnnotatorStatusAfterGold[],
): Promise<MovedJudgments> {
  if (annotatorStatuses.length === 0) return nothingMoved;
  const idsOf = (to: AnnotatorStatusAfterGold["to"]) =>
    annotatorStatuses.filter((change) => change.to === to).map(({ annotatorId }) => annotatorId);
  const [forgiven, stopped] = [idsOf("working"), idsOf("stopped")];
  const moved = await dryRun(deps.store, async (tx) => {
    const discarded = await countDiscarded(tx, forgiven);
    const before = [await countCounted(tx, forgiven), await countCounted(tx, stopped)] as const;
    await changeAnnotatorStatuses(deps, tx, actor, annotatorStatuses, "");
    const judgmentsReturn = (await countCounted(tx, forgiven)) - before[0];
    return {
      judgmentsReturn,
      judgmentsExtra: discarded - judgmentsReturn,
      judgmentsLeave: before[1] - (await countCounted(tx, stopped)),
    };
  });
  return moved ?? nothingMoved;
}
