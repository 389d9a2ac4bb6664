import { readdirSync } from "node:fs";
import path from "node:path";
import { InvalidArgumentError } from "commander";
import { fileOnDisk } from "@/server/services/import/file-on-disk";
import { typedDimensions } from "@/server/domain/preset/typed-dimensions";
import { DomainError } from "@/server/domain/errors";
import type { ImportFile, ImportSource } from "@/server/domain/import/item-reader";
import { describeError } from "@/server/imports/describe-error";
import { FaultyTable, type TableFault } from "@/server/imports/ratings-table/table-fault";
import { recordPlace } from "@/task-types/typed-rating/imports/record-file-name";
import { typedReader } from "@/task-types/typed-rating/imports/typed-reader";
import { recordPair, type RecordPair } from "@/task-types/typed-rating/record";
import { localFile } from "../../local-file";

/**
 * The pairs of records of a file in a form that an import of typed pairs takes. The records of `STS.input.*.txt` are
 * looked for in its folder and those below.
 * @throws FaultyTable with what is wrong by line, at most about 50 faults; InvalidArgumentError where it has no such form.
 */
export async function readRecordPairs(file: string): Promise<RecordPair[]> {
  if (file === "-") throw new InvalidArgumentError("Name a file, such as STS.input.europeana.txt.");
  const [source] = await typedReader([localFile(file), ...recordsBeside(file)], {});
  if (source === undefined) throw new DomainError("file_refused", `${file} contains no pairs of records.`);
  return pairsOf(source, file);
}

function recordsBeside(file: string): ImportFile[] {
  if (!/^STS\.input\./i.test(path.basename(file))) return [];
  const folder = path.dirname(file);
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(".txt") && recordPlace(name) !== null)
    .map((name) => fileOnDisk({ fileName: name, path: path.join(folder, name) }));
}

const mostFaults = 50;

/** Scores in a file are not asked for, so any would do. */
const context = {
  scale: { min: -Infinity, max: Infinity },
  dimensions: typedDimensions.map(({ name }) => name),
  seed: 1,
  contents: async () => [],
};

async function pairsOf(source: ImportSource, file: string): Promise<RecordPair[]> {
  const pairs: RecordPair[] = [];
  const faults: TableFault[] = [];
  for await (const entry of source.entries(context)) {
    if ("row" in entry) pairs.push(recordPair.parse(entry.row.content));
    if (!("error" in entry)) continue;
    const { line, column, found, fileName } = entry.error;
    const sentence = describeError(entry.error, fileName ?? file);
    faults.push({
      line,
      column,
      found,
      sentence: fileName === undefined ? sentence : `${fileName}: ${sentence}`,
    });
    if (faults.length >= mostFaults) break;
  }
  if (faults.length > 0) throw new FaultyTable(file, faults);
  return pairs;
}
