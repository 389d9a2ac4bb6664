import type { Reporter, TestCase, TestModule } from "vitest/node";
import { stripVTControlCharacters } from "node:util";
import { addTallies, oneFailed, onePassed, oneSkipped, type Tally } from "./tally";
import { writeTally } from "./tally-file";

/** @param error what was thrown; anything can be */
function reasonOf(error: unknown): string {
  const said = typeof error === "object" && error !== null && "message" in error ? error.message : error;
  return stripVTControlCharacters(String(said));
}

function tallyOfTest(test: TestCase): Tally {
  const result = test.result();
  if (result.state === "passed") return onePassed;
  const name = `[${test.project.name}] ${test.module.relativeModuleId} > ${test.fullName}`;
  if (result.state === "skipped") return oneSkipped(name, result.note);
  return oneFailed(name, reasonOf(result.errors?.at(-1) ?? "not run"));
}

function tallyOfModule(module: TestModule): Tally {
  // A file that cannot be read and a hook that fails have no failed test to show for it.
  const broken = [module, ...module.children.allSuites()].flatMap((part) => part.errors().slice(0, 1));
  const tests = [...module.children.allTests()].map(tallyOfTest);
  return addTallies([
    ...tests,
    ...broken.map((error) => oneFailed(module.relativeModuleId, reasonOf(error))),
  ]);
}

/** Leaves the tally of a Vitest run in a file. */
export default class VitestTally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    writeTally(
      addTallies([
        ...modules.map(tallyOfModule),
        ...unhandledErrors.map((error) => oneFailed("outside of the tests", reasonOf(error))),
      ]),
    );
  }
}
