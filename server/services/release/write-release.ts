import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { withPlainReason } from "@/db/errors";
import { datasetsToJudge } from "@/db/queries/items";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { judgmentsCsv } from "@/server/exports/judgments-csv";
import { stsGs } from "@/server/exports/sts-gs";
import { stsInput } from "@/server/exports/sts-input";
import { releasedJudgments, releasedPairs, releasedScores } from "./read-released";
import { releaseFileNames, type ReleaseFile } from "./release-file-names";

/**
 * Writes the gold files and raw judgments of a project into a folder, all from one view of the data: the same data
 * give the same bytes. With `only`, just the file of that name. The names of what was written.
 * @throws DomainError `nothing_to_release` without items, `not_found` for a name that is no file of the project, `disk_full`.
 */
export async function writeRelease(
  deps: Pick<Deps, "store">,
  { projectId }: ProjectScope,
  folder: string,
  only?: string,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return deps.store.snapshot(async (db) => {
    const datasets = await datasetsToJudge(db, projectId);
    if (datasets.length === 0) throw new DomainError("nothing_to_release", "This project has no items yet.");
    const files = releaseFileNames(datasets.map(({ name }) => name)).filter(
      ({ name }) => only === undefined || name === only,
    );
    if (files.length === 0) throw new DomainError("not_found", `There is no file called ${only ?? ""}.`);
    for (const file of files) await writeLines(path.join(folder, file.name), linesOf(db, datasets, file));
    return files.map(({ name }) => name);
  });
}

function linesOf(
  db: Db,
  datasets: readonly { id: string; name: string }[],
  { kind, dataset }: ReleaseFile,
): AsyncIterable<string> {
  const datasetId = datasets.find(({ name }) => name === dataset)?.id ?? "";
  switch (kind) {
    case "sts-input":
      return stsInput(releasedPairs(db, datasetId));
    case "sts-gs":
      return stsGs(releasedScores(db, datasetId));
    case "judgments":
      return judgmentsCsv(releasedJudgments(db, datasets));
  }
}

/** A line at a time would cost a system call each. */
const chunkLength = 65_536;

async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = "";
  for await (const line of lines) {
    chunk += line;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = "";
  }
  yield chunk;
}

async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(inChunks(lines), createWriteStream(file));
  } catch (error) {
    throw withPlainReason(error);
  }
}
