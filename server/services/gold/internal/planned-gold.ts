import { readDimensions } from "@/db/queries/dimensions";
import type { GoldRow } from "@/db/queries/gold";
import { contentsOfItems } from "@/db/queries/item-places";
import { readScale, type ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { DomainError } from "@/server/domain/errors";
import { checkGold } from "@/server/domain/gold/check-gold";
import { checkOrderGold } from "@/server/domain/gold/check-order-gold";
import type { FieldProblems } from "@/server/domain/field-problems";
import type { GoldAnswer, GoldChange } from "@/server/domain/gold/contracts";
import { hasGold } from "@/server/domain/task/traits";
import { refuseProblems } from "@/server/domain/refuse-problems";
import { itemScale } from "@/task-types/item-scale";
import { tasks } from "@/task-types/tasks";
import { requireDraft } from "@/server/services/project/internal/require-draft";

type Planned = Omit<GoldRow, "updatedAt">;

/** The known answers that an item will have, and the one of them that is changed. */
export interface PlannedGold {
  changed: Planned;
  /** All of them, the changed one included; an item has one use and is on or off as a whole. */
  all: Planned[];
}

/**
 * The known answers that an item will have after a change on one dimension.
 * @param before those it has, one a dimension.
 * @throws DomainError `project_not_draft` for an item that would become gold after the launch, `not_found` for a
 *   dimension that there is not, `conflict` where nobody can say what is right, `invalid_input` naming the field that
 *   is off the scale, or `order`, which must name every candidate, or `use`, which says what is laid out, after the
 *   launch.
 */
export async function plannedGold(
  db: Db,
  project: ProjectRow,
  itemId: string,
  before: readonly GoldRow[],
  { answer, tolerance, accepted, explanation, dimension, ...rest }: GoldChange,
): Promise<PlannedGold> {
  const [any] = before;
  if (any === undefined) requireDraft(project, cannotMark);
  const task = tasks[project.taskType];
  const dimensionId = await dimensionCalled(db, project.id, dimension);
  const own = before.find((row) => row.dimensionId === dimensionId);
  if (!hasGold(project.taskType))
    throw new DomainError("conflict", "What people do here has no known answer.");
  const acceptsNotApplicable = rest.acceptsNotApplicable ?? own?.acceptsNotApplicable ?? false;
  // Off a scale nothing is nearly right: neither an answer with a text of its own nor a τ.
  const off = task.usesScale ? tolerance : 0;
  const order = task.candidates === undefined ? null : (rest.order ?? own?.order ?? null);
  const known = { answer, tolerance: off, accepted, explanation, acceptsNotApplicable, order };
  const use = rest.use ?? any?.use ?? "work";
  const isMoved = project.state !== "draft" && use !== any?.use;
  refuseProblems({
    ...(await knownProblems(db, project, itemId, known)),
    ...(isMoved && { use: { reason: "frozen", params: {} } }),
  });
  const whole = { itemId, projectId: project.id, use, enabled: any?.enabled ?? true };
  const changed = { ...whole, dimensionId, ...known };
  const others = before.filter((row) => row !== own).map((row) => ({ ...row, use }));
  return { changed, all: [...others, changed] };
}

/** What is wrong with a known answer of an item, by field. */
export async function knownProblems(
  db: Db,
  { id, taskType }: ProjectRow,
  itemId: string,
  known: Omit<GoldAnswer, "use">,
): Promise<FieldProblems> {
  const task = tasks[taskType];
  const [item] = await contentsOfItems(db, [itemId]);
  const content = item?.content ?? null;
  if (task.candidates !== undefined) return checkOrderGold(known, task.candidates(content).length);
  const { scale } = await readScale(db, id);
  return checkGold(itemScale(task, content, scale), known);
}

/** @throws DomainError `not_found` where the project has no dimension of this name. */
export async function dimensionCalled(db: Db, projectId: string, name: string | undefined): Promise<string> {
  const dimensions = await readDimensions(db, projectId);
  const found = name === undefined ? dimensions[0] : dimensions.find(({ id }) => id === name);
  if (found === undefined) {
    throw new DomainError("not_found", "The project has no dimension of this name.", { dimension: name });
  }
  return found.dimensionId;
}

const cannotMark =
  "The HITs have been laid out, so no further item can become gold. Change the gold items there are.";
