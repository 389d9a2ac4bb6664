import type { WorkingAnnotator } from "@/db/queries/annotators";
import { givenBack } from "@/db/queries/assignments";
import { attemptsOf } from "@/db/queries/qualification";
import { countSkips, reportsOnPage } from "@/db/queries/item-reports";
import type { Dimension } from "@/db/queries/dimensions";
import type { Tx } from "@/db/store";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import { itemLimit } from "@/server/domain/assignment/item-limit";
import { returnsLeft } from "@/server/domain/assignment/may-have-new-hit";
import { itemsWithCheck, pageWithCheck } from "@/server/domain/attention-check/page-with-check";
import type { ImageKeyOf } from "@/server/domain/task/task";
import { imageKeys } from "@/server/services/image/internal/image-key";
import { askedItems } from "@/task-types/asked-items";
import type { PageReports } from "@/server/domain/item-report/contracts";
import { skipsLeft } from "@/server/domain/item-report/may-report";
import { tasks } from "@/task-types/tasks";
import type { LeasedItem } from "@/server/domain/task/wire";
import type { LaunchedProject } from "./launched-project";
import type { LeasedHit } from "./open-lease";

/** A lease as its annotator gets to see it: nothing in it tells gold from other items. */
export async function shownAssignment(
  tx: Tx,
  annotator: WorkingAnnotator,
  hit: LeasedHit,
  { dimensions, itemCount, language }: LaunchedProject,
): Promise<LeasedAssignment> {
  const items = itemLimit(annotator.settings.limits, itemCount);
  const isWork = hit.lease.kind === "work";
  const { itemReports } = annotator.settings;
  const reports = itemReports.enabled ? await reportsOf(tx, annotator, hit) : undefined;
  const shown = shownHit(hit, dimensions, annotator);
  return {
    ...shown,
    // What is skipped needs no answer, and is not asked again.
    items: shown.items.filter(({ key }) => reports?.skipped.includes(key) !== true),
    ...(isWork ? { page: annotator.workHitCount + 1, pages: null } : await place(tx, annotator, hit)),
    limit: !isWork || items === null ? null : { judged: annotator.judgedCount, items },
    returnsLeft: isWork ? await returnsLeftTo(tx, annotator, hit) : null,
    ...(language !== null && { language }),
    ...(reports !== undefined && { reports }),
  };
}

async function returnsLeftTo(
  tx: Tx,
  { annotatorId, settings: { limits } }: WorkingAnnotator,
  hit: LeasedHit,
): Promise<number | null> {
  if (limits.returnsPerAnnotator === null) return null;
  return returnsLeft(limits, hit.givenBack ?? (await givenBack(tx, { annotatorId })).length);
}

async function reportsOf(
  tx: Tx,
  { annotatorId, settings }: WorkingAnnotator,
  { lease }: LeasedHit,
): Promise<PageReports> {
  const { assignmentId, kind } = lease;
  const reports = await reportsOnPage(tx, { assignmentId });
  const keysOf = (some: typeof reports) => {
    const ids = new Set(some.map(({ itemId }) => itemId));
    return pageWithCheck(lease)
      .filter(({ itemId }) => ids.has(itemId))
      .map(({ key }) => key);
  };
  const left = skipsLeft(settings.itemReports, await countSkips(tx, annotatorId, null));
  return {
    skipped: keysOf(reports.filter(({ skipped }) => skipped)),
    reported: keysOf(reports),
    skipsLeft: kind === "work" ? left : 0,
  };
}

/** Which question of a training this is; a test and a quiz have one HIT. */
async function place(
  tx: Tx,
  { annotatorId }: WorkingAnnotator,
  { lease }: LeasedHit,
): Promise<{ page: number; pages: number }> {
  if (lease.kind !== "training") return { page: 1, pages: 1 };
  const attempt = (await attemptsOf(tx, annotatorId)).find(({ id }) => id === lease.attemptId);
  return { page: (attempt?.answered ?? 0) + 1, pages: attempt?.size ?? 1 };
}

/** The items of a HIT, in the order shown, as far as they do not depend on who gets it. */
export function shownHit(
  { lease, items }: LeasedHit,
  dimensions: readonly Dimension[],
  { projectId, taskType, settings }: Pick<WorkingAnnotator, "projectId" | "taskType" | "settings">,
  imageKeyOf: ImageKeyOf = imageKeys(projectId),
): Pick<LeasedAssignment, "id" | "kind" | "expiresAt" | "items"> {
  const shownDimensions = dimensions.map(({ dimensionId: _id, ...dimension }) => dimension);
  const byId = itemsWithCheck(items, lease);
  const check = lease.attentionCheck;
  const asked = askedItems(pageWithCheck(lease), byId, { dimensions: shownDimensions, settings });
  return {
    id: lease.assignmentId,
    kind: lease.kind,
    expiresAt: new Date(lease.expiresAt).toISOString(),
    // What a task shows is by its own contract in `wire`.
    items: [...asked].map(([key, item]) => {
      const shown = { ...tasks[taskType].show(item, imageKeyOf), key, type: taskType };
      const isTranslated = key === check?.key && check.language !== undefined;
      return { ...shown, ...(isTranslated && { language: check.language }) } as LeasedItem;
    }),
  };
}
