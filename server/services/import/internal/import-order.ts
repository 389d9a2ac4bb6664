import type { ImportChoices } from "@/server/domain/import/contracts";
import type { ImportProgress } from "@/server/domain/import/progress";
import type { ImportFile } from "@/server/domain/import/item-reader";

/** Files to be read for a project, and how. */
export interface ImportOrder {
  projectId: string;
  files: readonly ImportFile[];
  choices: ImportChoices;
}

/** Told of how far the reading is. */
export type HearProgress = (progress: ImportProgress) => void;

export const hearNothing: HearProgress = () => undefined;
