/** A test that was not run, and why. */
export interface SkippedTest {
  name: string;
  reason: string;
}

/** What became of the tests of one stage, or of all. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: SkippedTest[];
}

export const onePassed: Tally = { passed: 1, failed: 0, skipped: [] };
export const oneFailed: Tally = { passed: 0, failed: 1, skipped: [] };

/** Adds the tallies of several stages. */
export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    skipped: tallies.flatMap(({ skipped }) => skipped),
  };
}

/**
 * What a test program's report and exit code say together: a program that failed without naming a failed test, or
 * without a report, counts as one failure.
 */
export function settleTally(exitCode: number, reported: Tally | null): Tally {
  if (reported === null) return oneFailed;
  return exitCode !== 0 && reported.failed === 0 ? addTallies([reported, oneFailed]) : reported;
}

/** "12 passed, 0 failed", and how many were skipped if any were. */
export function describeTally({ passed, failed, skipped }: Tally): string {
  const counts = `${passed} passed, ${failed} failed`;
  return skipped.length === 0 ? counts : `${counts}, ${skipped.length} skipped`;
}
