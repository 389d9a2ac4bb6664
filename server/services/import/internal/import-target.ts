import { readDimensions } from "@/db/queries/dimensions";
import { readProject } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { ImportChoices } from "@/server/domain/import/contracts";
import type { TaskType } from "@/server/domain/task/task-types";

/** What an item that is written needs to know of its project. */
export interface ImportTarget {
  projectId: string;
  taskType: TaskType;
  /** The dimensions' ids by their names, in order. */
  dimensionIds: ReadonlyMap<string, string>;
  /** Of gold without one of its own. */
  tolerance: number;
  /** Whether its gold is in use at once, as it is before the launch. */
  enablesGold: boolean;
}

export async function readTarget(
  db: Db,
  projectId: string,
  { tolerance }: Pick<ImportChoices, "tolerance">,
): Promise<ImportTarget> {
  const { taskType, state } = await readProject(db, projectId);
  const dimensions = await readDimensions(db, projectId);
  return {
    projectId,
    taskType,
    dimensionIds: new Map(dimensions.map(({ id, dimensionId }) => [id, dimensionId])),
    tolerance,
    enablesGold: state === "draft",
  };
}
