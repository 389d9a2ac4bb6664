import type { AgreementFigure } from "@/server/domain/agreement/figure";
import { headlineOf, type AgreementReport, type AgreementRow } from "@/server/domain/agreement/report";
import { statisticsAt } from "@/server/domain/agreement/statistics";
import type { TaskType } from "@/server/domain/task/task-types";
import { hasGold, hasValues, marksUnits } from "@/server/domain/task/traits";
import { markdownTable } from "./markdown";

const places = 3;

/** A figure to three places with its interval, or a dash with the reason; nothing where nobody would state it. */
export function figureText(figure: AgreementFigure | undefined): string {
  if (figure === undefined) return "";
  if (figure.value === null) return `— (${figure.reason.replaceAll("_", " ")})`;
  const interval =
    figure.interval === null ? "" : ` [${figure.low.toFixed(places)}, ${figure.high.toFixed(places)}]`;
  return `${figure.value.toFixed(places)}${interval}`;
}

/** How the rows of a report are called: by dataset, and by dimension where there are several. */
export function rowName({ kind, name, dimension }: AgreementRow, { rows }: AgreementReport): string {
  const isOnly = rows.every((row) => row.dimension === dimension);
  return [kind === "all" ? "all" : name, ...(isOnly ? [] : [dimension])].join(", ");
}

/** What the rows rest on, with alpha; every figure of each is in the JSON. */
function partsTable(report: AgreementReport): string {
  return markdownTable(
    ["dataset", "items", "annotators", "judgments", `alpha, ${report.level}`, "alpha, unadjudicated"],
    report.rows.map((row) => [
      rowName(row, report),
      ...[row.items, row.annotators, row.judgments].map(String),
      figureText(row.figures.alpha),
      figureText(row.unadjudicated),
    ]),
  );
}

/** What was judged in each language, with alpha within it and with the others. */
export function languagesTable(report: AgreementReport): string {
  const { languages = [], level } = report;
  const isOnly = new Set(languages.map(({ dimension }) => dimension)).size < 2;
  return markdownTable(
    ["language", "items", "annotators", "judgments", `alpha within it, ${level}`, "alpha with the others"],
    languages.map(({ language, dimension, items, annotators, judgments, within, withOthers }) => [
      [language, ...(isOnly ? [] : [dimension])].join(", "),
      ...[items, annotators, judgments].map(String),
      figureText(within),
      figureText(withOthers),
    ]),
  );
}

export const languagesNote =
  "**alpha with the others** is alpha of pairs of judgments of one item of which one is in this language and the other is not, with a 95 % interval from samples of the items. Where it is below both alphas within, people judged differently by language.";

const countedWords = {
  items: "items judged twice",
  completeItems: "items that everybody judged",
  pairs: "pairs of annotators",
  judgmentPairs: "pairs of judgments",
  annotators: "annotators",
};

/** Every figure over all datasets, a column for each dimension. */
function figuresTable({ level, rows }: AgreementReport): string {
  const whole = rows.filter(({ kind }) => kind === "all");
  const stated = statisticsAt(level).filter(([name]) => whole.some(({ figures }) => figures[name]));
  return markdownTable(
    [
      "figure",
      ...whole.flatMap(({ dimension }) => [whole.length === 1 ? "value" : dimension, "n"]),
      "n counts",
      "source",
    ],
    stated.map(([name, { label, unit, source }]) => [
      label,
      ...whole.flatMap(({ figures }) => [figureText(figures[name]), String(figures[name]?.n ?? "")]),
      countedWords[unit],
      source,
    ]),
  );
}

const unitAgreementNote =
  "How far annotators agree on units is in `unit-agreement.<dataset>.json`: alpha with the distances of MASI and of Jaccard, and F of pairs of words in one unit.";

/** Where else a release tells how far people agree whose answers no number says. */
export function otherAgreement(taskType: TaskType): string {
  if (marksUnits(taskType)) return unitAgreementNote;
  return hasGold(taskType)
    ? "How far annotators agree who rank is in `ranking-agreement.<dataset>.json`: pairs of annotators, and each group."
    : "Texts that people write have no agreement.";
}

const correlationNotes = ` **Inter-tagger** is the mean over annotators of the correlation with the mean of the others,
**pairwise** the mean over pairs of annotators with at least two shared items; the intervals of both means of Pearson's r
come from samples of the items.`;

/** The agreement of a release for people to read. */
export function agreementMd(report: AgreementReport, taskType: TaskType): string {
  if (!hasValues(taskType)) return `# Agreement\n\n${otherAgreement(taskType)}\n`;
  const { level, rows } = report;
  const headline = headlineOf(report)?.dimension ?? "";
  const isOnly = rows.every(({ dimension }) => dimension === headline);
  const aboutFirst = isOnly
    ? ""
    : ` The first dimension, \`${headline}\`, stands for the project where there is
room for one figure.`;
  return `# Agreement

Counted judgments of work items only, without gold items and Not Applicable. Figures that are not defined say why.${aboutFirst}

${partsTable(report)}
**alpha** is Krippendorff's alpha at the ${level} level with its 95 % interval by leaving out items (jackknife).
"unadjudicated" leaves out items that an adjudicator decided.

${report.languages === undefined ? "" : `## By language of the page\n\n${languagesTable(report)}\n${languagesNote}\n\n`}## Every figure over all datasets

${figuresTable(report)}
Intervals are 95 % intervals.${level === "nominal" ? "" : correlationNotes}

\`agreement.json\` holds the same figures in full, of every dataset too${level === "nominal" ? "" : ", and each annotator's"}.
`;
}
