import { dropPoints } from "@/db/queries/agreement";
import { recountCommitted } from "@/db/queries/projects";
import { changeProject, lockProject, noteNewLayout } from "@/db/queries/projects";
import { uniqueViolation } from "@/db/errors";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { ChangedSettings } from "@/server/domain/activity/contracts";
import { fieldDifferences } from "@/server/domain/activity/field-differences";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { checkSettings } from "@/server/domain/project/check-settings";
import type { ProjectChange, ProjectDetail } from "@/server/domain/project/contracts";
import { frozenProblems } from "@/server/domain/project/frozen-settings";
import { checkSides } from "@/server/domain/project/may-swap-sides";
import { checkTwins } from "@/server/domain/twin/check-twins";
import { checkPictures } from "@/server/domain/project/pictures";
import type { ProjectSettings } from "@/server/domain/project/project";
import { refuseProblems } from "@/server/domain/refuse-problems";
import { checkOutcomes } from "./internal/check-outcomes";
import { getProject } from "./get-project";
import { recordEvent } from "./internal/record-event";
import { refuseOverwriting } from "./internal/refuse-overwriting";
import { slugTaken } from "./internal/slug-taken";

/**
 * Changes the fields that were given, whole or not at all.
 * @throws DomainError `conflict` with the fields that somebody else changed since the editor saw them, `invalid_input` naming each field that is frozen or contradicts another, `does_not_apply` for what
 *   says nothing of such answers, `slug_taken`.
 */
export async function updateProject(
  deps: Deps,
  scope: OrganizeScope,
  change: ProjectChange,
): Promise<ProjectDetail> {
  const { slug } = change;
  await deps.store
    .write((tx) => changeSettings(deps, tx, scope, change))
    .catch((error: unknown) => {
      throw slug !== undefined && uniqueViolation(error) ? slugTaken(slug) : error;
    });
  return getProject(deps, { ...scope, slug: slug ?? scope.slug });
}

/** What decides which pictures annotators see in texts. */
const pictured = ["instructions", "consent", "imageHosts"] as const;

/** The settings that hold texts which are translated. */
const translated = ["instructions", "consent", "questionnaire", "attentionChecks"] as const;

const hasOtherTexts = ({ name, language, settings }: ProjectChange) =>
  name !== undefined || language !== undefined || translated.some((key) => settings?.[key] !== undefined);

/** The same within a transaction. @param reason why, for the activity. */
export async function changeSettings(
  deps: Deps,
  tx: Tx,
  scope: Pick<OrganizeScope, "projectId" | "actor">,
  { name, slug, language, settings, was }: ProjectChange,
  reason?: string,
): Promise<void> {
  const project = await lockProject(tx, scope.projectId);
  await refuseOverwriting(tx, project.id, [
    { set: given({ name, slug, language }), was: was ?? {}, now: { ...project } },
    { set: given(settings ?? {}), was: was?.settings ?? {}, now: project.settings, prefix: "settings." },
  ]);
  if (project.state !== "draft") refuseProblems(frozenProblems(project, { slug, settings }));
  const merged: ProjectSettings = { ...project.settings, ...given(settings ?? {}) };
  refuseProblems({
    ...checkSettings(merged),
    ...checkSides(project.preset, merged),
    ...checkTwins(project.preset, merged),
  });
  // Texts from before pictures were looked at keep nobody from changing something else.
  if (pictured.some((key) => settings?.[key] !== undefined)) refuseProblems(checkPictures(merged));
  await checkOutcomes(tx, project, settings ?? {});
  await changeProject(tx, project.id, { ...given({ name, slug, language }), settings: merged });
  // Which translations are complete rests on what there is to translate.
  if (project.state !== "draft" && hasOtherTexts({ name, language, settings })) {
    await noteNewLayout(tx, project.id);
  }
  // Alpha at two levels makes no course; the next point is computed within seconds.
  if (merged.agreementLevel !== project.settings.agreementLevel) await dropPoints(tx, project.id);
  // What is set aside is kept up only while there is a budget.
  if (merged.limits.budgetMinor !== null && project.settings.limits.budgetMinor === null) {
    await recountCommitted(tx, project.id);
  }
  const ofProject = given({ name, slug, language });
  const before = {
    name: project.name,
    slug: project.slug,
    language: project.language,
    settings: project.settings,
  };
  await recordEvent(deps, tx, scope, "project_changed", {
    fields: [...Object.keys(ofProject), ...Object.keys(given(settings ?? {}))],
    changes: fieldDifferences(before, { ...before, ...ofProject, settings: merged }),
    ...(reason !== undefined && { reason }),
  } satisfies ChangedSettings);
}

type Given<T> = { [key in keyof T]?: Exclude<T[key], undefined> };

/** Without the fields that were left out. */
function given<T extends object>(fields: T): Given<T> {
  // What is left holds no undefined, which the compiler cannot see through entries.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
}
