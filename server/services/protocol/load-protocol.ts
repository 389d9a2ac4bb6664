import { changeProject, lockProject } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { fieldDifferences, type FieldDifference } from "@/server/domain/activity/field-differences";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { presets, presetsOf } from "@/server/domain/preset/presets";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { ComparedProtocol } from "@/server/domain/protocol/contracts";
import { underName } from "@/server/domain/protocol/under-name";
import type { Protocol } from "@/server/domain/protocol/protocol";
import { refuseProblems } from "@/server/domain/refuse-problems";
import { hasDimensions } from "@/server/domain/task/traits";
import { getProject } from "@/server/services/project/get-project";
import { insertTest, removeTest } from "@/server/services/project/internal/preset-test";
import { changeDimensions } from "@/server/services/project/set-dimensions";
import { changeScale } from "@/server/services/project/set-scale";
import { changeSettings } from "@/server/services/project/update-project";
import { takeTranslations } from "@/server/services/translation/take-translations";
import { readDimensions } from "@/db/queries/dimensions";
import { getProtocol, protocolOf } from "./get-protocol";
import { protocolIn, requireProtocol } from "./read-text";

/** What loading the text of a protocol file would change in a project. Its name, address and preset stay. */
export async function compareProtocol(
  deps: Deps,
  scope: OrganizeScope,
  text: string,
): Promise<ComparedProtocol> {
  const read = protocolIn(text);
  if ("faults" in read) return { kind: "faulty", faults: [...read.faults] };
  const now = await getProtocol(deps, scope);
  if (!isOfSameTask(now, read.protocol)) {
    return { kind: "other-task", taskType: presets[read.protocol.preset].taskType };
  }
  return { kind: "compared", changes: changesOf(now, read.protocol) };
}

/**
 * Gives a project all that a protocol file says but its name and preset, whole or not at all. The comments of the file
 * take the place of those before.
 * @throws DomainError `file_refused`, `does_not_apply` for a file of another task type, `invalid_input` naming each
 *   field that is frozen or contradicts another.
 */
export async function loadProtocol(deps: Deps, scope: OrganizeScope, text: string): Promise<ProjectDetail> {
  const { protocol: next, comments } = requireProtocol(text);
  await deps.store.write(async (tx) => {
    await change(deps, tx, scope, next);
    await changeProject(tx, scope.projectId, { protocolComments: comments });
  });
  return getProject(deps, scope);
}

/** Whether two protocols ask for the same kind of work, from whichever presets. */
function isOfSameTask(one: Protocol, other: Protocol): boolean {
  return presetsOf(presets[one.preset].taskType).includes(other.preset);
}

const kept = { name: "", preset: "", format: 0 };

/** A file that says nothing of translations leaves them as they are. */
const changesOf = (now: Protocol, next: Protocol): FieldDifference[] =>
  fieldDifferences(
    { ...now, ...kept },
    { translations: now.translations, ...underName(next, now.name, now), ...kept },
  );

async function change(deps: Deps, tx: Tx, scope: OrganizeScope, next: Protocol): Promise<void> {
  const { id, state } = await lockProject(tx, scope.projectId);
  const now = await protocolOf(tx, id);
  if (!isOfSameTask(now, next)) {
    throw new DomainError("does_not_apply", "The protocol is of another kind of task.");
  }
  const changed = new Set(changesOf(now, next).map(({ field }) => field.split(".")[0]));
  if (state !== "draft") {
    const fixed = ["scale", "dimensions", "testPairs"].filter((field) => changed.has(field));
    refuseProblems(Object.fromEntries(fixed.map((field) => [field, { reason: "frozen", params: {} }])));
  }
  // Gold that is off the scale is looked at when the test pairs of the scale before are gone.
  if (changed.has("testPairs")) await removeTest(tx, id);
  if (changed.has("scale") || changed.has("dimensions")) await changeQuestions(deps, tx, scope, next);
  if (changed.has("testPairs")) {
    const [first] = await readDimensions(tx, id);
    if (first === undefined) throw new Error("A project has a dimension.");
    await insertTest(deps, tx, { projectId: id, dimensionId: first.dimensionId }, next.testPairs);
  }
  if (changed.has("settings") || changed.has("language")) {
    await changeSettings(deps, tx, scope, { language: next.language, settings: next.settings });
  }
  if (changed.has("translations")) await takeTranslations(deps, tx, scope, underName(next, now.name, now));
}

async function changeQuestions(
  deps: Deps,
  tx: Tx,
  scope: OrganizeScope,
  { preset, scale, dimensions }: Protocol,
): Promise<void> {
  const named = hasDimensions(presets[preset].taskType);
  await changeScale(deps, tx, scope, { scale, ...(!named && { question: dimensions[0]?.question }) });
  if (named) await changeDimensions(deps, tx, scope, { dimensions });
}
