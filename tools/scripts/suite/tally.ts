/** A test that was not run, or failed, and why. */
interface NamedTest {
  name: string;
  reason: string;
}

/** What became of the tests of one stage, or of all. */
export interface Tally {
  passed: number;
  failed: NamedTest[];
  skipped: NamedTest[];
}

export const onePassed: Tally = { passed: 1, failed: [], skipped: [] };

/** @param name of the test, or of what stands for one */
export const oneFailed = (name: string, reason: string): Tally => ({
  passed: 0,
  failed: [{ name, reason }],
  skipped: [],
});

/** @param name of the test */
export const oneSkipped = (name: string, reason = "no reason given"): Tally => ({
  passed: 0,
  failed: [],
  skipped: [{ name, reason }],
});

/** Adds the tallies of several stages. */
export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.flatMap(({ failed }) => failed),
    skipped: tallies.flatMap(({ skipped }) => skipped),
  };
}

/**
 * What a test program's report and exit code say together: a program that failed without naming a failed test, or
 * without a report, counts as one failure.
 * @param program its name
 */
export function settleTally(program: string, exitCode: number, reported: Tally | null): Tally {
  const ended = `ended with ${exitCode}`;
  if (reported === null) return oneFailed(program, `${ended}, without a report`);
  if (exitCode === 0 || reported.failed.length > 0) return reported;
  return addTallies([reported, oneFailed(program, `${ended}, though no test failed`)]);
}

/** "12 passed, 0 failed", and how many were skipped if any were. */
export function describeTally({ passed, failed, skipped }: Tally): string {
  const counts = `${passed} passed, ${failed.length} failed`;
  return skipped.length === 0 ? counts : `${counts}, ${skipped.length} skipped`;
}
