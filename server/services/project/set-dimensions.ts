import { deleteDimension } from "@/db/queries/dimensions";
import { putDimension } from "@/db/queries/dimensions";
import { readDimensions } from "@/db/queries/dimensions";
import { goldAnswersOf } from "@/db/queries/gold";
import { lockProject, readScale } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ChangedSettings } from "@/server/domain/activity/contracts";
import { fieldDifferences } from "@/server/domain/activity/field-differences";
import type { FieldProblems } from "@/server/domain/field-problems";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { DimensionChange, DimensionDraft } from "@/server/domain/project/dimension-change";
import { hasDimensions } from "@/server/domain/task/traits";
import { refuseProblems } from "@/server/domain/refuse-problems";
import { getProject } from "./get-project";
import { recordEvent } from "./internal/record-event";
import { refuseOverwriting } from "./internal/refuse-overwriting";

/**
 * Gives a draft other dimensions, all on its one scale. A dimension is the same one while it keeps its name.
 * @throws DomainError `conflict` for a type that has only one, `invalid_input` naming the field: they are frozen, two
 *   have the same name, or gold answers are known on one that would go.
 */
export async function setDimensions(
  deps: Deps,
  scope: OrganizeScope,
  change: DimensionChange,
): Promise<ProjectDetail> {
  await deps.store.write((tx) => changeDimensions(deps, tx, scope, change));
  return getProject(deps, scope);
}

/** The same within a transaction. */
export async function changeDimensions(
  deps: Deps,
  tx: Tx,
  scope: Pick<OrganizeScope, "projectId" | "actor">,
  { dimensions, was }: DimensionChange,
): Promise<void> {
  const project = await lockProject(tx, scope.projectId);
  if (project.state !== "draft") refuseProblems({ dimensions: { reason: "frozen", params: {} } });
  if (!hasDimensions(project.taskType)) throw new DomainError("conflict", "This task asks one thing.");
  refuseProblems(repeatedNames(dimensions));
  const before = await readDimensions(tx, project.id);
  const now = {
    dimensions: before.map(({ id: name, label, definition }) => ({ name, question: label, definition })),
  };
  await refuseOverwriting(tx, project.id, [{ set: { dimensions }, was: was ?? {}, now }]);
  const leaving = before.filter(({ id }) => !dimensions.some(({ name }) => name === id));
  const gold = await goldAnswersOf(tx, project.id);
  if (gold.some(({ dimension }) => leaving.some(({ id }) => id === dimension))) {
    refuseProblems({ dimensions: { reason: "gold_known", params: {} } });
  }
  const { scaleId } = await readScale(tx, project.id);
  for (const { dimensionId } of leaving) await deleteDimension(tx, dimensionId);
  for (const [position, dimension] of dimensions.entries()) {
    const row = { id: deps.newId(), projectId: project.id, scaleId, ...dimension, position };
    await putDimension(tx, row);
  }
  await recordEvent(deps, tx, scope, "scale_changed", {
    fields: ["dimensions"],
    changes: fieldDifferences(now, { dimensions }),
  } satisfies ChangedSettings);
}

function repeatedNames(dimensions: readonly DimensionDraft[]): FieldProblems {
  const names = dimensions.map(({ name }) => name);
  const repeated = names.flatMap((name, at) => (names.indexOf(name) < at ? [at] : []));
  return Object.fromEntries(
    repeated.map((at) => [`dimensions.${at}.name`, { reason: "repeated", params: {} }]),
  );
}
