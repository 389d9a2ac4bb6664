import { goldCsv } from "./gold-csv";
import { goldJsonl } from "./gold-jsonl";
import { goldParquet } from "./gold-parquet";
import { judgmentsCsv } from "./judgments-csv";
import { judgmentsJsonl } from "./judgments-jsonl";
import { judgmentsParquet } from "./judgments-parquet";
import type { ReleaseFile } from "@/server/domain/release/release-file";

const tables = [goldCsv, goldJsonl, goldParquet, judgmentsCsv, judgmentsJsonl, judgmentsParquet];

/**
 * The files with items and judgments that a release of these datasets consists of.
 * @param taskForms the files that only the project's task type has, each for one dataset.
 */
export function releaseForms(
  taskForms: readonly ((dataset: string) => ReleaseFile)[],
  datasets: readonly string[],
): ReleaseFile[] {
  return [...datasets.flatMap((dataset) => taskForms.map((form) => form(dataset))), ...tables];
}
