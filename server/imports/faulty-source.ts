import type { ItemFormat } from "@/server/domain/import/contracts";
import { datasetFromFileName } from "./dataset-from-file-name";
import { foreignKind } from "./file-kind";
import { gatherHead } from "./gather-head";
import type { ImportFile, ImportSource } from "@/server/domain/import/item-reader";
import { lineError, type LineError, type LineErrorParams } from "@/server/domain/import/line-error";

/** A file that cannot be read for what it is, as a source that says so. */
export function faultySource<R extends keyof LineErrorParams>(
  { fileName }: Pick<ImportFile, "fileName">,
  format: ItemFormat,
  reason: R,
  params: LineErrorParams[R],
): ImportSource {
  const place = { file: "pairs", line: 1, column: null, found: null } as const;
  return {
    fileName,
    scoresFileName: null,
    format,
    dataset: datasetFromFileName(fileName),
    entries: async function* () {
      // A line error of any reason is a line error; the union cannot be seen through the type parameter.
      yield { error: lineError(reason, place, params) as LineError };
    },
  };
}

/** A file of which no reader knows what it is, as a source that says what it seems to be. */
export function unknownSource(file: ImportFile): ImportSource {
  const { entries, ...source } = faultySource(file, "csv", "unknown_file", {});
  return {
    ...source,
    entries: async function* (context) {
      for await (const head of gatherHead(file.open(), headSize)) {
        const kind = foreignKind(head);
        yield* (kind === null ? entries : faultySource(file, "csv", kind, {}).entries)(context);
        return;
      }
      yield* entries(context);
    },
  };
}

const headSize = 4_096;
