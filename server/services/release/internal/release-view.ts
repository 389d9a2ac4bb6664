import type { GoldColumns } from "@/server/domain/release/gold-columns";
import { methodText } from "@/server/domain/release/method-text";
import type { ReleaseFile, ReleaseView } from "@/server/domain/release/release-file";
import { releaseForms } from "@/server/exports/release-forms";
import { simulatedForm } from "@/server/exports/simulated-files";
import { tasks } from "@/task-types/tasks";
import type { ReleaseData } from "./release-source";

/** All files with items and judgments, in the order of the manifest. */
export function formsOf({ facts: { project, datasets, simulated } }: ReleaseData): ReleaseFile[] {
  const forms = releaseForms(
    tasks[project.taskType].releaseForms,
    datasets.map(({ name }) => name),
  );
  return simulated === true ? forms.map(simulatedForm) : forms;
}

/** What the files are written from. */
export function viewOf(
  { facts: { aggregation, dimensions }, annotators, columns, texts, hasSplits }: ReleaseData,
  gold: readonly GoldColumns[],
): ReleaseView {
  const names = dimensions.map(({ name }) => name);
  return { method: methodText(aggregation), dimensions: names, annotators, columns, texts, hasSplits, gold };
}
