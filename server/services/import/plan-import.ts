import { readScale } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { ImportChoices } from "@/server/domain/import/contracts";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { scaleRange } from "@/server/domain/scale/scale-range";
import type { ScaleRange } from "@/server/imports/pair-file-entry";
import type { ImportFile } from "./import-file";
import { pairUpFiles, type ImportSource } from "./pair-up-files";

/** What is to be read, and how. */
export interface ImportPlan {
  projectId: string;
  dimensionId: string;
  sources: readonly ImportSource[];
  scale: ScaleRange;
  choices: ImportChoices;
}

/**
 * Settles which files hold what and which scores the project's scale admits.
 * @throws DomainError `file_refused` for scores whose pairs are missing.
 */
export async function planImport(
  db: Db,
  { projectId }: ProjectScope,
  files: readonly ImportFile[],
  choices: ImportChoices,
): Promise<ImportPlan> {
  const { dimensionId, scale } = await readScale(db, projectId);
  const sources = await pairUpFiles(files, choices);
  return { projectId, dimensionId, sources, scale: scaleRange(scale), choices };
}
