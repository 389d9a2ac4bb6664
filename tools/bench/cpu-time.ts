import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second, whatever the processor. */
const ticksPerSecond = 100;

/** Processor time a process has used so far, in seconds, all its threads together; null where /proc is missing. */
export function cpuSeconds(pid: number): number | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return null;
  }
  // The second field is the program's name in brackets, which may hold blanks; user and system time are 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
