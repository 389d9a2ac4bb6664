import type { Deps } from "@/server/deps";
import type { ImportChoices, ImportPreview } from "@/server/domain/import/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ImportFile } from "@/server/domain/import/item-reader";
import { hearNothing, type HearProgress } from "./import-order";
import type { ImportReading } from "../import-reading";
import { readHere } from "../read-here";

/** Who reads the files, who is told how far that is, and what ends it. */
export interface ImportRun {
  reading: ImportReading;
  hear: HearProgress;
  signal?: AbortSignal;
}

/** Reads in this process and tells nobody. */
export const quietly = (deps: Pick<Deps, "store" | "newId" | "files" | "log">): ImportRun => ({
  reading: readHere(deps),
  hear: hearNothing,
});

/**
 * Reads all of the files and says what importing them would do. Saves nothing.
 * @throws DomainError `file_refused` for a form that the task type does not read.
 */
export async function checkImport(
  deps: Pick<Deps, "store" | "newId" | "files" | "log">,
  { projectId }: OrganizeScope,
  files: readonly ImportFile[],
  choices: ImportChoices,
  { reading, hear, signal }: ImportRun = quietly(deps),
): Promise<ImportPreview> {
  return (await reading.check({ projectId, files, choices }, hear, signal)).preview;
}
