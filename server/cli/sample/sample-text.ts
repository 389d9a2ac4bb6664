import { onOneLine } from "@/server/exports/on-one-line";
import { printedTable } from "../table";
import type { SampleReport } from "@/server/services/sample/sample-report";

const barWidth = 40;

/** The histogram and the counts, for people. */
export function sampleText(report: SampleReport): string {
  const { candidates, similarity, rows } = report;
  return [
    `${candidates} pairs by ${similarity} similarity, ${rows.length} taken.`,
    printedTable(["similarity", "pairs", ""], histogramRows(report)),
    printedTable(
      [...(report.strata === undefined ? [] : ["stratum"]), "band", "asked", "found", "taken", ""],
      countRows(report),
    ),
    ...(report.splits === undefined
      ? []
      : [
          printedTable(
            ["split", "taken"],
            report.splits.map(({ split, taken }) => [split, taken]),
          ),
        ]),
  ].join("\n\n");
}

function histogramRows({ histogram }: SampleReport) {
  const most = Math.max(1, ...histogram.map(({ count }) => count));
  return histogram.map(({ low, high, count }) => [
    `${low.toFixed(2)}-${high.toFixed(2)}`,
    count,
    "#".repeat(Math.ceil((barWidth * count) / most)),
  ]);
}

function countRows({ bands, strata }: SampleReport) {
  return (strata ?? bands).map(({ asked, found, taken, short, band, ...own }) => [
    ...("stratum" in own ? [own.stratum] : []),
    band,
    asked,
    found,
    taken,
    short > 0 ? `${short} short` : "",
  ]);
}

/** How many cells a TSV has with a space for a tab or line break. */
export function changedCells({ rows }: SampleReport): number {
  return rows.reduce((total, cells) => total + cells.filter((cell) => onOneLine(cell) !== cell).length, 0);
}

/** The sample as one JSON object, each pair by its columns. */
export function sampleJson({ columns, rows, ...counts }: SampleReport) {
  return {
    ...counts,
    pairs: rows.map((cells) => Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ""]))),
  };
}
