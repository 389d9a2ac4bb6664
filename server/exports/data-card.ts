import type { TaskType } from "@/server/domain/project/project";
import { hasValues, usesScale } from "@/server/domain/project/uses-scale";
import { methodText } from "@/server/domain/release/method-text";
import { uncountedReasons, type UncountedReason } from "@/server/domain/release/judgment-columns";
import type { AgreementReport } from "@/server/domain/release/agreement-report";
import type { ReleaseFacts } from "@/server/domain/release/facts";
import type { ReleaseCounts } from "@/server/domain/release/manifest";
import { figureText, otherAgreement, rowName } from "./agreement-md";
import { itemWords } from "./item-words";
import { markdownQuote, markdownTable } from "./markdown";
import { payLines } from "./pay-lines";

const uncountedWords: Record<UncountedReason, string> = {
  excluded: "of annotators who were excluded",
  stopped: "of annotators who were stopped",
  late: "that came when their items had all they needed",
  qualification: "given while qualifying",
  surplus: "of gold items that had all they needed",
  rejected: "whose text an organizer rejected",
};

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}\n`).join("");

/** What a release holds and how it came about, for whoever means to use it. Every figure comes from the data. */
export function dataCard(facts: ReleaseFacts, counts: ReleaseCounts, agreement: AgreementReport): string {
  const { project, version } = facts;
  return `# ${project.name}, release ${version}

${counts.items} ${itemWords[project.taskType]}, by ${counts.annotators} annotators, from Touchstone's project \`${project.slug}\`
(preset \`${project.preset}\`, language \`${project.language}\`). ${periodText(counts)}

## What it holds

${markdownTable(
  ["dataset", "items"],
  facts.datasets.map(({ name, items }) => [name, String(items)]),
)}
${list([
  ...(hasValues(project.taskType)
    ? [
        `${counts.goldValues} gold values by the method \`${methodText(facts.aggregation)}\`; ${counts.adjudicated} of them were decided by an adjudicator.`,
      ]
    : []),
  `${counts.judgments} judgments, of which ${counts.countedJudgments} count.`,
  ...uncountedReasons.flatMap((reason) => {
    const count = counts.uncounted[reason];
    return count > 0 ? [`${count} judgments do not count: ${uncountedWords[reason]}.`] : [];
  }),
])}
## How it was collected

${list(collectionLines(facts))}
${facts.dimensions.map((dimension) => dimensionText(dimension, usesScale(project.taskType))).join("\n")}
${instructionsText(facts)}
## By whom

${list(peopleLines(facts, counts))}
## Pay

${list(payLines(facts, counts))}
## Agreement

${agreementText(project.taskType, agreement)}

## Limits

${list([
  "Annotators carry names that hold in this release only. The same judgments in another release of this project can still be told by their content.",
  "Comments of annotators, who adjudicated and what recruiters know of people are not part of the release.",
  "Instants are in UTC. Gold items, put among the others to check attention, are marked in the raw judgments.",
  "No licence is stated here; ask the project's organizers.",
  ...(hasValues(project.taskType) && counts.goldValues < counts.items * facts.dimensions.length
    ? [
        `${counts.items * facts.dimensions.length - counts.goldValues} gold values are missing because nobody's judgment counts there.`,
      ]
    : []),
])}
\`manifest.json\` lists every file with its SHA-256; \`sha256sum -c SHA256SUMS\` checks them.
`;
}

function agreementText(taskType: TaskType, agreement: AgreementReport): string {
  if (!hasValues(taskType)) return otherAgreement(taskType);
  const table = markdownTable(
    ["dataset", `alpha, ${agreement.level}`, agreement.level === "nominal" ? "equal" : "inter-tagger r"],
    agreement.rows.map((row) => [
      rowName(row, agreement),
      figureText(row.alpha),
      figureText(row.interTagger?.pearson ?? row.percent),
    ]),
  );
  return `${table}\nMore is in \`agreement.md\`.`;
}

function periodText({ firstSubmittedAt, lastSubmittedAt }: ReleaseCounts): string {
  return firstSubmittedAt === null || lastSubmittedAt === null
    ? "Nobody has judged anything yet."
    : `Judgments came from ${firstSubmittedAt.slice(0, 10)} to ${lastSubmittedAt.slice(0, 10)}.`;
}

function collectionLines({ settings }: ReleaseFacts): string[] {
  const { hitSize, overlap, composition, qualification, stopping, feedback } = settings;
  const laidOut = composition === "fixed" ? "laid out once" : "composed when they were asked for";
  return [
    `Items on a page: ${hitSize}; pages were ${laidOut}. ${goldText(settings)}`,
    `Judgments that each item was to get: ${overlap}.`,
    qualification.kind === "none" ? "No qualification was asked." : `Qualification: ${qualification.kind}.`,
    stopping.accuracy === null
      ? "Nobody was stopped by their accuracy on gold."
      : `Whose accuracy on gold fell below ${stopping.accuracy.bar} was stopped, from ${stopping.accuracy.minGold} gold items on; earlier judgments were ${stopping.onStop === "keep" ? "kept" : "discarded"}.`,
    feedback
      ? "A missed gold item was shown with its answer and explanation."
      : "Nobody learned which items were gold.",
  ];
}

function goldText({ goldPerHit, goldFrequency }: ReleaseFacts["settings"]): string {
  if (goldFrequency.kind === "fixed") return `Of these with a known answer: ${goldPerHit}.`;
  const { high, low } = goldFrequency;
  return `Of every ${high} items one had a known answer, of every ${low} where somebody was inaccurate.`;
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
  return instructions === ""
    ? ""
    : `### Instructions as annotators read them\n\n${markdownQuote(instructions)}`;
}

function peopleLines({ people }: ReleaseFacts, { annotators, excluded }: ReleaseCounts): string[] {
  const known = people.countries.flatMap(({ country, annotators: n }) =>
    country === null ? [] : [`${country} ${n}`],
  );
  return [
    `${people.joined} people joined, ${annotators} of them judged, ${excluded} are excluded.`,
    `They came by ${people.sources.map(({ source, annotators: n }) => `${source} (${n})`).join(", ") || "no way"}.`,
    known.length === 0 ? "Countries are not known." : `Countries: ${known.join(", ")}.`,
  ];
}
