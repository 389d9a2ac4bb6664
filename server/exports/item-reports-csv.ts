import { csvLine } from "@/server/domain/csv-cell";
import type { ReleasedItemReport } from "@/server/domain/release/facts";
import type { TableDescription } from "@/server/domain/release/release-file";

export const itemReportsTable: TableDescription = {
  description: "Items that annotators reported as broken, and whether they skipped them.",
  columns: [
    { name: "dataset", type: "STRING", description: "The dataset of the item." },
    { name: "item", type: "STRING", description: "The id of the item in its dataset." },
    { name: "annotator", type: "STRING", description: "The pseudonym of the annotator in this release." },
    { name: "reason", type: "STRING", description: "What they said is wrong with it." },
    { name: "skipped", type: "BOOLEAN", description: "Whether they skipped it." },
    { name: "reported_at", type: "TIMESTAMP", description: "When." },
    {
      name: "dismissed_at",
      type: "TIMESTAMP",
      description: "When an organizer dismissed the report; empty where nobody did.",
    },
  ],
};

/** What annotators reported of items, a header first. */
export function itemReportsCsv(reports: readonly ReleasedItemReport[]): string {
  const lines = reports.map(({ dataset, item, annotator, reason, skipped, reportedAt, dismissedAt }) =>
    csvLine([dataset, item, annotator, reason, String(skipped), reportedAt, dismissedAt]),
  );
  return [csvLine(itemReportsTable.columns.map(({ name }) => name)), ...lines].join("");
}
