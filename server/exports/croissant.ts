import type { ReleaseFacts } from "@/server/domain/release/facts";
import type { ReleaseCounts } from "@/server/domain/release/manifest";
import type { ReleasedFile } from "@/server/domain/release/release";
import { goldColumns } from "./gold-rows";
import { judgmentFields } from "./judgment-rows";
import { croissantContext } from "./croissant-context";

const dataTypes = {
  STRING: "sc:Text",
  DOUBLE: "sc:Float",
  INT32: "sc:Integer",
  BOOLEAN: "sc:Boolean",
  TIMESTAMP: "sc:DateTime",
} as const;

const encodings: Record<string, string> = {
  csv: "text/csv",
  jsonl: "application/jsonlines",
  json: "application/json",
  md: "text/markdown",
  parquet: "application/vnd.apache.parquet",
  tsv: "text/tab-separated-values",
  txt: "text/plain",
};

type Column = { name: string; type: keyof typeof dataTypes };

/** What a release is, for programs that load datasets. Source: MLCommons Croissant format specification 1.0. */
export function croissant(
  facts: ReleaseFacts,
  counts: ReleaseCounts,
  files: readonly ReleasedFile[],
): object {
  const { project, version } = facts;
  const coverage =
    counts.firstSubmittedAt === null
      ? {}
      : { temporalCoverage: `${counts.firstSubmittedAt}/${counts.lastSubmittedAt}` };
  return {
    "@context": croissantContext,
    "@type": "sc:Dataset",
    conformsTo: "http://mlcommons.org/croissant/1.0",
    name: project.slug,
    alternateName: project.name,
    description: `${counts.items} text pairs with graded similarity from ${counts.countedJudgments} judgments by ${counts.annotators} annotators.`,
    version: `${version}.0.0`,
    inLanguage: project.language,
    ...coverage,
    distribution: files.map(fileObject),
    recordSet: croissantRecordSets,
  };
}

function fileObject({ name, bytes, sha256 }: ReleasedFile): object {
  const ending = name.slice(name.lastIndexOf(".") + 1);
  return {
    "@type": "cr:FileObject",
    "@id": name,
    name,
    contentUrl: name,
    contentSize: `${bytes} B`,
    encodingFormat: encodings[ending] ?? "application/octet-stream",
    sha256,
  };
}

function recordSet(name: string, description: string, file: string, columns: readonly Column[]) {
  return {
    "@type": "cr:RecordSet",
    "@id": name,
    name,
    description,
    field: columns.map((column) => ({
      "@type": "cr:Field",
      "@id": `${name}/${column.name}`,
      name: column.name,
      dataType: dataTypes[column.type],
      source: { fileObject: { "@id": file }, extract: { column: column.name } },
    })),
  };
}

/** What the tables of a release hold, field by field. */
export const croissantRecordSets = [
  recordSet("gold", "The gold value of every item on every dimension.", "gold.csv", goldColumns),
  recordSet("judgments", "Every judgment, also those that do not count.", "judgments.csv", judgmentFields),
];
