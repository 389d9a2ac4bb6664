/** Why a judgment is kept in the raw files without going into the gold. */
export const uncountedReasons = ["excluded", "stopped", "late", "qualification", "surplus"] as const;
export type UncountedReason = (typeof uncountedReasons)[number];

/**
 * The judgments of a release in the order of its files: by item, then annotator, then dimension. About 40 bytes a
 * judgment.
 */
export interface JudgmentColumns {
  /** Item i holds the judgments starts[i] up to, but not including, starts[i + 1]. */
  starts: Uint32Array;
  /** Positions in the release's list of annotators. */
  annotators: Uint32Array;
  /** Positions in the release's list of dimensions. */
  dimensions: Uint8Array;
  /** NaN is N/A. */
  values: Float64Array;
  /** Visible seconds; NaN where none were recorded. */
  seconds: Float64Array;
  /** The number of the HIT from 1; 0 where the page was composed for its annotator. */
  hits: Uint32Array;
  /** 1 where the item was put as a gold item. */
  gold: Uint8Array;
  /** 0 counts; else one more than the position of its reason in `uncountedReasons`. */
  uncounted: Uint8Array;
  /** Milliseconds since 1970. */
  submittedAt: Float64Array;
}

/** Why judgment `at` does not count; null where it does. */
export function uncountedReason({ uncounted }: JudgmentColumns, at: number): UncountedReason | null {
  return uncountedReasons[(uncounted[at] ?? 0) - 1] ?? null;
}

export function judgmentCount({ annotators }: JudgmentColumns): number {
  return annotators.length;
}
