import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** Runs a program in a process of its own, so that its work is not mistaken for the server's. @returns the JSON it printed */
export async function runProgram<T>(program: URL, load: object): Promise<T> {
  const args = ["--import", "tsx", fileURLToPath(program), JSON.stringify(load)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout) as T;
}
