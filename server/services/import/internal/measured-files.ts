import { statSync } from "node:fs";
import type { ImportFile } from "@/server/domain/import/item-reader";
import type { ByteSource } from "@/server/domain/import/source";
import type { HearProgress } from "./import-order";

/** Between two reports of how far the reading is. */
const reportMs = 200;

/** The same files; as they are read it is said how far that is, and with the signal's abort it ends. */
export function measured(
  files: readonly ImportFile[],
  hear: HearProgress,
  signal: AbortSignal | undefined,
): ImportFile[] {
  const total = totalOf(files);
  const furthest = new Map<ImportFile, number>();
  let nextAt = 0;
  const report = () => {
    if (performance.now() < nextAt) return;
    nextAt = performance.now() + reportMs;
    hear({ stage: "checking", done: [...furthest.values()].reduce((sum, bytes) => sum + bytes, 0), total });
  };
  async function* measuredBytes(file: ImportFile): ByteSource {
    let at = 0;
    for await (const chunk of file.open()) {
      signal?.throwIfAborted();
      at += chunk.length;
      furthest.set(file, Math.max(at, furthest.get(file) ?? 0));
      report();
      yield chunk;
    }
  }
  return files.map((file) => ({ ...file, open: () => measuredBytes(file) }));
}

/** null where a file lies nowhere, or is an archive, whose contents are longer than itself. */
function totalOf(files: readonly ImportFile[]): number | null {
  const sizes = files.map(({ path, fileName }) =>
    path === undefined || /\.zip$/i.test(fileName) ? null : statSync(path).size,
  );
  return sizes.reduce((sum, size) => (sum === null || size === null ? null : sum + size), 0);
}
