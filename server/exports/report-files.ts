import type { ReleasedAgreement } from "@/server/domain/release/released-agreement";
import type { ReleaseFacts } from "@/server/domain/release/facts";
import type { ReleasedProtocol } from "@/server/domain/release/released-protocol";
import type { ReleaseCounts } from "@/server/domain/release/manifest";
import type { ManifestFile, ManifestFileKind } from "@/server/domain/release/release";
import { simulatedName } from "@/server/domain/rehearsal/simulated-csv";
import { simulatedReport } from "./simulated-files";
import { adjudicationsCsv, adjudicationsTable } from "./adjudications-csv";
import { agreementJson } from "./agreement-json";
import { agreementMd } from "./agreement-md";
import { croissant, type DescribedTable } from "./croissant";
import { releasedProtocolYaml } from "./released-protocol-yaml";
import { dataCard } from "./data-card/data-card";
import { exclusionsCsv, exclusionsTable } from "./exclusions-csv";
import { questionnaireCsv, questionnaireTable } from "./questionnaire-csv";
import { itemReportsCsv, itemReportsTable } from "./item-reports-csv";
import { replacedAnswersCsv, replacedAnswersTable } from "./replaced-answers-csv";
import type { TableDescription } from "@/server/domain/release/release-file";

/** A short file of a release about all its datasets. */
export interface ReportText {
  name: string;
  kind: ManifestFileKind;
  text: string;
  /** Of a CSV with a header. */
  table?: TableDescription;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The logs, the agreement, the data card and the protocol. */
export function reportFiles(
  facts: ReleaseFacts,
  { agreement, counts }: { agreement: ReleasedAgreement; counts: ReleaseCounts },
  protocol: ReleasedProtocol | null,
): ReportText[] {
  const files: ReportText[] = [
    { name: "exclusions.csv", kind: "log", text: exclusionsCsv(facts.exclusions), table: exclusionsTable },
    {
      name: "adjudications.csv",
      kind: "log",
      text: adjudicationsCsv(facts.adjudications),
      table: adjudicationsTable,
    },
    ...furtherLogs(facts),
    { name: "agreement.json", kind: "agreement", text: json(agreementJson(agreement)) },
    { name: "agreement.md", kind: "agreement", text: agreementMd(agreement, facts.project.taskType) },
    { name: "data-card.md", kind: "data-card", text: dataCard(facts, counts, agreement, protocol !== null) },
    ...(protocol === null
      ? []
      : [{ name: "protocol.yaml", kind: "protocol" as const, text: releasedProtocolYaml(protocol) }]),
  ];
  return facts.simulated === true ? files.map(simulatedReport) : files;
}

/** What was said of items, and what people said of themselves; no file where nothing was. */
function furtherLogs({ itemReports, replacedAnswers, questionnaireAnswers }: ReleaseFacts): ReportText[] {
  return [
    ...(questionnaireAnswers === undefined
      ? []
      : [
          {
            ...({ name: "questionnaire.csv", kind: "log" } as const),
            ...{ text: questionnaireCsv(questionnaireAnswers), table: questionnaireTable },
          },
        ]),
    ...(itemReports === undefined
      ? []
      : [
          {
            ...({ name: "item-reports.csv", kind: "log" } as const),
            ...{ text: itemReportsCsv(itemReports), table: itemReportsTable },
          },
        ]),
    ...(replacedAnswers === undefined
      ? []
      : [
          {
            ...({ name: "replaced-answers.csv", kind: "log" } as const),
            ...{ text: replacedAnswersCsv(replacedAnswers), table: replacedAnswersTable },
          },
        ]),
  ];
}

/** The description for programs that load datasets, of the files before it and the tables among them. */
export function croissantFile(
  facts: ReleaseFacts,
  counts: ReleaseCounts,
  files: readonly ManifestFile[],
  tables: readonly DescribedTable[],
): ReportText {
  const name = facts.simulated === true ? simulatedName("croissant.json") : "croissant.json";
  return { name, kind: "metadata", text: json(croissant(facts, counts, files, tables)) };
}
