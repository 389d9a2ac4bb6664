import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Tally } from "./tally";

/** Names the file in which a test program's reporter leaves its tally. */
export const tallyFileVariable = "TOUCHSTONE_TALLY_FILE";

/** Called by a reporter inside the test program. */
export function writeTally(tally: Tally): void {
  const file = process.env[tallyFileVariable];
  if (file !== undefined) writeFileSync(file, JSON.stringify(tally));
}

/** @returns null when the program ended before its reporter wrote */
export function readTally(file: string): Tally | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Tally) : null;
}
