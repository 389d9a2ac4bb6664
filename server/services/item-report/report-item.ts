import { lockWorkOn } from "@/db/queries/batch-work";
import { countSkips, goldAmong, openReportCount, upsertItemReport } from "@/db/queries/item-reports";
import type { Tx } from "@/db/store";
import type { WorkingAnnotator } from "@/db/queries/annotators";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { pageWithCheck } from "@/server/domain/attention-check/page-with-check";
import { DomainError } from "@/server/domain/errors";
import type { ReportedItem, ReportItemInput } from "@/server/domain/item-report/contracts";
import { mayReport, skipsLeft } from "@/server/domain/item-report/may-report";
import { findOwnAssignment } from "@/server/services/assignment/internal/find-own-assignment";
import { findWorkingAnnotator } from "@/server/services/assignment/internal/find-working-annotator";
import { reportsOnPage } from "@/db/queries/item-reports";
import { retire } from "./internal/retire";

/**
 * Reports an item of an annotator's own page. Skipped, it needs no answer there and is somebody else's; reporting it
 * again takes the place of the first report, and may take back that it is skipped while the page is open. Where the
 * project says so, the item is retired once enough people report it; gold waits for an organizer.
 * @throws DomainError `not_found` for another's page or an item that is not on it, `report_refused` with the reason in
 *   `details.why`.
 */
export async function reportItem(
  deps: Deps,
  actor: AnnotatorActor,
  { assignment: assignmentId, key, reason, note, skip }: ReportItemInput,
): Promise<ReportedItem> {
  return deps.store.write(async (tx) => {
    const annotator = await findWorkingAnnotator(tx, actor);
    const own = await findOwnAssignment(tx, actor, assignmentId);
    const item = pageWithCheck(own).find((one) => one.key === key);
    if (item === undefined) throw new DomainError("not_found", "There is no such item on this page.");
    const { itemId } = item;
    const before = (await reportsOnPage(tx, { assignmentId })).find((one) => one.itemId === itemId);
    // After its submission a page stays as it is, skipped items included.
    const isSettled = own.state === "submitted";
    const skipped = isSettled ? (before?.skipped ?? false) : skip;
    const skips = await countSkips(tx, annotator.annotatorId, { assignmentId, itemId });
    refuse(annotator, own, skips, skip && !(isSettled && skipped));
    const { annotatorId, projectId } = annotator;
    const reportedAt = deps.now();
    const row = { assignmentId, itemId, projectId, annotatorId, reason, note, skipped, reportedAt };
    await upsertItemReport(tx, row);
    if (key !== own.attentionCheck?.key && item.twin === undefined)
      await stopAsking(deps, tx, annotator, itemId);
    const left = skipsLeft(annotator.settings.itemReports, skips + Number(skipped));
    return { key, skipped, skipsLeft: left };
  });
}

function refuse(
  { settings, state, projectState }: WorkingAnnotator,
  page: Parameters<typeof mayReport>[0]["page"],
  skips: number,
  skip: boolean,
): void {
  const why = mayReport({ policy: settings.itemReports, state, projectState, page, skips }, skip);
  if (why === null) return;
  throw new DomainError("report_refused", "This item cannot be reported or skipped.", { why });
}

/** A known answer is worth more than a few reports, so that people who report gold together stop nothing. */
async function stopAsking(
  deps: Deps,
  tx: Tx,
  { projectId, settings }: WorkingAnnotator,
  itemId: string,
): Promise<void> {
  const { stopAfter } = settings.itemReports;
  if (stopAfter === 0) return;
  // Of people who report it at one moment each but the first counts the others, and a promotion has ended.
  await lockWorkOn(tx, [itemId]);
  const reportCount = await openReportCount(tx, itemId);
  if (reportCount < stopAfter || (await goldAmong(tx, [itemId])).size > 0) return;
  await retire(deps, tx, { projectId, itemId, reason: "", reportCount, retiredByUserId: null });
}
