import { countCheckReports, countChecks } from "@/db/queries/attention-checks";
import { readDimensions } from "@/db/queries/dimensions";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { CheckCounts } from "@/server/domain/attention-check/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { usableChecks } from "@/task-types/usable-checks";

/** How many people met each attention check of a project, passed it, failed it and reported it. */
export async function countAttentionChecks(
  { store: { read: db } }: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
): Promise<CheckCounts> {
  const { taskType, settings } = await readProject(db, projectId);
  const { checks } = settings.attentionChecks;
  if (checks.length === 0) return [];
  const dimensions = await readDimensions(db, projectId);
  const usable = new Set(
    usableChecks(taskType, checks, { dimensions, settings }).map(({ check }) => check.id),
  );
  const ids = checks.map(({ id }) => id);
  const counts = await countChecks(db, projectId);
  const reported = await countCheckReports(db, projectId, ids);
  return ids.map((id) => {
    const { shown = 0, passed = 0, failed = 0 } = counts.find(({ checkId }) => checkId === id) ?? {};
    const reports = reported.find(({ checkId }) => checkId === id)?.reports ?? 0;
    return { id, isUsable: usable.has(id), shown, passed, failed, reports };
  });
}
