import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Load, MeasuredLoad } from "./load";
import type { ServerProcess } from "@/tools/scripts/server-process";
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

const annotators = fileURLToPath(new URL("annotators.ts", import.meta.url));

export interface LoadRun extends MeasuredLoad {
  /** The server's processor time meanwhile, joining included; null where it cannot be read. */
  serverCpuSeconds: number | null;
}

/** Lets simulated annotators work through one project on a running server. */
export async function runLoad(server: ServerProcess, load: Omit<Load, "url">): Promise<LoadRun> {
  const before = cpuSeconds(server.pid);
  const args = ["--import", "tsx", annotators, JSON.stringify({ url: server.url, ...load })];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 26 });
  const after = cpuSeconds(server.pid);
  const measured = JSON.parse(stdout) as MeasuredLoad;
  return { ...measured, serverCpuSeconds: before === null || after === null ? null : after - before };
}
