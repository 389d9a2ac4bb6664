import { runTests, type Stage } from "./stage";

/** Runs Vitest. @param options what to run: projects, files */
export function vitestStage(name: string, options: string[]): Stage {
  const reporters = ["--reporter=dot", "--reporter=./tools/scripts/suite/vitest-tally.ts"];
  return { name, run: () => runTests("vitest", ["run", ...reporters, ...options]) };
}
