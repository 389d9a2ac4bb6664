import { goldAnswersOf } from "@/db/queries/gold";
import { lockProject, readScale } from "@/db/queries/projects";
import { replaceScale } from "@/db/queries/scales";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { ChangedSettings } from "@/server/domain/activity/contracts";
import { fieldDifferences } from "@/server/domain/activity/field-differences";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ProjectDetail, ScaleChange } from "@/server/domain/project/contracts";
import { refuseProblems } from "@/server/domain/refuse-problems";
import { checkScale } from "@/server/domain/scale/check-scale";
import { scaleRange } from "@/server/domain/scale/scale-range";
import type { ScaleDraft } from "@/server/domain/scale/scale";
import { getProject } from "./get-project";
import { removeTest } from "./internal/preset-test";
import { recordEvent } from "./internal/record-event";
import { refuseOverwriting } from "./internal/refuse-overwriting";

const namedAtMost = 20;

/**
 * Gives a draft another scale and question. The preset's test pairs leave when the scale's ends change, because their
 * answers were found on its own scale.
 * @throws DomainError `conflict` where somebody else changed it since, `invalid_input` naming the field: the scale is frozen, its points do not ascend by whole
 *   steps, or gold answers would fall off it.
 */
export async function setScale(
  deps: Deps,
  scope: OrganizeScope,
  change: ScaleChange,
): Promise<ProjectDetail> {
  await deps.store.write((tx) => changeScale(deps, tx, scope, change));
  return getProject(deps, scope);
}

/** The same within a transaction. */
export async function changeScale(
  deps: Deps,
  tx: Tx,
  scope: Pick<OrganizeScope, "projectId" | "actor">,
  { question, scale, was }: ScaleChange,
): Promise<void> {
  const project = await lockProject(tx, scope.projectId);
  if (project.state !== "draft") refuseProblems({ scale: { reason: "frozen", params: {} } });
  refuseProblems(checkScale(scale));
  const before = await readScale(tx, project.id);
  const now = { question: before.question, scale: before.scale };
  await refuseOverwriting(tx, project.id, [{ set: { question, scale }, was: was ?? {}, now }]);
  if (!isSameRange(before.scale, scale)) await removeTest(tx, project.id);
  await refuseStrandedGold(tx, project.id, scale);
  await replaceScale(tx, before, question, scale);
  const changes = fieldDifferences(now, { ...now, ...(question !== undefined && { question }), scale });
  await recordEvent(deps, tx, scope, "scale_changed", {
    fields: ["scale", "question"],
    changes,
  } satisfies ChangedSettings);
}

function isSameRange(before: ScaleDraft, after: ScaleDraft): boolean {
  const [one, other] = [scaleRange(before), scaleRange(after)];
  return one.min === other.min && one.max === other.max;
}

async function refuseStrandedGold(tx: Tx, projectId: string, scale: ScaleDraft): Promise<void> {
  const { min, max } = scaleRange(scale);
  const isOff = (value: number) => value < min || value > max;
  const stranded = (await goldAnswersOf(tx, projectId)).filter(
    ({ answer, accepted }) => isOff(answer) || accepted.some(isOff),
  );
  if (stranded.length === 0) return;
  const items = [...new Set(stranded.map(({ externalId }) => externalId))].slice(0, namedAtMost);
  refuseProblems({ scale: { reason: "gold_off_scale", params: { items } } });
}
