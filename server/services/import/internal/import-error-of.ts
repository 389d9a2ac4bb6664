import type { ImportError } from "@/server/domain/import/contracts";
import type { ImportSource } from "@/server/domain/import/item-reader";
import type { LineError } from "@/server/domain/import/line-error";

/** An error under the name of the file it stands in, as the organizer called it. */
export function importErrorOf(source: ImportSource, { file, ...error }: LineError): ImportError {
  const scoresFileName = file === "scores" ? source.scoresFileName : null;
  return { fileName: scoresFileName ?? source.fileName, ...error };
}
