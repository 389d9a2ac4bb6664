import { rounded } from "../figures";
import { reasonSentence, type Reason } from "../reason-sentence";
import { table } from "../table";
import type { AgreementFigures, AgreementReport } from "./agreement-report";

/** The report for people: all figures, then each dataset and dimension, then each annotator. */
export function agreementText(report: AgreementReport): string {
  return [
    summary(report),
    "",
    table(["", "value", "low", "high", "n", ""], figureRows(report)),
    ...("datasets" in report ? ["", partsTable(report.datasets)] : []),
    "",
    "Each annotator against the mean of the others, the least alike first:",
    annotatorsTable(report),
  ].join("\n");
}

function summary({ annotators, items, judgments, notApplicable }: AgreementReport): string {
  const left = notApplicable === 0 ? "" : `, and ${notApplicable} times N/A`;
  return `${annotators} annotators judged ${items} items, ${judgments} judgments${left}.`;
}

interface Row {
  value: number | null;
  low?: number | null;
  high?: number | null;
  n?: number;
  reason?: Reason | undefined;
}

function figureRows({ alpha, interTagger, pairwise, further }: AgreementReport) {
  const tagged = interTagger.annotators.length;
  return [
    figureRow(`alpha (${alpha.level})`, alpha),
    figureRow("inter-tagger Pearson", meanRow(interTagger, "pearson", tagged)),
    figureRow("inter-tagger Spearman", meanRow(interTagger, "spearman", tagged)),
    figureRow("pairwise Pearson", meanRow(pairwise, "pearson", pairwise.pairs)),
    figureRow("pairwise Spearman", meanRow(pairwise, "spearman", pairwise.pairs)),
    figureRow("pairwise Kendall", meanRow(pairwise, "kendall", pairwise.pairs)),
    ...Object.entries(further).map(([name, figure]) => figureRow(names[name] ?? name, figure)),
  ];
}

const names: Record<string, string> = {
  percentAgreement: "percent agreement",
  fleissKappa: "Fleiss' kappa",
  cohenKappa: "Cohen's kappa",
  kendallW: "Kendall's W",
  icc11: "ICC(1,1)",
  icc1k: "ICC(1,k)",
  icc21: "ICC(2,1)",
  icc2k: "ICC(2,k)",
  icc31: "ICC(3,1)",
  icc3k: "ICC(3,k)",
};

function figureRow(name: string, { value, low = null, high = null, n, reason }: Row) {
  const ends = [low, high].map((end) => (end === null ? "" : rounded(end)));
  return [name, rounded(value), ...ends, value === null ? null : (n ?? null), reasonSentence(reason)];
}

function meanRow<Name extends string>(
  figures: Record<Name, number | null> & { reasons?: Partial<Record<Name, Reason>> },
  name: Name,
  n: number,
): Row {
  return { value: figures[name], n, reason: figures.reasons?.[name] };
}

function partsTable(
  parts: readonly (AgreementFigures & { dataset: string | null; dimension: string | null })[],
) {
  const rows = parts.map(
    ({ dataset, dimension, items, annotators, judgments, alpha, interTagger, pairwise }) => [
      [dataset, dimension].filter((name) => name !== null).join(" · "),
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
  return table(["", ...figures], rows);
}

function annotatorsTable({ interTagger }: AgreementReport): string {
  const ascending = [...interTagger.annotators].sort(
    (one, other) => (one.pearson ?? 2) - (other.pearson ?? 2),
  );
  const rows = ascending.map(({ annotator, items, pearson, spearman, reasons }) => [
    annotator,
    items,
    rounded(pearson),
    rounded(spearman),
    reasonSentence(reasons?.pearson),
  ]);
  return table(["annotator", "items", "Pearson", "Spearman", ""], rows);
}
