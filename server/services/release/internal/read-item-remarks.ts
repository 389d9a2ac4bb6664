import { itemReportsOf } from "@/db/queries/item-reports";
import { retiredItems } from "@/db/queries/item-retirements";
import { replacedAnswersOf } from "@/db/queries/replaced-answers";
import { testItemIds } from "@/db/queries/test-items";
import type { Db } from "@/db/store";
import { isoInstant } from "@/server/domain/instant";
import type { ReleaseFacts } from "@/server/domain/release/facts";

type ItemRemarks = Pick<ReleaseFacts, "retired" | "itemReports" | "replacedAnswers">;

/** Which items are retired, what was reported of items, and what answers were before their annotators corrected them. */
export async function readItemRemarks(db: Db, projectId: string): Promise<ItemRemarks> {
  // The items of a test are not part of a release.
  const ofTest = await testItemIds(db, projectId);
  const released = <T extends { itemId: string }>(rows: T[]) =>
    rows.filter(({ itemId }) => !ofTest.has(itemId));
  const retired = released(await retiredItems(db, projectId)).map(({ dataset, item, reason, ...row }) => ({
    ...{ dataset, item, reason, reports: row.reportCount },
    retiredAt: isoInstant(row.retiredAt),
  }));
  const itemReports = released(await itemReportsOf(db, projectId)).map(
    ({ dataset, item, reason, skipped, ...row }) => ({
      ...{ dataset, item, annotator: row.annotatorId, reason, skipped },
      reportedAt: isoInstant(row.reportedAt),
      dismissedAt: row.dismissedAt === null ? null : isoInstant(row.dismissedAt),
    }),
  );
  const replacedAnswers = released(await replacedAnswersOf(db, projectId)).map(
    ({ dataset, item, ...row }) => ({
      ...{ dataset, item, annotator: row.annotatorId, dimension: row.dimension },
      ...{ revision: row.revision, value: row.value, answer: row.answer },
      submittedAt: isoInstant(row.judgedAt),
      replacedAt: isoInstant(row.replacedAt),
    }),
  );
  return {
    ...(retired.length > 0 && { retired }),
    ...(itemReports.length > 0 && { itemReports }),
    ...(replacedAnswers.length > 0 && { replacedAnswers }),
  };
}
