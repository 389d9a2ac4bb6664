import type { FullConfig, Reporter, Suite, TestCase } from "@playwright/test/reporter";
import { addTallies, oneFailed, onePassed, type Tally } from "./tally";
import { writeTally } from "./tally-file";

function tallyOfTest(test: TestCase): Tally {
  const outcome = test.outcome();
  if (outcome === "expected" || outcome === "flaky") return onePassed;
  // What was to run and did not, because the run ended early, comes out as skipped too.
  if (outcome !== "skipped" || test.expectedStatus !== "skipped") return oneFailed;
  const note = test.annotations.find(({ type }) => type === "skip" || type === "fixme");
  const name = test.titlePath().filter(Boolean).join(" > ");
  return { passed: 0, failed: 0, skipped: [{ name, reason: note?.description ?? "no reason given" }] };
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
