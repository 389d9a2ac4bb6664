import { DomainError } from "@/server/domain/errors";
import type { CandidateHead } from "@/server/domain/sample/contracts";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { FaultyTable } from "@/server/imports/ratings-table/table-fault";
import { readCandidateColumns } from "@/server/imports/sampling/read-candidate-columns";
import { storedUploads, type UploadedFile } from "@/server/services/import/stored-uploads";

/**
 * The columns that an upload of candidates begins with, and which of them an import would take for texts.
 * @throws DomainError `not_found` for a file that is not there (any more), `file_refused` where its first line is at fault.
 */
export async function readCandidateHead(
  scope: ProjectScope,
  upload: UploadedFile,
  header: boolean,
): Promise<CandidateHead> {
  const [stored] = storedUploads(scope, [upload]);
  if (stored === undefined) throw new Error("One upload is one file.");
  try {
    return await readCandidateColumns({ name: stored.fileName, open: stored.open }, header);
  } catch (error) {
    if (!(error instanceof FaultyTable)) throw error;
    const [fault] = error.faults;
    throw new DomainError("file_refused", fault?.sentence ?? error.message, { faults: error.faults });
  }
}
