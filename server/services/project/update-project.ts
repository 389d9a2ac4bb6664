import { dropPoints } from "@/db/queries/agreement";
import { recountCommitted } from "@/db/queries/budget";
import { changeProject, lockProject } from "@/db/queries/projects";
import { uniqueViolation } from "@/db/errors";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { checkSettings } from "@/server/domain/project/check-settings";
import type { ProjectChange, ProjectDetail } from "@/server/domain/project/contracts";
import { frozenProblems } from "@/server/domain/project/frozen-settings";
import type { ProjectSettings } from "@/server/domain/project/project";
import { refuseProblems } from "@/server/domain/refuse-problems";
import { checkOutcomes } from "./check-outcomes";
import { getProject } from "./get-project";
import { recordEvent } from "./record-event";
import { slugTaken } from "./slug-taken";

/**
 * Changes the fields that were given; of two editors the last one wins, field by field.
 * @throws DomainError `invalid_input` naming each field that is frozen or contradicts another, `does_not_apply` for what
 *   says nothing of such answers, `slug_taken`.
 */
export async function updateProject(
  deps: Deps,
  scope: OrganizeScope,
  { name, slug, language, settings }: ProjectChange,
): Promise<ProjectDetail> {
  await deps.store
    .write(async (tx) => {
      const project = await lockProject(tx, scope.projectId);
      if (project.state !== "draft") refuseProblems(frozenProblems(project, { slug, settings }));
      const merged: ProjectSettings = { ...project.settings, ...given(settings ?? {}) };
      refuseProblems(checkSettings(merged));
      await checkOutcomes(tx, project, settings ?? {});
      await changeProject(tx, project.id, { ...given({ name, slug, language }), settings: merged });
      // Alpha at two levels makes no course; the next point is computed within seconds.
      if (merged.agreementLevel !== project.settings.agreementLevel) await dropPoints(tx, project.id);
      // What is set aside is kept up only while there is a budget.
      if (merged.limits.budgetMinor !== null && project.settings.limits.budgetMinor === null) {
        await recountCommitted(tx, project.id);
      }
      await recordEvent(deps, tx, scope, "project_changed", {
        fields: [...Object.keys(given({ name, slug, language })), ...Object.keys(given(settings ?? {}))],
      });
    })
    .catch((error: unknown) => {
      throw slug !== undefined && uniqueViolation(error) ? slugTaken(slug) : error;
    });
  return getProject(deps, { ...scope, slug: slug ?? scope.slug });
}

type Given<T> = { [key in keyof T]?: Exclude<T[key], undefined> };

/** Without the fields that were left out. */
function given<T extends object>(fields: T): Given<T> {
  // What is left holds no undefined, which the compiler cannot see through entries.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
}
