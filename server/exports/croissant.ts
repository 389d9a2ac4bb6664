import type { ReleaseFacts } from "@/server/domain/release/facts";
import type { ReleaseCounts } from "@/server/domain/release/manifest";
import type { ManifestFile } from "@/server/domain/release/release";
import { croissantContext } from "./croissant-context";
import { declarationOf } from "@/server/domain/task/traits";
import type { TableDescription } from "@/server/domain/release/release-file";

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
  yaml: "application/yaml",
  zip: "application/zip",
};

/** A table of a release with the columns that it has, in their order. */
export interface DescribedTable extends TableDescription {
  file: string;
}

/** What a release is, for programs that load datasets. Source: MLCommons Croissant format specification 1.0. */
export function croissant(
  facts: ReleaseFacts,
  counts: ReleaseCounts,
  files: readonly ManifestFile[],
  tables: readonly DescribedTable[],
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
    description: `${counts.items} ${declarationOf(project.taskType).itemWords}, from ${counts.countedJudgments} judgments by ${counts.annotators} annotators.`,
    version: `${version}.0.0`,
    inLanguage: project.language,
    ...(project.creator !== null && { creator: { "@type": "sc:Person", name: project.creator } }),
    ...coverage,
    distribution: files.map(fileObject),
    recordSet: tables.map(recordSet),
  };
}

function fileObject({ name, bytes, sha256 }: ManifestFile): object {
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

/** What a table holds, field by field; it is called as its file, without the ending. */
function recordSet({ file, description, columns }: DescribedTable): object {
  const name = file.replace(/\.csv$/, "");
  return {
    "@type": "cr:RecordSet",
    "@id": name,
    name,
    description,
    field: columns.map((column) => ({
      "@type": "cr:Field",
      "@id": `${name}/${column.name}`,
      name: column.name,
      description: column.description,
      dataType: dataTypes[column.type],
      source: { fileObject: { "@id": file }, extract: { column: column.name } },
    })),
  };
}
