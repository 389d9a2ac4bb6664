import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { CandidateHead } from "@/server/domain/sample/contracts";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { FaultyTable } from "@/server/imports/ratings-table/table-fault";
import { readCandidateColumns } from "@/server/imports/sampling/read-candidate-columns";
import { openUpload, type UploadedFile } from "@/server/services/import/stored-uploads";

/**
 * The columns that an upload of candidates begins with, and which of them an import would take for texts.
 * @throws DomainError `not_found` for a file that is not there (any more), `file_refused` where its first line is at fault.
 */
export async function readCandidateHead(
  deps: Pick<Deps, "files">,
  scope: ProjectScope,
  upload: UploadedFile,
  header: boolean,
): Promise<CandidateHead> {
  const { stream } = await openUpload(deps, scope, upload);
  try {
    return await readCandidateColumns({ name: upload.fileName, open: () => stream }, header);
  } catch (error) {
    if (!(error instanceof FaultyTable)) throw error;
    const [fault] = error.faults;
    throw new DomainError("file_refused", fault?.sentence ?? error.message, { faults: error.faults });
  } finally {
    stream.destroy();
  }
}
