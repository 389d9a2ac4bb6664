import type { LineError } from "./line-error";
import type { TableHead } from "./pair-file-entry";
import type { PairRow } from "./pair-row";
import { readPairs, type PairFileOptions } from "./read-pairs";
import type { ByteSource } from "./source";

export const errorLimit = 1_000;
export const sampleSize = 10;

export interface PairFileCheck {
  /** Lines that hold a good pair. */
  good: number;
  /** Lines with at least one error. */
  bad: number;
  /** The first errors, at most `errorLimit` of them. */
  errors: LineError[];
  /** The first pairs, at most `sampleSize` of them. */
  sample: PairRow[];
  /** Of a table whose header could be read. */
  head: TableHead | null;
}

/** Reads a whole file of pairs and says what importing it would do: it may be saved when `bad` is 0. */
export async function checkPairFile(source: ByteSource, options: PairFileOptions): Promise<PairFileCheck> {
  const check: PairFileCheck = { good: 0, bad: 0, errors: [], sample: [], head: null };
  let lastBad = 0;
  const refuse = (error: LineError) => {
    // Errors come in the order of their lines, so that a line with two of them is counted once.
    if (error.line > lastBad) check.bad += 1;
    lastBad = Math.max(lastBad, error.line);
    if (check.errors.length < errorLimit) check.errors.push(error);
  };
  for await (const entry of readPairs(source, options)) {
    if ("head" in entry) check.head = entry.head;
    else if ("error" in entry) refuse(entry.error);
    else {
      check.good += 1;
      if (check.sample.length < sampleSize) check.sample.push(entry.row);
    }
  }
  return check;
}
