import { readDimensions } from "@/db/queries/dimensions";
import { contentsByDataset } from "@/db/queries/items";
import { readProject } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { ImportChoices } from "@/server/domain/import/contracts";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import type { TaskType } from "@/server/domain/task/task-types";
import { scaleRange } from "@/server/domain/scale/scale-range";
import type { ImportFile, ImportSource, ReadingContext } from "@/server/domain/import/item-reader";
import { itemSources } from "@/task-types/item-sources";

/** What is to be read, and how. */
export interface ImportPlan {
  projectId: string;
  taskType: TaskType;
  sources: readonly ImportSource[];
  context: ReadingContext;
  choices: ImportChoices;
}

/**
 * Settles which files hold what and which scores the project's scale admits.
 * @throws DomainError `file_refused` for a form that the task type does not read.
 */
export async function planImport(
  db: Db,
  { projectId }: Pick<ProjectScope, "projectId">,
  files: readonly ImportFile[],
  choices: ImportChoices,
): Promise<ImportPlan> {
  const { taskType, seed } = await readProject(db, projectId);
  const dimensions = await readDimensions(db, projectId);
  const [first] = dimensions;
  if (first === undefined) throw new Error("A project has a dimension.");
  const sources = await itemSources(taskType, files, choices);
  return {
    projectId,
    taskType,
    sources,
    context: {
      scale: { ...scaleRange(first.scale), decimalComma: choices.decimalComma },
      dimensions: dimensions.map(({ id }) => id),
      seed,
      contents: () => contentsByDataset(db, projectId),
    },
    choices,
  };
}
