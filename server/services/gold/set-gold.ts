import { lockGold, upsertGold } from "@/db/queries/gold";
import { lockProject, readScale } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { checkGold } from "@/server/domain/gold/check-gold";
import type { GoldChange } from "@/server/domain/gold/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { refuseProblems } from "@/server/domain/refuse-problems";
import { recordEvent } from "@/server/services/project/record-event";
import { requireDraft } from "@/server/services/project/require-draft";
import { findProjectItem } from "./find-project-item";
import { rederiveCorrectness } from "./rederive-correctness";

/**
 * Marks an item as gold, or changes the known answer of one; after the launch only the latter, and what annotators
 * answered so far is judged anew.
 * @throws DomainError `not_found`, `project_not_draft`, `invalid_input` naming the field that is off the scale, or
 * `use`, which says what is laid out, after the launch.
 */
export async function setGold(
  deps: Deps,
  scope: OrganizeScope,
  { itemId, answer, tolerance, accepted, explanation, ...rest }: GoldChange & { itemId: string },
): Promise<void> {
  await deps.store.write(async (tx) => {
    const project = await lockProject(tx, scope.projectId);
    const item = await findProjectItem(tx, project.id, itemId);
    const before = await lockGold(tx, itemId);
    if (before === undefined) requireDraft(project, cannotMark);
    const { dimensionId, scale } = await readScale(tx, project.id);
    const acceptsNotApplicable = rest.acceptsNotApplicable ?? before?.acceptsNotApplicable ?? false;
    const known = { answer, tolerance, accepted, explanation, acceptsNotApplicable };
    const use = rest.use ?? before?.use ?? "work";
    const isMoved = project.state !== "draft" && use !== before?.use;
    refuseProblems({
      ...checkGold(scale, known),
      ...(isMoved ? { use: { reason: "frozen", params: {} } } : {}),
    });
    const enabled = before?.enabled ?? true;
    const updatedAt = deps.now();
    const gold = {
      itemId,
      dimensionId,
      projectId: project.id,
      ...known,
      use,
      enabled,
      updatedAt,
    };
    await upsertGold(tx, gold);
    await rederiveCorrectness(tx, gold);
    await recordEvent(deps, tx, scope, "gold_changed", { item: item.externalId, answer, tolerance });
  });
}

const cannotMark =
  "The HITs have been laid out, so no further item can become gold. Change the gold items there are.";
