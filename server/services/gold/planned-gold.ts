import type { GoldRow } from "@/db/queries/gold";
import { readScale, type ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { checkGold } from "@/server/domain/gold/check-gold";
import type { GoldChange } from "@/server/domain/gold/contracts";
import { refuseProblems } from "@/server/domain/refuse-problems";
import { requireDraft } from "@/server/services/project/require-draft";

/**
 * The gold answer that an item will have after a change.
 * @throws DomainError `project_not_draft` for an item that would become gold after the launch, `invalid_input` naming
 *   the field that is off the scale, or `use`, which says what is laid out, after the launch.
 */
export async function plannedGold(
  db: Db,
  project: ProjectRow,
  itemId: string,
  before: GoldRow | undefined,
  { answer, tolerance, accepted, explanation, ...rest }: GoldChange,
): Promise<Omit<GoldRow, "updatedAt">> {
  if (before === undefined) requireDraft(project, cannotMark);
  const { dimensionId, scale } = await readScale(db, project.id);
  const acceptsNotApplicable = rest.acceptsNotApplicable ?? before?.acceptsNotApplicable ?? false;
  const known = { answer, tolerance, accepted, explanation, acceptsNotApplicable };
  const use = rest.use ?? before?.use ?? "work";
  const { order = null, enabled = true } = before ?? {};
  const isMoved = project.state !== "draft" && use !== before?.use;
  refuseProblems({
    ...checkGold(scale, known),
    ...(isMoved && { use: { reason: "frozen", params: {} } }),
  });
  return { itemId, dimensionId, projectId: project.id, ...known, order, use, enabled };
}

const cannotMark =
  "The HITs have been laid out, so no further item can become gold. Change the gold items there are.";
