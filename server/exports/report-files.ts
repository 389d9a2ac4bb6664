import type { AgreementReport } from "@/server/domain/release/agreement-report";
import type { ReleaseFacts } from "@/server/domain/release/facts";
import type { ReleaseCounts } from "@/server/domain/release/manifest";
import type { ReleasedFile, ReleasedFileKind } from "@/server/domain/release/release";
import { adjudicationsCsv } from "./adjudications-csv";
import { agreementMd } from "./agreement-md";
import { croissant } from "./croissant";
import { dataCard } from "./data-card";
import { exclusionsCsv } from "./exclusions-csv";

/** A short file of a release about all its datasets. */
export interface WrittenText {
  name: string;
  kind: ReleasedFileKind;
  text: string;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The logs, the agreement and the data card. */
export function reportFiles(
  facts: ReleaseFacts,
  { agreement, counts }: { agreement: AgreementReport; counts: ReleaseCounts },
): WrittenText[] {
  return [
    { name: "exclusions.csv", kind: "log", text: exclusionsCsv(facts.exclusions) },
    { name: "adjudications.csv", kind: "log", text: adjudicationsCsv(facts.adjudications) },
    { name: "agreement.json", kind: "agreement", text: json(agreement) },
    { name: "agreement.md", kind: "agreement", text: agreementMd(agreement) },
    { name: "data-card.md", kind: "data-card", text: dataCard(facts, counts, agreement) },
  ];
}

/** The description for programs that load datasets, of the files before it. */
export function croissantFile(
  facts: ReleaseFacts,
  counts: ReleaseCounts,
  files: readonly ReleasedFile[],
): WrittenText {
  return { name: "croissant.json", kind: "metadata", text: json(croissant(facts, counts, files)) };
}
