import { deleteDimension, putDimension } from "@/db/queries/dimension-rows";
import { readDimensions } from "@/db/queries/dimensions";
import { goldAnswersOf } from "@/db/queries/gold";
import { lockProject, readScale } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { FieldProblems } from "@/server/domain/field-problems";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { DimensionChange, DimensionDraft } from "@/server/domain/project/dimension-change";
import { hasDimensions } from "@/server/domain/project/has-dimensions";
import { refuseProblems } from "@/server/domain/refuse-problems";
import { getProject } from "./get-project";
import { recordEvent } from "./record-event";
import { refuseOverwriting } from "./refuse-overwriting";

/**
 * Gives a draft other dimensions, all on its one scale. A dimension is the same one while it keeps its name.
 * @throws DomainError `conflict` for a type that has only one, `invalid_input` naming the field: they are frozen, two
 *   have the same name, or gold answers are known on one that would go.
 */
export async function setDimensions(
  deps: Deps,
  scope: OrganizeScope,
  { dimensions, was }: DimensionChange,
): Promise<ProjectDetail> {
  await deps.store.write(async (tx) => {
    const project = await lockProject(tx, scope.projectId);
    if (project.state !== "draft") refuseProblems({ dimensions: { reason: "frozen", params: {} } });
    if (!hasDimensions(project.taskType)) throw new DomainError("conflict", "This task asks one thing.");
    refuseProblems(repeatedNames(dimensions));
    const before = await readDimensions(tx, project.id);
    const now = before.map(({ id: name, label, definition }) => ({ name, question: label, definition }));
    await refuseOverwriting(tx, project.id, [
      { set: { dimensions }, was: was ?? {}, now: { dimensions: now } },
    ]);
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
    await recordEvent(deps, tx, scope, "scale_changed");
  });
  return getProject(deps, scope);
}

function repeatedNames(dimensions: readonly DimensionDraft[]): FieldProblems {
  const names = dimensions.map(({ name }) => name);
  const repeated = names.flatMap((name, at) => (names.indexOf(name) < at ? [at] : []));
  return Object.fromEntries(
    repeated.map((at) => [`dimensions.${at}.name`, { reason: "repeated", params: {} }]),
  );
}
