import type { FullConfig, Reporter, Suite, TestCase } from "@playwright/test/reporter";
import { stripVTControlCharacters } from "node:util";
import { addTallies, oneFailed, onePassed, oneSkipped, type Tally } from "./tally";
import { writeTally } from "./tally-file";

function tallyOfTest(test: TestCase): Tally {
  const outcome = test.outcome();
  if (outcome === "expected" || outcome === "flaky") return onePassed;
  const name = test.titlePath().filter(Boolean).join(" > ");
  // What was to run and did not, because the run ended early, comes out as skipped too.
  if (outcome !== "skipped" || test.expectedStatus !== "skipped") {
    const error = test.results.flatMap(({ errors }) => errors).at(-1);
    return oneFailed(name, stripVTControlCharacters(error?.message ?? "not run"));
  }
  const note = test.annotations.find(({ type }) => type === "skip" || type === "fixme");
  return oneSkipped(name, note?.description);
}

/** Leaves the tally of a Playwright run in a file. */
export default class PlaywrightTally implements Reporter {
  private suite: Suite | null = null;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    if (this.suite !== null) writeTally(addTallies(this.suite.allTests().map(tallyOfTest)));
  }

  printsToStdio(): boolean {
    return false;
  }
}
