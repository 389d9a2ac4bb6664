import { headlineOf, type AgreementReport } from "@/server/domain/agreement/report";
import type { TaskType } from "@/server/domain/task/task-types";
import { hasValues, usesScale, declarationOf } from "@/server/domain/task/traits";
import { uncountedReasons, type UncountedReason } from "@/server/domain/release/judgment-columns";
import type { ReleaseFacts } from "@/server/domain/release/facts";
import type { ReleaseCounts } from "@/server/domain/release/manifest";
import { figureText, languagesNote, languagesTable, otherAgreement, rowName } from "../agreement-md";
import { markdownQuote, markdownTable } from "../markdown";
import { admissionLines } from "./admission-lines";
import { attentionCheckLines } from "./attention-check-lines";
import { itemLines } from "./item-lines";
import { languageLines } from "./language-lines";
import { pageLines } from "./page-lines";
import { payLines } from "./pay-lines";
import { peopleLines } from "./people-lines";
import { questionnaireLines } from "./questionnaire-lines";
import { stoppingLines } from "./stopping-lines";
import { valueLines } from "./value-lines";
import { bulletList, counted } from "./words";

const uncountedWords: Record<UncountedReason, string> = {
  excluded: "their annotators are excluded",
  stopped: "their annotators were stopped",
  late: "they came after their items had all the judgments they needed",
  qualification: "they were given in a quiz or training",
  surplus: "their items had all the judgments they needed",
  rejected: "an organizer rejected the text",
  retired: "their items were retired",
};

/** What a release contains and how it came about, for whoever means to use it; every sentence from settings or counts. */
export function dataCard(
  facts: ReleaseFacts,
  counts: ReleaseCounts,
  agreement: AgreementReport,
  hasProtocol: boolean,
): string {
  const { project, version } = facts;
  return `# ${project.name}, release ${version}

${counts.items} ${declarationOf(project.taskType).itemWords}, from Touchstone's project \`${project.slug}\` (preset \`${project.preset}\`,
language \`${project.language}\`). ${periodText(counts)}

## Contents

${markdownTable(
  ["dataset", "items"],
  facts.datasets.map(({ name, items }) => [name, String(items)]),
)}
${bulletList(contentLines(facts, counts))}
## Pages

The settings in this card are those at the time of the release.

${bulletList([...pageLines(facts), ...languageLines(facts, counts)])}
## Who could work

${bulletList(admissionLines(facts))}
## When people were stopped

${bulletList([...stoppingLines(facts), ...attentionCheckLines(facts)])}
## Annotators

${bulletList([...peopleLines(facts, counts), ...questionnaireLines(facts)])}
## Pay

${bulletList(payLines(facts, counts))}
## From judgments to gold values

${bulletList(valueLines(facts, counts))}
## Questions

${facts.dimensions.map((dimension) => dimensionText(dimension, usesScale(project.taskType))).join("\n")}
${instructionsText(facts)}
## Agreement

${agreementText(project.taskType, agreement)}

## Limits

${bulletList(limitLines(facts))}
${hasProtocol ? protocolText : ""}\`manifest.json\` lists every file with its SHA-256. \`sha256sum -c SHA256SUMS\` checks them.
`;
}

const protocolText =
  "`protocol.yaml` has every setting, the scale and the rules, without answers to gold, codes and addresses. A project can be made from it.\n\n";

function contentLines(facts: ReleaseFacts, counts: ReleaseCounts): string[] {
  const { project, dimensions } = facts;
  const ofDimensions = dimensions.length === 1 ? "" : ` on ${dimensions.length} dimensions`;
  const values = counts.items * dimensions.length;
  return [
    `${counted(counts.judgments, "judgment")}${ofDimensions}, of which ${counts.countedJudgments} count. A judgment is the answer of one annotator to one item on one dimension.`,
    ...uncountedReasons.flatMap((reason) => {
      const count = counts.uncounted[reason] ?? 0;
      const words = counted(count, "judgment does", "judgments do");
      return count > 0 ? [`${words} not count, because ${uncountedWords[reason]}.`] : [];
    }),
    ...(hasValues(project.taskType)
      ? [
          `${counts.goldValues} of ${counted(values, "gold value")}${counts.goldValues < values ? "; the others have no counted judgment with a value" : ""}.`,
        ]
      : []),
    ...itemLines(facts),
  ];
}

function agreementText(taskType: TaskType, agreement: AgreementReport): string {
  if (!hasValues(taskType)) return otherAgreement(taskType);
  const table = markdownTable(
    ["dataset", `alpha, ${agreement.level}`, agreement.level === "nominal" ? "equal" : "inter-tagger r"],
    agreement.rows.map((row) => [
      rowName(row, agreement),
      figureText(row.figures.alpha),
      figureText(row.figures.interTaggerPearson ?? row.figures.percent),
    ]),
  );
  const byLanguage =
    agreement.languages === undefined
      ? ""
      : `Pages were read in several languages.\n\n${languagesTable(agreement)}\n${languagesNote}\n\n`;
  return `${headlineText(agreement)}\n\n${table}\n${byLanguage}More is in \`agreement.md\`.`;
}

/** The one figure for the whole project: over all datasets, on the first dimension. */
function headlineText(agreement: AgreementReport): string {
  const row = headlineOf(agreement);
  if (row === undefined) return "There is no dimension to agree on.";
  const { dimension, items, annotators, judgments, figures } = row;
  const { alpha } = figures;
  const isOnly = agreement.rows.every((other) => other.dimension === dimension);
  const on = isOnly ? "" : ` on the first dimension, \`${dimension}\`,`;
  const basis = `${counted(judgments, "counted judgment")} of ${counted(items, "item")} by ${counted(annotators, "annotator")}`;
  const value =
    alpha === undefined || alpha.value === null
      ? `is not defined (${(alpha?.reason ?? "no_pairs").replaceAll("_", " ")})`
      : `is ${figureText(alpha)}, over ${counted(alpha.n, "item")} judged at least twice`;
  return `Krippendorff's alpha${on} ${value}. It rests on ${basis}, without gold items and Not Applicable.`;
}

function periodText({ firstSubmittedAt, lastSubmittedAt }: ReleaseCounts): string {
  return firstSubmittedAt === null || lastSubmittedAt === null
    ? "Nobody has judged anything yet."
    : `Judgments came from ${firstSubmittedAt.slice(0, 10)} to ${lastSubmittedAt.slice(0, 10)}.`;
}

function dimensionText(
  { name, question, step, notApplicable, points }: ReleaseFacts["dimensions"][number],
  hasScale: boolean,
): string {
  if (!hasScale) return `### ${name}\n\n${question}\n`;
  const rows = points.map(({ value, label, definition }) => [String(value), label, definition]);
  return `### ${name}

${question}

Scale in steps of ${step}${notApplicable ? ', with "Not Applicable"' : ""}.

${markdownTable(["value", "label", "definition"], rows)}`;
}

function instructionsText({ settings: { instructions } }: ReleaseFacts): string {
  return instructions === "" ? "" : `### Instructions that annotators read\n\n${markdownQuote(instructions)}`;
}

function limitLines({ project: { taskType } }: ReleaseFacts): string[] {
  return [
    "The names of annotators are for this release only. Someone with another release of this project can still match judgments by their content and time.",
    "Comments of annotators, names of adjudicators and what recruiters know of people are not part of the release.",
    "Times are in UTC.",
    ...(hasValues(taskType) ? ["The raw judgments say which items were gold on their page."] : []),
    "This card states no licence. Ask the project's organizers.",
  ];
}
