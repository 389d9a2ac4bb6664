import { rounded } from "../figures";
import type { FigureUnit } from "@/server/domain/agreement/figure";
import { statisticsAt } from "@/server/domain/agreement/statistics";
import { isReason, reasonSentence } from "../reason-sentence";
import { printedTable, type PrintedCell } from "../table";
import type { PrintedAgreement, PrintedFigures } from "./agreement-report";

/** The report for people: all figures, then each dataset and dimension, then each annotator. */
export function agreementText(report: PrintedAgreement): string {
  return [
    summary(report),
    "",
    printedTable(["", "value", "low", "high", "n", ""], figureRows(report)),
    ...(report.datasets === undefined ? [] : ["", partsTable(report.datasets)]),
    ...((report.dimensions?.length ?? 0) < 2 ? [] : ["", partsTable(report.dimensions ?? [])]),
    ...(report.alpha.level === "nominal" ? [] : ["", annotatorsTable(report)]),
  ].join("\n");
}

function summary({ annotators, items, judgments, notApplicable }: PrintedAgreement): string {
  const left = notApplicable === 0 ? "" : `, and ${notApplicable} times N/A`;
  return `${annotators} annotators judged ${items} items, ${judgments} judgments${left}.`;
}

function figureRows({ alpha: { level }, figures }: PrintedAgreement): PrintedCell[][] {
  return statisticsAt(level).flatMap(([name, { label, unit }]): PrintedCell[][] => {
    const figure = figures[name];
    if (figure === undefined) return [];
    const called = name === "alpha" ? `alpha (${level})` : label;
    if (figure.value === null) return [[called, "—", "", "", null, reasonText(figure.reason, unit)]];
    const ends = figure.interval === null ? ["", ""] : [rounded(figure.low), rounded(figure.high)];
    return [[called, rounded(figure.value), ...ends, figure.n, ""]];
  });
}

function reasonText(reason: string, unit: FigureUnit): string {
  if (reason === "too_few_items" && unit !== "completeItems") return "too few items were judged twice";
  return isReason(reason) ? reasonSentence(reason) : reason.replaceAll("_", " ");
}

function partsTable(
  parts: readonly (PrintedFigures & { dataset?: string | null; dimension: string | null })[],
) {
  const rows = parts.map(
    ({ dataset, dimension, items, annotators, judgments, alpha, interTagger, pairwise }) => [
      [dataset, dimension].filter((name) => typeof name === "string").join(" · "),
      items,
      annotators,
      judgments,
      rounded(alpha.value),
      rounded(alpha.low),
      rounded(alpha.high),
      rounded(interTagger.pearson),
      rounded(pairwise.pearson),
    ],
  );
  const figures = ["items", "annotators", "judgments", "alpha", "low", "high", "inter-tagger", "pairwise"];
  return printedTable(["", ...figures], rows);
}

function annotatorsTable({ interTagger }: PrintedAgreement): string {
  const ascending = [...interTagger.annotators].sort(
    (one, other) => (one.pearson ?? 2) - (other.pearson ?? 2),
  );
  const rows = ascending.map(({ annotator, items, pearson, spearman, reasons }) => [
    annotator,
    items,
    rounded(pearson),
    rounded(spearman),
    reasons?.pearson === undefined ? "" : reasonText(reasons.pearson, "items"),
  ]);
  const heading = "Each annotator against the mean of the others, the least alike first:";
  return `${heading}\n${printedTable(["annotator", "items", "Pearson", "Spearman", ""], rows)}`;
}
