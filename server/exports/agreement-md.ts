import type { AgreementReport, AgreementRow, ReportedFigure } from "@/server/domain/release/agreement-report";
import { markdownTable } from "./markdown";

const places = 3;

/** A figure to three places with its interval, or a dash with the reason. */
export function figureText(figure: ReportedFigure): string {
  if (figure.value === null) return `— (${figure.reason.replaceAll("_", " ")})`;
  const { value, low, high } = figure;
  const interval =
    low === undefined || high === undefined ? "" : ` [${low.toFixed(places)}, ${high.toFixed(places)}]`;
  return `${value.toFixed(places)}${interval}`;
}

/** How the rows of a report are called: by dataset, and by dimension where there are several. */
export function rowName({ dataset, dimension }: AgreementRow, { rows }: AgreementReport): string {
  const isOnly = rows.every((row) => row.dimension === dimension);
  return [dataset ?? "all", ...(isOnly ? [] : [dimension])].join(", ");
}

/** The agreement of a release for people to read. */
export function agreementMd(report: AgreementReport): string {
  const { level, bootstrap, rows } = report;
  const table = markdownTable(
    [
      "dataset",
      "items",
      "annotators",
      "judgments",
      `alpha, ${level}`,
      "alpha, unadjudicated",
      "inter-tagger r",
      "inter-tagger rho",
      "pairwise r",
      "pairwise rho",
      "pairwise tau-b",
      "pairs",
      "equal",
    ],
    rows.map((row) => [
      rowName(row, report),
      String(row.items),
      String(row.annotators),
      String(row.judgments),
      figureText(row.alpha),
      figureText(row.alphaUnadjudicated),
      figureText(row.interTagger.pearson),
      figureText(row.interTagger.spearman),
      figureText(row.pairwise.pearson),
      figureText(row.pairwise.spearman),
      figureText(row.pairwise.kendall),
      String(row.pairwise.pairs),
      figureText(row.percent),
    ]),
  );
  return `# Agreement

Counted judgments only; N/A is no value. Figures that are not defined say why.

${table}
- **alpha**: Krippendorff's alpha at the ${level} level with its 95 % interval from ${bootstrap.replicates} samples of the
  items (seed ${bootstrap.seed}); "unadjudicated" leaves out items that an adjudicator decided.
- **inter-tagger**: the mean over annotators of the correlation with the mean of the others, Pearson's r and Spearman's
  rho.
- **pairwise**: the mean over pairs of annotators with at least two shared items of Pearson's r, Spearman's rho and
  Kendall's tau-b.
- **equal**: the share of pairs of judgments of one item that are the same.

\`agreement.json\` holds the same figures in full, and each annotator's.
`;
}
