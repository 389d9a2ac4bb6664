import { groupBy } from "@/server/domain/group-by";
import type { ReportedGroup } from "./list-contracts";
import type { ItemReportReason } from "./item-report";

/** A report with what the list says of its item. */
export interface ListedReport {
  itemId: string;
  item: string;
  dataset: string;
  textA: string;
  textB: string;
  annotatorId: string;
  annotator: string;
  reason: ItemReportReason;
  note: string;
  skipped: boolean;
  dismissedAt: number | null;
}

export type GroupedReports = Omit<ReportedGroup, "isGold" | "judgments" | "retired"> & { isWaiting: boolean };

/** Reports by item, those that most people report first; of equal ones the order of the reports stays. */
export function groupReports(reports: readonly ListedReport[]): GroupedReports[] {
  return groupBy(reports, ({ itemId }) => itemId)
    .map(groupOf)
    .toSorted((a, b) => b.people - a.people);
}

function groupOf(reports: readonly [ListedReport, ...ListedReport[]]): GroupedReports {
  const { itemId, item, dataset, textA, textB } = reports[0];
  const reasons = groupBy(reports, ({ reason }) => reason)
    .map(([first, ...others]) => ({ reason: first.reason, count: 1 + others.length }))
    .toSorted((a, b) => b.count - a.count);
  return {
    ...{ itemId, item, dataset, textA, textB, reasons },
    people: new Set(reports.map(({ annotatorId }) => annotatorId)).size,
    skips: reports.filter(({ skipped }) => skipped).length,
    notes: reports.filter(({ note }) => note !== "").map(({ annotator, note }) => ({ annotator, note })),
    isWaiting: reports.some(({ dismissedAt }) => dismissedAt === null),
  };
}
