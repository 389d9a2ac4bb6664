interface AnsweredCheck {
  passed: boolean | null;
  answeredAt: number | null;
}

/** Checks that somebody failed, without those before an organizer let them continue. @param clearedAt null where none did */
export const failedSince = (met: readonly AnsweredCheck[], clearedAt: number | null): number =>
  met.filter(({ passed, answeredAt }) => passed === false && (answeredAt ?? 0) > (clearedAt ?? 0)).length;
