import {
  headlineOf,
  type AgreementReport,
  type AgreementRow,
  type ReportedFigure,
} from "@/server/domain/release/agreement-report";
import type { TaskType } from "@/server/domain/project/project";
import { hasGold, hasValues } from "@/server/domain/project/uses-scale";
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

interface Column {
  name: string;
  cell: (row: AgreementRow) => string;
}

/** A figure that the rows of a report have or have not. */
const figureColumn = (name: string, figureIn: (row: AgreementRow) => ReportedFigure | undefined): Column => ({
  name,
  cell: (row) => {
    const figure = figureIn(row);
    return figure === undefined ? "" : figureText(figure);
  },
});

const correlationColumns: Column[] = [
  figureColumn("inter-tagger r", ({ interTagger }) => interTagger?.pearson),
  figureColumn("inter-tagger rho", ({ interTagger }) => interTagger?.spearman),
  figureColumn("pairwise r", ({ pairwise }) => pairwise?.pearson),
  figureColumn("pairwise rho", ({ pairwise }) => pairwise?.spearman),
  figureColumn("pairwise tau-b", ({ pairwise }) => pairwise?.kendall),
  { name: "pairs", cell: ({ pairwise }) => String(pairwise?.pairs ?? "") },
];

const kappaColumns: Column[] = [figureColumn("Fleiss' kappa", ({ fleissKappa }) => fleissKappa)];

function columnsOf(report: AgreementReport): Column[] {
  return [
    { name: "dataset", cell: (row) => rowName(row, report) },
    { name: "items", cell: ({ items }) => String(items) },
    { name: "annotators", cell: ({ annotators }) => String(annotators) },
    { name: "judgments", cell: ({ judgments }) => String(judgments) },
    figureColumn(`alpha, ${report.level}`, ({ alpha }) => alpha),
    figureColumn("alpha, unadjudicated", ({ alphaUnadjudicated }) => alphaUnadjudicated),
    ...(report.level === "nominal" ? kappaColumns : correlationColumns),
    figureColumn("equal", ({ percent }) => percent),
  ];
}

const correlationNotes = `- **inter-tagger**: the mean over annotators of the correlation with the mean of the others, Pearson's r and Spearman's
  rho.
- **pairwise**: the mean over pairs of annotators with at least two shared items of Pearson's r, Spearman's rho and
  Kendall's tau-b.
`;

const kappaNotes = `- **Fleiss' kappa**: the share of equal judgments beyond what chance gives.
`;

/** Where else a release tells how far people agree whose answers no number says. */
export function otherAgreement(taskType: TaskType): string {
  return hasGold(taskType)
    ? "How far annotators agree who rank is in `ranking-agreement.<dataset>.json`: pairs of annotators, and each group."
    : "Texts that people write have no agreement.";
}

/** The agreement of a release for people to read. */
export function agreementMd(report: AgreementReport, taskType: TaskType): string {
  if (!hasValues(taskType)) return `# Agreement\n\n${otherAgreement(taskType)}\n`;
  const { level, rows } = report;
  const columns = columnsOf(report);
  const table = markdownTable(
    columns.map(({ name }) => name),
    rows.map((row) => columns.map(({ cell }) => cell(row))),
  );
  const isNominal = level === "nominal";
  const isOnly = rows.every(({ dimension }) => dimension === headlineOf(report)?.dimension);
  const headline = isOnly
    ? ""
    : ` The first dimension, \`${headlineOf(report)?.dimension ?? ""}\`, stands for the project where there is
room for one figure.`;
  return `# Agreement

Counted judgments of work items only, without gold items and Not Applicable. Figures that are not defined say why.${headline}

${table}
- **alpha**: Krippendorff's alpha at the ${level} level with its 95 % interval by leaving out items
  (jackknife). In \`agreement.json\` its n counts the items judged at least twice. "unadjudicated" leaves out items that an adjudicator decided.
${isNominal ? kappaNotes : correlationNotes}- **equal**: the share of pairs of judgments of one item that are the same.

\`agreement.json\` holds the same figures in full${isNominal ? "" : ", and each annotator's"}.
`;
}
