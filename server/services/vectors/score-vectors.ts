import { DomainError } from "@/server/domain/errors";
import type { ImportProgress } from "@/server/domain/import/progress";
import type { TaskType } from "@/server/domain/task/task-types";
import type { VectorScoreResult } from "@/server/domain/vectors/contracts";
import { FaultyTable } from "@/server/imports/ratings-table/table-fault";
import { fileOnDisk } from "@/server/services/import/file-on-disk";
import { measured } from "@/server/services/import/internal/measured-files";
import { tasks } from "@/task-types/tasks";

/** Word vectors to be scored, and the files of the release that they are scored by. */
export interface VectorOrder {
  projectId: string;
  taskType: TaskType;
  version: number;
  released: { path: string; fileName: string }[];
  file: { path: string; fileName: string };
}

/**
 * Scores word vectors by the gold of a release. In memory for the vectors of its words alone.
 * @throws DomainError `does_not_apply` where the type's gold says nothing of words; the signal's reason once that is aborted.
 */
export async function scoreVectors(
  { taskType, version, released, file }: VectorOrder,
  hear: (progress: ImportProgress) => void,
  signal?: AbortSignal,
): Promise<VectorScoreResult> {
  const { vectorTest } = tasks[taskType];
  if (vectorTest === undefined) throw new DomainError("does_not_apply", "This project ranks no words.");
  const [vectors = fileOnDisk(file)] = measured([fileOnDisk(file)], hear, signal);
  const files = released.filter(({ fileName }) => vectorTest.uses(fileName)).map(fileOnDisk);
  try {
    const scores = await vectorTest.score(files, vectors);
    return { kind: "scored", version, fileName: file.fileName, scores };
  } catch (error) {
    if (!(error instanceof FaultyTable)) throw error;
    return { kind: "faulty", fileName: error.fileName, faults: [...error.faults] };
  }
}
