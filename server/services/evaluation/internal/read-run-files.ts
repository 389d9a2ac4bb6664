import { DomainError } from "@/server/domain/errors";
import type { EvaluatedRelease, RunLines } from "@/server/domain/evaluation/evaluation";
import { checkRun } from "@/server/imports/run-files/check-run";

/** The files of a run by dataset. */
export type UploadedRun = ReadonlyMap<string, Uint8Array>;

/**
 * Reads the files of a run.
 * @throws DomainError `file_refused` with every fault in its details.
 */
export async function readRunFiles(
  files: UploadedRun,
  { datasets, dimensions, scale }: EvaluatedRelease,
  withinScale: boolean,
): Promise<RunLines[]> {
  const form = {
    items: new Map(datasets.map(({ name, items }) => [name, items])),
    dimensions: dimensions.length,
    range: withinScale ? scale : null,
  };
  const given = datasets.map(({ name }) => ({ dataset: name, bytes: files.get(name) ?? null }));
  const { lines, faults } = await checkRun(given, form);
  if (lines !== null) return lines;
  throw new DomainError("file_refused", `The run was not accepted: ${faults.length} faults.`, { faults });
}
