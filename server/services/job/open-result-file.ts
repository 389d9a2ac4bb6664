import type { Readable } from "node:stream";
import { z } from "zod";
import { findJob } from "@/db/queries/jobs";
import type { Deps } from "@/server/deps";
import { resultFile } from "@/server/domain/agreement/agreement";
import { DomainError } from "@/server/domain/errors";
import type { ViewScope } from "@/server/domain/organizer/actor";
import { keptOfJob } from "./job-folder";

const resultWithFiles = z.object({ files: z.array(resultFile) });

/**
 * A file that a job's result names, to be read from its beginning.
 * @throws DomainError `not_found` when the project has no such job that was finished, its result no such file, or the
 *   file is gone.
 */
export async function openResultFile(
  deps: Pick<Deps, "store" | "files">,
  { projectId }: ViewScope,
  { job, name }: { job: string; name: string },
): Promise<Readable> {
  const found = await findJob(deps.store.read, projectId, job);
  const result = resultWithFiles.safeParse(found?.result);
  const isNamed = result.success && result.data.files.some((file) => file.name === name);
  const missing = () => new DomainError("not_found", `There is no file called ${name}.`, { job });
  if (!isNamed) throw missing();
  const opened = await deps.files.open(`${keptOfJob(job)}/${name}`);
  if (opened === null) throw missing();
  return opened.stream;
}
