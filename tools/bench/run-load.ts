import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { cpuSeconds } from "./cpu-time";
import type { Load, Measured } from "./load";
import type { ServerProcess } from "@/tools/scripts/server-process";

const annotators = fileURLToPath(new URL("annotators.ts", import.meta.url));

export interface Run extends Measured {
  /** The server's processor time meanwhile, joining included; null where it cannot be read. */
  serverCpuSeconds: number | null;
}

/** Lets simulated annotators work through one project on a running server. */
export async function runLoad(server: ServerProcess, load: Omit<Load, "url">): Promise<Run> {
  const before = cpuSeconds(server.pid);
  const args = ["--import", "tsx", annotators, JSON.stringify({ url: server.url, ...load })];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 26 });
  const after = cpuSeconds(server.pid);
  const measured = JSON.parse(stdout) as Measured;
  return { ...measured, serverCpuSeconds: before === null || after === null ? null : after - before };
}
