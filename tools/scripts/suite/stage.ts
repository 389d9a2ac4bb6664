import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packageProgram, runCommand } from "../run-command.mjs";
import { oneFailed, onePassed, settleTally, type Tally } from "./tally";
import { readTally, tallyFileVariable } from "./tally-file";

/** One step of `npm test` or `npm run check`. */
export interface Stage {
  name: string;
  run: () => Promise<Tally>;
}

/** A stage that counts as one test: passed when it says so. */
export function singleStage(name: string, passes: () => boolean | Promise<boolean>): Stage {
  return { name, run: async () => ((await passes()) ? onePassed : oneFailed(name, "see above")) };
}

/** A stage that runs an installed package's programs one after the other and passes when each ends with 0. */
export function programStage(name: string, ...programs: readonly [string, ...string[]][]): Stage {
  return singleStage(name, async () => {
    for (const [program, ...args] of programs) {
      if ((await runCommand(packageProgram(program), args)) !== 0) return false;
    }
    return true;
  });
}

/** Runs a test program whose reporter leaves a tally. @param env added to the program's environment */
export async function runTests(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), "touchstone-tally-"));
  const file = join(folder, "tally.json");
  try {
    const exitCode = await runCommand(packageProgram(program), args, { ...env, [tallyFileVariable]: file });
    return settleTally(program, exitCode, readTally(file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
