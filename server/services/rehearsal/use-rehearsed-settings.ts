import { findJob } from "@/db/queries/jobs";
import { readProject } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import { fieldDifferences, type FieldDifference } from "@/server/domain/activity/field-differences";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { RehearsedSetting } from "@/server/domain/rehearsal/contracts";
import {
  rehearsalName,
  rehearsalParameters,
  rehearsalResult,
  type TriedSettings,
} from "@/server/domain/rehearsal/rehearsal";
import { changeSettings } from "@/server/services/project/update-project";

/** What a rehearsed setting would change in the project as it is now. */
export async function compareRehearsed(
  { store }: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
  asked: RehearsedSetting,
): Promise<FieldDifference[]> {
  const { settings } = await readProject(store.read, projectId);
  const { change } = await triedIn(store.read, projectId, asked);
  return fieldDifferences({ settings }, { settings: { ...settings, ...change } });
}

/**
 * Gives the project the settings that were rehearsed, with the rehearsal as the reason.
 * @throws DomainError `not_found`, and as a change of settings does.
 */
export async function useRehearsed(deps: Deps, scope: OrganizeScope, asked: RehearsedSetting): Promise<void> {
  await deps.store.write(async (tx) => {
    const { change, number } = await triedIn(tx, scope.projectId, asked);
    const { settings } = await readProject(tx, scope.projectId);
    const names = new Set(
      fieldDifferences(settings, { ...settings, ...change }).map(({ field }) => field.split(".")[0]),
    );
    // What is as it was keeps nothing from being changed that is fixed by now.
    const differing = Object.fromEntries(Object.entries(change).filter(([name]) => names.has(name)));
    if (names.size === 0) return;
    await changeSettings(deps, tx, scope, { settings: differing }, `rehearsal ${rehearsalName(number)}`);
  });
}

async function triedIn(
  db: Db,
  projectId: string,
  { job, setting }: RehearsedSetting,
): Promise<{ change: TriedSettings; number: number }> {
  const found = await findJob(db, projectId, job);
  const result = found?.kind === "rehearsal" ? rehearsalResult.safeParse(found.result) : undefined;
  const tried = result?.data?.settings.find(({ name }) => name === setting);
  if (found === undefined || tried === undefined) {
    throw new DomainError("not_found", "There is no such rehearsal in the project.", { job });
  }
  return { change: tried.change, number: rehearsalParameters.parse(found.parameters).number };
}
