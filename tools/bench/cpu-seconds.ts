import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second, whatever the processor. */
const ticksPerSecond = 100;

/** Processor time a process has used so far, in seconds, all its threads together; null where /proc is missing. */
function cpuSeconds(pid: number): number | null {
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

/** What some work takes, in seconds: on the clock, and of the processors for another process, null where it cannot be read. */
export async function secondsDuring(
  pid: number,
  work: () => Promise<unknown>,
): Promise<{ wall: number; cpu: number | null }> {
  const before = cpuSeconds(pid);
  const start = performance.now();
  await work();
  const wall = (performance.now() - start) / 1_000;
  const after = cpuSeconds(pid);
  return { wall, cpu: before === null || after === null ? null : after - before };
}
