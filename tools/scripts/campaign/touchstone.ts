import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Runs one command of the command line on a data folder. @returns what it printed @throws with what it said instead */
export async function touchstone(dataFolder: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, TOUCHSTONE_DATA: dataFolder, DATABASE_URL: "" };
  const { stdout } = await run(process.execPath, ["server/cli/bin.mjs", ...args], {
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}
