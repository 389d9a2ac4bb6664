import type { TaskType } from "@/server/domain/project/project";
import { goldCsv } from "./gold-csv";
import { goldJsonl } from "./gold-jsonl";
import { goldParquet } from "./gold-parquet";
import { judgmentsCsv } from "./judgments-csv";
import { judgmentsJsonl } from "./judgments-jsonl";
import { judgmentsParquet } from "./judgments-parquet";
import type { ReleaseForm } from "./release-form";
import { stsGs } from "./sts-gs";
import { stsInput } from "./sts-input";

/** The files of the shared tasks by the type of the project's task, for one dataset. */
const taskForms: Record<TaskType, readonly ((dataset: string) => ReleaseForm)[]> = {
  "pair-rating": [stsInput, stsGs],
};

const tables = [goldCsv, goldJsonl, goldParquet, judgmentsCsv, judgmentsJsonl, judgmentsParquet];

/** The files with items and judgments that a release of these datasets consists of. */
export function releaseForms(taskType: TaskType, datasets: readonly string[]): ReleaseForm[] {
  return [...datasets.flatMap((dataset) => taskForms[taskType].map((form) => form(dataset))), ...tables];
}
