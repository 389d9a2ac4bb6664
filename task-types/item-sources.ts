import { DomainError } from "@/server/domain/errors";
import { declarationOf } from "@/server/domain/task/traits";
import type { TaskType } from "@/server/domain/task/task-types";
import type { ImportFile, ImportSource, ReaderChoices } from "@/server/domain/import/item-reader";
import { tasks } from "./tasks";

/**
 * Sorts files into what is read as one, as the task type reads them.
 * @throws DomainError `file_refused` for a form that the task type does not read.
 */
export async function itemSources(
  taskType: TaskType,
  files: readonly ImportFile[],
  choices: ReaderChoices,
): Promise<ImportSource[]> {
  const formats = declarationOf(taskType).readFormats;
  const { format } = choices;
  if (format !== undefined && !formats.includes(format)) {
    throw new DomainError(
      "file_refused",
      `A project of type ${taskType} does not read ${format}. It reads ${formats.join(", ")}.`,
      { format, formats },
    );
  }
  return tasks[taskType].reader(files, choices);
}
