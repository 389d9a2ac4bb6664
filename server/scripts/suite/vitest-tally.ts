import type { Reporter, TestCase, TestModule } from "vitest/node";
import { addTallies, oneFailed, onePassed, type Tally } from "./tally";
import { writeTally } from "./tally-file";

function tallyOfTest(test: TestCase): Tally {
  const result = test.result();
  if (result.state === "passed") return onePassed;
  if (result.state !== "skipped") return oneFailed;
  const name = `[${test.project.name}] ${test.module.relativeModuleId} > ${test.fullName}`;
  return { passed: 0, failed: 0, skipped: [{ name, reason: result.note ?? "no reason given" }] };
}

function tallyOfModule(module: TestModule): Tally {
  // A file that cannot be read and a hook that fails have no failed test to show for it.
  const broken = [module, ...module.children.allSuites()].filter((part) => part.errors().length > 0);
  const tests = [...module.children.allTests()].map(tallyOfTest);
  return addTallies([...tests, ...broken.map(() => oneFailed)]);
}

/** Leaves the tally of a Vitest run in a file. */
export default class VitestTally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    writeTally(addTallies([...modules.map(tallyOfModule), ...unhandledErrors.map(() => oneFailed)]));
  }
}
