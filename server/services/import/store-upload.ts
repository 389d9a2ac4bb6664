import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { Upload } from "@/server/domain/import/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { storedUpload } from "./internal/upload-names";

const megabyte = 1024 * 1024;

function largestMegabytes(): number {
  return Number(process.env.TOUCHSTONE_MAX_UPLOAD_MB ?? 512);
}

/**
 * Keeps a file for the imports of this project as it arrives.
 * @throws DomainError `file_too_large` as soon as it is, `disk_full`, `busy`; none of these leaves anything behind.
 */
export async function storeUpload(
  deps: Pick<Deps, "newSecret" | "files">,
  scope: OrganizeScope,
  fileName: string,
  body: AsyncIterable<Uint8Array>,
): Promise<Upload> {
  const uploadId = deps.newSecret(18);
  let bytes = 0;
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      bytes += chunk.byteLength;
      if (bytes > largestMegabytes() * megabyte) throw tooLarge(fileName);
      yield chunk;
    }
  };
  await deps.files.put(storedUpload(scope.projectId, uploadId), counted(body));
  return { uploadId, fileName, bytes };
}

function tooLarge(fileName: string): DomainError {
  const limit = largestMegabytes();
  return new DomainError(
    "file_too_large",
    `${fileName} is larger than ${limit} MB, the most that one file may have. Split it.`,
    { fileName, limitMegabytes: limit },
  );
}
