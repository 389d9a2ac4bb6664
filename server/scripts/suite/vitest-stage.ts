import { runTests, type Stage } from "./stage";

/** For the tally, and for two cores; Vitest itself would leave one free. */
const always = ["--maxWorkers=2", "--reporter=dot", "--reporter=./server/scripts/suite/vitest-tally.ts"];

/** Runs Vitest. @param options what to run: projects, files */
export function vitestStage(name: string, options: string[]): Stage {
  return { name, run: () => runTests("vitest", ["run", ...always, ...options]) };
}
