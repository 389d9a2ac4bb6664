import type { ImportError } from "@/server/domain/import/contracts";
import type { LineError } from "@/server/imports/line-error";
import type { ImportSource } from "./pair-up-files";

/** An error under the name of the file it stands in, as the organizer called it. */
export function importErrorOf({ pairs, scores }: ImportSource, { file, ...error }: LineError): ImportError {
  const from = file === "scores" && scores !== null ? scores : pairs;
  return { fileName: from.fileName, ...error };
}
